/** "What now?": an open roll leads, then what is being told, then who is looked at, then the next step. */
import { characterOf } from '../model/game.ts';
import { dueTests } from '../rules/due-tests.ts';
import { whatNow } from '../rules/guide.ts';
import { BattlePanel } from './battle-panel.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import { EndRoundPanel } from './end-round-panel.tsx';
import { FirstPanel } from './first-panel.tsx';
import { Asides, RangesPanel } from './late.ts';
import { PendingPanel, usePending } from './pending-panel.tsx';
import { PickPanel } from './pick-panel.tsx';
import { TestPanel } from './test-panel.tsx';
import { useCursus, useUi } from './use-cursus.ts';

export function Guide() {
  const state = useCursus();
  const pending = usePending();
  const event = useUi((local) => local.event);
  const aside = useUi((local) => local.aside);
  const selected = useUi((local) => local.selected);
  if (pending) return <PendingPanel pending={pending} />;
  const [only, ...more] = selected;
  const looked = more.length === 0 ? characterOf(state, only ?? null) : undefined;
  // Whoever has a test to roll is shown by its line, unless the details were asked for.
  const inList = looked !== undefined && dueTests(state).some(({ id }) => id === looked.id);
  const details = looked !== undefined && (!inList || aside === 'character');
  if (event || details || (aside !== null && aside !== 'character')) return <Asides />;
  return <Next />;
}

function Next() {
  const state = useCursus();
  const now = whatNow(state);
  switch (now.kind) {
    case 'pick':
      return <PickPanel source={now.source} />;
    case 'first':
      return <FirstPanel />;
    case 'threats':
    case 'ranges':
      return <RangesPanel key={`${now.side}${state.phase}${state.step?.round}`} now={now} />;
    case 'recover':
    case 'test':
      return <TestPanel now={now} />;
    case 'endRound':
      return <EndRoundPanel now={now} />;
    case 'closed':
      return <ClosedPanel now={now} />;
    default:
      return <BattlePanel now={now} />;
  }
}
