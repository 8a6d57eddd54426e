import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '../../../kernel/fraction.ts';
import { BOND_KINDS } from '../model/bearer.ts';
import { DECISIONS } from '../model/commands.ts';
import { players, type State } from '../model/state.ts';
import { claimCap, claimsInPlay, matrix, refusalOdds, refusedLately, whyNotClaim } from '../rules/claims.ts';
import { owed } from '../rules/owed.ts';
import { bearer, play, table } from './helpers.ts';

const friends = (plots: readonly number[]) =>
  ({ id: 'b1', to: 'a', kind: 'friendshipRivalry', plots, freeLight: null }) as const;
const ask = { claimant: 'a', claimed: 'b', kind: 'friendshipRivalry' } as const;
const three = (more: Partial<State> = {}): State =>
  table([bearer('a'), bearer('b', { light: [5, 6], bonds: [friends([5, 6])] }), bearer('c')], more);

/** Everybody has every bond to everybody. */
const crowd = (count: number, claims: readonly number[], phase: State['phase']): State => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, count);
  const bearers = ids.map((id, i) =>
    bearer(id, {
      claims: claims[i] ?? 1,
      combatClaimLimit: 9,
      bonds: ids
        .filter((to) => to !== id)
        .flatMap((to) =>
          BOND_KINDS.map((kind, k) => ({
            id: `${id}${to}${k}`,
            to,
            kind,
            plots: [3, 5, 8 + k],
            freeLight: null,
          })),
        ),
    }),
  );
  return table(bearers, { phase });
};

describe('claims', () => {
  it('lie open until they are answered, and are owed by the claimed', () => {
    const open = play(three(), { type: 'openClaim', ...ask }, []);
    expect(open.state.claim).toEqual(ask);
    expect(owed(open.state).map(({ id, who }) => [id, who])).toEqual([['claim', 'b']]);
    expect(play(open.state, { type: 'resolveClaim', ...ask, decision: 'deny' }, []).state).toEqual(three());
    expect(play(open.state, { type: 'withdrawClaim' }, []).state).toEqual(three());
  });

  it('accepted for an action leave a help with the light of that moment (BH-5.5, BH-6.10)', () => {
    const { state } = play(three(), { type: 'resolveClaim', ...ask, decision: 'accept' }, []);
    expect(state.helps).toEqual([{ id: 'h1', mode: 'action', light: 2, ...ask }]);
    expect(state.bearers.map(({ claims }) => claims)).toEqual([0, 2, 1]);
    const later = play(state, { type: 'paintPlot', id: 'b', plot: 5, tone: 'dark' }, []).state;
    expect(later.helps[0]?.light).toBe(2);
  });

  it('refused darken at once and leave a reminder that stops nothing (BH-5.6, BH-5.14)', () => {
    const { state } = play(three(), { type: 'resolveClaim', ...ask, decision: 'refuse' }, [[2, 2, 1]]);
    expect(state.bearers[1]!.light).toEqual([6]);
    expect(refusedLately(state, 'a', 'b')).toBe(true);
    expect(whyNotClaim(state, 'a', 'b', 'friendshipRivalry')).toBeNull();
    expect(refusedLately(play(state, { type: 'endScene' }, []).state, 'a', 'b')).toBe(false);
  });

  it('refused in combat are used up only by house rule (BH-5.6)', () => {
    const used = (refusedClaimCountsAsUse: boolean) => {
      const start = three({ phase: 'combat' });
      const state = { ...start, settings: { ...start.settings, refusedClaimCountsAsUse } };
      const after = play(state, { type: 'resolveClaim', ...ask, decision: 'refuse' }, [[1, 1, 1]]).state;
      return [after.bearers[0]!.combatClaimsUsed, after.bearers[0]!.claims];
    };
    expect(used(false)).toEqual([0, 1]);
    expect(used(true)).toEqual([1, 1]);
  });

  it('tell before the answer what a refusal risks', () => {
    const odds = refusalOdds(three(), 'a', 'b', 'friendshipRivalry');
    // Only plots 5 and 6 are light: sums 3 to 8 reach one of them.
    expect(odds?.darkens).toEqual(fraction(1 + 3 + 6 + 10 + 15 + 21, 216));
    expect(odds?.bondLoses).toEqual(odds?.darkens);
  });

  it('give every cell of the matrix the reason that the claim itself would give', () => {
    const rows = matrix(three());
    expect(rows.map(({ claimant }) => claimant)).toEqual(['a', 'b', 'c']);
    expect(rows[0]!.cells[0]!.bonds).toBeNull();
    expect(rows[0]!.cells[1]!.bonds).toEqual([
      { bond: 'b1', kind: 'friendshipRivalry', light: 2, parts: 2, why: null },
    ]);
    expect(rows[1]!.cells[0]!.bonds).toEqual([]);
  });

  it('are conserved, and nobody is brought above the cap (BH-5.2, BH-5.8)', () => {
    const step = fc.record({
      claimant: fc.nat({ max: 7 }),
      claimed: fc.nat({ max: 7 }),
      kind: fc.constantFrom(...BOND_KINDS),
      decision: fc.constantFrom(...DECISIONS),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 8, maxLength: 8 }),
        fc.constantFrom('scene' as const, 'combat' as const),
        fc.array(step, { maxLength: 20 }),
        (count, claims, phase, steps) => {
          let state = crowd(count, claims, phase);
          const total = claimsInPlay(state);
          for (const { claimant, claimed, kind, decision } of steps) {
            const [one, two] = [claimant % count, claimed % count];
            const [asking, asked] = [state.bearers[one]!.id, state.bearers[two]!.id];
            const why = whyNotClaim(state, asking, asked, kind);
            const done = play(
              state,
              { type: 'resolveClaim', claimant: asking, claimed: asked, kind, decision },
              [[2, 3, 4]],
            );
            expect(done.error).toBe(why?.code ?? null);
            if (done.error) expect(done.state).toBe(state);
            const gained = players(done.state).filter((who, i) => who.claims > state.bearers[i]!.claims);
            for (const who of gained) expect(who.claims).toBeLessThanOrEqual(claimCap(done.state));
            state = done.state;
            expect(claimsInPlay(state)).toBe(total);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
