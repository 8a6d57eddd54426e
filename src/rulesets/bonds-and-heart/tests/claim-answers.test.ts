/** What an answer to a claim does: tokens, helps, shields, advice, and the heart of whoever refuses (BH-5). */
import { describe, expect, it } from 'vitest';
import type { Bearer, BondKind } from '../model/bearer.ts';
import type { State } from '../model/state.ts';
import { grantOf } from '../rules/claim-commands.ts';
import { bearer, play, table } from './helpers.ts';

describe('an answer to a claim', () => {
  const asked = (kind: BondKind, phase: State['phase'], one: Partial<Bearer> = {}): State =>
    table(
      [
        bearer('a', { claims: 3, ...one }),
        bearer('b', { bonds: [{ id: 'b1', to: 'a', kind, plots: [1, 3, 4], freeLight: null }] }),
      ],
      {
        phase,
        serial: 7,
      },
    );
  const answer = (state: State, kind: BondKind, decision: 'accept' | 'refuse' | 'deny') =>
    play(state, { type: 'resolveClaim', claimant: 'a', claimed: 'b', kind, decision }, [[1, 1, 1]]);

  it.each([
    ['loveHate', 'help', 'help'],
    ['friendshipRivalry', 'help', 'help'],
    ['protectionContempt', 'protection', 'help'],
    ['admirationEnvy', 'help', 'advice'],
  ] as const)('of %s grants %s in a scene and %s in a fight (BH-6)', (kind, action, combat) => {
    expect([grantOf(kind, 'action'), grantOf(kind, 'combat')]).toEqual([action, combat]);
  });

  it('that accepts tells the tokens held before and moves one (BH-5.5)', () => {
    const claim = { claimant: 'a', claimed: 'b', kind: 'loveHate', light: 2 } as const;
    const done = answer(asked('loveHate', 'combat'), 'loveHate', 'accept');
    const told = {
      ...claim,
      decision: 'accept',
      mode: 'combat',
      held: [3, 1],
      counted: true,
      grant: 'help',
      help: 'h7',
    };
    expect(done.events).toEqual([{ type: 'claimAnswered', ...told }]);
    expect(done.state.bearers.map(({ claims, combatClaimsUsed }) => [claims, combatClaimsUsed])).toEqual([
      [2, 1],
      [2, 0],
    ]);
    expect([done.state.helps, done.state.serial]).toEqual([[{ id: 'h7', mode: 'combat', ...claim }], 8]);
  });

  it('is not counted in a scene, nor when the director denies it (BH-5.7, BH-5.11)', () => {
    const scene = answer(asked('loveHate', 'scene'), 'loveHate', 'accept');
    expect([scene.events, scene.state.bearers[0]!.combatClaimsUsed]).toMatchObject([
      [{ counted: false, mode: 'action' }],
      0,
    ]);
    const start_ = asked('loveHate', 'combat');
    const house: State = { ...start_, settings: { ...start_.settings, refusedClaimCountsAsUse: true } };
    const denied = answer(house, 'loveHate', 'deny');
    expect(denied.events).toMatchObject([{ counted: false, grant: null, help: '' }]);
    expect(denied.state).toEqual(house);
    const scene_: State = { ...house, phase: 'scene' };
    expect(answer(scene_, 'loveHate', 'refuse').events).toMatchObject([
      { counted: false },
      { cause: 'refusedClaim' },
    ]);
  });

  it('that accepts a shield or advice leaves it with the claimant, and no help', () => {
    const shield = answer(asked('protectionContempt', 'scene'), 'protectionContempt', 'accept');
    expect(shield.events).toMatchObject([{ grant: 'protection', help: '' }]);
    expect(shield.state.bearers.map(({ protections }) => protections)).toEqual([
      [{ from: 'b', light: 2 }],
      [],
    ]);
    const advice = answer(asked('admirationEnvy', 'combat'), 'admirationEnvy', 'accept');
    expect(advice.state.bearers.map(({ pendingAdvice }) => pendingAdvice)).toEqual([
      [{ from: 'b', light: 2 }],
      [],
    ]);
    for (const { state } of [shield, advice]) expect([state.helps, state.serial]).toEqual([[], 7]);
  });

  it('that refuses darkens a plot of the claimed and is remembered (BH-5.6)', () => {
    const done = answer(asked('loveHate', 'scene'), 'loveHate', 'refuse');
    expect(done.events.map(({ type }) => type)).toEqual(['claimAnswered', 'heartChanged']);
    expect(done.events[1]).toMatchObject({
      id: 'b',
      toward: 'dark',
      cause: 'refusedClaim',
      steps: [{ changed: 3 }],
    });
    expect(done.state.refusals).toEqual([{ claimant: 'a', claimed: 'b' }]);
    expect(done.state.bearers.map(({ claims }) => claims)).toEqual([3, 1]);
  });

  it('closes the claim that lies open, and no other', () => {
    const open = { claimant: 'a', claimed: 'b', kind: 'loveHate' } as const;
    const left = (claim: State['claim']) =>
      answer({ ...asked('loveHate', 'scene'), claim }, 'loveHate', 'deny').state.claim;
    const others = [
      { ...open, kind: 'admirationEnvy' },
      { ...open, claimant: 'c' },
      { ...open, claimed: 'c' },
    ] as const;
    expect([left(open), ...others.map(left)]).toEqual([null, ...others]);
  });

  it('keeps the sixty shields and reminders that came last', () => {
    const old = Array.from({ length: 60 }, (_, i) => ({ from: `x${i}`, light: 1 }));
    const crammed = asked('protectionContempt', 'scene', { protections: old });
    const { protections } = answer(crammed, 'protectionContempt', 'accept').state.bearers[0]!;
    expect([protections.length, protections[0]?.from, protections.at(-1)?.from]).toEqual([60, 'x1', 'b']);
  });

  it('lets a help go alone that nobody used', () => {
    const done = answer(asked('loveHate', 'scene'), 'loveHate', 'accept').state;
    const two = { ...done, helps: [...done.helps, { ...done.helps[0]!, id: 'h9' }] };
    const dropped = play(two, { type: 'dropHelp', help: 'h7' }, []);
    expect(dropped.events).toEqual([{ type: 'helpDropped', help: done.helps[0] }]);
    expect(dropped.state.helps.map(({ id }) => id)).toEqual(['h9']);
    expect(play(two, { type: 'dropHelp', help: 'h8' }, []).error).toBe('BH_E_HELP_GONE');
  });
});
