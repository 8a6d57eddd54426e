/** "What now?": the one thing that the guide panel leads with, and the command of its primary button. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Side } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import { type SharedSource, type State, sideOnTurn } from '../model/game.ts';
import { inOrderOfTests } from './due-tests.ts';
import { flightSources } from './flight-round.ts';
import { attackSources, pursuitSources } from './offensive-round.ts';
import { waitingPicks } from './place.ts';
import { pursuersInDoubt, reacting } from './recovery.ts';

/** `command` null: the players must enter or choose something first. */
export type WhatNow =
  | { readonly kind: 'battle'; readonly command: Command }
  | { readonly kind: 'closed'; readonly command: Command }
  | { readonly kind: 'pick'; readonly source: SharedSource; readonly command: null }
  | { readonly kind: 'first'; readonly command: null }
  | {
      readonly kind: 'threats';
      readonly side: Side;
      /** Pursuers about whom the players must say whether prey is in reach (CH-18.4). */
      readonly inDoubt: readonly EntityId[];
      readonly command: Command | null;
    }
  | {
      readonly kind: 'recover';
      readonly side: Side;
      readonly ids: readonly EntityId[];
      readonly command: Command;
    }
  | {
      readonly kind: 'ranges';
      readonly side: Side;
      readonly round: number;
      /** Whose ranges are needed: leader loads by their area, others by 10 cm or charge distance. */
      readonly sources: readonly EntityId[];
      readonly command: Command | null;
    }
  | {
      readonly kind: 'test';
      readonly side: Side;
      readonly round: number;
      readonly ids: readonly EntityId[];
      readonly command: Command;
    }
  | { readonly kind: 'endRound'; readonly side: Side; readonly round: number; readonly command: Command };

const NO_SHARING = { order: [], picks: [] } as const;

/** The next step of the table; its command uses the board where the side measures on it. */
export function whatNow(state: State): WhatNow {
  const [waiting] = waitingPicks(state);
  if (waiting) return { kind: 'pick', source: waiting, command: null };
  const { step } = state;
  if (!step) {
    return state.phase === 'closed'
      ? { kind: 'closed', command: { type: 'endTurn' } }
      : { kind: 'battle', command: { type: 'beginPsychology' } };
  }
  const side = sideOnTurn(state);
  if (side === null) return { kind: 'first', command: null };
  const onBoard = state.armies[side].rangeMode === 'board';
  if (step.stage === 'share') return shareNow(state, side, onBoard);
  const ids = inOrderOfTests(state);
  if (state.phase === 'recovery') {
    return { kind: 'recover', side, ids, command: { type: 'attemptRecovery', ids } };
  }
  const { round } = step;
  if (ids.length === 0) return { kind: 'endRound', side, round, command: { type: 'closeRound' } };
  const command: Command =
    state.phase === 'flight' ? { type: 'testFlight', ids } : { type: 'testOffensive', ids, track: null };
  return { kind: 'test', side, round, ids, command };
}

function shareNow(state: State, side: Side, onBoard: boolean): WhatNow {
  const round = state.step?.round ?? 1;
  if (state.phase === 'recovery') {
    const inDoubt = pursuersInDoubt(state, side).map(({ id }) => id);
    const nothingToAsk =
      onBoard || (inDoubt.length === 0 && reacting(state, side).every(({ status }) => status !== 'flight'));
    const open: Command = {
      type: 'openRecovery',
      threats: onBoard ? null : [],
      prey: onBoard ? null : [],
      ...NO_SHARING,
    };
    return { kind: 'threats', side, inDoubt, command: nothingToAsk ? open : null };
  }
  const flight = state.phase === 'flight';
  const characters = flight
    ? flightSources(state, side).map(({ character }) => character)
    : [...pursuitSources(state, side), ...attackSources(state, side)];
  const sources = characters.map(({ id }) => id);
  const lists = onBoard ? null : [];
  const share: Command = flight
    ? { type: 'shareFlight', inRange: lists, ...NO_SHARING }
    : { type: 'shareOffensive', pursuit: lists, attack: lists, furyPoints: [], ...NO_SHARING };
  return { kind: 'ranges', side, round, sources, command: onBoard || sources.length === 0 ? share : null };
}
