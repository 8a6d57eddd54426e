import * as fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../kernel/dice.ts';
import { demo } from '../demo.ts';
import type { Command } from '../model/commands.ts';
import { entrant } from '../model/inputs.ts';
import type { State } from '../model/state.ts';
import { initial } from '../model/state.ts';
import { MOST_REROLLS } from '../rules/contest.ts';
import { REJECTIONS } from '../rules/decide.ts';
import { endings, runningOut } from '../rules/rounds.ts';
import { ruleset } from '../rules/ruleset.ts';
import { commandSchema, eventSchema, stateSchema } from '../schema.ts';
import { sampleCommands } from './samples.ts';
import { card, rolled, tableOf } from './table.ts';

/** Faces from a list of fractions, over and over. */
const facesFrom = (seeds: readonly number[]): ((faces: number) => number) => {
  let at = 0;
  return (faces) => {
    at += 1;
    return 1 + (seeds[at % seeds.length]! % faces);
  };
};

const seeds = fc.array(fc.nat({ max: 9999 }), { minLength: 7, maxLength: 60 });

describe('whatever happens', () => {
  it('contests always end and know their order', () => {
    const entrants = fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[a-z]{1,3}$/),
        level: fc.integer({ min: 0, max: 100 }),
        modifier: fc.integer({ min: -60, max: 60 }),
      }),
      {
        selector: ({ id }) => id,
        minLength: 2,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(entrants, fc.constantFrom('onlyOne', 'order'), seeds, (list, mode, faces) => {
        const command: Command = {
          ...{ type: 'holdContest', mode, what: '' },
          entrants: list.map(({ id, level, modifier }) => entrant(id, level, modifier)),
        };
        const out = rolled(initial(), command, facesFrom(faces));
        const held = out?.events[0];
        if (held?.type !== 'contestHeld') throw new Error('not held');
        expect([...held.order, ...held.failed].sort()).toEqual(list.map(({ id }) => id).sort());
        expect(held.winner).toBe(held.order[0] ?? null);
        expect(out!.dice.length).toBeLessThanOrEqual(MOST_REROLLS + 1);
      }),
      { numRuns: 200 },
    );
  });

  it('a stuck die does not keep a contest going for ever', () => {
    const command: Command = {
      type: 'holdContest',
      mode: 'order',
      what: '',
      entrants: [entrant('a', 50), entrant('b', 50)],
    };
    const held = rolled(initial(), command, () => 7)?.events[0];
    expect(held?.type === 'contestHeld' && held.order).toEqual(['a', 'b']);
  });

  it('durations expire exactly once, in the round that was told beforehand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 }), (start, lasts) => {
        const shock = { kind: 'apathetic' as const, roundsLeft: lasts, note: '' };
        let state: State = { ...tableOf(card('ada', {}, { shock })), round: start };
        const { lastRound } = runningOut(state)[0]!;
        expect(lastRound).toBe(start + lasts - 1);
        let ended = 0;
        for (let i = 0; i < lasts + 5; i += 1) {
          const beforehand = endings(state).length;
          const step = rolled(state, { type: 'nextRound' }, () => 1)!;
          const event = step.events[0]!;
          if (event.type !== 'roundAdvanced') throw new Error('no round');
          expect(event.ended).toHaveLength(beforehand);
          if (event.ended.length > 0) expect(event.round).toBe(lastRound + 1);
          ended += event.ended.length;
          state = step.state;
          expect(state.commandos[0]!.shock === null).toBe(state.round > lastRound);
        }
        expect(ended).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  it('morale stays in 1…100, and no morale check calls for another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.array(fc.constantFrom('demoralise', 'moralise'), { maxLength: 30 }),
        seeds,
        (morale, kinds, faces) => {
          let state = tableOf(card('ada', {}, { morale, initialMorale: morale }));
          const face = facesFrom(faces);
          for (const kind of kinds) {
            const step = rolled(
              state,
              { type: 'checkMorale', who: ['ada'], kind, modifier: 0, prompt: null },
              face,
            )!;
            state = step.state;
            expect(step.events.map(({ type }) => type)).toEqual(['moraleChecked']);
            expect(state.prompts).toEqual([]);
            const now = state.commandos[0]!.morale!;
            expect(now).toBeGreaterThanOrEqual(1);
            expect(now).toBeLessThanOrEqual(100);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('long plays keep to the schemas, to JSON and to the listed refusals', () => {
    const codes: ReadonlySet<string> = new Set(REJECTIONS);
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 9999 }), { minLength: 5, maxLength: 40 }),
        seeds,
        fc.boolean(),
        (picks, faces, fromDemo) => {
          let state = fromDemo ? demo('es').state : initial();
          const face = facesFrom(faces);
          for (const pick of picks) {
            const commands = sampleCommands(state);
            expect(commands.length).toBeLessThanOrEqual(200);
            const command = commands[pick % commands.length]!;
            expect(safeParse(commandSchema, command).issues?.[0]?.message).toBeUndefined();
            const first = resolve(() => ruleset.decide(state, command), []);
            if (first.kind === 'done' && !first.value.ok) expect(codes).toContain(first.value.why.code);
            const step = rolled(state, command, face);
            if (!step) continue;
            for (const event of step.events) {
              const parsed = safeParse(eventSchema, JSON.parse(JSON.stringify(event)));
              expect(
                parsed.issues?.map(
                  ({ message, path }) => `${event.type} ${path?.map((one) => one.key).join('.')} ${message}`,
                ),
              ).toBeUndefined();
              ruleset.touches(event);
            }
            state = step.state;
            const parsed = safeParse(stateSchema, JSON.parse(JSON.stringify(state)));
            expect(
              parsed.issues?.map(
                ({ message, path }) => `${command.type} ${path?.map((one) => one.key).join('.')} ${message}`,
              ),
            ).toBeUndefined();
            ruleset.owed(state);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('commands without sense are refused or leave a sound table, and never throw', () => {
    const hostile = (value: unknown, next: () => number): unknown => {
      if (Array.isArray(value)) return value.map((one) => hostile(one, next));
      if (value !== null && typeof value === 'object')
        return Object.fromEntries(
          Object.entries(value).map(([key, one]) => [key, key === 'type' ? one : hostile(one, next)]),
        );
      if (next() % 4 !== 0) return value;
      if (typeof value === 'number') return [-1, 0.5, 1e308, 101, 0, 99_999][next() % 6];
      if (typeof value === 'string') return ['', 'toString', 'ada', 'veryEasy', '9d9', 'sanna'][next() % 6];
      return typeof value === 'boolean' ? !value : value;
    };
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 9999 }), { minLength: 30, maxLength: 60 }),
        seeds,
        (picks, faces) => {
          let state = demo('en').state;
          const face = facesFrom(faces);
          let at = 0;
          const next = (): number => {
            at += 1;
            return picks[at % picks.length]! + at;
          };
          for (const pick of picks) {
            const commands = sampleCommands(state);
            const command = hostile(commands[pick % commands.length], next) as Command;
            if (!safeParse(commandSchema, command).success) continue;
            const step = rolled(state, command, face);
            if (!step) continue;
            for (const event of step.events)
              expect(safeParse(eventSchema, event).success, JSON.stringify(event)).toBe(true);
            state = step.state;
            expect(safeParse(stateSchema, state).success, JSON.stringify(command)).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
