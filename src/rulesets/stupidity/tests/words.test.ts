/** What the log says, in both languages. */
import { describe, expect, it } from 'vitest';
import type { DiceResult } from '../../../kernel/dice.ts';
import type { Command } from '../model/command.ts';
import type { State } from '../model/state.ts';
import { effectsOf } from '../rules/effects.ts';
import { checklist } from '../rules/guide.ts';
import { timelineOf } from '../rules/history.ts';
import { describeRow } from '../screen/describe.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { effectText, lengthText, momentText } from '../strings/sentences.ts';
import { telling } from '../strings/telling.ts';
import { words } from '../strings/words.ts';
import { attempt, play, spears, startOfTurn, table, the, trolls } from './table.ts';

const SAYS = {
  en: { ...words(en), ...telling(en, 'en') },
  es: { ...words(es), ...telling(es, 'es') },
};

function line(
  language: 'en' | 'es',
  state: State,
  command: Command,
  faces: readonly number[] = [],
  source: DiceResult['source'] = 'app',
): string {
  const events = attempt(state, command, faces);
  if (typeof events === 'string') throw new Error(events);
  const dice = faces.length === 0 ? [] : [{ id: 'any', source, values: faces }];
  return SAYS[language].line(state, { command, dice, events });
}

const spaces = (text: string) => text.replace(/\u00a0/g, ' ');
const river = (more: object = {}) => trolls('t', { name: 'River Trolls', ...more });

describe('the log', () => {
  const state = startOfTurn({ ...table([river()]), turn: 2 });
  const takeTest = { type: 'testStupidity', unitId: 't', extra: false } as const;

  it('tells a test with its dice, Leadership and chance', () => {
    expect(line('en', state, takeTest, [2, 3])).toBe(
      'T3 start · River Trolls: 2D6 [2,3] = 5 vs Ld 4 (own) – FAILED (16.7% to pass)',
    );
    expect(spaces(line('es', state, takeTest, [2, 3]))).toBe(
      'T3 inicio · River Trolls: 2D6 [2,3] = 5 contra Ld 4 (propio) – FALLADO (16,7 % de superar)',
    );
  });

  it('never shows faces that only stand for a told outcome', () => {
    expect(line('en', state, takeTest, [1, 1], 'declared')).toBe(
      'T3 start · River Trolls: outcome declared by the players vs Ld 4 (own) – PASSED (16.7% to pass)',
    );
    expect(line('en', state, takeTest, [2, 3], 'typed')).toContain('2D6 [2,3] = 5 (own dice)');
  });

  it('tells a stumble into friends that blocks a charge', () => {
    const friends = spears('f', { name: 'Spears', declaredCharge: true });
    const crash = {
      ...({ type: 'recordContact', unitId: 't', with: 'friend' } as const),
      ...{ targetId: 'f', moved: 7.5 },
    };
    const before = table([river({ stupid: true }), friends]);
    expect(line('en', before, crash)).toBe(
      'River Trolls move 7.5\u00a0cm forward (half of 15\u00a0cm) and hit Spears: both pinned this turn; declared charge blocked',
    );
    expect(line('es', before, crash)).toBe(
      'River Trolls avanzan 7,5\u00a0cm (mitad de 15\u00a0cm) y chocan con Spears: ambas inmóviles este turno; carga declarada anulada',
    );
  });

  it('tells the odd die', () => {
    const groups = trolls('t').groups.map((group) => ({ ...group, inContact: 3 }));
    const before = table([river({ groups, stupid: true, engaged: true })]);
    expect(line('en', before, { type: 'rollOddDie', unitId: 't' }, [4])).toBe(
      'River Trolls in combat: 3 stupid in contact, D6 = 4, 2 fight, 1 idle',
    );
    expect(line('es', before, { type: 'rollOddDie', unitId: 't' }, [3])).toBe(
      'River Trolls, combate: 3 estúpidas en contacto, 1D6 = 3, combate 1, 2 ausentes',
    );
  });

  it('points at the rules and labels the undo', () => {
    const command = { type: 'rally', unitId: 't' } as const;
    const fleeing = table([river({ fleeing: true })]);
    const events = attempt(fleeing, command);
    if (typeof events === 'string') throw new Error(events);
    expect(SAYS.en.rules({ command, events })).toEqual(['ST-8.5']);
    expect(SAYS.es.label(fleeing, { command, events })).toBe('reagrupamiento de River Trolls');
  });
});

it('a flight points at the rule of its cause', () => {
  const rules = (cause: 'break' | 'panic' | 'terror' | 'charge') =>
    SAYS.en.rules({
      command: { type: 'recordFlight', unitId: 't', cause },
      events: [{ type: 'unitFled', id: 't', cause }],
    });
  expect((['break', 'panic', 'terror', 'charge'] as const).map((cause) => rules(cause)[0])).toEqual([
    ...['ST-8.3', 'ST-3.3', 'ST-3.3', 'ST-8.2'],
  ]);
});

it('each unit has its own story', () => {
  const failed = play(
    startOfTurn(table([river()])),
    {
      ...({ type: 'testStupidity', unitId: 't', extra: false } as const),
    },
    [6, 6],
  );
  const moved = play(failed, {
    ...({ type: 'recordContact', unitId: 't', with: 'none', targetId: null, moved: 7.5 } as const),
  });
  const story = timelineOf(moved, 't').map((moment) => momentText(en, 'en', moment, 'cm'));
  expect(story).toEqual(['failed Stupidity on Ld 4', 'shambled 7.5\u00a0cm']);
  expect(timelineOf(moved, 'nobody')).toEqual([]);
});

it('each effect says what it does and when it ends', () => {
  const state = table([river({ stupid: true })], { turn: 2 });
  const unit = the(state, 't');
  const [first] = effectsOf(state, unit).map((effect) => effectText(es, unit, effect));
  expect(first).toEqual({
    title: 'Movimiento obligatorio',
    text: es.effects.failedFree[1],
    until: 'Hasta su próximo chequeo: inicio de tu turno 3, si no huye.',
  });
});

it('lengths have at most one decimal and follow the table’s unit', () => {
  expect(lengthText('es', 7.5, 'cm')).toBe('7,5\u00a0cm');
  expect(lengthText('en', 8.75, 'in')).toBe('3.5″');
});

it('a unit whose test is not due is not told to test', () => {
  const state = table([river()]);
  const [row] = checklist(state);
  expect(describeRow(en, state, row!, String)).toBe(
    'River Trolls, Side A, 3 models, 3 with Stupidity, Ld 4, Movement 15',
  );
});

it('a newcomer that must test at once is told by its name', () => {
  const state = startOfTurn(table([river()]));
  const command = { type: 'duplicateUnit', unitId: 't', newIds: ['u'] } as const;
  expect(line('en', state, command)).toBe(
    'On the table: River Trolls 2 · must test for Stupidity: River Trolls 2',
  );
});
