/** The rules as the table sees them. */
import type { OwedTest, Ruleset } from '../../../kernel/log.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { initial, type State } from '../model/state.ts';
import { type OpenCheck, openChecks } from './checks.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { touches } from './touches.ts';

/** PS-1.1: one owed test for each casualty, in the order in which they fell; the owner may take any first. */
function owedFor(state: State, { check, finding, due }: OpenCheck): OwedTest<Command>[] {
  if (!due) return [];
  const { id, casualtyId } = check;
  const { status, testerId } = finding;
  const params = { casualtyId, distance: finding.distance ?? -1 };
  if (status === 'test' && testerId !== null) {
    const command: Command = { type: 'shockTest', characterId: testerId, checkId: id, boosts: [] };
    return [{ id, who: testerId, because: { code: 'casualty', params }, rule: 'PS-2.1', command }];
  }
  if (status === 'ask')
    return [{ id, who: casualtyId, because: { code: 'ask', params }, rule: 'PS-2.10', command: null }];
  const { tieBreak } = state.settings;
  const command: Command | null = tieBreak === 'random' ? { type: 'drawTester', checkId: id } : null;
  return [{ id, who: casualtyId, because: { code: `tie-${tieBreak}`, params }, rule: 'PS-2.6', command }];
}

/** Who must roll or choose now: a shortfall on the table first, then the checks. */
const owed = (state: State): OwedTest<Command>[] => [
  ...(state.shortfall
    ? [
        {
          id: `shortfall-${state.shortfall.characterId}`,
          who: state.shortfall.characterId,
          because: { code: 'shortfall', params: { need: state.shortfall.need } },
          rule: 'PS-6.4',
          command: null,
        },
      ]
    : []),
  ...openChecks(state).flatMap((open) => owedFor(state, open)),
];

export const ruleset: Ruleset<State, Command, Event> = {
  id: 'psychological-shock',
  rulesVersion: 1,
  initial,
  decide,
  evolve,
  touches,
  owed,
};
