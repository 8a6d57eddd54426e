import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { freshUnit } from '../model/unit.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { printRoster } from '../strings/print-roster.ts';

const { state } = demo('en');
const roster = rosterOf(state);

describe('the roster of a table', () => {
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

  it('tells the half that a stupid unit moves', () => {
    expect(rows[0]?.values.slice(1, 4)).toEqual([
      '4',
      '15\u00a0cm',
      `${language === 'es' ? '7,5' : '7.5'}\u00a0cm`,
    ]);
  });
});
