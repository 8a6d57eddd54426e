/** The tables of the specification against the lists of the rules: reminders by state, and codes of refusals. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Character, STATUSES } from '../model/character.ts';
import { initial, type State } from '../model/game.ts';
import { REJECTIONS } from '../rules/rejections.ts';
import { areaWorks, REMINDERS, remindersOf, sideReminders } from '../rules/reminders.ts';
import { person } from './tools.ts';

const spec = readFileSync('docs/rules/cursus-honorum.md', 'utf8');
const section = (name: string): string => spec.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
const rowsOf = (text: string): string[][] =>
  text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return /^`/.test(cells[1] ?? '') ? [cells.slice(1)] : [];
  });

/** [key, shown when] of the effects reference. */
const effects = rowsOf(section('Effects reference')).map(([key = '', when = '']) => ({
  key: key.replaceAll('`', ''),
  when: when.split(', '),
}));
const shownWhen = (when: string): string[] =>
  effects.flatMap((one) => (one.when.includes(when) ? [one.key] : []));

describe('reminders', () => {
  it('are those of the effects reference, in its order', () => {
    expect(effects).toHaveLength(23);
    expect([...REMINDERS]).toEqual(effects.map(({ key }) => key));
  });

  it.each(STATUSES)('of a trooper in %s are those shown for it', (status) => {
    expect([...remindersOf(person('x', {}, { status }))].sort()).toEqual(shownWhen(status).sort());
  });

  it.each(['general', 'officer', 'chief'] as const)('of a %s tell of his command too', (role) => {
    const led = (changes: Partial<Character>) => [...remindersOf(person('x', { role }, changes))].sort();
    const vacuum = 'commandVacuum';
    expect(led({ status: 'flight' })).toEqual([...shownWhen('flight'), vacuum, 'leadershipDecay'].sort());
    expect(led({ status: 'cowering' })).toEqual([...shownWhen('cowering'), vacuum].sort());
    expect(led({ status: 'attack' })).not.toContain(vacuum);
    expect(led({})).toEqual([]);
  });

  it('of one in retreat name its test; those who are gone have none', () => {
    expect(remindersOf(person('x', {}, { retreating: true }))).toEqual(['retreatTest']);
    expect(remindersOf(person('x', {}, { status: 'flight', onTable: false }))).toEqual([]);
  });

  it('of a side stand while it has no command', () => {
    const { armies, ...rest } = initial();
    const lost = (kind: 'generalFleeing' | 'generalDead'): State => ({
      ...rest,
      armies: { ...armies, b: { ...armies.b, commandLoss: { kind, sinceTurn: 1 } } },
    });
    for (const kind of ['generalFleeing', 'generalDead'] as const) {
      expect(sideReminders(lost(kind), 'b')).toEqual(shownWhen('side without command'));
      expect(sideReminders(lost(kind), 'a')).toEqual([]);
    }
  });

  it('an area of influence works in ok and on the table alone (CH-9.1)', () => {
    for (const status of STATUSES)
      expect(areaWorks(person('x', { role: 'chief' }, { status }))).toBe(status === 'ok');
    expect(areaWorks(person('x', { role: 'chief' }, { onTable: false }))).toBe(false);
  });
});

describe('refusals', () => {
  it('have the codes of the table "Bad input", and four of the table around the rules', () => {
    const codes = rowsOf(section('Bad input')).flatMap(([cell = '']) => cell.match(/E_[A-Z0-9_]+/g) ?? []);
    expect(codes.length).toBeGreaterThan(25);
    expect([...REJECTIONS].sort()).toEqual([...codes, 'E_NAME', 'E_ORDER', 'E_SETTING', 'E_TURN'].sort());
  });
});
