import { Move, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useCell } from './cell.ts';
import { carry } from './intent.ts';
import { middleOf } from './moving.ts';
import type { Layout } from './rails.ts';
import type { Scene, Stage } from './stage.ts';
import type { BoardToken } from './types.ts';
import { type Placement, toScreen } from './view.ts';

/** Room that the bar needs between the two rows of buttons to stand there, off the mat; in rem. */
const NEEDED = 17;
const EDGE_PX = 8;
const INSET_PX = 12;

interface Around {
  readonly placement: Placement;
  readonly layout: Layout & { readonly rem: number };
}

/** Between the buttons if there is room, else in the half of the board where the selection is not. */
function barPlace(tokens: readonly BoardToken[], { placement, layout }: Around): CSSProperties {
  const { area, rails, between, betweenFrom, rem } = layout;
  if (rails === 'top' && between >= NEEDED * rem) {
    return { left: betweenFrom + between / 2, top: EDGE_PX, transform: 'translateX(-50%)' };
  }
  const left = area.left + area.width / 2;
  const low = toScreen(placement, middleOf(tokens)).y > area.top + area.height / 2;
  return low
    ? { left, top: area.top + INSET_PX, transform: 'translateX(-50%)' }
    : { left, top: area.top + area.height - INSET_PX, transform: 'translate(-50%, -100%)' };
}

/** What can be done with the selection: move it by a tap, or let it go. */
export function SelectionBar(props: Around & { readonly stage: Stage; readonly scene: Scene }) {
  const { stage } = props;
  const { byId, selected, labels } = props.scene;
  const carried = useCell(stage.carried);
  const tokens = selected.flatMap((id) => byId.get(id) ?? []);
  const movable = tokens.some((token) => token.movable !== false);
  if (tokens.length === 0 || (tokens.length === 1 && !movable)) return null;
  const chosen = tokens.length > 1 ? labels.selected(tokens.length) : tokens[0]?.code;
  return (
    <div className="board-selection" style={barPlace(tokens, props)}>
      <span className="px-2 font-semibold">{carried.length > 0 ? labels.tapPlace : chosen}</span>
      {carried.length > 0 ? (
        <Button tone="quiet" onClick={() => carry(stage, [])}>
          {labels.cancel}
        </Button>
      ) : (
        <>
          {movable && (
            <Button tone="quiet" icon={<Move aria-hidden size={20} />} onClick={() => carry(stage, tokens)}>
              {labels.moveSelection}
            </Button>
          )}
          <IconButton label={labels.clearSelection} onClick={() => stage.select([])}>
            <X aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}
