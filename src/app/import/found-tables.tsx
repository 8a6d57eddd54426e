import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatMoment } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/react.ts';
import { type Sharing, useSharing } from '../../i18n/sharing.ts';
import { manifestOf } from '../../rulesets/registry.ts';
import { tileOf } from '../../rulesets/tiles.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notice.ts';
import { useLibrary } from '../library.ts';
import { Sign } from '../sign.tsx';
import { addTables, canBeAdded, type FoundTable } from './read-tables.ts';
import { tellAdded } from './tell-added.ts';

/** What stands beside a table that is not plainly new. */
function noteOf(s: Sharing, { is, sealed }: FoundTable): string | null {
  if (is === 'fresh') return sealed ? s.open.sealed : null;
  return s.open[is];
}

/** The tables of a file, with what would be added and what not; one button adds them together. */
export function FoundTables(props: { readonly found: readonly FoundTable[]; readonly onClose: () => void }) {
  const s = useSharing();
  const library = useLibrary();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const fresh = props.found.filter(canBeAdded);
  const add = async (): Promise<void> => {
    setBusy(true);
    try {
      const added = await addTables(library, fresh);
      const [only] = fresh;
      const text =
        fresh.length === 1 && only ? s.open.addedOne(only.source.name) : s.open.added(added.length);
      tellAdded(s, library, () => navigate('/'), { text, ids: added.map(({ id }) => id) });
      props.onClose();
      const [first] = added;
      if (added.length === 1 && first) navigate(`/${first.ruleset}/${first.id}`);
    } catch {
      notify(s.open.noSpace, 'bad');
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2">
        {props.found.map((found, i) => (
          <Row key={i} found={found} onClose={props.onClose} />
        ))}
      </ul>
      <p className="text-muted text-sm">{s.open.safe}</p>
      <Button
        tone="primary"
        size="large"
        why={fresh.length === 0 ? s.open.nothing : null}
        onClick={() => busy || void add()}
      >
        {fresh.length === 0 ? s.open.nothing : s.open.addSelected(fresh.length)}
      </Button>
    </div>
  );
}

function Row({ found, onClose }: { readonly found: FoundTable; readonly onClose: () => void }) {
  const s = useSharing();
  const language = useLanguage();
  const navigate = useNavigate();
  const { source } = found;
  const note = noteOf(s, found);
  const facts = [
    manifestOf(source.ruleset)?.title[language] ?? source.ruleset,
    tileOf(source.ruleset)?.progress[language](source.progress),
    s.open.entries(source.entries.length),
    formatMoment(language, source.changedAt),
  ];
  const closed = found.entries.some(({ kind }) => kind === 'close');
  return (
    <li className="flex items-center gap-3 rounded-2xl border border-line bg-raised px-3.5 py-2.5">
      <Sign ruleset={source.ruleset} className="size-12 rounded-xl" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold font-display text-lg leading-tight">{source.name}</p>
        <p className="text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
        {note && (
          <Badge tone="plain" className="mt-1 whitespace-normal!">
            {note}
          </Badge>
        )}
        {closed && (
          <Button
            tone="quiet"
            className="mt-1 px-0! text-accent!"
            icon={<ShieldCheck aria-hidden size="1.1rem" />}
            onClick={() => {
              navigate('/check', { state: { source, entries: found.entries } });
              onClose();
            }}
          >
            {s.open.checkIt}
          </Button>
        )}
      </div>
    </li>
  );
}
