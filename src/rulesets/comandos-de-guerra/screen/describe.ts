/** A card in words: the line below the name, and the whole of it as one sentence for screen readers. */
import type { Commando } from '../model/sheet.ts';
import type { State } from '../model/state.ts';
import type { WeaponState } from '../model/words.ts';
import { moraleChange } from '../rules/actor.ts';
import { runningOut } from '../rules/rounds.ts';
import { joined, signed } from '../strings/sums.ts';
import type { Text } from '../strings/text.ts';

/** The shape that tells a weapon's state apart without colour. */
export const WEAPON_SIGNS: Readonly<Record<WeaponState, string>> = {
  ready: '•',
  jammed: '✗',
  broken: '✗✗',
  unjamming: '↻',
  reloading: '↻',
};

export type Look = 'calm' | 'fanatic' | 'apathetic' | 'other' | 'choice' | 'down' | 'foe';

/** What the disc of a card is filled with. */
export function lookOf({ status, shock, pendingShock, side }: Commando): Look {
  if (status !== 'active') return 'down';
  if (pendingShock !== null) return 'choice';
  return shock?.kind ?? (side === 'opponent' ? 'foe' : 'calm');
}

/** Up to two letters: "Inés Robledo" is IR, "Sentry 3" is S3. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s.]+/)
    .filter((word) => /[\p{L}\d]/u.test(word))
    .map((word) => word.slice(0, 1))
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .join('')
    .toUpperCase();

/** What is the matter with somebody: "apathetic 3 rounds"; empty when nothing is. */
export function troubleOf(t: Text, { status, shock, pendingShock, takesPart }: Commando): string {
  const s = t.screen.card;
  return joined(
    status === 'active' ? '' : t.status[status],
    pendingShock === null ? '' : s.choice,
    shock
      ? `${shock.kind === 'other' && shock.note ? shock.note : t.shock[shock.kind]} ${s.left(shock.roundsLeft)}`
      : '',
    takesPart ? '' : s.absent,
  );
}

/** "7/13 LP · armour 4": the points that the card does not show large. */
export function pointsOf(t: Text, { life, morale, blows, armour, aim }: Commando): string {
  const s = t.screen.card;
  return joined(
    morale === null ? '' : s.lifeOf(life.now, life.max),
    blows.now < blows.max ? s.blowsOf(blows.now, blows.max) : '',
    armour > 0 ? s.armour(armour) : '',
    aim ? s.aim(aim.rounds) : '',
  );
}

/** Everything that the drawing of a card says. */
export function describeCommando(t: Text, state: State, commando: Commando): string {
  const { id, name, side, life, morale, weapons } = commando;
  const s = t.screen.card;
  const change = moraleChange(commando);
  return [
    name,
    side === 'opponent' && t.side.opponent,
    // A shock is told below, with its last round.
    troubleOf(t, { ...commando, shock: null }),
    pointsOf(t, commando),
    morale === null && s.lifeOf(life.now, life.max),
    morale !== null && `${s.morale} ${morale}${change ? ` (${signed(change)})` : ''}`,
    ...runningOut(state)
      .filter(({ who, what }) => who === id && what === 'shock')
      .map(({ kind, roundsLeft, lastRound }) =>
        t.until.shock(t.shock[kind ?? 'other'], roundsLeft, lastRound),
      ),
    ...weapons.map(
      (weapon) =>
        `${weapon.name}: ${t.weaponState[weapon.state]}${weapon.roundsLeft > 0 ? ` ${s.left(weapon.roundsLeft)}` : ''}`,
    ),
  ]
    .filter(Boolean)
    .join(', ');
}
