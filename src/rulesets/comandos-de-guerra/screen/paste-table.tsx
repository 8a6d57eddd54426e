import { useState } from 'react';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import type { TableEntry, TableKey, Tables } from '../model/tables.ts';
import { mergeArsenal, mergeLift, mergeService } from '../rules/merge-tables.ts';
import type { PastedLine } from '../rules/paste-parts.ts';
import { parseArsenal, parseLift, parseService, parseSpeed } from '../rules/paste-tables.ts';
import { useProfileLine } from './arsenal-table.tsx';
import { PastedLines } from './pasted-lines.tsx';
import { type ScreenText, useRaid, useRaidSend, useText } from './use-desk.ts';

type Pasted = Exclude<TableKey, 'hit' | 'range'>;

interface Reading {
  readonly lines: readonly PastedLine<string>[];
  /** The table as it would be; null when nothing was understood. */
  readonly table: TableEntry | null;
}

const told = <T,>(lines: readonly PastedLine<T>[], tell: (entry: T) => string): PastedLine<string>[] =>
  lines.map((line) => ({ ...line, entry: line.entry === null ? null : tell(line.entry) }));

const entriesOf = <T,>(lines: readonly PastedLine<T>[]): T[] => lines.flatMap(({ entry }) => entry ?? []);

function read(
  s: ScreenText['tables'],
  key: Pasted,
  text: string,
  tables: Tables,
  tell: (profile: Tables['arsenal'][number]) => string,
): Reading {
  const some = (count: number, entry: TableEntry): TableEntry | null => (count > 0 ? entry : null);
  switch (key) {
    case 'speed': {
      const { table, lines } = parseSpeed(text, tables.speed.unit);
      const count = Math.min(table.weights.length, table.constitution.length);
      return {
        lines: told(lines, s.kilos),
        table: some(count, { key, value: table }),
      };
    }
    case 'lift': {
      const lines = parseLift(text);
      const rows = entriesOf(lines);
      return {
        lines: told(lines, ({ interval }) => interval.join('–')),
        table: some(rows.length, { key, value: mergeLift(tables.lift, rows) }),
      };
    }
    case 'service': {
      const lines = parseService(text);
      const rows = entriesOf(lines);
      return {
        lines: told(
          lines,
          ({ type, times }) => `${s.types[type]}: ${times.unjam ?? '–'} / ${times.reload ?? '–'}`,
        ),
        table: some(rows.length, { key, value: mergeService(tables.service, rows) }),
      };
    }
    case 'arsenal': {
      const lines = parseArsenal(text);
      const fresh = entriesOf(lines).map((entry) => ({ ...entry, id: newId() }));
      return {
        lines: told(lines, (profile) => `${profile.name} · ${tell(profile)}`),
        table: some(fresh.length, { key, value: mergeArsenal(tables.arsenal, fresh) }),
      };
    }
  }
}

/** A table from a spreadsheet, with a preview. */
export function PasteTable({ table: key }: { readonly table: Pasted }) {
  const s = useText().tables;
  const { tables } = useRaid();
  const send = useRaidSend();
  const tell = useProfileLine();
  const [text, setText] = useState('');
  const reading = read(s, key, text, tables, tell);
  return (
    <section className="flex flex-col gap-2">
      <PastedLines
        title={s.paste}
        help={s.pasteHelp[key]}
        example={s.pasteExample[key]}
        text={text}
        onText={setText}
        lines={reading.lines}
        tell={(line) => line}
      />
      <Button
        why={reading.table ? null : s.pasteNothing}
        onClick={() => {
          if (reading.table && send.play({ type: 'setTable', table: reading.table })) setText('');
        }}
      >
        {s.pasteTake}
      </Button>
    </section>
  );
}
