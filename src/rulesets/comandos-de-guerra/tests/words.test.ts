import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../i18n/language.ts';
import { demo } from '../demo.ts';
import { houseRules } from '../house-rules.ts';
import { DEFAULT_HOUSE } from '../model/house.ts';
import { plainCheck, plainShot } from '../model/inputs.ts';
import { initial } from '../model/state.ts';
import { REJECTIONS } from '../rules/decide.ts';
import { parseRoster } from '../rules/paste-roster.ts';
import { parseArsenal, parseLift, parseService, parseSpeed } from '../rules/paste-tables.ts';
import { ruleset } from '../rules/ruleset.ts';
import { stateSchema } from '../schema.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import bookEn from '../strings/rule-book.en.ts';
import bookEs from '../strings/rule-book.es.ts';
import { telling } from '../strings/telling.ts';
import { words } from '../strings/words.ts';
import { sampleCommands } from './samples.ts';
import { given, rolled } from './table.ts';

const TALK = {
  en: { ...words(en, 'en'), ...telling(en, 'en') },
  es: { ...words(es, 'es'), ...telling(es, 'es') },
};

describe('words', () => {
  it('given the demo, then it fits its schema and has four commandos and two vehicles', () => {
    for (const language of LANGUAGES) {
      const { state } = demo(language);
      const proposed: string[] = Object.values({ en, es }[language].skillNames);
      for (const { name } of state.commandos.flatMap(({ skills }) => skills))
        expect(proposed).toContain(name);
      expect(safeParse(stateSchema, state).issues).toBeUndefined();
      expect(state.commandos.filter(({ side }) => side === 'team')).toHaveLength(4);
      const [chase] = state.chases;
      expect([chase!.quarry.vehicle, chase!.tracks[0]!.pursuer.vehicle].every(Boolean)).toBe(true);
      expect(TALK[language].headline(state).turn).toContain('12');
      for (const test of ruleset.owed(state))
        expect(TALK[language].owed(test, state)).not.toContain('undefined');
    }
  });

  it('given every refusal, then both languages say why', () => {
    for (const code of REJECTIONS) {
      expect(Object.hasOwn(en.rejections, code), code).toBe(true);
      expect(TALK.es.rejection({ code }, initial())).not.toBe(code);
    }
  });

  it('given a long play, then each entry has a line and a label without gaps, and its rules are in the book', () => {
    const ids = new Set(bookEs.sections.flatMap(({ rules }) => rules.map(({ id }) => id)));
    for (const language of LANGUAGES) {
      let { state } = demo(language);
      let at = 0;
      for (let i = 0; i < 300; i += 1) {
        const commands = sampleCommands(state);
        const command = commands[(i * 7) % commands.length]!;
        const out = rolled(state, command, (faces) => {
          at += 37;
          return 1 + (at % faces);
        });
        if (!out) continue;
        const entry = { command, dice: out.dice, events: out.events };
        const line = TALK[language].line(state, entry);
        expect(line.length, command.type).toBeGreaterThan(4);
        expect(`${line} ${TALK[language].label(state, entry)}`).not.toMatch(/undefined|NaN|null|\[object/);
        for (const rule of TALK[language].rules(entry)) expect(ids.has(rule), rule).toBe(true);
        state = out.state;
      }
    }
  });

  it('given a shot, then the line would satisfy a sceptical opponent', () => {
    const { state } = demo('en');
    const shot = { ...plainShot('rifle', 'sentry', 100), hiddenFraction: 0.5 };
    const out = given({ ...state, round: 12 }, { type: 'fire', who: 'ines', shot }, [58], [5, 6]);
    const line = TALK.en.line(state, { command: { type: 'nextRound' }, dice: [], events: out.events });
    expect(line).toBe(
      'R12 · Inés Robledo · Rifle 68 vs Dam sentry · die 58 · range 0, cover +20, aim −20 ⌂ → 58 ≤ 68 · medium success · 2d10 = 11 → 11 · 7 through, armour left 0 · Dam sentry: life 2',
    );
  });

  it('given a result below zero, or no addend at all, then the sum still reads well', () => {
    const { state } = demo('es');
    const check = { ...plainCheck('sanna', 'explosives', null), modifiers: [{ id: 'own', value: -60 }] };
    const line = (input: typeof check, die: number): string => {
      const out = given(state, { type: 'rollCheck', check: input }, [die]);
      return TALK.es.line(state, { command: { type: 'nextRound' }, dice: out.dice, events: out.events });
    };
    expect(line(check, 20)).toContain('dado 20 · dificultad 0, modificador −60 → −40 ≤ 65 · éxito alto');
    expect(line({ ...check, modifiers: [], without: ['difficulty'] }, 20)).toContain('dado 20 · 20 ≤ 65 ·');
  });

  it('given a hidden check, then its line tells nothing but that it was rolled', () => {
    const { state } = demo('es');
    const out = given(state, { type: 'rollCheck', check: plainCheck('sanna', 'stealth', null) }, [1]);
    const entry = { command: { type: 'nextRound' as const }, dice: out.dice, events: out.events };
    expect(TALK.es.line(state, entry)).toBe('A12 · tirada oculta de Sanna Lindqvist');
    expect(TALK.es.rules(entry)).toEqual(['CG-1.8']);
  });

  it('given the rule books, then both tell the same rules with the same origins, none twice', () => {
    const facts = (book: typeof bookEn) =>
      book.sections.flatMap(({ rules }) =>
        rules.map(({ id, origin, house }) => `${id} ${origin} ${house ?? ''}`),
      );
    expect(facts(bookEs)).toEqual(facts(bookEn));
    expect(new Set(facts(bookEn)).size).toBe(facts(bookEn).length);
    const switches = bookEn.sections.flatMap(({ rules }) => rules.flatMap(({ house }) => house ?? []));
    expect([...new Set(switches)].sort()).toEqual(Object.keys(DEFAULT_HOUSE).sort());
    expect(houseRules.fields.map(({ key }) => key).sort()).toEqual(Object.keys(DEFAULT_HOUSE).sort());
  });
});

describe('pasting', () => {
  it('given lines of text in Spanish, then names, numbers and skills are understood and the rest is told', () => {
    const [one, two, three] = parseRoster(
      'Ana Ruiz, Fuerza 60, Con. 55, Mando: 70, PV 12, Sigilo 45, Pistola 52\nOtto; enemigo; Fusil 40; zapato\n, F 30',
    );
    expect(one!.entry).toMatchObject({
      name: 'Ana Ruiz',
      lifeMax: 12,
      characteristics: { strength: 60, constitution: 55, command: 70 },
      skills: [
        { name: 'Sigilo', kind: 'basic', level: 45 },
        { name: 'Pistola', kind: 'weapon', level: 52 },
      ],
    });
    expect(two).toMatchObject({
      line: 2,
      entry: { side: 'opponent' },
      problems: [{ code: 'valueUnknown', text: 'zapato' }],
    });
    expect(three).toMatchObject({ entry: null, problems: [{ code: 'nameEmpty' }] });
  });

  it('given a spreadsheet with headings, then columns are read by them', () => {
    const [row] = parseRoster('Name\tRank\tCommand\tLife\tFirst aid\nAda\t3\t61\t11\t140');
    expect(row).toMatchObject({
      line: 2,
      entry: { rank: 3, lifeMax: 11, characteristics: { command: 61 } },
      problems: [{ code: 'levelRange' }],
    });
  });

  it('given a bare row of five, then they are the characteristics', () => {
    expect(parseRoster('Ada\t50\t51\t52\t53\t54')[0]!.entry!.characteristics).toMatchObject({
      strength: 50,
      command: 54,
    });
  });

  it('given tables from a spreadsheet, then cells, gaps and nonsense are told apart', () => {
    const { table, lines } = parseSpeed('kg\t0-20\t21-40\n20\t6\t-\n10 kg\t7\tx', 'm/round');
    expect(table).toEqual({
      unit: 'm/round',
      constitution: [
        [0, 20],
        [21, 40],
      ],
      weights: [10, 20],
      cells: [
        [7, null],
        [6, null],
      ],
    });
    expect(lines.at(-1)!.problems).toEqual([{ code: 'valueUnknown', text: 'x' }]);
    expect(parseLift('41-60\t35\t47+')[0]!.entry!.row).toMatchObject({
      veryEasy: { maxKg: 35 },
      easy: { maxKg: null, knownAtLeastKg: 47 },
    });
    expect(parseService('fusil\t2\t1')[0]!.entry).toEqual({ type: 'rifle', times: { unjam: 2, reload: 1 } });
    expect(parseService('escoba\t2')[0]!.entry).toBeNull();
    const [gun] = parseArsenal(
      'Sten;metralleta;arma de fuego;5;20;50;100;150;2d10;2d10;2d10;1d10;1d5;5;2;1;32',
    );
    expect(gun).toMatchObject({
      entry: { skill: 'submachineGun', jamBase: 5, capacity: 32, damage: { veryHard: null } },
      problems: [{ code: 'diceUnknown', text: '1d5' }],
    });
  });
});
