/**
 * What every page has beside itself: opening files, the update prompt, the word about storage, the place of
 * those who play by keys. Loaded last.
 */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useT } from '../i18n/react.ts';
import { part } from '../later/wait.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { notify } from '../ui/notice.ts';
import { quietTaps } from '../ui/quiet-taps.ts';
import { radioKeys } from '../ui/radio-keys.ts';
import { DropZone } from './import/drop-zone.tsx';
import { closeSheet, opening, openSheet } from './import/opening.ts';
import { useLibrary } from './library.ts';
import { UpdateBar } from './offline/update-bar.tsx';
import { OnceBar } from './once-bar.tsx';

const OpenSheet = part(async () => (await import('./import/open-sheet.tsx')).OpenSheet);

export function EveryPage() {
  const t = useT();
  const { sheet, file } = useStore(opening);
  const unreadable = useStore(useLibrary().store, (now) => now.unreadable);
  useEffect(() => {
    if (unreadable) notify(t.save.unreadable, 'bad');
  }, [unreadable, t]);
  useEffect(() => keepFocus(document), []);
  useEffect(() => radioKeys(document), []);
  useEffect(() => quietTaps(document), []);
  return (
    <>
      <DropZone />
      <UpdateBar />
      <OnceBar />
      {sheet && <OpenSheet file={file} onFile={openSheet} onClose={closeSheet} />}
    </>
  );
}
