/** "What now?": what is owed leads; otherwise whoever is looked at; otherwise the table as a whole. */
import { characterOf } from '../model/state.ts';
import { openChecks } from '../rules/checks.ts';
import { CheckPanel } from './check-panel.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { ShortfallPanel } from './shortfall-panel.tsx';
import { SoldierPanel } from './soldier-panel.tsx';
import { useFocus, useShock } from './use-shock.ts';

export function Guide() {
  const state = useShock();
  const { selected } = useFocus();
  const character = selected === null ? undefined : characterOf(state, selected);
  const due = openChecks(state).filter((open) => open.due);
  if (state.shortfall) return <ShortfallPanel shortfall={state.shortfall} />;
  if (character?.shocked) return <RecoveryPanel key={character.id} character={character} />;
  if (character) return <SoldierPanel key={character.id} character={character} />;
  const [first] = due;
  if (first) return <CheckPanel key={first.check.id} open={first} more={due.length - 1} />;
  return <OverviewPanel />;
}
