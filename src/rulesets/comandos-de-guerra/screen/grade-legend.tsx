import { Chance } from '../../../dice/chance.tsx';
import { fraction } from '../../../kernel/fraction.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GRADES } from '../model/words.ts';
import { countsOf, impossibleGrades, stripOf, successChance, successFaces } from '../rules/grades.ts';
import { GRADE_SIGNS } from './grade-look.ts';
import { useAllText, useRaid } from './use-desk.ts';

/** The chance of success, and of each grade with its faces; grades that no face can give are grey (CG-2.15). */
export function GradeLegend(props: { readonly level: number; readonly modifier: number }) {
  const { level, modifier } = props;
  const t = useAllText();
  const s = t.screen.strip;
  const { settings } = useRaid();
  const counts = countsOf(level, modifier, settings);
  const never = impossibleGrades(level, modifier, settings);
  const strip = stripOf(level, modifier, settings);
  return (
    <div className="legend">
      <div className="legend-success">
        <span className="text-muted">
          {s.success}
          <RuleRef rule="CG-1.5" />
        </span>
        <Chance
          chance={successChance(level, modifier)}
          of={100}
          className="justify-self-start font-bold text-4xl text-ok leading-none"
        />
        <span className="text-muted text-sm">{s.withDie(successFaces(level, modifier))}</span>
      </div>
      <ul className="legend-grades">
        {GRADES.map((grade) => {
          const faces = strip.filter((one) => one.grade === grade);
          return (
            <li key={grade} data-grade={grade} data-never={never.includes(grade)} className="legend-grade">
              <span aria-hidden className="legend-sign">
                {GRADE_SIGNS[grade]}
              </span>
              <span className="min-w-0">
                <span className="legend-name">{t.grade[grade]}</span>
                <span className="legend-faces">
                  {faces.length === 0
                    ? s.never
                    : faces.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ')}
                </span>
              </span>
              <Chance chance={fraction(counts[grade], 100)} of={100} className="ml-auto font-bold" />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
