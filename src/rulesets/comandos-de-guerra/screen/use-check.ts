import { type CheckInput, plainCheck } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { useDesk } from './use-desk.ts';

/** The check that lies ready for a commando; null who stands for somebody without a card. */
export const usualCheck = (commando: Commando | undefined): CheckInput => {
  const [first] = commando?.skills ?? [];
  const skill = commando ? (first?.id ?? 'dexterity') : null;
  const check = plainCheck(commando?.id ?? null, skill, commando ? null : 50);
  return first?.kind === 'weapon' ? { ...check, kind: 'weapon' } : check;
};

/** What is about to be tried, kept on the desk while other cards are looked at. */
export function useCheck(
  commando: Commando | undefined,
): readonly [CheckInput, (part: Partial<CheckInput>) => void] {
  const desk = useDesk();
  const key = commando?.id ?? '';
  const check = desk.checks[key] ?? usualCheck(commando);
  return [check, (part) => desk.setCheck(key, { ...check, ...part })];
}
