import type { ReactNode } from 'react';
import { useT } from '../i18n/react.ts';
import type { Tagged } from '../kernel/log.ts';
import { Wait } from '../later/wait.tsx';
import { TableLayout } from '../ui/table-layout.tsx';
import { Follower } from './follower.tsx';

/** The frame of a ruleset's screen, with the shell's words on it. */
export function Frame(props: {
  readonly board: ReactNode;
  readonly guide: ReactNode;
  /** Commands that the board shows with the tap (`Follower`). */
  readonly atOnce?: (command: Tagged) => boolean;
}) {
  const { app, table } = useT();
  const labels = { board: table.board, guide: table.guide, taller: table.taller, smaller: table.smaller };
  return (
    <TableLayout
      board={<Follower atOnce={props.atOnce}>{props.board}</Follower>}
      // Panels that follow the first view are here long before a tap; on the slowest lines one waits for them.
      guide={<Wait fallback={<p className="p-5 text-muted">{app.loading}</p>}>{props.guide}</Wait>}
      labels={labels}
    />
  );
}
