import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { GRADES } from '../model/words.ts';
import type { Numbers } from '../rules/contest-odds.ts';
import { declaredFace, type Judgement } from '../rules/grades.ts';
import { GRADE_SIGNS } from './grade-look.ts';
import { useAllText, useRaid, useRaidSend } from './use-desk.ts';

/** For those who only tell how it went: the grade, or pass and fail where nothing else counts. */
export function DeclareOutcome(props: { readonly sum: Numbers; readonly morale: boolean }) {
  const { level, modifier } = props.sum;
  const shared = useT();
  const t = useAllText();
  const { settings } = useRaid();
  const send = useRaidSend();
  const tell = (fits: (judged: Judgement) => boolean, never: string): void => {
    const face = declaredFace(level, modifier, settings, fits);
    if (face === null) send.notPossible(never);
    else send.answer([face], 'declared');
  };
  const { dice } = shared;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t.screen.open.declare}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2">
        {props.morale ? (
          <>
            <Button className="flex-1" onClick={() => tell((one) => one.success, dice.neverPasses)}>
              {dice.passes}
            </Button>
            <Button className="flex-1" onClick={() => tell((one) => !one.success, dice.neverFails)}>
              {dice.fails}
            </Button>
          </>
        ) : (
          GRADES.map((grade) => (
            <Button
              key={grade}
              className="justify-start! px-3!"
              why={
                declaredFace(level, modifier, settings, (one) => one.grade === grade) === null
                  ? t.screen.open.never
                  : null
              }
              onClick={() => tell((one) => one.grade === grade, t.screen.open.never)}
            >
              <span aria-hidden>{GRADE_SIGNS[grade]}</span>
              <span className="first-letter:uppercase">{t.grade[grade]}</span>
            </Button>
          ))
        )}
      </div>
    </fieldset>
  );
}
