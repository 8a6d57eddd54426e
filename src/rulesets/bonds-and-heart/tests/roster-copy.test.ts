import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { ALTERNATE } from '../model/bearer.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import { schemas } from '../schema.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { printRoster } from '../strings/print-roster.ts';

const { state } = demo('en');
const roster = rosterOf(state);

describe('the roster of a table', () => {
  it('is a table by the schema, and the roster of itself', () => {
    expect(v.parse(schemas.state, roster)).toEqual(roster);
    expect(rosterOf(roster)).toEqual(roster);
  });

  it('keeps everybody and the house rules, and the table it was made from', () => {
    const before = structuredClone(state);
    rosterOf(state);
    expect(state).toEqual(before);
    expect(roster.bearers.map(({ name }) => name)).toEqual(state.bearers.map(({ name }) => name));
    expect(roster.settings).toEqual(state.settings);
  });

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
  const rows = groups.flatMap((group) => group.rows);

  it('has a row for everybody', () => {
    const names = new Set(rows.map(({ name }) => name));
    for (const name of demo(language).state.bearers.map(({ name }) => name)) expect(names).toContain(name);
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

  it('ticks the light plots of each heart, and the light of each bond', () => {
    const [, , hearts, bonds] = groups;
    expect(hearts?.rows[0]?.boxes.filter(({ ticked }) => ticked === 1)).toHaveLength(13);
    expect(bonds?.rows[0]).toMatchObject({ name: 'Aldara → Brizo', boxes: [{ total: 6, ticked: 5 }] });
  });
});
