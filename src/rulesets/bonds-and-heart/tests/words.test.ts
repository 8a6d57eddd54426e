import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import type { Command, TestPlan } from '../model/commands.ts';
import { ruleset } from '../rules/ruleset.ts';
import { testOdds, withoutBonds } from '../rules/test-odds.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { telling } from '../strings/telling.ts';
import { play } from './helpers.ts';

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
  return [telling(en), telling(es)].map((w) => w.line(state, { command, dice, events }));
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

describe('the log', () => {
  it('tells a test with every number that led to its result (BH-9.1)', () => {
    expect(told({ type: 'rollTest', ...test }, [[5], [4], [6]])).toEqual([
      'Test Physique, Aldara: full 5, heartless [4] not counted, nobody [6] = 11; bond +4; result 15 vs 13: success. Effect: +4 (4 light, cap 4 = Brizo’s Physique). With the score: 19. (typed dice)',
      'Prueba de Físico de Aldara: completo 5, sincorazón [4] no suma, incorpóreo [6] = 11; lazo +4; resultado 15 contra 13: éxito. Efecto: +4 (4 de luz, máximo 4 = Físico de Brizo). Con la puntuación: 19. (dados tecleados)',
    ]);
  });

  it('tells a refusal and the plot that it costs in one breath', () => {
    const claim = { claimant: 'yanela', claimed: 'aldara', kind: 'loveHate' } as const;
    expect(told({ type: 'resolveClaim', ...claim, decision: 'refuse' }, [[3, 3, 2]])).toEqual([
      'Claim: Yanela asks Aldara – love, 6 light. Aldara refuses. Heart roll 3+3+2 = 8 towards darkness: 8 → plot 8 darkens. Bonds: Love towards Yanela 6→5. (typed dice)',
      'Reclamo: Yanela pide a Aldara – amor, 6 de luz. Aldara rechaza. Tirada de corazón 3+3+2 = 8 hacia la oscuridad: 8 → se oscurece la parcela 8. Lazos: Amor hacia Yanela 6→5. (dados tecleados)',
    ]);
  });
});
