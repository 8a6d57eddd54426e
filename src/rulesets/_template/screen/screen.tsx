/** The screen of this ruleset: it reads the state and sends commands; nothing is judged here. */
import { Trash2 } from 'lucide-react';
import { Chance } from '../../../dice/chance.tsx';
import { useT } from '../../../i18n/react.ts';
import { Frame } from '../../../play/frame.tsx';
import { OpenRoll } from '../../../play/open-roll.tsx';
import { newId } from '../../../play/random.ts';
import { useSend } from '../../../play/send.ts';
import { useStrings } from '../../../play/words.tsx';
import { useGame, useTableState } from '../../../table/react.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { type Command, type Event, type State, unitOf } from '../model.ts';
import { whyNotAdd } from '../rules/add-unit.ts';
import { chanceToHold } from '../rules/nerve.ts';
import { ruleset } from '../rules/ruleset.ts';
import type { Text } from '../strings/text.ts';

export const Screen = () => <Frame board={<Units />} guide={<Guide />} />;

function Units() {
  const s = useStrings<Text>();
  const units = useGame((state: State) => state.units);
  const send = useSend<State, Command, Event>();
  return (
    <ul className="grid gap-2 p-4">
      {units.length === 0 && <li>{s.empty}</li>}
      {units.map((unit) => (
        <li key={unit.id} className="flex items-center gap-3 rounded-xl border border-line bg-raised p-3">
          <b className="flex-1">{unit.name}</b>
          <span>{s.nerve(unit.nerve)}</span>
          <Badge tone={unit.shaken ? 'fear' : 'ok'}>{unit.shaken ? s.shaken : s.steady}</Badge>
          <IconButton
            label={s.remove(unit.name)}
            onClick={() => send.play({ type: 'removeUnit', id: unit.id })}
          >
            <Trash2 aria-hidden size="1.2rem" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function Guide() {
  const s = useStrings<Text>();
  const state = useGame((game: State) => game);
  const [first] = ruleset.owed(state);
  const unit = first && unitOf(state, first.who);
  return (
    <GuidePanel actions={<Actions />}>
      <h2 className="text-2xl">{s.what}</h2>
      {unit ? (
        <p>
          {s.owed(unit.name)}{' '}
          <Chance chance={chanceToHold(unit, state.settings)} of={6} className="font-bold" />
        </p>
      ) : (
        <p>{s.nothing}</p>
      )}
      <OpenRoll />
    </GuidePanel>
  );
}

function Actions() {
  const t = useT();
  const s = useStrings<Text>();
  const state = useGame((game: State) => game);
  const open = useTableState((now) => now.pending !== null);
  const send = useSend<State, Command, Event>();
  const command = ruleset.owed(state)[0]?.command;
  if (open) return <Button onClick={send.leave}>{t.app.cancel}</Button>;
  if (!command) {
    const name = `${s.newName} ${state.units.length + 1}`;
    return (
      <Button
        tone="primary"
        size="large"
        why={send.sayRejection(whyNotAdd(state))}
        onClick={() => send.play({ type: 'addUnit', id: newId(), name, nerve: 4 })}
      >
        {s.add}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => send.ask(command)}>{t.dice.rolled}</Button>
      <Button tone="primary" size="large" onClick={() => send.play(command)}>
        {t.dice.roll}
      </Button>
    </>
  );
}
