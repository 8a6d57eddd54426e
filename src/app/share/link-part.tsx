import { Copy, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import type { Tagged } from '../../kernel/log.ts';
import { part, Wait } from '../../later/wait.tsx';
import { useModule } from '../../play/words.tsx';
import type { LinkKind } from '../../share/fragment.ts';
import { useTable } from '../../table/react.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notice.ts';
import { TextField } from '../../ui/text-field.tsx';
import { canShareLinks, copyText, shareLink } from './hand-over.ts';
import { isLocalAddress, linkOf } from './link-of.ts';

const QrFigure = part(async () => (await import('./qr-figure.tsx')).QrFigure);

/** Above these letters: no code that a phone reads off a tablet, a warning, no link at all. */
const MOST_IN_CODE = 2_000;
const LONG = 2_000;
const MOST_IN_LINK = 8_000;

/** The link as a code to scan, to send and to copy. It is made when it is shown. */
export function LinkPart({ kind }: { readonly kind: LinkKind }) {
  const s = useSharing();
  const table = useTable<unknown, Tagged, Tagged>();
  const module = useModule();
  const [made, setMade] = useState<{ readonly kind: LinkKind; readonly link: string | null } | null>(null);
  useEffect(() => {
    let gone = false;
    linkOf(table, module, kind, Date.now())
      .catch(() => null)
      .then((link) => gone || setMade({ kind, link }));
    return () => {
      gone = true;
    };
  }, [table, module, kind]);
  if (made?.kind !== kind) return <p className="py-8 text-center text-muted">{s.share.making}</p>;
  if (made.link === null) return <p className="text-bad">{s.share.failed}</p>;
  if (made.link.length > MOST_IN_LINK) return <p>{s.share.onlyFile}</p>;
  return <Link link={made.link} name={table.store.getState().timeline.name} />;
}

function Link({ link, name }: { readonly link: string; readonly name: string }) {
  const s = useSharing();
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    if (await copyText(link)) {
      notify(s.share.copied, 'good');
      return;
    }
    field.current?.select();
    notify(s.share.byHand, 'bad');
  };
  const send = async (): Promise<void> => {
    if (!(await shareLink(name, link))) await copy();
  };
  const notes = [
    link.length > MOST_IN_CODE && s.share.noCode,
    link.length > LONG && s.share.long,
    isLocalAddress(location.hostname) && s.share.onlyHere,
  ].filter((note): note is string => typeof note === 'string');
  return (
    <div className="flex flex-col gap-3">
      {link.length <= MOST_IN_CODE && (
        <figure>
          <Wait fallback={<div className="mx-auto aspect-square w-full max-w-[min(30rem,62dvh)]" />}>
            <QrFigure text={link} name={name} />
          </Wait>
          <figcaption className="mt-2 text-center text-muted text-sm">{s.share.scan}</figcaption>
        </figure>
      )}
      {notes.map((note) => (
        <p key={note} className="rounded-xl border border-line bg-raised px-3 py-2 text-sm">
          {note}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {canShareLinks() && (
          <Button tone="primary" className="flex-1" icon={<Share2 aria-hidden />} onClick={() => void send()}>
            {s.share.send}
          </Button>
        )}
        <Button
          tone={canShareLinks() ? 'plain' : 'primary'}
          className="flex-1"
          icon={<Copy aria-hidden />}
          onClick={() => void copy()}
        >
          {s.share.copy}
        </Button>
      </div>
      <TextField
        ref={field}
        label={`${s.share.link} · ${s.share.letters(formatNumber(language, link.length))}`}
        value={link}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
