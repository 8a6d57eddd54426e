import { Chance } from '../../../dice/chance.tsx';
import { SingleDie } from '../../../play/single-die.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Boost, Command, CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Character, State } from '../model/state.ts';
import { actionsLeft } from '../rules/actions.ts';
import { adviseRecovery, chanceToRecover, faceOutlooks } from '../rules/advisor.ts';
import { allocateBoosts, totalAt } from '../rules/boosts.ts';
import { payersFor, TRY_COST } from '../rules/recovery.ts';
import { wastedOf } from '../rules/throw.ts';
import { AdvicePlans } from './advice-plans.tsx';
import { BoostSteppers } from './boost-steppers.tsx';
import { toneOf } from './face-tone.ts';
import { HandFold } from './hand-fold.tsx';
import { LastThrow } from './last-throw.tsx';
import { useLateText } from './late.ts';
import { throwIn, useLatest } from './latest.ts';
import { OwedStrip } from './owed-strip.tsx';
import { usePreparedTry } from './prepared.ts';
import { useAllText, useFocus, useShock, useShockSend } from './use-shock.ts';

type Recover = CommandOf<'recover'>;

/** A man in shock: the target, the limits, the boosts, the advice, and the die. */
export function RecoveryPanel({ character }: { readonly character: Character }) {
  const s = useLateText();
  const { effects } = useAllText();
  const state = useShock();
  const send = useShockSend();
  const focus = useFocus();
  const prepared = usePreparedTry(character.id);
  const thrown = throwIn(useLatest());
  const advice = adviseRecovery(state, character.id);
  if (!advice) return null;
  const boosts = prepared?.boosts ?? [];
  const payers = payersFor(state, character);
  const via =
    (payers.find(({ commander }) => commander.id === prepared?.via) ?? payers[0])?.commander.id ?? null;
  const command: Recover = { type: 'recover', characterId: character.id, boosts, via };
  const { card, command: bonus, used, pool, reserve } = advice.limits;
  const chance = chanceToRecover(state, character.id, boosts);
  const why = send.sayRejection(advice.why);
  const outlooks = faceOutlooks(state, character.id, boosts);
  const prepare = (next: readonly Boost[], by = via): void =>
    void send.ask({ ...command, boosts: next, via: by });
  const failed = thrown?.characterId === character.id && !thrown.passed ? thrown.type : null;
  const wasted = wastedOf(advice.target, boosts);
  return (
    <GuidePanel
      actions={
        <div className="flex flex-wrap gap-2">
          <Button
            size="large"
            onClick={() => {
              send.leave();
              focus.select(null);
            }}
          >
            {s.recovery.leave}
          </Button>
          <Button tone="primary" size="large" className="flex-1" why={why} onClick={() => send.play(command)}>
            {s.recovery.roll(TRY_COST + (advice.after ? 0 : totalAt(boosts)))}
          </Button>
        </div>
      }
    >
      <OwedStrip />
      <header>
        <h2 className="text-2xl">{s.recovery.title(character.name)}</h2>
        <p className="text-muted">
          {s.recovery.lead(advice.target)} <RuleRef rule="PS-5.1" />
        </p>
      </header>
      {why && (
        <p role="note" className="rounded-xl border border-bad px-3 py-2">
          {why}
        </p>
      )}
      <div className="flex items-center gap-4">
        <LastThrow of={character.id} />
        <div className="flex-1">
          {chance && <Chance chance={chance} of={6} className="font-bold text-4xl" />}
          <p className="text-muted text-sm">
            {s.limits.tries(card, bonus, used, actionsLeft(state, character))} · {s.limits.at(pool, reserve)}
          </p>
        </div>
      </div>
      {failed && (
        <p className="text-muted text-sm">
          {failed === 'shockTested' ? effects.shocked : effects.recoverFailed}
        </p>
      )}
      {via !== null && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 font-semibold">
            {s.recovery.payer} <RuleRef rule="PS-6.8" />
          </legend>
          {payers.map(({ commander }) => (
            <Chip key={commander.id} on={commander.id === via} onToggle={() => prepare([], commander.id)}>
              {commander.name}
            </Chip>
          ))}
        </fieldset>
      )}
      {!why && (
        <SingleDie<State, Command, Event>
          command={command}
          faces={6}
          toneOf={toneOf(outlooks)}
          passed={(decision) =>
            decision.ok && decision.events.some((e) => e.type === 'recoveryTried' && e.passed)
          }
        />
      )}
      {!why && outlooks.includes('boosted') && (
        <p className="text-muted text-sm">{s.recovery.help(advice.after)}</p>
      )}
      <AdvicePlans
        advice={advice}
        onUse={(boost) => prepare(boost > 0 ? (allocateBoosts(state, character, boost, via) ?? []) : [])}
      />
      {!advice.after && (
        <BoostSteppers character={character} cost={TRY_COST} via={via} boosts={boosts} onChange={prepare} />
      )}
      {wasted > 0 && <p className="text-bad">{s.recovery.wasted(wasted)}</p>}
      <HandFold character={character} />
    </GuidePanel>
  );
}
