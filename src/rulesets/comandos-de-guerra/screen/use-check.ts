import { type CheckInput, plainCheck } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { useDesk } from './use-desk.ts';

/** What a check takes from the skill of a card: a weapon's is rolled at very easy too (CG-3.7). */
export function checkWith({ skills }: Commando, skill: string): Pick<CheckInput, 'skill' | 'level' | 'kind'> {
  const weapon = skills.some(({ id, kind }) => id === skill && kind === 'weapon');
  return { skill, level: null, kind: weapon ? 'weapon' : 'general' };
}

/** A level to begin with for somebody without a card. */
const USUAL_LEVEL = 50;

/** The check that lies ready for a commando, or for somebody without a card. */
export const usualCheck = (commando: Commando | undefined): CheckInput =>
  commando
    ? {
        ...plainCheck(commando.id, null, null),
        ...checkWith(commando, commando.skills[0]?.id ?? 'dexterity'),
      }
    : plainCheck(null, null, USUAL_LEVEL);

/** What is about to be tried, kept on the desk while other cards are looked at. */
export function useCheck(
  commando: Commando | undefined,
): readonly [CheckInput, (part: Partial<CheckInput>) => void] {
  const desk = useDesk();
  const key = commando?.id ?? '';
  const check = desk.checks[key] ?? usualCheck(commando);
  return [check, (part) => desk.setCheck(key, { ...check, ...part })];
}
