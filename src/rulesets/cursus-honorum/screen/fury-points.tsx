import { Fold } from '../../../ui/fold.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Side } from '../model/character.ts';
import { furyCandidates } from '../rules/range-plan.ts';
import { useCursus, useText } from './use-cursus.ts';

interface FuryWish {
  readonly id: string;
  readonly points: number;
}

const MOST = 20;

/** Fury has no circumstance of its own: its points come from special rules, by hand (CH-1.2). */
export function FuryPoints(props: {
  readonly side: Side;
  readonly wishes: readonly FuryWish[];
  readonly onChange: (wishes: readonly FuryWish[]) => void;
}) {
  const s = useText().ranges;
  const state = useCursus();
  const who = furyCandidates(state, props.side);
  if (who.length === 0) return null;
  const set = (id: string, points: number): void =>
    props.onChange([
      ...props.wishes.filter((wish) => wish.id !== id),
      ...(points > 0 ? [{ id, points }] : []),
    ]);
  return (
    <Fold title={s.fury}>
      <p>
        <RuleRef rule="CH-1.2" />
      </p>
      {who.map(({ id, name }) => (
        <Stepper
          key={id}
          label={name}
          value={props.wishes.find((wish) => wish.id === id)?.points ?? 0}
          min={0}
          max={MOST}
          limits={s.noFury(MOST)}
          onChange={(points) => set(id, points)}
        />
      ))}
    </Fold>
  );
}
