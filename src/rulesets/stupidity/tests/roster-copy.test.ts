import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { freshUnit } from '../model/unit.ts';
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
    expect(roster.units.map(({ name }) => name)).toEqual(state.units.map(({ name }) => name));
    expect(roster.settings).toEqual(state.settings);
  });

  it('forgets the battle', () => {
    expect(roster).toMatchObject({ turn: 1, phase: 'startOfTurn', panicTerrorDone: false });
    for (const unit of roster.units) expect({ ...unit, ...freshUnit(unit) }).toEqual(unit);
    const groups = roster.units.flatMap((unit) => unit.groups);
    expect(groups.every(({ inContact }) => inContact === 0)).toBe(true);
    const idle = { due: false, test: null, move: null, charge: null, combat: null };
    for (const unit of roster.units) expect(unit).toMatchObject(idle);
  });
});

describe.each([
  { language: 'en', t: en },
  { language: 'es', t: es },
] as const)('the roster on paper, $language', ({ language, t }) => {
  const { groups } = printRoster(demo(language).state, t, language);
  const rows = groups.flatMap((group) => group.rows);

  it('has a row for everybody', () => {
    const names = new Set(rows.map(({ name }) => name));
    for (const name of demo(language).state.units.map(({ name }) => name)) expect(names).toContain(name);
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

  it('tells the half that a stupid unit moves', () => {
    expect(rows[0]?.values.slice(1, 4)).toEqual([
      '4',
      '15\u00a0cm',
      `${language === 'es' ? '7,5' : '7.5'}\u00a0cm`,
    ]);
  });
});
