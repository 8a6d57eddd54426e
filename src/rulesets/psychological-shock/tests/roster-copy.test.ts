import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { freshCharacter } from '../model/state.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { printRoster } from '../strings/print-roster.ts';

const { state } = demo('en');
const roster = rosterOf(state);

describe('the roster of a table', () => {
  it('forgets the battle', () => {
    expect(roster).toMatchObject({ activeSide: 'A', checks: [], shortfall: null, commandInRange: {} });
    for (const one of roster.characters) expect(freshCharacter(one.id, one)).toEqual(one);
    const { atPerTurn: atPool } = state.settings;
    const { name, colour } = state.sides.B;
    expect(roster.sides.B).toEqual({ name, colour, atPool, turnNumber: 1, reserve: 0 });
  });
});

describe.each([
  { language: 'en', t: en },
  { language: 'es', t: es },
] as const)('the roster on paper, $language', ({ language, t }) => {
  const { groups } = printRoster(demo(language).state, t);

  it('has the Action Tokens of both sides', () => {
    expect(groups.at(-1)?.rows.map(({ boxes }) => boxes[0]?.total)).toEqual([5, 5]);
  });
});
