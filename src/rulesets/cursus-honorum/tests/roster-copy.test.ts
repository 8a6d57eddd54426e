import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { newCharacter } from '../model/character.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import { stateSchema } from '../schema/state.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { printRoster } from '../strings/print-roster.ts';

const { state } = demo('en');
const roster = rosterOf(state);

describe('the roster of a table', () => {
  it('is a table by the schema, and the roster of itself', () => {
    expect(v.parse(stateSchema, roster)).toEqual(roster);
    expect(rosterOf(roster)).toEqual(roster);
  });

  it('keeps everybody and the house rules, and the table it was made from', () => {
    const before = structuredClone(state);
    rosterOf(state);
    expect(state).toEqual(before);
    expect(roster.characters.map(({ name }) => name)).toEqual(state.characters.map(({ name }) => name));
    expect(roster.house).toEqual(state.house);
  });

  it('forgets the battle', () => {
    expect(roster).toMatchObject({ turn: 1, phase: 'battle', step: null, shares: [], board: state.board });
    for (const one of roster.characters) expect(newCharacter(one.id, one)).toEqual(one);
    expect(roster.characters.every(({ alive, pos }) => alive && pos === null)).toBe(true);
  });

  it('gives back what flight took from a leader', () => {
    const captain = (of: typeof state) => of.characters.find(({ id }) => id === 'ofi')!;
    expect(captain(state)).toMatchObject({ leadership: 2, leadershipLost: 1 });
    expect(captain(roster)).toMatchObject({ leadership: 3, leadershipLost: 0 });
  });
});

describe.each([
  { language: 'en', t: en },
  { language: 'es', t: es },
] as const)('the roster on paper, $language', ({ language, t }) => {
  const { groups } = printRoster(demo(language).state, t);
  const rows = groups.flatMap((group) => group.rows);

  it('has a row for everybody', () => {
    const names = new Set(rows.map(({ name }) => name));
    for (const name of demo(language).state.characters.map(({ name }) => name)) expect(names).toContain(name);
  });

  it('fills every column, and has no more ticks than boxes', () => {
    for (const { title, columns, rows: own } of groups) {
      expect([title, ...columns].every((text) => text.trim() !== '')).toBe(true);
      expect(new Set(columns).size).toBe(columns.length);
      expect(own.every(({ values }) => values.length === columns.length)).toBe(true);
    }
    expect(rows.flatMap(({ values }) => values).filter((text) => text.trim() === '')).toEqual([]);
    for (const { boxes } of rows) {
      expect(new Set(boxes.map(({ label }) => label)).size).toBe(boxes.length);
      for (const { label, total, ticked } of boxes)
        expect([label !== '', ticked >= 0 && ticked <= total, total > 0]).toEqual([true, true, true]);
    }
  });

  it('ticks the points that somebody has, and leaves out tracks that cannot be', () => {
    const shaken = demo(language).state.characters.find(({ id }) => id === 'l8')!;
    expect(rows.find(({ name }) => name === shaken.name)?.boxes).toEqual([
      { label: 'D', total: 6, ticked: 3 },
      { label: 'P', total: 3, ticked: 0 },
      { label: 'A', total: 3, ticked: 0 },
    ]);
  });
});
