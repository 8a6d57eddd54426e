/** The guide beyond the tests: what a unit owes afterwards, the turn itself, and the tail of every panel. */
import { part, Wait } from '../../../later/wait.tsx';
import { Fold } from '../../../ui/fold.tsx';
import type { Unit } from '../model/unit.ts';
import type { EffectKey } from '../rules/effects.ts';
import { pendingMoves, pendingReactions } from '../rules/guide.ts';
import { CombatPanel } from './combat-panel.tsx';
import { EffectsList } from './effects-list.tsx';
import { MovePanel } from './move-panel.tsx';
import { PanicPanel } from './panic-panel.tsx';
import { RestPanel } from './rest-panel.tsx';
import { Story } from './story.tsx';
import { TurnPanel } from './turn-panel.tsx';
import { UnitActions } from './unit-actions.tsx';
import { useStupidity, useText } from './use-stupidity.ts';

/** Before the tests Panic and Terror, afterwards the phases. */
function TurnGuide() {
  return useStupidity().panicTerrorDone ? <TurnPanel /> : <PanicPanel />;
}

// A contact with the enemy is seldom: its reaction is fetched then.
const ReactionPanel = part(async () => (await import('./reaction-panel.tsx')).ReactionPanel);

/** What a unit owes that has no test to take. */
function AfterTest({ unit }: { readonly unit: Unit }) {
  const state = useStupidity();
  if (pendingReactions(state).includes(unit))
    return (
      <Wait>
        <ReactionPanel unit={unit} />
      </Wait>
    );
  if (pendingMoves(state).includes(unit)) return <MovePanel unit={unit} />;
  return unit.engaged ? <CombatPanel unit={unit} /> : <RestPanel unit={unit} />;
}

const ByHand = part(async () => (await import('./by-hand.tsx')).ByHand);

/** What is in force on a unit, what can happen to it, its story, and its values by hand. */
function UnitTail({ unit, omit }: { readonly unit: Unit; readonly omit: EffectKey | null }) {
  const s = useText();
  return (
    <>
      <EffectsList unit={unit} omit={omit} />
      <UnitActions unit={unit} />
      <Story unit={unit} />
      <Fold title={s.hand.title}>
        <ByHand unit={unit} />
      </Fold>
    </>
  );
}

export const panels = { TurnGuide, AfterTest, UnitTail };
