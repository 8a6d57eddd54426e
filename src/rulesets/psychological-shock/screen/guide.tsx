/** "What now?": what is owed leads; otherwise whoever is looked at; otherwise the table as a whole. */
import { useState } from 'react';
import { characterOf } from '../model/state.ts';
import { openChecks } from '../rules/checks.ts';
import { CheckPanel } from './check-panel.tsx';
import { RecoveryPanel, ShortfallPanel, SoldierPanel } from './late.ts';
import { OverviewPanel } from './overview-panel.tsx';
import { useFocus, useShock } from './use-shock.ts';

export function Guide() {
  const state = useShock();
  const { selected } = useFocus();
  const [taken, take] = useState<string | null>(null);
  const character = selected === null ? undefined : characterOf(state, selected);
  if (state.shortfall) return <ShortfallPanel shortfall={state.shortfall} />;
  if (character?.shocked) return <RecoveryPanel key={character.id} character={character} />;
  if (character) return <SoldierPanel key={character.id} character={character} />;
  const open = openChecks(state);
  const owed = open.filter(({ due }) => due);
  // PS-2.8: ticks that leave nobody stay in sight until play goes on, so that they can be corrected.
  const due = owed.length > 0 ? owed : open.filter(({ check }) => check.witnesses !== null);
  const first = due.find(({ check }) => check.id === taken) ?? due[0];
  if (!first) return <OverviewPanel />;
  const others = due.filter((one) => one !== first);
  return <CheckPanel key={first.check.id} open={first} others={others} onTake={take} />;
}
