import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ABILITIES } from '../model/bearer.ts';
import type { TestPlan } from '../model/commands.ts';
import { LIMITS } from '../model/limits.ts';
import { difficultyPicks, withAbility } from '../rules/fresh-plan.ts';
import { Options } from './options.tsx';
import { TestExtras } from './test-extras.tsx';
import { useAllText, useBonds } from './use-bonds.ts';

/** What a test is made of: ability, specialty, difficulty, and the rest behind "more". */
export function TestForm(props: {
  readonly plan: TestPlan;
  readonly onChange: (part: Partial<TestPlan>) => void;
}) {
  const { plan, onChange } = props;
  const t = useAllText();
  const s = t.screen.test;
  const state = useBonds();
  const picks = difficultyPicks(state);
  return (
    <>
      {plan.roller === null ? (
        <DirectorFields {...props} />
      ) : (
        <Options
          label={s.ability}
          value={plan.ability ?? ABILITIES[0]}
          options={ABILITIES.map((value) => ({ value, label: t.names.ability[value] }))}
          onChange={(ability) => onChange(withAbility(state, plan, ability))}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-3 wide:grid-cols-2">
        <Segmented
          label={t.names.difficulty}
          value={String(plan.difficulty)}
          options={picks.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={(value) => onChange({ difficulty: Number(value) })}
        />
        <TestExtras plan={plan} onChange={onChange} />
      </div>
    </>
  );
}

/** A character of the director has no sheet: a name for the log, and the score that shields cap. */
function DirectorFields(props: {
  readonly plan: TestPlan;
  readonly onChange: (part: Partial<TestPlan>) => void;
}) {
  const { plan, onChange } = props;
  const s = useAllText().screen.test;
  return (
    <div className="grid grid-cols-1 items-end gap-3 wide:grid-cols-2">
      <TextField
        label={s.alias}
        defaultValue={plan.alias}
        maxLength={LIMITS.nameLength}
        onBlur={(event) => onChange({ alias: event.target.value })}
      />
      <Stepper
        label={s.actorScore}
        value={plan.score ?? 0}
        min={0}
        max={LIMITS.score}
        onChange={(score) => onChange({ score })}
      />
    </div>
  );
}
