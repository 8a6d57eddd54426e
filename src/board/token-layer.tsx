import { memo } from 'react';
import { useCell } from './cell.ts';
import type { Cells } from './stage.ts';
import { Token } from './token.tsx';
import type { BoardToken } from './types.ts';

/** All tokens, in the order given: later ones lie on top, and screen readers meet them in that order. */
export const TokenLayer = memo(function TokenLayer(props: {
  readonly tokens: readonly BoardToken[];
  readonly selected: readonly string[];
  readonly cells: Pick<Cells, 'carried' | 'focus'>;
  readonly elements: Map<string, HTMLElement>;
}) {
  const { tokens, selected, cells, elements } = props;
  const carried = useCell(cells.carried);
  const focus = useCell(cells.focus);
  const chosen = new Set(selected);
  const there = (id: string | null | undefined) => tokens.some((token) => token.id === id);
  const tabStop = there(focus) ? focus : there(selected[0]) ? selected[0] : tokens[0]?.id;
  return tokens.map((token) => (
    <Token
      key={token.id}
      token={token}
      selected={chosen.has(token.id)}
      carried={carried.includes(token.id)}
      tabStop={token.id === tabStop}
      elements={elements}
    />
  ));
});
