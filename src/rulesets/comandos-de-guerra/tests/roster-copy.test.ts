import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { emptyProfile, weaponFrom } from '../model/sheet.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { printRoster } from '../strings/print-roster.ts';
import { card, tableOf } from './table.ts';

const { state } = demo('en');
const roster = rosterOf(state);

describe('the roster of a table', () => {
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

  it('leaves the cartridges as they are in a weapon of which nobody knows how many go in', () => {
    const gun = { ...weaponFrom(emptyProfile('g', 'Sten'), 's'), loaded: 3 };
    const copy = rosterOf(tableOf(card('ada', { weapons: [gun] })));
    expect(copy.commandos[0]!.weapons[0]).toMatchObject({ capacity: null, loaded: 3 });
  });
});

describe.each([
  { language: 'en', t: en },
  { language: 'es', t: es },
] as const)('the roster on paper, $language', ({ language, t }) => {
  const { groups } = printRoster(demo(language).state, t, language);
  const rows = groups.flatMap((group) => group.rows);

  it('has a box for each life point, and ticks the lost ones', () => {
    const bruno = rows.find(({ name }) => name === 'Bruno Carvalho');
    expect(bruno?.boxes[0]).toEqual({ label: t.print.life, total: 13, ticked: 6 });
  });

  it('writes broken metres as the language does, and no jam number above 10', () => {
    const { state: now } = demo(language);
    const rusty = now.commandos.map((one) => ({
      ...one,
      weapons: one.weapons.map((weapon) => ({
        ...weapon,
        daysUncleaned: 30,
        ranges: { ...weapon.ranges, veryEasy: 2.5 },
      })),
    }));
    const cells = printRoster({ ...now, commandos: rusty }, t, language).groups.flatMap((group) =>
      group.rows.flatMap(({ values }) => values),
    );
    expect(cells).toContain(`${language === 'es' ? '2,5' : '2.5'}\u00a0m 2d10`);
    expect(cells).toContain('10');
    expect(cells).not.toContain('32');
  });
});
