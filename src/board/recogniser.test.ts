import { describe, expect, it } from 'vitest';
import { createRecogniser, type Gesture } from './recogniser.ts';

/** A table where every gesture writes down what it is told. */
function table(options: { readonly begins?: boolean; readonly yields?: boolean } = {}) {
  const said: string[] = [];
  const gesture: Gesture = {
    move: (at) => said.push(`move ${at.x}`),
    end: (at) => said.push(`end ${at.x}`),
    cancel: () => said.push('cancel'),
    ...(options.yields && { yield: () => void said.push('yield') }),
  };
  const recogniser = createRecogniser({
    tap: (at) => said.push(`tap ${at.x}`),
    begin: (from) => {
      said.push(`begin ${from.x}`);
      return options.begins === false ? null : gesture;
    },
    pinch: () => ({
      move: (a, b) => said.push(`pinch ${b.x - a.x}`),
      end: () => said.push('pinched'),
    }),
  });
  return { said, ...recogniser };
}
const at = (id: number, x: number) => ({ id, x, y: 0 });

describe('telling fingers apart', () => {
  it('given a finger that hardly moves, it taps where it went down', () => {
    const { said, down, move, up } = table();
    down(at(1, 10));
    move(at(1, 15));
    up(at(1, 15));
    expect(said).toEqual(['tap 10']);
  });

  it('given six px of way, it drags from where the finger went down', () => {
    const { said, down, move, up } = table();
    down(at(1, 10));
    move(at(1, 16));
    up(at(1, 20));
    expect(said).toEqual(['begin 10', 'move 16', 'end 20']);
  });

  it('given a second finger during a drag, it ignores it', () => {
    const { said, down, move, up } = table();
    down(at(1, 10));
    move(at(1, 20));
    down(at(2, 90));
    move(at(2, 50));
    up(at(2, 50));
    up(at(1, 20));
    expect(said).toEqual(['begin 10', 'move 20', 'end 20']);
  });

  it('given two fingers before any has moved, it pinches and the last finger does nothing more', () => {
    const { said, down, move, up } = table();
    down(at(1, 10));
    down(at(2, 50));
    move(at(2, 70));
    up(at(1, 10));
    move(at(2, 200));
    up(at(2, 200));
    down(at(3, 5));
    up(at(3, 5));
    expect(said).toEqual(['pinch 60', 'pinched', 'tap 5']);
  });

  it('given a gesture that yields, a second finger turns it into a pinch', () => {
    const { said, down, move } = table({ yields: true });
    down(at(1, 10));
    move(at(1, 20));
    down(at(2, 60));
    move(at(2, 80));
    expect(said).toEqual(['begin 10', 'move 20', 'yield', 'pinch 60']);
  });

  it('given a drag that the system takes away, it cancels', () => {
    const { said, down, move, cancel, up } = table();
    down(at(1, 10));
    move(at(1, 20));
    cancel(1);
    up(at(1, 20));
    expect(said).toEqual(['begin 10', 'move 20', 'cancel']);
  });

  it('given a drag from where none begins, lifting the finger is no tap', () => {
    const { said, down, move, up } = table({ begins: false });
    down(at(1, 10));
    move(at(1, 30));
    up(at(1, 30));
    expect(said).toEqual(['begin 10']);
  });
});
