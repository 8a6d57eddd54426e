/** What holds whatever is played: no second test in a turn, no effect back without a failure. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DiceResult, resolve } from '../../../kernel/dice.ts';
import { demo } from '../demo.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';
import { ruleset } from '../rules/ruleset.ts';
import { owing } from '../rules/when.ts';
import { sampleCommands } from './samples.ts';

const steps = fc.array(
  fc.record({
    pick: fc.nat({ max: 999 }),
    faces: fc.array(fc.nat({ max: 11 }), { minLength: 3, maxLength: 3 }),
  }),
  {
    minLength: 10,
    maxLength: 60,
  },
);

/** Settles a command with the faces of the step; no events when it is refused. */
function settle(state: State, command: Command, faces: readonly number[]): readonly Event[] {
  const answers: DiceResult[] = [];
  for (;;) {
    const step = resolve(() => ruleset.decide(state, command), answers);
    if (step.kind === 'badDice') throw new Error('bad dice');
    if (step.kind === 'done') return step.value.ok ? step.value.events : [];
    const { id, count, faces: sides } = step.request;
    const values = faces.slice(0, count).map((face) => (face % sides) + 1);
    answers.push({ id, source: 'app', values });
  }
}

type Look = (before: State, command: Command, event: Event, next: State) => void;

/** Plays an evening from the demo; values set by hand are left out, for they may do anything. */
function evening(look: () => Look): void {
  fc.assert(
    fc.property(steps, (list) => {
      const see = look();
      let state = demo('en').state;
      for (const { pick, faces } of list) {
        const samples = sampleCommands(state).filter(({ type }) => type !== 'setFlag' && type !== 'setTurn');
        // Every third step rolls what is owed, so that the tests themselves are not lost among the rest.
        const owed = pick % 3 === 0 ? ruleset.owed(state)[0]?.command : null;
        const command = owed ?? samples[pick % samples.length]!;
        for (const event of settle(state, command, faces)) {
          const next = ruleset.evolve(state, event);
          see(state, command, event, next);
          state = next;
        }
      }
    }),
    { numRuns: 150 },
  );
}

it('a unit never owes two tests in a turn', () => {
  let tested = 0;
  evening(() => {
    const done = new Set<string>();
    return (_before, command, event, next) => {
      if (event.type === 'turnStarted' || event.type === 'battleReset') done.clear();
      // Who is removed may be followed by another of the same id.
      if (event.type === 'unitRemoved') done.delete(event.id);
      if (event.type === 'stupidityTested' && !event.rerolled) {
        if (command.type === 'testStupidity' && !command.extra) expect(done).not.toContain(event.id);
        done.add(event.id);
        tested += 1;
      }
      for (const { id } of owing(next)) expect(done).not.toContain(id);
      const ids = ruleset.owed(next).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    };
  });
  expect(tested).toBeGreaterThan(50);
});

it('an effect that ended never comes back without a new failure', () => {
  let failures = 0;
  evening(() => (before, _command, event, next) => {
    for (const unit of next.units) {
      const was = before.units.find(({ id }) => id === unit.id);
      if (!unit.stupid || was?.stupid) continue;
      expect(event).toMatchObject({ type: 'stupidityTested', id: unit.id, passed: false });
      failures += 1;
    }
  });
  expect(failures).toBeGreaterThan(20);
});
