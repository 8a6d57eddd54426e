import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { newCharacter } from '../model/character.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { printRoster } from '../strings/print-roster.ts';

const played = () => demo('en').state;

describe('the roster of a table', () => {
  it('forgets the battle', () => {
    const state = played();
    const roster = rosterOf(state);
    expect(roster).toMatchObject({ turn: 1, phase: 'battle', step: null, shares: [], board: state.board });
    for (const one of roster.characters) expect(newCharacter(one.id, one)).toEqual(one);
    expect(roster.characters.every(({ alive, pos }) => alive && pos === null)).toBe(true);
  });

  it('gives back what flight took from a leader', () => {
    const state = played();
    const captain = (of: typeof state) => of.characters.find(({ id }) => id === 'ofi')!;
    expect(captain(state)).toMatchObject({ leadership: 2, leadershipLost: 1 });
    expect(captain(rosterOf(state))).toMatchObject({ leadership: 3, leadershipLost: 0 });
  });
});

describe.each([
  { language: 'en', t: en },
  { language: 'es', t: es },
] as const)('the roster on paper, $language', ({ language, t }) => {
  it('ticks the points that somebody has, and leaves out tracks that cannot be', () => {
    const { groups } = printRoster(demo(language).state, t);
    const rows = groups.flatMap((group) => group.rows);
    const shaken = demo(language).state.characters.find(({ id }) => id === 'l8')!;
    expect(rows.find(({ name }) => name === shaken.name)?.boxes).toEqual([
      { label: 'D', total: 6, ticked: 3 },
      { label: 'P', total: 3, ticked: 0 },
      { label: 'A', total: 3, ticked: 0 },
    ]);
  });
});
