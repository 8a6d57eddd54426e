/** An event may speak of somebody whose joining was undone: it leaves everybody else alone, and never throws. */
import { describe, expect, it } from 'vitest';
import { type Bond, plainProfile } from '../model/bearer.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { evolve } from '../rules/evolve.ts';
import { bearer, table } from './helpers.ts';

const bond: Bond = { id: 'b1', to: 'b', kind: 'loveHate', plots: [1, 3], freeLight: null };
const state: State = table([bearer('a', { bonds: [bond] }), bearer('b')], {
  helps: [{ id: 'h1', mode: 'action', claimant: 'a', claimed: 'b', kind: 'loveHate', light: 2 }],
  bondPrompts: ['a'],
});
const step = { dice: [1, 1, 1], sum: 3, tried: [3], changed: 3, shifts: [] };
const tie = { owner: 'x', bond: 'b1', to: 'b', kind: 'loveHate' } as const;

describe.each<Event>([
  { type: 'bearerEdited', id: 'x', name: 'x', profile: plainProfile('y') },
  { type: 'bearerLeft', id: 'x', name: 'x' },
  { type: 'bearerDeleted', id: 'x', name: 'x' },
  { type: 'bearerMoved', id: 'x', to: 0 },
  { type: 'statusSet', id: 'x', status: 'active', fate: null },
  { type: 'statusSet', id: 'x', status: 'left', fate: null },
  { type: 'heartChanged', id: 'x', toward: 'dark', cause: 'card', steps: [step], filled: null, prompt: true },
  { type: 'plotPainted', id: 'x', plot: 1, tone: 'dark', shifts: [], filled: null },
  { type: 'heartPainted', id: 'x', light: [], filled: 'dark' },
  { type: 'markSet', id: 'x', mark: 'dark' },
  { type: 'bondCreated', owner: 'x', bond, light: 2 },
  { type: 'bondRedrawn', ...tie, plots: [2], before: 2, light: 0 },
  { type: 'bondRedrawn', ...tie, owner: 'a', bond: 'other', plots: [2], before: 2, light: 0 },
  { type: 'bondLightSet', ...tie, before: 2, light: 0 },
  { type: 'bondRemoved', ...tie },
  { type: 'bondPromptClosed', id: 'x' },
  { type: 'claimWithdrawn', claimant: 'x', claimed: 'y', kind: 'loveHate' },
  { type: 'helpDropped', help: { ...state.helps[0]!, id: 'h9' } },
  { type: 'hpSet', id: 'x', before: { current: 1, max: 1 }, hp: { current: 2, max: 2 } },
  { type: 'claimsSet', id: 'x', before: 1, claims: 5 },
  { type: 'claimLimitSet', id: 'x', limit: 3 },
  { type: 'claimsUsedSet', id: 'x', used: 3 },
  { type: 'protectionsSet', id: 'x', protections: [{ from: 'b', light: 1 }] },
  { type: 'adviceSet', id: 'x', advice: [{ from: 'b', light: 1 }] },
  { type: 'adventureEnded', retired: [] },
])('$type', (event) => {
  it('about nobody at the table changes nothing there', () => {
    const kept = event.type === 'adventureEnded' ? { ...state, helps: [] } : state;
    expect(evolve(state, event)).toEqual(kept);
  });
});

describe('an answer to a claim', () => {
  it('never takes a token that is not there any more', () => {
    const poor = table([bearer('a', { claims: 0 }), bearer('b')]);
    const answered: Event = {
      type: 'claimAnswered',
      claimant: 'a',
      claimed: 'b',
      kind: 'loveHate',
      decision: 'accept',
      mode: 'action',
      light: 2,
      held: [1, 1],
      counted: false,
      grant: null,
      help: '',
    };
    expect(evolve(poor, answered).bearers.map(({ claims }) => claims)).toEqual([0, 2]);
  });
});

describe('a bond', () => {
  it('that is told of again stands once', () => {
    const again = evolve(state, { type: 'bondCreated', owner: 'a', bond: { ...bond, plots: [7] }, light: 1 });
    expect(again.bearers[0]!.bonds).toEqual([{ ...bond, plots: [7] }]);
  });
});
