/** The forecast is worked out beside the screen: asked for when the taps pause, ended when the state changes. */
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demo } from '../../src/rulesets/cursus-honorum/demo.ts';
import module from '../../src/rulesets/cursus-honorum/index.ts';
import type { Command } from '../../src/rulesets/cursus-honorum/model/commands.ts';
import type { Event } from '../../src/rulesets/cursus-honorum/model/events.ts';
import type { State } from '../../src/rulesets/cursus-honorum/model/game.ts';
import type {
  ForecastAnswer,
  ForecastQuestion,
} from '../../src/rulesets/cursus-honorum/screen/forecast-worker.ts';
import { openTable, show } from './render-screen.tsx';

/** A worker that answers only when the test says so. */
class SlowWorker {
  static all: SlowWorker[] = [];
  asked: ForecastQuestion[] = [];
  ended = false;
  onmessage: ((message: { data: ForecastAnswer }) => void) | null = null;
  constructor() {
    SlowWorker.all.push(this);
  }
  postMessage(question: ForecastQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(): void {
    const { key } = this.asked.at(-1)!;
    const a = {
      exact: false,
      runs: 2_000,
      fleeing: [0, 0, 1],
      expected: 1.5,
      leaderRuns: 0.25,
      basis: 'map',
    };
    const byCharacter = [{ id: 'h1', chance: 0.4 }];
    this.onmessage?.({ data: { key, forecasts: { a: { ...a, byCharacter } as never } } });
  }
}

const asked = () => vi.waitFor(() => expect(SlowWorker.all.at(-1)?.asked.length).toBe(1), 3_000);

beforeEach(() => {
  SlowWorker.all = [];
  vi.stubGlobal('Worker', SlowWorker);
});

describe('given a forecast that is being worked out', () => {
  it('when the state changes, then it is ended, and another one is asked for the new state', async () => {
    const table = openTable<State, Command, Event>(module.ruleset as never, demo('en').state);
    await show(module, table);
    await asked();
    const [first] = SlowWorker.all;
    await act(async () => void table.play({ type: 'setTargets', targets: [{ id: 'h3', targetId: 'c2' }] }));
    expect(first?.ended).toBe(true);
    await vi.waitFor(() => expect(SlowWorker.all.length).toBe(2), 3_000);
    await asked();
    const [question] = SlowWorker.all[1]!.asked;
    expect(question?.state.characters.find(({ id }) => id === 'h3')?.targetId).toBe('c2');
    act(() => first!.answer());
    expect(screen.queryByText(/≈\s2/)).toBeNull();
    act(() => SlowWorker.all[1]!.answer());
    expect(await screen.findByText(/Forecast: fleeing/)).toBeInTheDocument();
    expect(screen.getByText(/≈\s2/)).toBeInTheDocument();
  });

  it('when it has answered, then its worker serves the next question as well', async () => {
    const table = openTable<State, Command, Event>(module.ruleset as never, demo('en').state);
    await show(module, table);
    await asked();
    act(() => SlowWorker.all[0]!.answer());
    await act(async () => void table.play({ type: 'setTargets', targets: [{ id: 'h3', targetId: 'c2' }] }));
    await vi.waitFor(() => expect(SlowWorker.all[0]!.asked.length).toBe(2), 3_000);
    expect(SlowWorker.all.length).toBe(1);
  });
});
