import { Segmented } from '../../../ui/segmented.tsx';
import { SPEED_UNITS, type SpeedTable } from '../model/tables.ts';
import { CellGrid } from './cell-grid.tsx';
import { useRaid, useRaidSend, useText } from './use-desk.ts';

/** Walking speed by load and Constitution; it ships empty, because the source lost it (CG-9.1). */
export function SpeedTableFields() {
  const s = useText();
  const { speed } = useRaid().tables;
  const send = useRaidSend();
  const set = (value: SpeedTable): void =>
    void send.play({ type: 'setTable', table: { key: 'speed', value } });
  return (
    <>
      <Segmented
        label={s.tables.unit}
        value={speed.unit}
        options={SPEED_UNITS.map((unit) => ({ value: unit, label: s.load.units[unit] }))}
        onChange={(unit) => set({ ...speed, unit })}
      />
      {speed.weights.length === 0 ? (
        <p className="rounded-xl border border-line border-dashed p-4">{s.tables.empty}</p>
      ) : (
        <CellGrid
          corner={s.tables.weightCorner}
          columns={speed.constitution.map(([low, high]) => `${low}–${high}`)}
          rows={speed.weights.map(s.tables.kilos)}
          cells={speed.cells}
          onChange={(row, column, value) =>
            set({
              ...speed,
              cells: speed.cells.map((line, i) =>
                i === row ? line.map((cell, j) => (j === column ? value : cell)) : line,
              ),
            })
          }
        />
      )}
    </>
  );
}
