import { useT } from '../i18n/react.ts';
import { useSheetWords } from '../i18n/sheets.ts';
import { Sheet } from '../ui/sheet.tsx';

/** How the app's dice are made, what that proves and what it does not. */
export function TrustSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const w = useSheetWords();
  return (
    <Sheet title={w.trust.title} closeLabel={t.app.close} prose onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p>{w.trust.how}</p>
        <p>{w.trust.proof}</p>
        <p>{w.trust.limit}</p>
      </div>
    </Sheet>
  );
}
