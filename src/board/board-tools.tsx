import './rails.css';
import { MousePointer2, Move, Ruler, SquareDashedMousePointer } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useCell } from './cell.ts';
import type { Cells } from './stage.ts';
import type { BoardLabels, Tool } from './types.ts';

const TOOLS = [
  { tool: 'select', Icon: MousePointer2 },
  { tool: 'move', Icon: Move },
  { tool: 'group', Icon: SquareDashedMousePointer },
  { tool: 'ruler', Icon: Ruler },
] as const satisfies readonly { tool: Tool; Icon: unknown }[];

/** What a finger on the mat does. Changing the tool puts the ruler and whatever is carried away. */
export function BoardTools(props: {
  readonly cells: Pick<Cells, 'tool' | 'carried' | 'ruler'>;
  readonly labels: BoardLabels;
  readonly extra: ReactNode;
  readonly ref: Ref<HTMLDivElement>;
}) {
  const { cells, labels } = props;
  const now = useCell(cells.tool);
  const take = (tool: Tool) => {
    cells.tool.set(tool);
    cells.carried.set([]);
    cells.ruler.set(null);
  };
  return (
    <div ref={props.ref} role="toolbar" aria-label={labels.tools} className="board-rail board-rail-tools">
      {TOOLS.map(({ tool, Icon }) => (
        <IconButton key={tool} label={labels[tool]} on={now === tool} onClick={() => take(tool)}>
          <Icon aria-hidden />
        </IconButton>
      ))}
      {props.extra}
    </div>
  );
}
