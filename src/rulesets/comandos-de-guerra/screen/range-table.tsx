import { NumberField } from '../../../ui/number-field.tsx';
import { rangeOrigin } from '../model/tables.ts';
import { DIFFICULTIES } from '../model/words.ts';
import { OriginMark } from './origin-mark.tsx';
import { useAllText, useRaid, useRaidSend } from './use-desk.ts';

/** What each difficulty of the distance adds to a shot (CG-10.2). */
export function RangeTableFields() {
  const t = useAllText();
  const { tables } = useRaid();
  const send = useRaidSend();
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-5">
      {DIFFICULTIES.map((one) => (
        <div key={one} className="flex flex-col items-start gap-2">
          <NumberField
            label={t.difficulty[one]}
            value={tables.range[one]}
            onLeave
            onChange={(value) =>
              void send.play({
                type: 'setTable',
                table: { key: 'range', value: { ...tables.range, [one]: value } },
              })
            }
          />
          <OriginMark origin={rangeOrigin(tables, one)} />
        </div>
      ))}
    </div>
  );
}
