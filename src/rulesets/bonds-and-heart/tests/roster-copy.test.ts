import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { ALTERNATE } from '../model/bearer.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { printRoster } from '../strings/print-roster.ts';

const { state } = demo('en');
const roster = rosterOf(state);

describe('the roster of a table', () => {
  it('forgets the adventure, and keeps the bonds', () => {
    expect(roster).toMatchObject({ adventure: 0, running: false, scene: 1, helps: [], lastTest: null });
    roster.bearers.forEach((bearer, i) => {
      expect(bearer.bonds).toEqual(state.bearers[i]?.bonds);
      expect(bearer).toMatchObject({ light: ALTERNATE, claims: 1, protections: [], filledMark: null });
      expect(bearer.hp.current).toBe(bearer.hp.max);
    });
  });

  it('leaves hearts that were painted by hand', () => {
    const byHand = { ...state, settings: { ...state.settings, startingHeart: 'byHand' } as const };
    expect(rosterOf(byHand).bearers.map(({ light }) => light)).toEqual(
      state.bearers.map(({ light }) => light),
    );
  });
});

describe.each([
  { language: 'en', t: en },
  { language: 'es', t: es },
] as const)('the roster on paper, $language', ({ language, t }) => {
  const { groups } = printRoster(demo(language).state, t);

  it('ticks the light plots of each heart, and the light of each bond', () => {
    const [, , hearts, bonds] = groups;
    expect(hearts?.rows[0]?.boxes.filter(({ ticked }) => ticked === 1)).toHaveLength(13);
    expect(bonds?.rows[0]).toMatchObject({ name: 'Aldara → Brizo', boxes: [{ total: 6, ticked: 5 }] });
  });
});
