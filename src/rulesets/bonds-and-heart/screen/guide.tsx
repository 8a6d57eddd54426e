/** "What now?": dice on the table lead, then what was asked for, then what is owed, then the bearer. */

import { part, Wait } from '../../../later/wait.tsx';
import type { Bearer } from '../model/bearer.ts';
import { bearerOf, bondOf, helpOf, players } from '../model/state.ts';
import { BearerPanel } from './bearer-panel.tsx';
import { BondPrompt } from './bond-prompt.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { EndPanel } from './end-panel.tsx';
import { useRolling } from './heart-look.ts';
import { HeartPanel } from './heart-panel.tsx';
import { HeartRollPanel } from './heart-roll-panel.tsx';
import { nextOf } from './next-of.ts';
import { PlotPanel } from './plot-panel.tsx';
import { TestPanel } from './test-panel.tsx';
import { type Task, useBonds, useFocus, usePending } from './use-bonds.ts';
import { type TestCommand, usePendingTest } from './use-test-plan.ts';

// What is not needed at every table, or not at once, comes when it is asked for.
const BondPanel = part(async () => (await import('./bond-panel.tsx')).default);
const NewBondPanel = part(async () => (await import('./new-bond-panel.tsx')).default);
const CardPanel = part(async () => (await import('./card-panel.tsx')).default);
const SharePanel = part(async () => (await import('./share-panel.tsx')).default);

const testOf = ({ roller, against }: TestCommand): { who: string | null; task: Task } => ({
  who: roller,
  task: { kind: 'test', roller, against },
});

export function Guide() {
  const state = useBonds();
  const { task } = useFocus();
  const pending = usePending();
  const rolling = useRolling();
  const test = usePendingTest();
  if (players(state).length === 0) return <EmptyPanel />;
  if (rolling) return <HeartRollPanel rolling={rolling} />;
  const thrown = test && pending && pending.answers.length + pending.typed.length > 0;
  return (
    <Wait>
      <Now wanted={thrown ? testOf(test).task : task} />
    </Wait>
  );
}

/** What was asked for; else a claim to answer, a test being written, help to use, bonds to ask about. */
function Now({ wanted }: { readonly wanted: Task | null }) {
  const state = useBonds();
  const { selected } = useFocus();
  const test = usePendingTest();
  const bearer = bearerOf(state, selected);
  const [help] = state.helps;
  const asked = bearerOf(state, state.bondPrompts[0] ?? null);
  if (!bearer) return <EmptyPanel />;
  if (wanted) return <Panel bearer={bearer} task={wanted} />;
  if (state.claim) return <ClaimPanel claim={state.claim} />;
  const next = test ? testOf(test) : help && nextOf(help);
  if (next) return <Panel bearer={bearerOf(state, next.who) ?? bearer} task={next.task} />;
  return asked ? <BondPrompt bearer={asked} /> : <BearerPanel key={bearer.id} bearer={bearer} />;
}

function Panel({ bearer, task }: { readonly bearer: Bearer; readonly task: Task }) {
  const state = useBonds();
  const overview = <BearerPanel key={bearer.id} bearer={bearer} />;
  switch (task.kind) {
    case 'heart':
      return <HeartPanel key={`${bearer.id}-${task.toward}`} bearer={bearer} toward={task.toward} />;
    case 'plot':
      return <PlotPanel bearer={bearer} plot={task.plot} />;
    case 'test':
      return <TestPanel key={task.roller} roller={task.roller} against={task.against} />;
    case 'card':
      return <CardPanel key={bearer.id} bearer={bearer} />;
    case 'share': {
      const help = helpOf(state, task.help);
      return help ? <SharePanel key={help.id} help={help} /> : overview;
    }
    case 'bond': {
      const bond = bondOf(bearer, task.bond);
      return bond ? <BondPanel key={bond.id} owner={bearer} bond={bond} /> : overview;
    }
    case 'newBond':
      return (
        <NewBondPanel
          key={`${bearer.id}-${task.to}-${task.bond}`}
          owner={bearer}
          to={task.to}
          kind={task.bond}
        />
      );
    case 'prompt':
      return <BondPrompt bearer={bearer} />;
    case 'end':
      return <EndPanel />;
    case 'bearer':
      return overview;
  }
}
