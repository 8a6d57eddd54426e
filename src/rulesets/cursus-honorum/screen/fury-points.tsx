import { useT } from '../../../i18n/react.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Side } from '../model/character.ts';
import { furyCandidates } from '../rules/range-plan.ts';
import { Fold } from './fold.tsx';
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
  const t = useT();
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
          lessLabel={t.app.less}
          moreLabel={t.app.more}
          atMin={s.noFury}
          atMax={s.noFury}
          onChange={(points) => set(id, points)}
        />
      ))}
    </Fold>
  );
}
