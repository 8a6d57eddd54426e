import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import type { Command, TestPlan } from '../model/commands.ts';
import type { Help, State } from '../model/state.ts';
import { ruleset } from '../rules/ruleset.ts';
import { testOdds, withoutBonds } from '../rules/test-odds.ts';
import { describeBearer } from '../screen/describe.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { filledText } from '../strings/filled-text.ts';
import logEn from '../strings/log.en.ts';
import logEs from '../strings/log.es.ts';
import { specialtyText } from '../strings/specialty-text.ts';
import { telling } from '../strings/telling.ts';
import { words } from '../strings/words.ts';
import tile from '../tile.tsx';
import { help, play } from './helpers.ts';

const { state } = demo('en');
const test: TestPlan = {
  roller: 'aldara',
  alias: '',
  ability: 'physique',
  score: null,
  heartless: 1,
  nobody: 1,
  difficulty: 13,
  other: 0,
  helps: [{ help: 'h1', ability: null }],
  bonuses: [],
  penalties: [],
  against: null,
};

const told = (command: Command, values: readonly (readonly number[])[]) => {
  const { events, error } = play(state, command, values);
  expect(error).toBeNull();
  const dice = values.map((faces) => ({ id: '', source: 'typed' as const, values: faces }));
  return [telling({ ...en, log: logEn }), telling({ ...es, log: logEs })].map((w) =>
    w.line(state, { command, dice, events }),
  );
};

describe('the demo', () => {
  it('waits for the test of the printed example: 40 % with the bond, 13 % without', () => {
    expect(ruleset.owed(state).map(({ who, rule }) => [who, rule])).toEqual([['aldara', 'BH-6.4']]);
    const chances = [test, withoutBonds(test)].map((plan) => {
      const odds = testOdds(state, plan);
      return odds.ok ? `${odds.value.success.num}/${odds.value.success.den}` : odds.why.code;
    });
    expect(chances).toEqual(['43/108', '259/1944']);
  });
});

describe('what waits', () => {
  const owedIn = (phase: State['phase'], ...helps: readonly Help[]) =>
    [words(en), words(es)].map((w) => {
      const now = { ...state, phase, helps };
      return ruleset.owed(now).map((test) => w.owed(test, now));
    });
  const given = (kind: Help['kind'], mode: Help['mode']): Help =>
    help(kind, { kind, mode, claimant: 'aldara', claimed: 'brizo', light: 4 });

  it('says whose the bond is: love is of the one who acts', () => {
    expect(owedIn('scene', given('friendshipRivalry', 'action'), given('loveHate', 'action'))).toEqual([
      [
        'Aldara rolls the test, with Brizo’s friendship (4 light)',
        'Brizo rolls the test in place of Aldara, out of love (4 light)',
      ],
      [
        'Aldara tira la prueba, con la amistad de Brizo (4 de luz)',
        'Brizo tira la prueba en lugar de Aldara, por amor (4 de luz)',
      ],
    ]);
    expect(owedIn('combat', given('friendshipRivalry', 'combat'), given('loveHate', 'combat'))).toEqual([
      [
        'Aldara plays the card, +4 by Brizo’s friendship',
        'Brizo plays a card in Aldara’s turn, +4 out of love',
      ],
      [
        'Aldara juega el naipe, +4 por la amistad de Brizo',
        'Brizo juega un naipe en el turno de Aldara, +4 por amor',
      ],
    ]);
  });
});

describe('the words', () => {
  it('count one as one', () => {
    const why = { code: 'BH_E_TARGET_AT_CAP', params: { cap: 1 } };
    expect([words(en).rejection(why, state), words(es).rejection(why, state)]).toEqual([
      'Already holds the maximum: 1 claim.',
      'Ya tiene el máximo: 1 reclamo.',
    ]);
    const alone = { adventure: 0, scene: 1, combat: 0, bearers: 1 };
    expect([tile.progress.es(alone), tile.progress.en(alone)]).toEqual([
      'antes de jugar, 1 portador/a',
      'before play, 1 bearer',
    ]);
  });

  it('leave no empty brackets behind a specialty without dice', () => {
    const haggling = { name: 'Regateo', ability: 'personality', heartless: 0, nobody: 0 } as const;
    expect([
      specialtyText(es, haggling),
      specialtyText(es, { ...haggling, heartless: 2, nobody: 1 }),
    ]).toEqual(['Regateo', 'Regateo (2 S, 1 I)']);
  });

  it('promise a retirement only as far as the house rule does (BH-8.2)', () => {
    const atEnd = { ...state, settings: { ...state.settings, retireCheck: 'atEnd' as const } };
    expect([filledText(en, state, 'Orvo', 'dark'), filledText(es, atEnd, 'Orvo', 'light')]).toEqual([
      'Orvo’s heart is all darkness: the bearer retires when the adventure ends.',
      'El corazón de Orvo es todo luz: se retira al acabar la aventura si sigue así.',
    ]);
    const turned = { ...state.bearers[3]!, filledMark: 'light' as const };
    const named = [state, atEnd].map((now) => describeBearer(en, 'en', now, turned).includes('retires'));
    expect(named).toEqual([true, false]);
  });
});

describe('the log', () => {
  it('tells a test with every number that led to its result (BH-9.1)', () => {
    expect(told({ type: 'rollTest', ...test }, [[5], [4], [6]])).toEqual([
      'Physique test of Aldara: full 5, heartless [4] not counted, nobody [6] = 11; bond +4; result 15 vs 13: success. Effect: +4 (4 light, cap 4 = Brizo’s Physique). With the score: 19.',
      'Prueba de Físico de Aldara: completo 5, sincorazón [4] no suma, incorpóreo [6] = 11; lazo +4; resultado 15 contra 13: éxito. Efecto: +4 (4 de luz, máximo 4 = Físico de Brizo). Con la puntuación: 19.',
    ]);
  });

  it('tells a refusal and the plot that it costs in one breath', () => {
    const claim = { claimant: 'yanela', claimed: 'aldara', kind: 'loveHate' } as const;
    expect(told({ type: 'resolveClaim', ...claim, decision: 'refuse' }, [[3, 3, 2]])).toEqual([
      'Claim: Yanela asks Aldara – love, 6 light. Aldara refuses. Heart roll 3+3+2 = 8 towards darkness: 8 → plot 8 darkens. Bonds: Love towards Yanela 6→5.',
      'Reclamo: Yanela pide a Aldara – amor, 6 de luz. Aldara rechaza. Tirada de corazón 3+3+2 = 8 hacia la oscuridad: 8 → se oscurece la parcela 8. Lazos: Amor hacia Yanela 6→5.',
    ]);
  });
});
