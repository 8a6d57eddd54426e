/** The sentences of the specification, in both languages, and the rule book behind them. */
import { describe, expect, it } from 'vitest';
import type { RuleBook } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { REJECTIONS } from '../rules/decide.ts';
import { HOUSE_FIELDS } from '../rules/house-rules.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import lateEn from '../strings/late.en.ts';
import lateEs from '../strings/late.es.ts';
import bookEn from '../strings/rule-book.en.ts';
import bookEs from '../strings/rule-book.es.ts';
import { telling } from '../strings/telling.ts';
import { words } from '../strings/words.ts';
import { at, kill, owedTest, play, recover, sergeant, soldier, table, withActions, wound } from './table.ts';

const say = {
  en: { ...words(en, 'en'), ...telling(en, lateEn, 'en') },
  es: { ...words(es, 'es'), ...telling(es, lateEs, 'es') },
};

/** What the log says in both languages about a command with its dice. */
function told(state: State, command: Command, ...faces: number[]): [string, string] {
  const { events } = play(state, command, ...faces);
  const entry = { command, events, dice: [] };
  return [say.en.line(state, entry), say.es.line(state, entry)];
}

const bare = { healthy: { maxActions: 3, command: 0 } };

describe('the log', () => {
  const squad = table([
    soldier('dunn', { name: 'Dunn', ...at(10, 10) }),
    soldier('kerr', { name: 'Kerr', ...at(12.5, 10) }),
  ]);

  it('tells a shock test with who, where, die, number and chance', () => {
    const { state } = play(squad, kill('dunn'));
    expect(told(state, owedTest(state), 4)).toEqual([
      'T1 · Kerr (closest to Dunn, 1.5u) shock test: D6 = 4 vs 3 – SHOCKED (50.0% to hold)',
      'T1 · Kerr (el más cercano a Dunn, 1,5u) chequeo de conmoción: 1D6 = 4 contra 3 – EN CONMOCIÓN (50,0\u00a0% de aguantar)',
    ]);
  });

  it('tells a recovery with boosts and what everybody paid', () => {
    const state = table([
      soldier('kerr', { name: 'Kerr', shocked: true, ...at(1, 1), ...withActions(2) }),
      sergeant('hale', { name: 'Sgt Hale', ...at(3, 1) }),
    ]);
    expect(told(state, recover('kerr', { hale: 2 }), 4)).toEqual([
      'Kerr recovers? D6 = 4, boost −2 by Sgt Hale = 2 vs 2 – RECOVERED. AT 5 → 2, Actions Kerr 1/4, Sgt Hale 2/5',
      '¿Kerr se recupera? 1D6 = 4, apoyo −2 de Sgt Hale = 2 contra 2 – RECUPERADO. FA 5 → 2, acciones Kerr 1/4, Sgt Hale 2/5',
    ]);
  });

  it('tells an Action by its word, or as the players called it', () => {
    const spend = (action: string) => told(squad, { type: 'spend', characterId: 'dunn', action, at: 1 });
    expect(spend('fire')[1]).toMatch(/^Dunn: disparar, 1 FA/i);
    for (const own of ['constructor', '__proto__', 'Smoke'])
      for (const line of spend(own)) expect(line).toContain(`Dunn: ${own}, 1 `);
  });

  it('tells a wound that kills as what it is, though it was his first', () => {
    const [en, es] = told(
      table([soldier('dunn', { name: 'Dunn', card: { ...bare, wounded: null } })]),
      wound('dunn'),
    );
    expect(en).toMatch(/^The wound kills Dunn/);
    expect(es).toMatch(/^La herida mata a Dunn/);
  });

  it('tells a wound and that nobody is near', () => {
    const alone = table([soldier('dunn', { name: 'Dunn', ...at(1, 1) }), soldier('kerr', at(9, 9))]);
    expect(told(alone, wound('dunn'))).toEqual([
      'Dunn wounded: card turned over (3 → 2), counts as in cover, wound shock until his turn 3 · No friend within 2u of Dunn: no test',
      'Dunn herido: carta vuelta (3 → 2), cuenta como a cubierto, aturdido hasta su turno 3 · Ningún compañero a 2u de Dunn: sin chequeo',
    ]);
  });
});

describe('the refusals', () => {
  it('are sentences in both languages', () => {
    for (const code of REJECTIONS)
      for (const strings of [en, es]) expect(strings.rejections).toHaveProperty([code]);
  });
});

describe('the rule book', () => {
  const count = { 1: 3, 2: 10, 3: 6, 4: 5, 5: 6, 6: 8, 7: 5, 8: 5, 9: 10, 10: 2, B: 4 } as const;
  const wanted = Object.entries(count).flatMap(([section, n]) =>
    Array.from({ length: n }, (_, i) => `PS-${section}.${i + 1}`),
  );
  const ids = (book: RuleBook): string[] => book.sections.flatMap(({ rules }) => rules.map(({ id }) => id));

  it('holds every rule of the specification, in both languages alike', () => {
    expect(ids(bookEn).sort()).toEqual([...wanted].sort());
    expect(ids(bookEs)).toEqual(ids(bookEn));
    const facts = (book: RuleBook) =>
      book.sections.flatMap(({ rules }) => rules.map(({ origin, house }) => [origin, house]));
    expect(facts(bookEs)).toEqual(facts(bookEn));
  });

  it('knows a rule for every house rule, and a house rule wherever it names one', () => {
    for (const { rule } of HOUSE_FIELDS) expect(wanted).toContain(rule);
    const keys = HOUSE_FIELDS.map(({ key }) => key);
    for (const { rules } of bookEn.sections)
      for (const { house } of rules) if (house) expect(keys).toContain(house);
  });
});
