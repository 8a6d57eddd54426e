/** CH-13: whole psychology phases of random battles. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import type { Side } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import { leftovers } from '../rules/closing.ts';
import type { Random } from '../rules/forecast.ts';
import { whatNow } from '../rules/guide.ts';
import { isAggressive, TRACK_OF } from '../rules/load.ts';
import { ruleset } from '../rules/ruleset.ts';
import { commandSchema } from '../schema/command.ts';
import { eventSchema } from '../schema/event.ts';
import { stateSchema } from '../schema/state.ts';
import { sampleCommands } from './samples.ts';
import { battle, seeded, tryOut } from './tools.ts';

/** The dice of each test hang on its name, so that the order of players cannot change them. */
const diceOf =
  (seed: number) =>
  (name: string): Random =>
    seeded([...name].reduce((sum, c) => (Math.imul(sum, 31) + c.charCodeAt(0)) | 0, seed));

interface Course {
  readonly state: State;
  readonly events: readonly Event[];
  readonly rounds: Readonly<Record<string, number>>;
}

/** Plays a phase to its end by the guide alone; `first` goes first wherever somebody must choose. */
function playPhase(start: State, first: Side, seed: number, check: (state: State) => void): Course {
  const dice = diceOf(seed);
  let state = start;
  const events: Event[] = [];
  const rounds: Record<string, number> = {};
  for (let steps = 0; state.phase !== 'closed'; steps += 1) {
    if (steps > 400) throw new Error('the phase does not end');
    const now = whatNow(state);
    const command = now.kind === 'first' ? ({ type: 'chooseFirst', first } as const) : now.command;
    if (!command) throw new Error(`nothing to do in ${now.kind}`);
    if (now.kind === 'ranges') rounds[`${state.phase} ${now.side}`] = now.round;
    const key =
      now.kind === 'first'
        ? ''
        : JSON.stringify([state.phase, 'side' in now && now.side, 'round' in now && now.round]);
    const step = tryOut(state, command, dice(key));
    if (step.refused) throw new Error(`${command.type}: ${step.refused}`);
    events.push(...step.events);
    state = step.state;
    check(state);
  }
  return { state, events, rounds };
}

const byCharacter = (state: State) =>
  state.characters.map(({ status, points, causes }) => [status, points, causes]);

describe('given a random battle, when its psychology phase is played', () => {
  it('then immunity holds, rounds end within N + 1 and the closing check is clean', () => {
    fc.assert(
      fc.property(battle, fc.integer(), (state, seed) => {
        const immune = (now: State): void => {
          for (const one of now.characters)
            if (one.status !== 'ok')
              for (const [track, points] of Object.entries(one.points))
                if (points > 0) expect(track).toBe(TRACK_OF[one.status]);
        };
        const { state: after, rounds } = playPhase(state, 'a', seed, immune);
        for (const [part, count] of Object.entries(rounds)) {
          const side = part.endsWith('a') ? 'a' : 'b';
          const n = state.characters.filter((one) => one.side === side).length;
          expect(count).toBeLessThanOrEqual(n + 1);
        }
        expect(leftovers(after)).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it('then only cowering turns into flight and pursuit into attack (CH-14.1)', () => {
    fc.assert(
      fc.property(battle, fc.integer(), (state, seed) => {
        let before = state;
        playPhase(state, 'b', seed, (now) => {
          for (const [i, one] of now.characters.entries()) {
            const was = before.characters[i]!.status;
            if (was === one.status || was === 'ok' || one.status === 'ok') continue;
            expect([was, one.status]).toEqual(
              was === 'cowering' ? ['cowering', 'flight'] : ['pursuit', 'attack'],
            );
          }
          before = now;
        });
      }),
      { numRuns: 80 },
    );
  });

  it('then the order of the players does not change parts 2 and 3 (CH-13.10)', () => {
    fc.assert(
      fc.property(battle, fc.integer(), (state, seed) => {
        // Nobody in a reaction that a first player could take from the other's prey in part 1.
        const calm = {
          ...state,
          characters: state.characters.map((one) =>
            isAggressive(one.status) ? { ...one, status: 'ok' as const } : one,
          ),
        };
        const a = playPhase(calm, 'a', seed, () => {});
        const b = playPhase(calm, 'b', seed, () => {});
        expect(byCharacter(a.state)).toEqual(byCharacter(b.state));
      }),
      { numRuns: 80 },
    );
  });

  it('then states and events fit their schemas, also over a turn of the demo', () => {
    fc.assert(
      fc.property(battle, fc.integer(), (state, seed) => {
        const { state: after, events } = playPhase(state, 'a', seed, () => {});
        expect(v.parse(stateSchema, after)).toEqual(after);
        for (const event of events) expect(v.is(eventSchema, event)).toBe(true);
      }),
      { numRuns: 20 },
    );
    expect(v.safeParse(stateSchema, demo('es').state).issues).toBeUndefined();
    expect(leftovers(playPhase(demo('en').state, 'a', 7, () => {}).state)).toEqual([]);
  });
});

describe('given any table, when anything at all is tried', () => {
  it('then nothing throws, refusals change nothing and everything fits the schemas', () => {
    const random = seeded(11);
    let state = demo('es').state;
    const tried = new Set<string>();
    for (let i = 0; i < 900; i += 1) {
      const samples = sampleCommands(state);
      expect(samples.length).toBeGreaterThanOrEqual(10);
      expect(samples.length).toBeLessThanOrEqual(60);
      const command = samples[Math.floor(random() * samples.length)]!;
      expect(v.safeParse(commandSchema, command).issues).toBeUndefined();
      const step = tryOut(state, command, random);
      if (!step.refused) tried.add(command.type);
      for (const event of step.events) expect(v.safeParse(eventSchema, event).issues).toBeUndefined();
      state = step.state;
      if (i % 60 === 0) expect(v.safeParse(stateSchema, state).issues).toBeUndefined();
      ruleset.owed(state);
      whatNow(state);
    }
    expect(tried.size).toBeGreaterThan(20);
  });
});
