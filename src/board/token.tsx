import './tokens.css';
import { memo, useLayoutEffect, useRef } from 'react';
import { cssVars } from './css-vars.ts';
import { sameToken } from './same-token.ts';
import { TokenFace } from './token-face.tsx';
import { slide, tokenTransform } from './token-place.ts';
import { toneColour } from './tone.ts';
import type { BoardToken } from './types.ts';

export interface TokenProps {
  readonly token: BoardToken;
  readonly selected: boolean;
  /** In hand: the next tap places it. */
  readonly carried: boolean;
  /** Whether the Tab key stops here. */
  readonly tabStop: boolean;
  readonly elements: Map<string, HTMLElement>;
}

/** A piece on the mat: a real button. Gestures are the board's business; it only has a place and a name. */
export const Token = memo(
  function Token({ token, selected, carried, tabStop, elements }: TokenProps) {
    const button = useRef<HTMLButtonElement>(null);
    const { id, x, y } = token;
    const place = useRef({ x, y });
    useLayoutEffect(() => {
      const element = button.current;
      if (!element) return;
      elements.set(id, element);
      return () => void elements.delete(id);
    }, [elements, id]);
    useLayoutEffect(() => {
      const moved = place.current.x !== x || place.current.y !== y;
      place.current = { x, y };
      if (moved && button.current && !button.current.dataset.lifted) slide(button.current);
    }, [x, y]);
    return (
      <button
        ref={button}
        type="button"
        className="board-token"
        aria-label={token.name}
        aria-pressed={selected}
        tabIndex={tabStop ? 0 : -1}
        data-token={id}
        data-shape={token.shape}
        data-carried={carried || undefined}
        data-lit={token.lit || undefined}
        data-faded={token.faded || undefined}
        style={{
          transform: tokenTransform(token),
          ...cssVars({ '--diameter': token.diameter, '--tone': toneColour(token.tone) }),
        }}
      >
        <TokenFace token={token} />
      </button>
    );
  },
  (a, b) =>
    a.selected === b.selected &&
    a.carried === b.carried &&
    a.tabStop === b.tabStop &&
    a.elements === b.elements &&
    sameToken(a.token, b.token),
);
