/** A character in one sentence for screen readers: everything that the drawing says. */
import type { Character, State } from '../model/state.ts';
import { capOf } from '../rules/actions.ts';
import { faceOf, hasWoundShock } from '../rules/cards.ts';
import type { ScreenText } from '../strings/text.ts';

export function describeCharacter(s: ScreenText, state: State, character: Character): string {
  const { command, maxActions } = faceOf(character);
  const parts = [
    character.name,
    character.role,
    character.shocked && s.card.shocked,
    character.wound === 'wounded' && s.card.wounded,
    character.wound === 'killed' && s.card.killed,
    hasWoundShock(state, character) && s.card.woundShock,
    character.tookCover && s.card.cover,
    command > 0 && s.card.command(command),
    s.card.number(maxActions),
    s.card.used(character.actionsUsed, capOf(state, character)),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Up to three letters for a token: "Sgt. Moore" → "Mo", "Rifleman 12" → "R12". */
export function codeOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  const last = words.at(-1) ?? '?';
  if (/^\d{1,3}$/.test(last) && words.length > 1)
    return `${words[0]!.slice(0, 1)}${last}`.toUpperCase().slice(0, 4);
  return last.slice(0, 3);
}
