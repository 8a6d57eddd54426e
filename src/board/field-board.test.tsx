import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldBoard } from './field-board.tsx';
import { LABELS, piece } from './test-pieces.ts';
import type { BoardToken, Move } from './types.ts';

const mat = { width: 20, height: 20, grid: 2 };
const start = [piece('Ana', 4, 4), piece('Blas', 10, 4), piece('Rock', 4, 12, { movable: false })];

/** Buttons take 66 px on the left; 620 × 620 px less the margins of 10 px make 30 px a unit. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(686);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(620);
});
/** The px of a place in table units. */
const px = (x: number, y: number) => ({ clientX: 76 + x * 30, clientY: 10 + y * 30 });

function Table(props: {
  readonly moved: (moves: readonly Move[]) => void;
  readonly said: (text: string) => void;
  readonly initial?: readonly string[];
}) {
  const [tokens, setTokens] = useState<readonly BoardToken[]>(start);
  const [selected, setSelected] = useState<readonly string[]>(props.initial ?? []);
  return (
    <>
      <FieldBoard
        mat={mat}
        tokens={tokens}
        selected={selected}
        labels={LABELS}
        onSelect={setSelected}
        onAnnounce={props.said}
        onMove={(moves) => {
          props.moved(moves);
          setTokens((now) => now.map((token) => ({ ...token, ...moves.find(({ id }) => id === token.id) })));
        }}
      />
      <button type="button" onClick={() => setTokens((now) => now.filter(({ id }) => id !== 'Ana'))}>
        Ana is gone
      </button>
    </>
  );
}

function given(initial?: readonly string[]) {
  const moved = vi.fn();
  const said = vi.fn();
  render(<Table moved={moved} said={said} {...(initial && { initial })} />);
  const surface = screen.getByRole('application', { name: 'Mat' });
  const token = (name: string) => screen.getByRole('button', { name: `Token ${name}` });
  const down = (x: number, y: number) =>
    fireEvent.pointerDown(surface, { pointerId: 1, button: 0, ...px(x, y) });
  const move = (x: number, y: number) => fireEvent.pointerMove(surface, { pointerId: 1, ...px(x, y) });
  const up = (x: number, y: number) => fireEvent.pointerUp(surface, { pointerId: 1, ...px(x, y) });
  return {
    moved,
    said,
    surface,
    token,
    move,
    down,
    up,
    tap: (x: number, y: number) => {
      down(x, y);
      up(x, y);
    },
    drag: (x: number, y: number, toX: number, toY: number) => {
      down(x, y);
      move(toX, toY);
      up(toX, toY);
    },
    take: (tool: string) => fireEvent.click(screen.getByRole('button', { name: tool })),
    key: (name: string, key: string, shiftKey = false) => {
      fireEvent.keyDown(token(name), { key, shiftKey });
      fireEvent.keyUp(token(name), { key, shiftKey });
    },
  };
}

describe('a finger on the board', () => {
  it('when it taps a token, the token is selected; when it taps the mat, nothing is', () => {
    const { tap, token } = given();
    tap(4.3, 4);
    expect(token('Ana')).toHaveAttribute('aria-pressed', 'true');
    tap(15, 15);
    expect(token('Ana')).toHaveAttribute('aria-pressed', 'false');
  });

  it('when it drags a token, one move is told at the drop', () => {
    const { drag, moved, said } = given();
    drag(4, 4, 7, 8);
    expect(moved.mock.calls).toEqual([[[{ id: 'Ana', x: 7, y: 8 }]]]);
    expect(said).toHaveBeenLastCalledWith('Token Ana moved 5 u');
  });

  it('when it drags past the edge, the token stays on the mat', () => {
    const { drag, moved } = given();
    drag(4, 4, -3, 4);
    expect(moved).toHaveBeenCalledWith([{ id: 'Ana', x: 0, y: 4 }]);
  });

  it('when it drags one of a selected group, all move together', () => {
    const { drag, moved } = given(['Ana', 'Blas', 'Rock']);
    drag(10, 4, 11, 6);
    expect(moved.mock.calls).toEqual([
      [
        [
          { id: 'Ana', x: 5, y: 6 },
          { id: 'Blas', x: 11, y: 6 },
        ],
      ],
    ]);
  });

  it('when the token may not move, nothing moves', () => {
    const { drag, moved } = given();
    drag(4, 12, 8, 12);
    expect(moved).not.toHaveBeenCalled();
  });

  it('when the system takes the drag away, the token is where it was', () => {
    const { down, move, surface, moved, token } = given();
    const place = token('Ana').style.transform;
    down(4, 4);
    move(8, 8);
    fireEvent.pointerCancel(surface, { pointerId: 1 });
    expect(moved).not.toHaveBeenCalled();
    expect(token('Ana').style.transform).toBe(place);
  });

  it('when the token vanishes during the drag, the drag is over', () => {
    const { down, move, up, moved } = given();
    down(4, 4);
    move(6, 6);
    fireEvent.click(screen.getByRole('button', { name: 'Ana is gone' }));
    move(7, 7);
    up(7, 7);
    expect(moved).not.toHaveBeenCalled();
  });
});

describe('the tools', () => {
  it('move: tap the token, then the place', () => {
    const { take, tap, moved, said } = given();
    take('Move');
    tap(4, 4);
    expect(said).toHaveBeenLastCalledWith('Token Ana picked up');
    expect(screen.getByText('Tap the place')).toBeInTheDocument();
    tap(12, 15);
    expect(moved).toHaveBeenCalledWith([{ id: 'Ana', x: 12, y: 15 }]);
  });

  it('the selection bar moves what is selected to the next tap, once', () => {
    const { tap, moved, take } = given(['Ana', 'Blas']);
    take('Move them');
    tap(7, 10);
    tap(15, 15);
    expect(moved.mock.calls).toEqual([
      [
        [
          { id: 'Ana', x: 4, y: 10 },
          { id: 'Blas', x: 10, y: 10 },
        ],
      ],
    ]);
  });

  it('group: a rubber band takes tokens in, a tap adds or leaves out', () => {
    const { take, drag, tap, token } = given();
    take('Group');
    drag(1, 1, 12, 6);
    expect(token('Ana')).toHaveAttribute('aria-pressed', 'true');
    expect(token('Blas')).toHaveAttribute('aria-pressed', 'true');
    tap(10, 4);
    expect(token('Blas')).toHaveAttribute('aria-pressed', 'false');
  });

  it('ruler: two taps on tokens measure from edge to edge', () => {
    const { take, tap, said } = given();
    take('Ruler');
    tap(4, 4);
    tap(10, 4);
    expect(screen.getByText('5 u')).toBeInTheDocument();
    expect(said).toHaveBeenLastCalledWith('Measured 5 u');
  });

  it('zoom: a button that can do nothing says why', () => {
    given();
    expect(screen.getByRole('button', { name: 'Farther' })).toHaveAccessibleDescription('All is seen');
    fireEvent.click(screen.getByRole('button', { name: 'Lock zoom' }));
    expect(screen.getByRole('button', { name: 'Closer' })).toHaveAccessibleDescription('The zoom is locked');
  });
});

describe('the keys', () => {
  it('have one tab stop and walk from token to token', async () => {
    const { token, key } = given();
    expect(screen.getAllByRole('button', { name: /Token/ }).filter((one) => one.tabIndex === 0)).toHaveLength(
      1,
    );
    act(() => token('Ana').focus());
    key('Ana', 'ArrowRight');
    await waitFor(() => expect(token('Blas')).toHaveFocus());
    expect(token('Blas').tabIndex).toBe(0);
  });

  it('pick up, move by the grid and by a tenth, and drop as one move', () => {
    const { token, key, moved } = given();
    act(() => token('Ana').focus());
    fireEvent.click(token('Ana'));
    key('Ana', 'ArrowRight');
    key('Ana', 'ArrowDown');
    key('Ana', 'ArrowDown', true);
    expect(moved).not.toHaveBeenCalled();
    fireEvent.click(token('Ana'));
    expect(moved.mock.calls).toEqual([[[{ id: 'Ana', x: 6, y: 6.1 }]]]);
  });

  it('put back on Escape', () => {
    const { token, key, moved, said } = given();
    act(() => token('Ana').focus());
    fireEvent.click(token('Ana'));
    key('Ana', 'ArrowRight');
    key('Ana', 'Escape');
    expect(moved).not.toHaveBeenCalled();
    expect(said).toHaveBeenLastCalledWith('Token Ana put back');
  });

  it('move a selected token at each press', () => {
    const { token, key, moved } = given(['Ana']);
    act(() => token('Ana').focus());
    key('Ana', 'ArrowLeft');
    expect(moved).toHaveBeenCalledWith([{ id: 'Ana', x: 2, y: 4 }]);
  });
});
