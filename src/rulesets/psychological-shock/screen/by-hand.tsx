import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { CharacterChange, Command } from '../model/commands.ts';
import { type Character, charactersOf, WOUNDS } from '../model/state.ts';
import { woundShockUntil } from '../rules/casualty.ts';
import { whyNotShockTest } from '../rules/shock-test.ts';
import { ActionsUsed } from './actions-used.tsx';
import { useLateText } from './late.ts';
import { useFocus, useShock, useShockSend, useText } from './use-shock.ts';

/** Every value of a man that is not in sight already, set by hand, and the care of his card. */
export default function ByHand({ character }: { readonly character: Character }) {
  const s = useLateText();
  const { card } = useText();
  const state = useShock();
  const send = useShockSend();
  const focus = useFocus();
  const { id, side } = character;
  const own = charactersOf(state, side);
  const place = own.findIndex((one) => one.id === id);
  const set = (change: CharacterChange): void =>
    void send.play({ type: 'setCharacterValue', characterId: id, change });
  const test: Command = { type: 'shockTest', characterId: id, checkId: null, boosts: [] };
  return (
    <>
      <Segmented
        label={s.soldier.byHand}
        value={character.wound}
        options={WOUNDS.map((value) => ({ value, label: s.soldier.wounds[value] }))}
        onChange={(value) => set({ field: 'wound', value })}
      />
      <Switch
        label={card.shocked}
        on={character.shocked}
        onChange={(value) => set({ field: 'shocked', value })}
      />
      <Switch
        label={card.cover}
        on={character.tookCover}
        onChange={(value) => set({ field: 'tookCover', value })}
      />
      <Switch
        label={s.soldier.marker}
        help={
          character.woundShockUntil === null ? undefined : s.soldier.markerUntil(character.woundShockUntil)
        }
        on={character.woundShockUntil !== null}
        onChange={(on) => set({ field: 'woundShockUntil', value: on ? woundShockUntil(state, side) : null })}
      />
      {character.shocked && <ActionsUsed character={character} />}
      <div className="grid grid-cols-2 gap-2">
        <Button
          why={send.sayRejection(whyNotShockTest(state, { characterId: id, checkId: null, boosts: [] }))}
          onClick={() => send.play(test)}
        >
          {s.soldier.test}
        </Button>
        <Button onClick={() => focus.openRoster({ id })}>{s.soldier.edit}</Button>
        <Button onClick={() => send.play({ type: 'duplicateCharacter', characterId: id, id: newId() })}>
          {s.soldier.duplicate}
        </Button>
        <Button
          tone="danger"
          onClick={() => {
            focus.select(null);
            send.play({ type: 'removeCharacters', characterIds: [id] });
          }}
        >
          {s.soldier.remove}
        </Button>
        <Button
          why={place <= 0 ? s.soldier.first : null}
          onClick={() => send.play({ type: 'reorderCharacter', characterId: id, to: place - 1 })}
        >
          {s.soldier.earlier}
        </Button>
        <Button
          why={place >= own.length - 1 ? s.soldier.last : null}
          onClick={() => send.play({ type: 'reorderCharacter', characterId: id, to: place + 1 })}
        >
          {s.soldier.later}
        </Button>
      </div>
    </>
  );
}
