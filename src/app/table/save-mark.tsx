import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useT } from '../../i18n/react.ts';
import { useTable, useTableState } from '../../table/react.ts';
import { notify } from '../../ui/notice.ts';

/** Whether the last change is on the device; a tap says it in words. */
export function SaveMark() {
  const t = useT();
  const { readOnly } = useTable();
  const save = useTableState((now) => now.save);
  // A table that is only looked at is written nowhere.
  if (readOnly === 'view') return null;
  const bad = save === 'memory' || save === 'failed';
  const Icon = bad ? TriangleAlert : CircleCheck;
  return (
    <button
      type="button"
      data-save={save}
      aria-label={t.save[save]}
      onClick={() => notify(t.save[save], bad ? 'bad' : 'plain')}
      className={`-my-3 relative z-10 grid min-h-tap min-w-tap place-items-center ${bad ? 'text-bad' : 'text-muted'}`}
    >
      {/* Only paler while it is being written: nothing is swapped in the few milliseconds that takes. */}
      <Icon aria-hidden size="1rem" className={save === 'saving' ? 'opacity-55' : ''} />
    </button>
  );
}
