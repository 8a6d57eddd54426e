import { ArrowDown, ArrowUp, Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Character, Side } from '../model/character.ts';
import { TokenGlyph } from './token-glyph.tsx';
import { useActions } from './use-actions.ts';
import { useCursus, useText, useUiStore } from './use-cursus.ts';

/** The roster of a side in its order, which settles ties: move, edit, copy, strike off. */
export function RosterList({ side }: { readonly side: Side }) {
  const s = useText().army;
  const state = useCursus();
  const ui = useUiStore();
  const own = state.characters.filter((one) => one.side === side);
  return (
    <Fold title={s.roster(own.length)}>
      <ul className="flex flex-col">
        {own.map((one, i) => (
          <Line key={one.id} one={one} before={own[i - 1]} after={own[i + 1]} />
        ))}
      </ul>
      <Button icon={<Plus aria-hidden />} onClick={() => ui.setState({ sheet: { kind: 'new', side } })}>
        {s.add}
      </Button>
    </Fold>
  );
}

function Line(props: {
  readonly one: Character;
  readonly before: Character | undefined;
  readonly after: Character | undefined;
}) {
  const { one, before, after } = props;
  const s = useText().byHand;
  const state = useCursus();
  const send = useActions();
  const ui = useUiStore();
  const to = (other: Character | undefined): void => {
    const place = state.characters.findIndex(({ id }) => id === other?.id);
    if (place >= 0) send.play({ type: 'moveInRoster', id: one.id, to: place });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-line border-b py-1">
      <TokenGlyph one={one} />
      <span className="min-w-32 flex-1 font-semibold">{one.name}</span>
      <span className="flex gap-1">
        <IconButton
          label={`${s.earlier}: ${one.name}`}
          why={before ? null : s.first}
          onClick={() => to(before)}
        >
          <ArrowUp aria-hidden size="1.1rem" />
        </IconButton>
        <IconButton label={`${s.later}: ${one.name}`} why={after ? null : s.last} onClick={() => to(after)}>
          <ArrowDown aria-hidden size="1.1rem" />
        </IconButton>
        <IconButton
          label={`${s.duplicate}: ${one.name}`}
          onClick={() => send.play({ type: 'duplicateCharacter', id: one.id, newId: newId() })}
        >
          <Copy aria-hidden size="1.1rem" />
        </IconButton>
        <IconButton
          label={`${s.edit}: ${one.name}`}
          onClick={() => ui.setState({ sheet: { kind: 'edit', id: one.id } })}
        >
          <Pencil aria-hidden size="1.1rem" />
        </IconButton>
        <IconButton
          label={`${s.remove}: ${one.name}`}
          onClick={() => send.play({ type: 'removeCharacters', ids: [one.id] })}
        >
          <Trash2 aria-hidden size="1.1rem" />
        </IconButton>
      </span>
    </li>
  );
}
