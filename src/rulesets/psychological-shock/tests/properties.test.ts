/** What must hold whatever the players do. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { initial, type State } from '../model/state.ts';
import { actionsLeft } from '../rules/actions.ts';
import { REJECTIONS } from '../rules/decide.ts';
import { parsePaste } from '../rules/paste.ts';
import { ruleset } from '../rules/ruleset.ts';
import { eventSchema } from '../schema/event.ts';
import { stateSchema } from '../schema/state.ts';
import { sampleCommands } from './samples.ts';
import { play } from './table.ts';

const codes: readonly string[] = REJECTIONS;
const picks = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 6 })), {
  maxLength: 40,
});

/** A game: each pick is one of the sample commands with a face that fits every die. */
function game(
  steps: readonly (readonly [number, number, number])[],
  check: (before: State, played: ReturnType<typeof play>) => void,
): State {
  let state = demo('en').state;
  for (const [pick, coin, die] of steps) {
    const samples = sampleCommands(state);
    const command = samples[pick % samples.length]!;
    const before = JSON.stringify(state);
    const played = play(state, command, command.type === 'drawTester' ? coin : die);
    expect(JSON.stringify(state)).toBe(before);
    check(state, played);
    state = played.state;
  }
  return state;
}

describe('over random games', () => {
  it('states and events stay valid, and the log tells the state again', () => {
    fc.assert(
      fc.property(picks, (steps) => {
        const events: Event[] = [];
        const end = game(steps, (_before, played) => {
          if (played.refused) expect(codes).toContain(played.refused);
          for (const event of played.events)
            expect(v.is(eventSchema, event), JSON.stringify(event)).toBe(true);
          events.push(...played.events);
        });
        expect(v.is(stateSchema, end)).toBe(true);
        const replayed = (JSON.parse(JSON.stringify(events)) as Event[]).reduce(
          ruleset.evolve,
          demo('en').state,
        );
        expect(replayed).toEqual(end);
      }),
      { numRuns: 120 },
    );
  });

  it('nobody dead is in shock, nobody has Actions below none, and no pool is below none', () => {
    fc.assert(
      fc.property(picks, (steps) => {
        const end = game(steps, () => {});
        for (const one of end.characters) {
          expect(one.wound === 'killed' && one.shocked).toBe(false);
          expect(actionsLeft(end, one)).toBeGreaterThanOrEqual(0);
        }
        expect(Math.min(end.sides.A.atPool, end.sides.B.atPool)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it('every owed test can be sent as it is offered', () => {
    fc.assert(
      fc.property(picks, (steps) => {
        const end = game(steps, () => {});
        for (const { command } of ruleset.owed(end))
          if (command) expect(play(end, command, 1).refused).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

describe('whatever a command holds', () => {
  const wild = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 1e308, 3));
  const id = fc.constantFrom('us-1', 'us-2', 'us-4', 'de-3', 'constructor', 'nobody', 'check-3');
  const boosts = fc.array(fc.record({ commanderId: id, at: wild }), { maxLength: 3 });
  const face = fc.record({ maxActions: wild, command: wild });
  const profile = fc.record({
    name: fc.string(),
    role: fc.string(),
    side: fc.constantFrom('A' as const, 'B' as const),
    card: fc.record({ healthy: face, wounded: fc.option(face) }),
    baseDiameter: wild,
  });
  const commands: fc.Arbitrary<Command> = fc.oneof(
    fc.record({ type: fc.constant('recover' as const), characterId: id, boosts, via: fc.option(id) }),
    fc.record({ type: fc.constant('shockTest' as const), characterId: id, checkId: fc.option(id), boosts }),
    fc.record({ type: fc.constant('payShortfall' as const), boosts }),
    fc.record({ type: fc.constant('spend' as const), characterId: id, action: fc.string(), at: wild }),
    fc.record({ type: fc.constant('addCharacters' as const), ids: fc.array(id), profile }),
    fc.record({ type: fc.constant('editCharacter' as const), characterId: id, profile }),
    fc.record({ type: fc.constant('reorderCharacter' as const), characterId: id, to: wild }),
    fc.record({
      type: fc.constant('moveFigures' as const),
      moves: fc.array(fc.record({ characterId: id, position: fc.option(fc.record({ x: wild, y: wild })) })),
    }),
    fc.record({ type: fc.constant('setBoard' as const), inUse: fc.boolean(), size: wild }),
    fc.record({
      type: fc.constant('tickCommandRange' as const),
      commanderId: id,
      characterId: id,
      inRange: fc.option(fc.boolean()),
    }),
    fc.record({
      type: fc.constant('changeSetting' as const),
      key: fc.constantFrom('atPerTurn' as const, 'tieBreak' as const, 'commandStacks' as const),
      value: fc.oneof(wild, fc.boolean(), fc.constantFrom('owner', 'nonsense')),
    }),
  );

  it('decide answers with events that a state may hold, or with a reason', () => {
    fc.assert(
      fc.property(commands, fc.boolean(), (command, empty) => {
        const state = empty ? initial() : demo('es').state;
        const played = play(state, command, 6);
        if (played.refused) expect(codes).toContain(played.refused);
        expect(v.is(stateSchema, played.state)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('pasted text is read or refused, line by line', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '3', '/', '-', 'x', ';', '\t', '\n', 'C', '(', ')') }),
        (text) => {
          for (const line of parsePaste(text, 'A'))
            if ('profile' in line) expect(line.profile.name).not.toBe('');
        },
      ),
      { numRuns: 500 },
    );
  });
});
