import { useState } from 'react';
import { useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import { AfterPaint } from '../../later/after-paint.tsx';
import { useExtras } from '../../play/extras.ts';
import type { LinkKind } from '../../share/fragment.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FilePart } from './file-part.tsx';
import { LinkPart } from './link-part.tsx';

/** Everything that can be given away of a table: a link with its code, files, a text, paper. */
export function ShareSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const s = useSharing();
  const { rosterOf } = useExtras();
  const [kind, setKind] = useState<LinkKind>('t');
  return (
    <Sheet title={s.share.title} closeLabel={t.app.close} side="right" onClose={onClose}>
      <div className="flex flex-col gap-3">
        {rosterOf && (
          <Segmented
            label={s.share.what}
            value={kind}
            options={[
              { value: 't', label: s.share.table },
              { value: 'r', label: s.share.roster },
            ]}
            onChange={setKind}
          />
        )}
        <p className="text-muted text-sm">{kind === 'r' ? s.share.rosterHelp : s.share.tableHelp}</p>
        {/* Packing a table takes a moment, which the sheet does not wait for. */}
        <AfterPaint>
          <LinkPart kind={kind} />
          <h3 className="mt-3 text-lg">{s.share.files}</h3>
          <FilePart />
        </AfterPaint>
      </div>
    </Sheet>
  );
}
