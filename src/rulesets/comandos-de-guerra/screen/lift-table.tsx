import { intervalOrigin } from '../model/tables.ts';
import { DIFFICULTIES } from '../model/words.ts';
import { CellGrid } from './cell-grid.tsx';
import { useAllText, useRaid, useRaidSend } from './use-desk.ts';

/** Heaviest weight for each difficulty, by Strength; only one row survives in the source (CG-9.7). */
export function LiftTableFields() {
  const t = useAllText();
  const s = t.screen.tables;
  const { lift } = useRaid().tables;
  const send = useRaidSend();
  return (
    <CellGrid
      corner={s.strengthCorner}
      columns={DIFFICULTIES.map((one) => t.difficulty[one])}
      rows={lift.intervals.map((one) => `${one.join('–')}${intervalOrigin(one) === 'house' ? ' ⌂' : ''}`)}
      cells={lift.cells.map((row) => DIFFICULTIES.map((one) => row[one].maxKg))}
      noteOf={(row, column) => {
        const known = lift.cells[row]?.[DIFFICULTIES[column]!].knownAtLeastKg ?? null;
        return known === null ? '' : s.atLeast(known);
      }}
      onChange={(row, column, maxKg) =>
        void send.play({
          type: 'setTable',
          table: {
            key: 'lift',
            value: {
              ...lift,
              cells: lift.cells.map((line, i) =>
                i === row
                  ? {
                      ...line,
                      [DIFFICULTIES[column]!]: {
                        maxKg,
                        knownAtLeastKg: maxKg === null ? line[DIFFICULTIES[column]!].knownAtLeastKg : null,
                      },
                    }
                  : line,
              ),
            },
          },
        })
      }
    />
  );
}
