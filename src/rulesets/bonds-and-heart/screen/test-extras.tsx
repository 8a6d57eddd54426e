import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { TestPlan } from '../model/commands.ts';
import { LIMITS } from '../model/limits.ts';
import { players } from '../model/state.ts';
import { JoinsWith } from './joins-with.tsx';
import { Options } from './options.tsx';
import { useAllText, useBonds } from './use-bonds.ts';

const NOBODY = '';

/** The rest of the sheet: dice by count, whom the action is aimed at, other modifiers, numbers by hand. */
export function TestExtras(props: {
  readonly plan: TestPlan;
  readonly onChange: (part: Partial<TestPlan>) => void;
}) {
  const { plan, onChange } = props;
  const t = useAllText();
  const s = t.screen.test;
  const state = useBonds();
  const targets = players(state).filter(
    ({ id, protections }) => id !== plan.roller && protections.length > 0,
  );
  return (
    <Fold title={s.more}>
      <Stepper
        label={t.names.difficulty}
        value={plan.difficulty}
        min={1}
        max={LIMITS.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <JoinsWith {...props} />
      <p className="text-sm">
        {t.names.specialty} <RuleRef rule="BH-7.9" />
      </p>
      {(['heartless', 'nobody'] as const).map((kind) => (
        <div key={kind} className="pb-2">
          <Stepper
            label={t.names.die[kind]}
            value={plan[kind]}
            min={0}
            max={LIMITS.dice}
            onChange={(count) => onChange({ [kind]: count })}
          />
          <p className="mt-[8px] text-muted text-sm">
            {kind === 'heartless'
              ? t.effects.heartlessDie
              : state.settings.nobodySixRerolls
                ? t.effects.nobodyDieAgain
                : t.effects.nobodyDie}{' '}
            <RuleRef rule={kind === 'heartless' ? 'BH-7.3' : 'BH-7.4'} />
          </p>
        </div>
      ))}
      <Stepper
        label={s.other}
        value={plan.other}
        min={-LIMITS.score}
        max={LIMITS.score}
        onChange={(other) => onChange({ other })}
      />
      {targets.length > 0 && (
        <>
          <p className="text-sm">
            {s.against} <RuleRef rule="BH-6.6" />
          </p>
          <Options
            label={s.against}
            value={plan.against ?? NOBODY}
            options={[
              { value: NOBODY, label: s.nobodyTarget },
              ...targets.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => onChange({ against: id === NOBODY ? null : id })}
          />
        </>
      )}
      <p className="text-sm">
        {s.byHand} <RuleRef rule="BH-6.11" />
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => onChange({ bonuses: [...plan.bonuses, 1] })}>{s.addBonus}</Button>
        <Button onClick={() => onChange({ penalties: [...plan.penalties, 1] })}>{s.addPenalty}</Button>
      </div>
      {plan.bonuses.map((amount, i) => (
        <Stepper
          key={`bonus-${i}`}
          label={s.bonusByHand}
          value={amount}
          min={0}
          max={LIMITS.score}
          onChange={(next) => onChange({ bonuses: plan.bonuses.with(i, next) })}
        />
      ))}
      {plan.penalties.map((amount, i) => (
        <Stepper
          key={`penalty-${i}`}
          label={s.penaltyByHand}
          value={amount}
          min={0}
          max={LIMITS.score}
          onChange={(next) =>
            onChange({
              penalties: next === 0 ? plan.penalties.toSpliced(i, 1) : plan.penalties.with(i, next),
            })
          }
        />
      ))}
    </Fold>
  );
}
