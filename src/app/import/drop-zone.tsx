import { useEffect, useState } from 'react';
import { useSharing } from '../../i18n/sharing.ts';
import { notify } from '../../ui/notice.ts';
import { openSheet } from './opening.ts';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** A file dragged over the page is announced, and opened where it is dropped. */
export function DropZone() {
  const s = useSharing();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      // Without this the browser would leave the page and show the file.
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      const [file] = files;
      if (files.length === 1 && file) openSheet(file);
      else notify(s.open.tooManyFiles, 'bad');
    };
    addEventListener('dragover', onDragOver);
    addEventListener('dragleave', onDragLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('dragleave', onDragLeave);
      removeEventListener('drop', onDrop);
    };
  }, [s]);
  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-4 z-50 grid place-items-center rounded-3xl border-4 border-accent border-dashed bg-ground/85">
      <p className="font-bold font-display text-3xl">{s.open.drop}</p>
    </div>
  );
}
