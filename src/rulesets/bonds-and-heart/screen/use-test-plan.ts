/** The test sheet that is being filled in: it lies in the table's open roll, so that nothing of it is lost. */
import type { Command, TestPlan } from '../model/commands.ts';
import { freshPlan } from '../rules/fresh-plan.ts';
import { useBonds, useBondsSend, usePending } from './use-bonds.ts';

export type TestCommand = Extract<Command, { type: 'rollTest' }>;

/** The test that waits for its dice; null when none does. */
export function usePendingTest(): TestCommand | null {
  const pending = usePending();
  return pending?.command.type === 'rollTest' ? pending.command : null;
}

export interface TestSheet {
  readonly plan: TestCommand;
  /** Changes the sheet; what the rules refuse is said in words and changes nothing. */
  readonly change: (part: Partial<TestPlan>) => void;
  /** Whether dice already lie on the table: the sheet stands from then on. */
  readonly thrown: boolean;
}

/** The sheet that lies open for this roller, or a fresh one that a first change lays open. */
export function useTestSheet(roller: string | null, against: string | null): TestSheet {
  const state = useBonds();
  const send = useBondsSend();
  const pending = usePending();
  const open = usePendingTest();
  const mine = open && open.roller === roller ? open : null;
  const plan: TestCommand = mine ?? { type: 'rollTest', ...freshPlan(state, roller, against) };
  return {
    plan,
    change: (part) => void send.ask({ ...plan, ...part }),
    thrown: mine !== null && pending !== null && pending.answers.length + pending.typed.length > 0,
  };
}
