import { useT } from '../i18n/react.ts';
import { Sheet } from '../ui/sheet.tsx';

/** How the app's dice are made, what that proves and what it does not. */
export function TrustSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Sheet title={t.trust.title} closeLabel={t.app.close} prose onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p>{t.trust.how}</p>
        <p>{t.trust.proof}</p>
        <p>{t.trust.limit}</p>
      </div>
    </Sheet>
  );
}
