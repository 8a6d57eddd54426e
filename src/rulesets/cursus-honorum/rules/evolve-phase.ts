/** What shares, closed rounds and finished parts do to the table. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Character, Track } from '../model/character.ts';
import {
  FRESH_STEP,
  type Phase,
  type Share,
  type ShareRecord,
  type State,
  type TestResult,
} from '../model/game.ts';
import { changeMany } from './evolve-tools.ts';
import { isAggressive } from './load.ts';
import { enterReaction, passTest, withPoints } from './reaction.ts';

/**
 * Puts the points (or threat dice) of a share on its receivers; every receiver moves the source to the end
 * of its causes (CH-2.6). With `again`, a source of a share of the last step has been chosen anew.
 */
export function applyShare(
  state: State,
  share: Share,
  shares: readonly ShareRecord[],
  again?: string,
): State {
  const old =
    again === undefined ? undefined : shares.find((one) => one.sources.some(({ id }) => id === again));
  const base = old ? undoShare(state, old) : state;
  if (share.track === 'threat') {
    const dice = new Map<EntityId, number>();
    for (const { gains } of share.sources)
      for (const { id, points } of gains) dice.set(id, (dice.get(id) ?? 0) + points);
    const threatDice = [...dice].map(([id, count]) => ({ id, dice: count }));
    const record: ShareRecord = { ...share, before: [] };
    return {
      ...base,
      step: base.step && { ...base.step, threatDice },
      shares: replaced(shares, old, record),
    };
  }
  const { track } = share;
  const gained = gainsById(share);
  const before: ShareRecord['before'][number][] = [];
  const given = changeMany(base, new Set(gained.keys()), (one) => {
    before.push({ id: one.id, points: one.points[track], causes: one.causes[track] });
    return gained
      .get(one.id)!
      .reduce((now, { source, points }) => withPoints(now, track, points, source), one);
  });
  return { ...given, shares: replaced(shares, old, { ...share, before }) };
}

const replaced = (
  shares: readonly ShareRecord[],
  old: ShareRecord | undefined,
  record: ShareRecord,
): readonly ShareRecord[] => (old ? shares.map((one) => (one === old ? record : one)) : [...shares, record]);

function gainsById(share: Share): Map<EntityId, { source: string; points: number }[]> {
  const gained = new Map<EntityId, { source: string; points: number }[]>();
  for (const source of share.sources)
    for (const { id, points } of source.gains) {
      const list = gained.get(id) ?? [];
      list.push({ source: source.id, points });
      gained.set(id, list);
    }
  return gained;
}

/** The state without the points that a share gave; threat dice are counted anew with each share of them. */
export function undoShare(state: State, record: ShareRecord): State {
  if (record.track === 'threat') return state;
  const track: Track = record.track;
  const before = new Map(record.before.map((entry) => [entry.id, entry]));
  return changeMany(state, new Set(before.keys()), (one) => {
    const { points, causes } = before.get(one.id)!;
    return { ...one, points: { ...one.points, [track]: points }, causes: { ...one.causes, [track]: causes } };
  });
}

/** Marks all results of a round at once; who entered is the source of the next one (CH-13.7, CH-13.8). */
export function closeRound(state: State, results: readonly TestResult[]): State {
  const byId = new Map<EntityId, TestResult[]>();
  for (const result of results) byId.set(result.id, [...(byId.get(result.id) ?? []), result]);
  const closed = changeMany(state, new Set(byId.keys()), (one) => settleTests(one, byId.get(one.id)!));
  if (!state.step) return closed;
  const sources = results.flatMap(({ id, enters }) =>
    enters === 'flight' || (enters !== null && isAggressive(enters)) ? [id] : [],
  );
  const step = { ...state.step, round: state.step.round + 1, stage: 'share' as const, sources, results: [] };
  return { ...closed, step };
}

/** A failure enters the reaction (CH-14.6), passes use up their points (CH-12.6). */
function settleTests(one: Character, results: readonly TestResult[]): Character {
  const failed = results.find(({ enters }) => enters !== null);
  return failed
    ? enterReaction(one, failed.enters!)
    : results.reduce((now, { track, points }) => passTest(now, track, points), one);
}

const AFTER: Readonly<Record<Phase, Phase>> = {
  battle: 'recovery',
  recovery: 'flight',
  flight: 'offensive',
  offensive: 'closed',
  closed: 'closed',
};

/** On to the second player, or to the next part of the phase (CH-13.1, CH-13.10). */
export function nextPart(state: State, bySide: boolean): State {
  const { step } = state;
  if (!step) return state;
  if (bySide && step.at === 0)
    return { ...state, step: { ...FRESH_STEP, order: step.order, drawn: step.drawn, at: 1 } };
  const phase = AFTER[state.phase];
  return { ...state, phase, step: phase === 'closed' ? null : FRESH_STEP };
}
