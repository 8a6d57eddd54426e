import { useMemo, useState } from 'react';
import { newId } from '../../../play/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { PasteField } from '../../../ui/paste-field.tsx';
import { ABILITIES, QUALITIES } from '../model/bearer.ts';
import { readPaste } from '../rules/paste.ts';
import { useAllText, useBonds, useBondsSend } from './use-bonds.ts';

/** A pasted list with a preview, line by line: what was understood, and what was not and why. */
export function PasteList({ onDone }: { readonly onDone: () => void }) {
  const t = useAllText();
  const s = t.screen.roster;
  const state = useBonds();
  const send = useBondsSend();
  const [text, setText] = useState('');
  const lines = useMemo(() => readPaste(state, text), [state, text]);
  const profiles = lines.flatMap((line) => (line.ok ? [line.profile] : []));
  const take = (): void => {
    const bearers = profiles.map((profile) => ({ id: newId(), profile, light: null }));
    if (send.play({ type: 'addBearers', bearers })) onDone();
  };
  return (
    <section className="mt-6 flex flex-col gap-2 border-line border-t pt-4">
      <PasteField label={s.paste} help={s.pasteHelp} example={s.pasteExample} text={text} onText={setText} />
      <ol className="flex list-decimal flex-col gap-1 pl-6 text-sm">
        {lines.map((line, i) => (
          <li key={i} className={line.ok ? '' : 'text-bad'}>
            {line.ok ? (
              <>
                ✓ <b>{line.profile.name}</b> {line.profile.playerName && `(${line.profile.playerName}) `}
                {ABILITIES.map((key) => line.profile.abilities[key]).join('/')} ·{' '}
                {QUALITIES.map((key) => line.profile.qualities[key]).join('/')} · {line.profile.hp.max}{' '}
                {t.names.hp}
              </>
            ) : (
              <>
                ✗ {line.text} — {t.paste[line.fault]} {s.column(line.column + 1)}
              </>
            )}
          </li>
        ))}
      </ol>
      <Button why={profiles.length === 0 ? s.nothing : null} onClick={take}>
        {s.pasteTake(profiles.length)}
      </Button>
    </section>
  );
}
