import { act, render, screen } from '@testing-library/react';
import { createContext, use, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { Follower } from '../../src/play/follower.tsx';
import type { State } from '../../src/rulesets/_template/model.ts';
import { ruleset } from '../../src/rulesets/_template/rules/ruleset.ts';
import { TableContext, useGame } from '../../src/table/react.ts';
import { openTable } from './render-screen.tsx';

const useNames = () => useGame((state: State) => state.units.map(({ name }) => name).join(', '));

/** What stands on the board each time that the guide has been drawn. */
function Guide({ seen }: { readonly seen: string[] }) {
  const names = useNames();
  useLayoutEffect(() => {
    seen.push(`${names} | ${screen.getByTestId('board').textContent}`);
  }, [names, seen]);
  return <p data-testid="guide">{names}</p>;
}

const Board = () => <p data-testid="board">{useNames()}</p>;

/** What stands on the board each time that its parent has been drawn. */
function Chosen({ name, seen }: { readonly name: string; readonly seen: string[] }) {
  useLayoutEffect(() => void seen.push(screen.getByTestId('board').textContent ?? ''));
  return (
    <Follower>
      <p data-testid="board">{name}</p>
    </Follower>
  );
}

it('shows the board of before while the guide answers, and then what is', async () => {
  const table = openTable(ruleset, ruleset.initial());
  const seen: string[] = [];
  render(
    <TableContext value={table}>
      <Guide seen={seen} />
      <Follower>
        <Board />
      </Follower>
    </TableContext>,
  );
  await act(async () => void table.play({ type: 'addUnit', id: 'a', name: 'Spearmen', nerve: 3 }));
  expect(seen).toEqual([' | ', 'Spearmen | ']);
  expect(screen.getByTestId('board')).toHaveTextContent('Spearmen');
});

it('shows what its parent gives it a moment later, too', async () => {
  const table = openTable(ruleset, ruleset.initial());
  const seen: string[] = [];
  const shown = (name: string) => (
    <TableContext value={table}>
      <Chosen name={name} seen={seen} />
    </TableContext>
  );
  const { rerender } = render(shown('first'));
  await act(async () => rerender(shown('second')));
  expect(seen).toEqual(['first', 'first']);
  expect(screen.getByTestId('board')).toHaveTextContent('second');
});

const MOVES = ({ type }: { readonly type: string }) => type === 'addUnit';

it('does not keep back what stands at once, such as a figure that was put down, nor take it back', async () => {
  const table = openTable(ruleset, ruleset.initial());
  const seen: string[] = [];
  render(
    <TableContext value={table}>
      <Guide seen={seen} />
      <Follower atOnce={MOVES}>
        <Board />
      </Follower>
    </TableContext>,
  );
  await act(async () => {
    flushSync(() => void table.play({ type: 'addUnit', id: 'a', name: 'Spearmen', nerve: 3 }));
    flushSync(() => void table.play({ type: 'removeUnit', id: 'a' }));
  });
  expect(seen).toEqual([' | ', 'Spearmen | Spearmen', ' | Spearmen']);
  expect(screen.getByTestId('board')).toBeEmptyDOMElement();
});

const Colour = createContext('red');
const Painted = ({ drawn }: { readonly drawn: string[] }) => void drawn.push(use(Colour));

it('is not drawn with the tap for a context that it is given inside', async () => {
  const table = openTable(ruleset, ruleset.initial());
  const drawn: string[] = [];
  const shown = (colour: string) => (
    <TableContext value={table}>
      <Follower>
        <Colour value={colour}>
          <Painted drawn={drawn} />
        </Colour>
      </Follower>
    </TableContext>
  );
  const { rerender } = render(shown('red'));
  await act(async () => rerender(shown('green')));
  expect(drawn).toEqual(['red', 'green']);
});
