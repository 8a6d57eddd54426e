import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react';
import { useT } from '../../i18n/react.ts';
import { useTable, useTableState } from '../../table/react.ts';
import { notify } from '../../ui/notice.ts';

/** While it is being written the ring stands without its check: nothing is swapped in the few ms that takes. */
const ICONS = { saved: CircleCheck, saving: CircleCheck, memory: CloudOff, failed: TriangleAlert } as const;

/** Whether the last change is on the device; a tap says it in words. */
export function SaveMark() {
  const t = useT();
  const { readOnly } = useTable();
  const save = useTableState((now) => now.save);
  // A table that is only looked at is written nowhere.
  if (readOnly === 'view') return null;
  const Icon = ICONS[save];
  const bad = save === 'memory' || save === 'failed';
  return (
    <button
      type="button"
      data-save={save}
      aria-label={t.save[save]}
      onClick={() => notify(t.save[save], bad ? 'bad' : 'plain')}
      className={`-my-3 relative z-10 grid min-h-tap min-w-tap place-items-center ${bad ? 'text-bad' : 'text-muted'}`}
    >
      <Icon aria-hidden size="1rem" className={save === 'saving' ? '*:[path]:invisible' : undefined} />
    </button>
  );
}
