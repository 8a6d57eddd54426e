/** The field: figures to scale, the reach of a casualty and of a commander as rings. */
import { type ReactNode, useMemo } from 'react';
import { FieldBoard } from '../../../board/field-board.tsx';
import type { Move as BoardMove } from '../../../board/types.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { useBoardLabels } from '../../../play/board-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/notice.ts';
import type { Move } from '../model/commands.ts';
import { deploy } from '../rules/deploy.ts';
import { ringsFor, tokensFor } from './field-tokens.ts';
import { useLateText } from './late.ts';
import { useFocus, useShock, useShockSend, useText } from './use-shock.ts';

const UNIT = 'u';

export function FieldView({ bar }: { readonly bar: ReactNode }) {
  const s = useLateText();
  const screen = useText();
  const state = useShock();
  const send = useShockSend();
  const focus = useFocus();
  const language = useLanguage();
  const { size, inUse } = state.board;
  const mat = useMemo(() => ({ width: size, height: size, grid: 1 }), [size]);
  const labels = useBoardLabels(s.field.board(formatNumber(language, size)), UNIT);
  const tokens = useMemo(() => tokensFor(screen, state), [screen, state]);
  const rings = ringsFor(screen, state, focus.selected, language);
  const selected = useMemo(() => (focus.selected === null ? [] : [focus.selected]), [focus.selected]);
  const off = state.characters.filter((one) => one.position === null && one.wound !== 'killed');
  const move = (moves: readonly Move[]): void => void send.play({ type: 'moveFigures', moves });
  if (!inUse)
    return (
      <div className="flex h-full flex-col gap-4 p-4">
        <div className="grid flex-1 place-content-center gap-4 text-center">
          <p className="max-w-md">{s.field.unused}</p>
          <Button tone="primary" onClick={() => send.play({ type: 'setBoard', inUse: true, size })}>
            {s.field.start}
          </Button>
        </div>
        {bar}
      </div>
    );
  return (
    <div className="flex h-full flex-col gap-2 p-3">
      <div className="min-h-0 flex-1">
        <FieldBoard
          mat={mat}
          tokens={tokens}
          rings={rings}
          selected={selected}
          onSelect={(ids) => focus.select(ids.at(-1) ?? null)}
          onMove={(moves: readonly BoardMove[]) =>
            move(moves.map(({ id, x, y }) => ({ characterId: id, position: { x, y } })))
          }
          labels={labels}
          onAnnounce={announce}
        />
      </div>
      <div className="field-foot flex flex-wrap items-center gap-2">
        {bar}
        {off.length > 0 && (
          <Button className="ml-auto" onClick={() => move(deploy(state))}>
            {s.field.place} ({off.length})
          </Button>
        )}
      </div>
    </div>
  );
}
