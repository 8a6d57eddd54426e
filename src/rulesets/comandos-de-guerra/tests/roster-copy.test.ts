import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import { stateSchema } from '../schema.ts';
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
    expect(roster.commandos.map(({ name }) => name)).toEqual(state.commandos.map(({ name }) => name));
    expect(roster.settings).toEqual(state.settings);
  });

  it('forgets the mission, and keeps the reference tables', () => {
    expect(roster).toMatchObject({ round: 1, mission: { number: 0 }, chases: [], prompts: [], serial: 1 });
    expect(roster.tables).toEqual(state.tables);
    for (const { life, morale, shock, firstShock, aim } of roster.commandos)
      expect([life.now, morale, shock, firstShock, aim]).toEqual([life.max, null, null, null, null]);
  });

  it('hands the weapons out clean and full; cartridges that nobody counts stay uncounted', () => {
    for (const { state: now, loaded, capacity, daysUncleaned } of roster.commandos.flatMap((c) => c.weapons))
      expect([now, loaded, daysUncleaned]).toEqual(['ready', capacity, 0]);
    const uncounted = state.commandos.map((one) => ({
      ...one,
      weapons: one.weapons.map((weapon) => ({ ...weapon, loaded: null })),
    }));
    const weapons = rosterOf({ ...state, commandos: uncounted }).commandos.flatMap((one) => one.weapons);
    expect(weapons.every(({ loaded }) => loaded === null)).toBe(true);
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
    for (const name of demo(language).state.commandos.map(({ name }) => name)) expect(names).toContain(name);
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

  it('has a box for each life point, and ticks the lost ones', () => {
    const bruno = rows.find(({ name }) => name === 'Bruno Carvalho');
    expect(bruno?.boxes[0]).toEqual({ label: t.print.life, total: 13, ticked: 6 });
  });
});
