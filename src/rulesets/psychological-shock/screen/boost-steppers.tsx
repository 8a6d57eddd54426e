import { Stepper } from '../../../ui/stepper.tsx';
import type { Boost } from '../model/commands.ts';
import type { Character } from '../model/state.ts';
import { boostReasons, helpersFor, totalAt } from '../rules/boosts.ts';
import { useLateText } from './late.ts';
import { useShock, useShockSend } from './use-shock.ts';

/** A boost stepper for each commander who could help, and the reason for each who could not. */
export function BoostSteppers(props: {
  readonly title?: string;
  readonly character: Character;
  /** AT that the throw itself costs. */
  readonly cost: number;
  /** The commander who keeps one Action for the try that he pays, or null. */
  readonly via: string | null;
  readonly boosts: readonly Boost[];
  readonly onChange: (boosts: readonly Boost[]) => void;
}) {
  const { character, boosts, cost, via } = props;
  const s = useLateText();
  const state = useShock();
  const send = useShockSend();
  const helpers = new Map(helpersFor(state, character).map((helper) => [helper.commander.id, helper]));
  const spare = Math.max(0, state.sides[character.side].atPool - cost - totalAt(boosts));
  const set = (commanderId: string, at: number): void =>
    props.onChange([
      ...boosts.filter((one) => one.commanderId !== commanderId),
      ...(at > 0 ? [{ commanderId, at }] : []),
    ]);
  return (
    <div className="flex flex-col gap-2">
      {props.title && <h3 className="text-lg">{props.title}</h3>}
      {boostReasons(state, character.id).map(({ commander, why }) => {
        const helper = helpers.get(commander.id);
        const at = boosts.find((one) => one.commanderId === commander.id)?.at ?? 0;
        if (!helper)
          return (
            <p key={commander.id} className="text-muted text-sm">
              {send.sayRejection(why)}
            </p>
          );
        return (
          <Stepper
            key={commander.id}
            label={s.recovery.boostBy(commander.name)}
            value={at}
            min={0}
            max={Math.min((helper.most ?? at + spare) - (commander.id === via ? 1 : 0), at + spare)}
            limits={[s.recovery.noMoreBoost, spare > 0 ? s.recovery.boostLimit : s.noAt]}
            onChange={(next) => set(commander.id, next)}
          />
        );
      })}
    </div>
  );
}
