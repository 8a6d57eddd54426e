/** The panels of the guide as a player meets them; the whole phase is played in the browser tests. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { demo } from '../../src/rulesets/cursus-honorum/demo.ts';
import module from '../../src/rulesets/cursus-honorum/index.ts';
import { type Character, isLeader } from '../../src/rulesets/cursus-honorum/model/character.ts';
import { characterOf, initial, type State } from '../../src/rulesets/cursus-honorum/model/game.ts';
import { openTable, show, stateOf } from './render-screen.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** What stands lower in a panel is drawn a moment later. */
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

const withState = async (state: State) => {
  const table = openTable(module.ruleset, state);
  await show(module, table);
  return table;
};

/** The example before its battle is interrupted: nobody tests, all is measured by tapping. */
function battle(): State {
  const { state } = demo('en');
  const army = (side: 'a' | 'b') => ({ ...state.armies[side], rangeMode: 'tap' as const });
  const calm = (one: Character): Character => ({
    ...one,
    ...{ pos: null, status: one.alive ? 'ok' : one.status, retreating: false },
    points: { demoralisation: 0, pursuit: 0, attack: 0, fury: 0 },
  });
  return {
    ...state,
    ...{ phase: 'battle', step: null, armies: { a: army('a'), b: army('b') } },
    characters: state.characters.map(calm),
  };
}

describe('given tests that are due', () => {
  it('then the guide leads with who tests, the odds, and what failing means', async () => {
    await withState(demo('en').state);
    expect(await heading('Rome rolls 4 tests')).toBeInTheDocument();
    expect(screen.getByText('If it fails: flees 26% and cowers 26%')).toBeInTheDocument();
    expect(button('48%, 625 in 1,296')).toBeInTheDocument();
    expect(button('Roll all 4 tests')).toBeInTheDocument();
  });

  it('then a told failure asks for the second die, and the result waits for the round', async () => {
    const table = await withState(demo('en').state);
    await tap('Fails');
    expect(await heading('Hastatus I')).toBeInTheDocument();
    expect(screen.getByText('1–3 flees · 4–6 cowers')).toBeInTheDocument();
    await tap('Face 5');
    expect(await heading('Rome rolls 3 tests')).toBeInTheDocument();
    expect(screen.getByText('✗ COWERS')).toBeInTheDocument();
    expect(characterOf(stateOf(table), 'h1')?.status).toBe('ok');
  });

  it('then typed dice are asked die by die', async () => {
    const table = await withState(demo('en').state);
    await tap('Type my dice');
    for (const face of [2, 3, 4, 6]) await tap(`Face ${face}`);
    expect(stateOf(table).step?.results).toMatchObject([{ id: 'h1', enters: null }]);
  });

  it('then battle events stay tappable and say why they wait', async () => {
    await withState(demo('en').state);
    await tap('Casualty');
    expect(screen.getAllByText('Not now: this belongs to another step of the turn.')).not.toHaveLength(0);
  });
});

describe('given a leader who ran in the round before', () => {
  it('then his area is asked for, his stars can be typed, and the load is shared in equal parts', async () => {
    const { state } = demo('en');
    const characters = state.characters.map((one) =>
      one.id === 'cen' ? { ...one, status: 'flight' as const } : one,
    );
    const step = { ...state.step!, stage: 'share' as const, round: 3, sources: ['cen'] };
    const table = await withState({ ...state, characters, step });
    expect(await heading('Panic in Rome')).toBeInTheDocument();
    expect(screen.getByText(/leader load · \d+ in range/)).toBeInTheDocument();
    await tap('Type the star dice');
    await tap('Face 6');
    await tap('Face 5');
    expect(await heading(/^Rome rolls \d+ tests$/)).toBeInTheDocument();
    const [share] = stateOf(table).shares;
    expect(share?.sources[0]).toMatchObject({ id: 'cen', points: 15, split: true });
  });
});

describe('given a battle without a map', () => {
  it('when somebody falls, then the taps on friends say who saw it', async () => {
    const table = await withState(battle());
    await tap('Casualty');
    expect(await heading('Who falls?')).toBeInTheDocument();
    await tap(/^Princeps III, Rome/);
    await tap(/^Princeps V, Rome/);
    await tap('Princeps III falls');
    expect(characterOf(stateOf(table), 'l3')?.alive).toBe(false);
    expect(characterOf(stateOf(table), 'l5')?.points.demoralisation).toBe(1);
  });

  it('when a leader falls, then his star dice can be typed', async () => {
    const table = await withState(battle());
    await tap('Leader dies');
    await tap(/^Titus Lucanus, Rome/);
    await tap(/^Princeps I, Rome/);
    await tap('Type 2D6');
    await tap('Face 3');
    await tap('Face 4');
    expect(characterOf(stateOf(table), 'l1')?.points.demoralisation).toBe(11);
  });

  it('when a trooper is named as a leader, then the reason is told', async () => {
    await withState(battle());
    await tap('Leader dies');
    await tap(/^Princeps I, Rome/);
    expect(screen.getAllByText('Princeps I is not a leader.')).not.toHaveLength(0);
  });

  it('when the dice of a combat are told, then the points are shown before they are given', async () => {
    const table = await withState(battle());
    await tap('Swamped');
    await tap(/^Hastatus I, Rome/);
    for (let i = 0; i < 3; i += 1) await tap('More: Attack dice received');
    expect(screen.getByText('2 demoralisation points')).toBeInTheDocument();
    await tap('Give 2 points');
    expect(characterOf(stateOf(table), 'h1')?.points.demoralisation).toBe(2);
  });
});

describe('given an empty table', () => {
  it('then one sentence and two buttons lead on', async () => {
    await withState(initial());
    expect(await heading('The table is empty')).toBeInTheDocument();
    await tap('Add characters to A');
    expect(await heading('Add characters')).toBeInTheDocument();
  });
});

describe('given names of tokens', () => {
  it('then everything that the drawing says is said', async () => {
    const { state } = demo('en');
    await withState(state);
    await tap('Without a map: two lists');
    for (const one of state.characters.filter((other) => other.alive && isLeader(other)))
      expect(
        button(new RegExp(`^${one.name}, .*${one.stars} stars?, leadership ${one.leadership}`)),
      ).toBeVisible();
    expect(button('Veles II, Rome, fleeing, 2 demoralisation points')).toBeInTheDocument();
    expect(button('Princeps IX, Rome, steady, retreating')).toBeInTheDocument();
  });
});
