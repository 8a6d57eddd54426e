/** Tables, dice and random armies for the tests of the rules. */
import fc from 'fast-check';
import { type Character, DEFAULT_PROFILE, newCharacter, type Profile } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { initial, type State } from '../model/game.ts';
import { play, type Random } from '../rules/forecast.ts';
import { ruleset } from '../rules/ruleset.ts';

/** A small seeded source, so that a failing run can be repeated. */
export function seeded(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const person = (id: string, profile: Partial<Profile>, changes: Partial<Character>): Character => ({
  ...newCharacter(id, { ...DEFAULT_PROFILE, name: id, ...profile }),
  ...changes,
});

export const table = (characters: readonly Character[], changes: Partial<State>): State => ({
  ...initial(),
  armies: {
    a: { ...initial().armies.a, rangeMode: 'board' },
    b: { ...initial().armies.b, rangeMode: 'board' },
  },
  characters,
  ...changes,
});

/** Gives a command with dice of a random source. */
export function tryOut(
  state: State,
  command: Command,
  random: Random,
): { readonly state: State; readonly events: readonly Event[]; readonly refused: string | null } {
  const decision = play(ruleset.decide(state, command), random);
  if (!decision.ok) return { state, events: [], refused: decision.why.code };
  return { state: decision.events.reduce(ruleset.evolve, state), events: decision.events, refused: null };
}

const status = fc.constantFrom('ok', 'ok', 'ok', 'ok', 'flight', 'cowering', 'pursuit', 'fury', 'attack');
const soldier = (id: string, side: 'a' | 'b') =>
  fc
    .record({
      status,
      size: fc.constantFrom(1, 1, 1, 2, 3),
      dice: fc.integer({ min: 0, max: 3 }),
      fury: fc.integer({ min: 0, max: 2 }),
      stars: fc.constantFrom(0, 0, 0, 1, 2),
      x: fc.integer({ min: 0, max: 60 }),
      y: fc.integer({ min: 0, max: 40 }),
      own: fc.integer({ min: 0, max: 3 }),
      retreating: fc.boolean(),
    })
    .map(({ dice, fury, stars, x, y, own, retreating, ...rest }) => {
      const track = ({ ok: 'demoralisation', flight: 'demoralisation', cowering: 'demoralisation' } as const)[
        rest.status as 'ok'
      ];
      return person(
        id,
        {
          side,
          size: rest.size,
          role: stars > 0 ? 'officer' : 'trooper',
          stars,
          leadership: stars,
          areaOfInfluenceCm: stars * 10,
          chargeDistanceCm: 15,
          psychDice: { flight: dice, pursuit: dice, attack: dice, fury },
        },
        {
          status: rest.status as Character['status'],
          pos: { x, y },
          retreating: retreating && rest.status === 'ok',
          points: {
            demoralisation: track && dice > 0 ? own : 0,
            pursuit: 0,
            attack: 0,
            fury: 0,
          },
        },
      );
    });

/** Two random armies of up to ten, placed close enough to matter. */
export const battle = fc
  .tuple(
    fc
      .integer({ min: 1, max: 10 })
      .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => soldier(`a${i}`, 'a')))),
    fc
      .integer({ min: 1, max: 10 })
      .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => soldier(`b${i}`, 'b')))),
  )
  .map(([a, b]) => table([...a, ...b], {}));
