import { Chance } from '../../../dice/chance.tsx';
import { SingleDie } from '../../../play/single-die.tsx';
import { useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Boost, Command, CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Character, State } from '../model/state.ts';
import { actionsLeft } from '../rules/actions.ts';
import { adviseRecovery, chanceToRecover, faceOutlooks } from '../rules/advisor.ts';
import { allocateBoosts, totalAt } from '../rules/boosts.ts';
import { payersFor } from '../rules/recovery.ts';
import { AdvicePlans } from './advice-plans.tsx';
import { BoostSteppers } from './boost-steppers.tsx';
import { toneOf } from './face-tone.ts';
import { LastThrow } from './last-throw.tsx';
import { OwedStrip } from './owed-strip.tsx';
import { useFocus, useShock, useShockSend, useText } from './use-shock.ts';

type Recover = CommandOf<'recover'>;

/** The try that is being prepared for him: it lies on the table as an open roll, so that a reload finds it. */
const preparedFor =
  (id: string) =>
  (now: TableState<State, Command, Event>): Recover | null => {
    const command = now.pending?.command;
    return command?.type === 'recover' && command.characterId === id ? command : null;
  };

/** A man in shock: the target, the limits, the boosts, the advice, and the die. */
export function RecoveryPanel({ character }: { readonly character: Character }) {
  const s = useText();
  const state = useShock();
  const send = useShockSend();
  const focus = useFocus();
  const prepared = useTableState(preparedFor(character.id));
  const advice = adviseRecovery(state, character.id);
  if (!advice) return null;
  const boosts = prepared?.boosts ?? [];
  const via = prepared?.via ?? payersFor(state, character)[0]?.commander.id ?? null;
  const command: Recover = { type: 'recover', characterId: character.id, boosts, via };
  const { card, command: bonus, used, pool, reserve } = advice.limits;
  const chance = chanceToRecover(state, character.id, boosts);
  const why = send.sayRejection(advice.why);
  const outlooks = faceOutlooks(state, character.id, boosts);
  const prepare = (next: readonly Boost[]): void => void send.ask({ ...command, boosts: next });
  const wasted = Math.max(0, totalAt(boosts) - Math.max(0, 6 - advice.target));
  return (
    <GuidePanel
      actions={
        <div className="flex gap-2">
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
            {s.recovery.roll(1 + (advice.after ? 0 : totalAt(boosts)))}
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
        <LastThrow />
        <div className="flex-1">
          {chance && <Chance chance={chance} of={6} className="font-bold text-4xl" />}
          <p className="text-muted text-sm">
            {s.recovery.limits(card, bonus, used, actionsLeft(state, character))} ·{' '}
            {s.recovery.pool(pool, reserve)}
            {via !== null && ` · ${s.recovery.via(payersFor(state, character)[0]?.commander.name ?? '')}`}
          </p>
        </div>
      </div>
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
      {!why && outlooks.includes('boosted') && <p className="text-muted text-sm">{s.recovery.help}</p>}
      <AdvicePlans
        advice={advice}
        onUse={(boost) => prepare(boost > 0 ? (allocateBoosts(state, character, boost, via) ?? []) : [])}
      />
      {!advice.after && <BoostSteppers character={character} boosts={boosts} onChange={prepare} />}
      {wasted > 0 && <p className="text-bad">{s.recovery.wasted(wasted)}</p>}
    </GuidePanel>
  );
}
