import type { ReactNode } from 'react';
import type { OwedTest } from '../../../kernel/log.ts';
import { part } from '../../../later/wait.tsx';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Command } from '../model/commands.ts';
import { commandoOf } from '../model/state.ts';
import { HitCard } from './hit-card.tsx';
import { MoraleCard } from './morale-card.tsx';
import { ShockChoice } from './shock-choice.tsx';
import { useDesk, useRaid, useRaidWords, useText } from './use-desk.ts';

// The seldom ones are fetched when they first come up.
const HazardCard = part(async () => (await import('./hazard-card.tsx')).HazardCard);
const SecondaryCard = part(async () => (await import('./secondary-card.tsx')).SecondaryCard);

interface OwedProps {
  readonly test: OwedTest<Command>;
  /** What is owed besides, below. */
  readonly others: ReactNode;
}

/** The card of one owed roll or choice, by what it is about. */
export function OwedCard({ test, others }: OwedProps) {
  const state = useRaid();
  const [kind, ...rest] = test.id.split('-');
  const id = rest.join('-');
  const commando = commandoOf(state, test.who);
  const hit = state.hits.find((one) => one.id === id);
  const hazard = state.hazards.find((one) => one.id === id);
  const secondary = state.secondaries.find((one) => one.id === id);
  const prompt = state.prompts.find((one) => id === `${one.id}-${test.who}`);
  if (kind === 'shock' && commando) return <ShockChoice commando={commando} others={others} />;
  if (hit) return <HitCard hit={hit} others={others} />;
  if (hazard) return <HazardCard hazard={hazard} others={others} />;
  if (secondary) return <SecondaryCard secondary={secondary} others={others} />;
  if (prompt && commando) return <MoraleCard prompt={prompt} commando={commando} others={others} />;
  return <Elsewhere test={test} others={others} tab={kind === 'blow' ? 'brawl' : 'chase'} />;
}

/** A blow or an accident is settled beside its brawl or chase. */
function Elsewhere({ test, others, tab }: OwedProps & { readonly tab: 'brawl' | 'chase' }) {
  const s = useText();
  const state = useRaid();
  const words = useRaidWords();
  const desk = useDesk();
  return (
    <GuidePanel
      actions={
        <Button tone="primary" size="large" onClick={() => desk.open(tab)}>
          {s.now.goTo(s.tabs.full[tab])}
        </Button>
      }
    >
      <h2 className="text-2xl">{words.owed(test, state)}</h2>
      <RuleRef rule={test.rule} />
      {others}
    </GuidePanel>
  );
}
