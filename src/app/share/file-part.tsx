import { Eye, FileDown, FileText, Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import type { Tagged } from '../../kernel/log.ts';
import { useAllWords, useModule } from '../../play/words.tsx';
import { useTable } from '../../table/react.ts';
import { Button } from '../../ui/button.tsx';
import { fileName } from '../download.ts';
import { useRecord } from '../library.ts';
import { logText } from '../table/export.ts';
import { FILE_ENDING, FILE_TYPE, tableText } from './files.ts';
import { useGiveFile } from './give-file.ts';

/** The table with its whole log: as a file to play on, a file to read, a text, or on paper. */
export function FilePart() {
  const t = useT();
  const w = useSheetWords();
  const s = useSharing();
  const table = useTable<unknown, Tagged, Tagged>();
  const words = useAllWords<unknown, Tagged, Tagged>();
  const module = useModule();
  const navigate = useNavigate();
  const record = useRecord(table.id);
  const { name } = table.store.getState().timeline;
  const give = useGiveFile();
  const giveTable = (withSecret: boolean) =>
    record && give(fileName(name, FILE_ENDING), tableText(table, record, withSecret), FILE_TYPE);
  return (
    <div className="flex flex-col gap-3">
      {record && table.readOnly !== 'view' && (
        <Explained help={s.share.goOnHelp}>
          {(help) => (
            <Button
              className="w-full justify-start!"
              icon={<FileDown aria-hidden />}
              aria-describedby={help}
              onClick={() => void giveTable(true)}
            >
              {s.share.goOn}
            </Button>
          )}
        </Explained>
      )}
      {record && (
        <Explained help={s.share.toReadHelp}>
          {(help) => (
            <Button
              className="w-full justify-start!"
              icon={<Eye aria-hidden />}
              aria-describedby={help}
              onClick={() => void giveTable(false)}
            >
              {s.share.toRead}
            </Button>
          )}
        </Explained>
      )}
      <Button
        className="w-full justify-start!"
        icon={<FileText aria-hidden />}
        onClick={() => void give(fileName(name, 'txt'), logText(table, t, w, words), 'text/plain')}
      >
        {s.share.text}
      </Button>
      {record && (
        <Button
          className="w-full justify-start!"
          icon={<Printer aria-hidden />}
          onClick={() => navigate(`/${module.ruleset.id}/${table.id}/print`)}
        >
          {s.share.print}
        </Button>
      )}
    </div>
  );
}

function Explained(props: { readonly help: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      {props.children(id)}
      <p id={id} className="mt-1 px-1 text-muted text-sm">
        {props.help}
      </p>
    </div>
  );
}
