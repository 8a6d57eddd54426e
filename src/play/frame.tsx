import type { ReactNode } from 'react';
import { useT } from '../i18n/react.ts';
import { TableLayout } from '../ui/table-layout.tsx';

/** The frame of a ruleset's screen, with the shell's words on it. */
export function Frame({ board, guide }: { readonly board: ReactNode; readonly guide: ReactNode }) {
  const { table } = useT();
  const labels = { board: table.board, guide: table.guide, taller: table.taller, smaller: table.smaller };
  return <TableLayout board={board} guide={guide} labels={labels} />;
}
