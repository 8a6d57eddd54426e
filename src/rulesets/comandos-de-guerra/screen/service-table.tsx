import { WEAPON_TYPES } from '../model/words.ts';
import { CellGrid } from './cell-grid.tsx';
import { useRaid, useRaidSend, useText } from './use-desk.ts';

const TIMES = ['unjam', 'reload'] as const;

/** Rounds to clear a jam and to change a magazine, by type of weapon; a weapon's own numbers win (CG-12.7, CG-14.1). */
export function ServiceTableFields() {
  const s = useText().tables;
  const { service } = useRaid().tables;
  const send = useRaidSend();
  return (
    <CellGrid
      corner={s.typeCorner}
      columns={TIMES.map((time) => s.times[time])}
      rows={WEAPON_TYPES.map((type) => s.types[type])}
      cells={WEAPON_TYPES.map((type) => TIMES.map((time) => service[type][time]))}
      onChange={(row, column, value) => {
        const type = WEAPON_TYPES[row]!;
        send.play({
          type: 'setTable',
          table: {
            key: 'service',
            value: { ...service, [type]: { ...service[type], [TIMES[column]!]: value } },
          },
        });
      }}
    />
  );
}
