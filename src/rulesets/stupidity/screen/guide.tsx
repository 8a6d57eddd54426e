/** "What now?": whoever is looked at, else the roll that is open, else what is owed, else the turn itself. */
import { useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { type State, unitOf } from '../model/state.ts';
import { whatNow } from '../rules/guide.ts';
import { owesTest } from '../rules/when.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { AfterTest, TurnGuide } from './late.ts';
import { type TestCommand, TestPanel } from './test-panel.tsx';
import { useFocus, useStupidity } from './use-stupidity.ts';

/** The test that lies open on this table, half typed perhaps. */
const openTest = ({ pending }: TableState<State, Command, Event>): TestCommand | null => {
  const command = pending?.command;
  return command?.type === 'testStupidity' || command?.type === 'rerollTest' ? command : null;
};

export function Guide() {
  const state = useStupidity();
  const { selected } = useFocus();
  const open = useTableState(openTest);
  const { step, unitIds } = whatNow(state);
  // Charges are declared before the compulsory moves, so these wait for the Movement phase (ST-6.7).
  const waits = step === 'panicTerror' || (step === 'moves' && state.phase === 'startOfTurn');
  const candidates = [selected, open?.unitId, waits ? null : unitIds[0]];
  const unit = candidates.map((id) => unitOf(state, id ?? '')).find((one) => one !== undefined);
  if (!unit) return step === 'addUnits' ? <EmptyPanel /> : <TurnGuide />;
  const owed: TestCommand = { type: 'testStupidity', unitId: unit.id, extra: false };
  const command = open?.unitId === unit.id ? open : owesTest(state, unit) ? owed : null;
  if (command) return <TestPanel key={unit.id} unit={unit} command={command} />;
  return <AfterTest key={unit.id} unit={unit} />;
}
