/** A unit in one sentence for screen readers: everything that its row draws. */
import type { State } from '../model/state.ts';
import type { CheckRow } from '../rules/guide.ts';
import { activeModels, alive, contactOf, modelsIn } from '../rules/who-tests.ts';
import type { Text } from '../strings/text.ts';
import { pillsOf } from './pills.ts';

export function describeRow(t: Text, state: State, row: CheckRow, length: (cm: number) => string): string {
  const { unit, place, reason, testLd, slowest } = row;
  const s = t.screen;
  const models = modelsIn(alive(unit));
  const stupid = activeModels(unit, state.settings);
  const inContact = contactOf(unit.groups);
  const parts = [
    unit.name,
    t.sides[unit.side],
    s.row.models(models),
    stupid > 0 && s.row.withStupidity(stupid),
    t.ldFrom[testLd.source](testLd.ld),
    `${t.movement} ${length(slowest)}`,
    unit.engaged && s.row.inContact(inContact),
    (place === 'due' || (place === 'exempt' && reason !== 'required')) && t.reasons[reason],
    unit.charge?.reaction === null && s.todo.reactions,
    ...pillsOf(state, unit).map((pill) => s.pills[pill.key]),
  ];
  return parts.filter(Boolean).join(', ');
}
