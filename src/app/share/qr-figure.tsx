import { useMemo, useState } from 'react';
import { useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import { qrCode } from '../../share/qr.ts';
import { Sheet } from '../../ui/sheet.tsx';

/** A QR code, dark on white in every theme. A tap makes it as large as the screen, for phones farther away. */
export function QrFigure({ text, name }: { readonly text: string; readonly name: string }) {
  const t = useT();
  const s = useSharing();
  const { size, path } = useMemo(() => qrCode(text), [text]);
  const [large, setLarge] = useState(false);
  const code = (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full bg-white"
      aria-hidden
    >
      <path d={path} fill="#000" />
    </svg>
  );
  return (
    <>
      <button
        type="button"
        aria-label={`${s.share.qrOf(name)}. ${s.share.larger}`}
        data-qr={size}
        onClick={() => setLarge(true)}
        className="mx-auto block w-full max-w-[min(30rem,62dvh)] overflow-hidden rounded-2xl"
      >
        {code}
      </button>
      {large && (
        <Sheet title={name} closeLabel={t.app.close} wide onClose={() => setLarge(false)}>
          <div className="mx-auto max-w-[calc(92dvh-7rem)]" role="img" aria-label={s.share.qrOf(name)}>
            {code}
          </div>
        </Sheet>
      )}
    </>
  );
}
