import { useMemo } from 'react';
import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { newId } from '../../../play/random.ts';
import { useWords } from '../../../play/words.tsx';
import { Button } from '../../../ui/button.tsx';
import { PastePreview, type PreviewLine } from '../../../ui/paste-preview.tsx';
import type { Side } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import { type PastedLine, parseRoster } from '../rules/paste.ts';
import { SHEET } from './kept-forms.ts';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus } from './use-cursus.ts';

/** Pasted lines with what was understood and what was not, line by line, before anything is added. */
export function PasteList({ side, onDone }: { readonly side: Side; readonly onDone: () => void }) {
  const s = useAllText().screen.roster;
  const state = useCursus();
  const send = useActions();
  const tell = useTellLine();
  const [text, setText] = useKept(`${SHEET}/paste`, '', v.string());
  const lines = useMemo(() => parseRoster(state, side, text), [state, side, text]);
  const profiles = lines.flatMap((line) => line.profiles);
  const take = (): void => {
    const entries = profiles.map((profile) => ({ id: newId(), profile }));
    if (send.play({ type: 'addCharacters', entries })) onDone();
  };
  return (
    <section className="mt-6 flex flex-col gap-2 border-line border-t pt-4">
      <PastePreview
        label={s.paste}
        help={s.pasteHelp}
        example={s.pasteSample}
        text={text}
        onText={setText}
        lines={lines.map(tell)}
      />
      <Button why={profiles.length === 0 ? s.nothing : null} onClick={take}>
        {s.pasteTake(profiles.length)}
      </Button>
    </section>
  );
}

/** What becomes of a line, or why nothing does. */
function useTellLine(): (line: PastedLine) => PreviewLine {
  const t = useAllText();
  const s = t.screen.roster;
  const state = useCursus();
  const words = useWords<State, Command, Event>();
  return ({ line, text, profiles, problem }) => {
    const [first] = profiles;
    if (!first) {
      const { code = '', word = '' } = problem ?? {};
      const why =
        code === 'word'
          ? s.unknownWord(word)
          : code === 'value'
            ? s.badValue(word)
            : words.rejection({ code, params: { name: word } }, state);
      return { line, understood: false, said: text, faults: [why] };
    }
    const { flight, pursuit, attack, fury } = first.psychDice;
    const said = [
      `${profiles.length > 1 ? `${profiles.length} × ` : ''}${first.name}`,
      t.roles[first.role],
      ...(first.stars > 0 ? ['★'.repeat(Math.min(5, first.stars))] : []),
      t.screen.character.dice(flight, pursuit, attack, fury),
    ].join(' · ');
    return { line, understood: true, said, faults: [] };
  };
}
