/** Every sentence of the ruleset, in both languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../i18n/language.ts';
import type { DiceResult } from '../../../kernel/dice.ts';
import { resolve } from '../../../kernel/dice.ts';
import { demo } from '../demo.ts';
import type { Command } from '../model/commands.ts';
import { DEFAULT_HOUSE, FRESH_STEP, type State } from '../model/game.ts';
import { houseRules } from '../rules/house-rules.ts';
import { REJECTIONS } from '../rules/rejections.ts';
import { ruleset } from '../rules/ruleset.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { printRoster } from '../strings/print-roster.ts';
import bookEn from '../strings/rule-book.en.ts';
import bookEs from '../strings/rule-book.es.ts';
import { telling } from '../strings/telling.ts';
import { words } from '../strings/words.ts';
import { sampleCommands } from './samples.ts';
import { person, seeded, table, tryOut } from './tools.ts';

const LANGUAGES = [
  ['en', { ...words(en, 'en'), ...telling(en, 'en') }],
  ['es', { ...words(es, 'es'), ...telling(es, 'es') }],
] as const;
const GAP = /undefined|NaN|null|\[object/;

/** Runs a command on typed dice and tells it. */
function told(state: State, command: Command, dice: readonly DiceResult[], language: Language): string {
  const done = resolve(() => ruleset.decide(state, command), dice);
  if (done.kind !== 'done' || !done.value.ok) throw new Error(JSON.stringify(done));
  return telling(language === 'en' ? en : es, language).line(state, {
    command,
    dice,
    events: done.value.events,
  });
}
const typed = (id: string, values: readonly number[]): DiceResult => ({ id, source: 'typed', values });

describe('given the log lines of the specification', () => {
  const people = (changes: Parameters<typeof person>[2]) => [
    person('Lucius', { psychDice: { flight: 2, pursuit: 1, attack: 1, fury: 0 } }, changes),
    person('Marcus', {}, {}),
    person('Titus', { psychDice: { flight: 2, pursuit: 1, attack: 1, fury: 0 } }, {}),
  ];
  const points = { demoralisation: 3, pursuit: 0, attack: 0, fury: 0 };

  it('then a death tells who got the point, and that the app chose', () => {
    const state = table(people({}), { turn: 2 });
    const kill: Command = { type: 'killCharacter', id: 'Marcus', inRange: ['Lucius', 'Titus'], picks: [] };
    expect(told(state, kill, [], 'en')).toBe(
      'T2 · Marcus dies (size 1) → 1 D to Lucius (fewest: 0; auto, tied with Titus)',
    );
    expect(told(state, kill, [], 'es')).toBe(
      'T2 · Muere Marcus (tamaño 1) → 1 D a Lucius (menor carga: 0; automático, empate con Titus)',
    );
  });

  it('then a test tells its formula, chance, faces and second die', () => {
    const state = table(people({ points }), {
      turn: 2,
      phase: 'flight',
      step: {
        order: ['a', 'b'],
        drawn: null,
        at: 0,
        stage: 'test',
        round: 1,
        sources: [],
        threatDice: [],
        preyGone: [],
        tried: [],
        results: [],
      },
    });
    const dice = [typed('test:Lucius', [2, 4, 1, 6, 3, 5]), typed('second:Lucius', [2])];
    expect(told(state, { type: 'testFlight', ids: ['Lucius'] }, dice, 'en')).toContain(
      'T2 · Ph 2 · Round 1 · Lucius 3 D × 2 = 6 dice (pass 33.5%): 2 4 1 6 3 5 → fails; second die 2 → FLEES',
    );
    expect(told(state, { type: 'testFlight', ids: ['Lucius'] }, dice, 'es')).toContain(
      'segundo dado 2 → HUYE',
    );
  });
});

describe('given a copy of a character', () => {
  it('then the log names it, and never by its identifier', () => {
    const state = table([person('Lucius', {}, {}), person('Marcus', {}, {})], { turn: 2 });
    const copy: Command = { type: 'duplicateCharacter', id: 'Lucius', newId: 'c-77' };
    expect(told(state, copy, [], 'en')).toBe('T2 · Lucius 2 joins the roster');
    expect(told(state, copy, [], 'es')).toBe('T2 · Lucius 2 entra en la lista');
  });
});

describe('given everything that can be said', () => {
  it.each(LANGUAGES)('then nothing has a gap in %s', (_language, say) => {
    const random = seeded(4);
    let state = demo('es').state;
    for (let i = 0; i < 400; i += 1) {
      const samples = sampleCommands(state);
      const command = samples[Math.floor(random() * samples.length)]!;
      const step = tryOut(state, command, random);
      const entry = { command, dice: [], events: step.events };
      if (step.refused) expect(say.rejection({ code: step.refused }, state)).not.toMatch(GAP);
      else {
        expect(say.line(state, entry)).not.toMatch(GAP);
        expect(say.label(state, entry)).not.toMatch(GAP);
        expect(say.label(state, entry).length).toBeGreaterThan(0);
        for (const rule of say.rules(entry)) expect(rule).toMatch(/^CH-\d+\.\d+$/);
      }
      state = step.state;
      for (const test of ruleset.owed(state)) expect(say.owed(test, state)).not.toMatch(GAP);
      expect(say.headline(state).phase.length).toBeGreaterThan(0);
      expect(say.summary(state)).not.toMatch(GAP);
    }
  });

  it.each(LANGUAGES)('then every refusal and house rule has its words in %s', (_language, say) => {
    for (const code of REJECTIONS) {
      const text = say.rejection({ code }, demo('en').state);
      expect(text).not.toBe(code);
      expect(text).not.toMatch(GAP);
    }
    expect(houseRules.fields.map(({ key }) => key).sort()).toEqual(Object.keys(DEFAULT_HOUSE).sort());
    for (const field of houseRules.fields) {
      expect(say.houseRule(field.key).name.length).toBeGreaterThan(3);
      for (const option of field.kind === 'choice' ? field.options : [])
        expect(say.houseOption(field.key, option)).not.toBe(option);
    }
  });

  it('then the rule book has every rule of the specification in both languages', () => {
    const spec = readFileSync('docs/rules/cursus-honorum.md', 'utf8');
    const ids = [...spec.matchAll(/\*\*(CH-\d+\.\d+)\*\*/g)].map((match) => match[1]);
    for (const book of [bookEn, bookEs]) {
      const rules = book.sections.flatMap((section) => section.rules);
      expect(rules.map(({ id }) => id)).toEqual(ids);
      for (const { house } of rules) if (house) expect(Object.keys(DEFAULT_HOUSE)).toContain(house);
    }
  });
});

describe('given one of a kind, or none', () => {
  const leader = { role: 'chief', leadership: 4, areaOfInfluenceCm: 20 } as const;
  const state = table([person('Lucius', {}, {}), person('Varro', leader, { status: 'flight' })], { turn: 2 });
  const swamped: Command = { type: 'scoreSuperiority', id: 'Lucius', attackDice: 1, defenceDice: 3 };
  const rows = { perRow: 5, gapCm: 1, centreCm: 20, frontCm: 20, facingDeg: 0 };
  const deployed: Command = { type: 'deployRows', ids: ['Lucius'], ...rows };
  const fallen: Command = { type: 'killCharacter', id: 'Varro', inRange: [], picks: [] };

  it.each([
    [swamped, 'T2 · Lucius: 1 dado de ataque contra 3 de defensa → 0 D'],
    [deployed, 'T2 · 1 personaje desplegado en filas'],
    // Without stars nothing is rolled, and nobody is there to share it.
    [
      fallen,
      'T2 · Muere el jefe Varro: liderazgo 4 → 4 puntos perdidos: nadie a su alcance puede recibirlos',
    ],
  ])('then it is told in the singular, without empty brackets', (command, line) => {
    expect(told(state, command, [], 'es')).toBe(line);
  });

  it('then a recovery tells that it was tried, and its end knows no rounds (CH-13.6)', () => {
    const step = { ...FRESH_STEP, order: ['a', 'b'], stage: 'test' } as const;
    const recovering = { ...state, phase: 'recovery', step } as const;
    const roll: Command = { type: 'attemptRecovery', ids: ['Varro'] };
    const dice = [typed('recover:Varro', [1])];
    const tries = 'Varro intenta recuperarse: 1 × (icono 1 + 0) = 1 dado: 1 → en huida';
    expect(told(recovering, roll, dice, 'es')).toContain(`T2 · F 1 · ${tries} · A termina`);
    expect(told(recovering, roll, dice, 'es')).not.toContain('tanda');
  });
});

describe('given lengths of half a centimetre', () => {
  const state = table([person('a', { chargeDistanceCm: 7.5, maxMoveCm: 10 }, {})], {});
  it.each([
    ['es', es, '7,5/10', 'carga 7,5\u00a0cm'],
    ['en', en, '7.5/10', 'charge 7.5\u00a0cm'],
  ] as const)('then paper and panel write them as %s does', (_language, t, paper, panel) => {
    expect(printRoster(state, t).groups[0]?.rows[0]?.values).toContain(paper);
    expect(t.screen.character.charge(7.5)).toBe(panel);
  });
});
