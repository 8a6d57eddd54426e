import { Chip } from '../../../ui/chip.tsx';
import type { TestPlan } from '../model/commands.ts';
import { specialtiesFor } from '../rules/fresh-plan.ts';
import { specialtyText } from '../strings/specialty-text.ts';
import { DiceRow } from './die-tile.tsx';
import { TestBonuses } from './test-bonuses.tsx';
import { useAllText, useBonds, usePending } from './use-bonds.ts';

/** The dice of the test, thrown or still blank, the help laid onto it, and the specialties that fit. */
export function TestTray(props: {
  readonly plan: TestPlan;
  readonly thrown: boolean;
  readonly onChange: (part: Partial<TestPlan>) => void;
}) {
  const { plan, thrown, onChange } = props;
  const t = useAllText();
  const state = useBonds();
  const pending = usePending();
  const facesOf = (kind: string, count: number): (number | null)[] => {
    const asked = pending?.request.id === kind ? pending.typed : null;
    const known = asked ?? pending?.answers.find(({ id }) => id === kind)?.values ?? [];
    return Array.from({ length: count }, (_, i) => (thrown ? (known[i] ?? null) : null));
  };
  const extra = thrown && pending?.request.id === 'extra' ? pending.request.count : 0;
  // Once dice lie on the table the sheet stands, and only what counts is shown.
  const fitting = thrown ? [] : specialtiesFor(state, plan.roller, plan.ability);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <DiceRow
        full={facesOf('full', 1)[0] ?? null}
        heartless={facesOf('heartless', plan.heartless)}
        nobody={facesOf('nobody', plan.nobody)}
        extra={facesOf('extra', extra)}
      />
      <TestBonuses plan={plan} fixed={thrown} onChange={onChange} />
      {fitting.map((one, i) => {
        const { heartless, nobody } = one;
        const on = plan.heartless === heartless && plan.nobody === nobody;
        return (
          <Chip
            key={i}
            on={on}
            onToggle={() => onChange(on ? { heartless: 0, nobody: 0 } : { heartless, nobody })}
          >
            {specialtyText(t, one)}
          </Chip>
        );
      })}
    </div>
  );
}
