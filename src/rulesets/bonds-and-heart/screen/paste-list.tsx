import { useMemo } from 'react';
import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { PastePreview } from '../../../ui/paste-preview.tsx';
import { ABILITIES, type Profile, QUALITIES } from '../model/bearer.ts';
import { readPaste } from '../rules/paste.ts';
import { SHEET } from './open-sheet.ts';
import { useAllText, useBonds, useBondsSend } from './use-bonds.ts';

/** A pasted list with a preview, line by line: what was understood, and what was not and why. */
export function PasteList({ onDone }: { readonly onDone: () => void }) {
  const t = useAllText();
  const s = t.screen.roster;
  const state = useBonds();
  const send = useBondsSend();
  const [text, setText] = useKept(`${SHEET}/paste`, '', v.string());
  const lines = useMemo(() => readPaste(state, text), [state, text]);
  const profiles = lines.flatMap((line) => (line.ok ? [line.profile] : []));
  const take = (): void => {
    const bearers = profiles.map((profile) => ({ id: newId(), profile, light: null }));
    if (send.play({ type: 'addBearers', bearers })) onDone();
  };
  const tell = ({ name, playerName, abilities, qualities, hp }: Profile) => (
    <>
      <b>{name}</b> {playerName && `(${playerName}) `}
      {ABILITIES.map((key) => abilities[key]).join('/')} · {QUALITIES.map((key) => qualities[key]).join('/')}{' '}
      · {hp.max} {t.names.hp}
    </>
  );
  return (
    <section className="mt-6 flex flex-col gap-2 border-line border-t pt-4">
      <PastePreview
        label={s.paste}
        help={s.pasteHelp}
        example={s.pasteExample}
        text={text}
        onText={setText}
        lines={lines.map((line, i) =>
          line.ok
            ? { line: i + 1, understood: true, said: tell(line.profile), faults: [] }
            : {
                line: i + 1,
                understood: false,
                said: line.text,
                faults: [`${t.paste[line.fault]} ${s.column(line.column + 1)}`],
              },
        )}
      />
      <Button why={profiles.length === 0 ? s.nothing : null} onClick={take}>
        {s.pasteTake(profiles.length)}
      </Button>
    </section>
  );
}
