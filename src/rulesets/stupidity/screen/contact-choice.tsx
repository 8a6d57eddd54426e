import { Segmented } from '../../../ui/segmented.tsx';
import { TOUCHES, type Touch, type Unit } from '../model/unit.ts';
import { type ContactOutcome, targetsOf } from '../rules/contact.ts';
import { Told } from './told.tsx';
import { useAllText, useStupidity } from './use-stupidity.ts';

const RULES: Record<Touch, string> = {
  none: 'ST-6.8',
  enemy: 'ST-6.5',
  friend: 'ST-6.6',
  tableEdge: 'ST-6.4',
};

/** Nothing, enemy, friend or edge; whom; and what follows. */
export function ContactChoice(props: {
  readonly unit: Unit;
  readonly touch: Touch;
  readonly targetId: string | null;
  readonly outcome: ContactOutcome | null;
  readonly onTouch: (touch: Touch) => void;
  readonly onTarget: (id: string) => void;
}) {
  const { unit, touch, outcome } = props;
  const text = useAllText();
  const s = text.screen.move;
  const targets = targetsOf(useStupidity(), unit, touch);
  return (
    <>
      <Segmented
        label={s.meets}
        value={touch}
        options={TOUCHES.map((value) => ({ value, label: text.touches[value] }))}
        onChange={props.onTouch}
      />
      {targets.length > 0 && (
        <Segmented
          label={s.whom}
          value={props.targetId ?? ''}
          options={targets.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={props.onTarget}
        />
      )}
      {(touch === 'enemy' || touch === 'friend') && targets.length === 0 && (
        <p className="text-muted">{s.nobody[touch]}</p>
      )}
      {outcome && (
        <Told rule={RULES[touch]} className="text-sm">
          <Outcome outcome={outcome} />
        </Told>
      )}
    </>
  );
}

function Outcome({ outcome }: { readonly outcome: ContactOutcome }) {
  const text = useAllText();
  const s = text.screen.move;
  switch (outcome.result) {
    case 'moved':
      return <>{s.free}</>;
    case 'counts-as-charge':
      return (
        <>
          {text.effects.hitEnemy[1]} {s.reactions}:{' '}
          {outcome.reactions.map((reaction) => text.reactions[reaction]).join(', ')}.
        </>
      );
    case 'pinned':
      return (
        <>
          {outcome.pinned.length > 1 ? text.effects.hitFriend[1] : s.onlyThis}{' '}
          {text.until[outcome.until === 'turn' ? 'nextTurn' : 'movementPhase']}
          {outcome.chargeBlocked && <b className="mt-1 block text-bad">{text.effects.chargeBlocked[1]}</b>}
        </>
      );
    case 'fled-off-table':
      return (
        <>
          {text.effects.offTable[1]}{' '}
          {outcome.victoryPointsToEnemy === null
            ? text.line.pointsAsked
            : text.line.pointsTo(text.victoryPoints(outcome.victoryPointsToEnemy))}
          .
        </>
      );
  }
}
