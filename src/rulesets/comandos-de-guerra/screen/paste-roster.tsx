import { useMemo, useState } from 'react';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import type { CommandoDraft } from '../model/sheet.ts';
import { CHARACTERISTICS } from '../model/words.ts';
import { parseRoster } from '../rules/paste-roster.ts';
import { PastedLines } from './pasted-lines.tsx';
import { useAllText, useRaidSend } from './use-desk.ts';

/** A pasted list of commandos. */
export function PasteRoster({ onDone }: { readonly onDone: () => void }) {
  const t = useAllText();
  const s = t.screen.form;
  const send = useRaidSend();
  const [text, setText] = useState('');
  const lines = useMemo(() => parseRoster(text), [text]);
  const drafts = lines.flatMap(({ entry }) => entry ?? []);
  const tell = ({ name, side, characteristics, skills, lifeMax }: CommandoDraft): string =>
    [
      name,
      t.side[side],
      CHARACTERISTICS.map((one) => characteristics[one]).join('/'),
      t.screen.card.lifeOf(lifeMax, lifeMax),
      ...skills.map((skill) => `${skill.name} ${skill.level}`),
    ].join(' · ');
  return (
    <section className="mt-6 flex flex-col gap-2 border-line border-t pt-4">
      <PastedLines
        title={s.paste}
        help={s.pasteHelp}
        example={s.pasteExample}
        text={text}
        onText={setText}
        lines={lines}
        tell={tell}
      />
      <Button
        why={drafts.length === 0 ? s.pasteNothing : null}
        onClick={() => {
          const entries = drafts.map((draft) => ({ id: newId(), draft }));
          if (send.play({ type: 'importCommandos', entries })) onDone();
        }}
      >
        {s.pasteTake(drafts.length)}
      </Button>
    </section>
  );
}
