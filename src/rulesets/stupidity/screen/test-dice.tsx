import { DieFace } from '../../../dice/die-face.tsx';
import { FaceKeys } from '../../../dice/face-keys.tsx';
import { useT } from '../../../i18n/react.ts';
import { canonical } from '../../../kernel/canonical.ts';
import { OpenRoll } from '../../../play/open-roll.tsx';
import { useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import { Button } from '../../../ui/button.tsx';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { type State, unitOf } from '../model/state.ts';
import { testTerms } from '../rules/test.ts';
import { useDeclare } from './declare.ts';
import type { TestCommand } from './test-panel.tsx';
import { useFocus, useStupidity, useStupiditySend, useText } from './use-stupidity.ts';

/** The players' own dice for a test: the first face opens the roll, so that a reload finds it half typed. */
export function TestDice(props: {
  readonly command: TestCommand;
  /** The app's dice for this test alone, where the primary button rolls several. */
  readonly onRoll: (() => void) | null;
}) {
  const { command, onRoll } = props;
  const s = useText();
  const t = useT();
  const state = useStupidity();
  const send = useStupiditySend();
  const declare = useDeclare();
  const { select } = useFocus();
  const open = useTableState(({ pending }: TableState<State, Command, Event>) =>
    pending ? canonical(pending.command) : null,
  );
  if (open === canonical(command)) return <OpenRoll />;
  const unit = unitOf(state, command.unitId);
  const count = unit && testTerms(unit, state.settings).coldBlooded ? 3 : 2;
  const tell = (passed: boolean): void => {
    if (declare(command, passed)) select(null);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        {Array.from({ length: count }, (_, i) => (
          <DieFace key={i} faces={6} value={null} />
        ))}
        <p className="text-muted text-sm">{t.dice.tapRolled}</p>
      </div>
      <FaceKeys faces={6} onFace={(face) => send.ask(command) && send.typeFace(face)} />
      <div className="flex gap-2">
        {onRoll && (
          <Button className="flex-[1.6]" onClick={onRoll}>
            {s.test.onlyThis}
          </Button>
        )}
        <Button className="flex-1" onClick={() => tell(true)}>
          {t.dice.passes}
        </Button>
        <Button className="flex-1" onClick={() => tell(false)}>
          {t.dice.fails}
        </Button>
      </div>
    </div>
  );
}
