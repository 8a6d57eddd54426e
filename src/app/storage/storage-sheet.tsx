import { Archive, FolderOpen, PackageOpen } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import type { QuarantineRecord } from '../../persist/records.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notice.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { openSheet } from '../import/opening.ts';
import { livingTables, useLibrary } from '../library.ts';
import { useOffline } from '../offline/state.ts';
import { backupText, FILE_ENDING, FILE_TYPE } from '../share/files.ts';
import { useGiveFile } from '../share/give-file.ts';
import { handOverFile } from '../share/hand-over.ts';
import { isAppleTouch } from './apple.ts';
import { lookUp, useStorageAnswer } from './ask-to-keep.ts';

/** Where tables lie, whether they stay there, and the backup of all of them. */
export function StorageSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const s = useSharing();
  const { storage } = useStore(useLibrary().store);
  const kept = useStorageAnswer();
  const offline = useOffline();
  useEffect(() => void lookUp(), []);
  return (
    <Sheet title={s.keep.title} closeLabel={t.app.close} side="right" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <Part title={s.keep.where}>
          <p>{s.keep[storage]}</p>
          {storage === 'indexed' && <p className="text-muted">{s.keep[kept]}</p>}
        </Part>
        <Part title={s.keep.backup}>
          <p className="text-muted">{s.keep.backupHelp}</p>
          <Backup />
          <Button
            icon={<FolderOpen aria-hidden />}
            onClick={() => {
              onClose();
              openSheet();
            }}
          >
            {s.open.title}
          </Button>
        </Part>
        <Part title={s.keep.offline}>
          <p>{s.keep[offline]}</p>
        </Part>
        {isAppleTouch() && (
          <Part title={s.keep.ipad}>
            <p>{s.keep.ipadHelp}</p>
          </Part>
        )}
        <Aside />
      </div>
    </Sheet>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

/** Today, as it stands in file names: "2026-11-29". */
const today = (): string => new Date().toISOString().slice(0, 10);

function Backup() {
  const s = useSharing();
  const library = useLibrary();
  const { records } = useStore(library.store);
  const [ready, setReady] = useState<{ readonly of: unknown; readonly text: string } | null>(null);
  // Read before anybody taps: while storage answers, a browser would forget the tap and share nothing.
  useEffect(() => {
    let gone = false;
    backupText(library).then(
      (text) => gone || setReady({ of: records, text }),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [library, records]);
  const give = useGiveFile();
  const save = async (): Promise<void> => {
    try {
      const name = `nervio-${today()}.${FILE_ENDING}`;
      const text = ready?.of === records ? ready.text : await backupText(library);
      await give(name, text, FILE_TYPE);
    } catch {
      notify(s.keep.failed, 'bad');
    }
  };
  return (
    <Button
      tone="primary"
      icon={<Archive aria-hidden />}
      why={livingTables(records).length === 0 ? s.keep.noTables : null}
      onClick={() => void save()}
    >
      {s.keep.backup}
    </Button>
  );
}

/** Records that could not be read, as they were found. */
function Aside() {
  const s = useSharing();
  const library = useLibrary();
  const [aside, setAside] = useState<readonly QuarantineRecord[]>([]);
  useEffect(() => {
    void library.storage.then((storage) => storage.quarantined()).then(setAside, () => {});
  }, [library]);
  if (aside.length === 0) return null;
  const save = (): Promise<unknown> =>
    handOverFile(`nervio-${today()}-aside.json`, JSON.stringify(aside, null, 1), FILE_TYPE);
  return (
    <Part title={s.keep.aside}>
      <p>{s.keep.asideHelp(aside.length)}</p>
      <Button icon={<PackageOpen aria-hidden />} onClick={() => void save()}>
        {s.keep.asideSave}
      </Button>
    </Part>
  );
}
