import { useMemo, useState } from 'react';
import { newId } from '../../../play/new-id.ts';
import { useWords } from '../../../play/words.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasteField } from '../../../ui/paste-field.tsx';
import type { Side } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import { type PastedLine, parseRoster } from '../rules/paste.ts';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus } from './use-cursus.ts';

/** Pasted lines with what was understood and what was not, line by line, before anything is added. */
export function PasteList({ side, onDone }: { readonly side: Side; readonly onDone: () => void }) {
  const s = useAllText().screen.roster;
  const state = useCursus();
  const send = useActions();
  const [text, setText] = useState('');
  const lines = useMemo(() => parseRoster(state, side, text), [state, side, text]);
  const profiles = lines.flatMap((line) => line.profiles);
  const take = (): void => {
    const entries = profiles.map((profile) => ({ id: newId(), profile }));
    if (send.play({ type: 'addCharacters', entries })) onDone();
  };
  return (
    <section className="mt-6 flex flex-col gap-2 border-line border-t pt-4">
      <PasteField label={s.paste} help={s.pasteHelp} example={s.pasteSample} text={text} onText={setText} />
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
      <Button why={profiles.length === 0 ? s.nothing : null} onClick={take}>
        {s.pasteTake(profiles.length)}
      </Button>
    </section>
  );
}

function Line({ line }: { readonly line: PastedLine }) {
  const t = useAllText();
  const s = t.screen.roster;
  const state = useCursus();
  const words = useWords<State, Command, Event>();
  const [first] = line.profiles;
  if (!first) {
    const { code = '', word = '' } = line.problem ?? {};
    const why =
      code === 'word'
        ? s.unknownWord(word)
        : code === 'value'
          ? s.badValue(word)
          : words.rejection({ code, params: { name: word } }, state);
    return (
      <li className="text-bad text-sm">
        <b>{line.line}</b> {line.text} — {why}
      </li>
    );
  }
  return (
    <li className="text-sm">
      <b>{line.line}</b> ✓ {line.profiles.length > 1 && `${line.profiles.length} × `}
      {first.name} · {t.roles[first.role]}
      {first.stars > 0 && ` · ${'★'.repeat(Math.min(5, first.stars))}`} ·{' '}
      {t.screen.character.dice(
        first.psychDice.flight,
        first.psychDice.pursuit,
        first.psychDice.attack,
        first.psychDice.fury,
      )}
    </li>
  );
}
