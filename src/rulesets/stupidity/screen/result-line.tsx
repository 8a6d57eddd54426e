import { DieFace } from '../../../dice/die-face.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Unit } from '../model/unit.ts';
import { testTerms } from '../rules/test.ts';
import { whyNoReroll } from '../rules/why.ts';
import { useTestSource } from './test-source.ts';
import { Told } from './told.tsx';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** This turn's test of a unit: the faces, the comparison, whose Leadership, and the re-roll it may have. */
export function ResultLine({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.result;
  const state = useStupidity();
  const send = useStupiditySend();
  const source = useTestSource(unit.id);
  const { test } = unit;
  if (!test) return null;
  const told = source === 'declared';
  return (
    <section className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {!told && (
        <span className="flex gap-1.5">
          {test.dice.map((face, i) => (
            <DieFace key={i} faces={6} value={face} tone={test.passed ? 'ok' : 'bad'} />
          ))}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <Told rule="ST-4.1">
          <b>
            {told ? s.told : s.dice(test.dice, test.total)} · {test.passed ? s.passed : s.failed}
          </b>
          <span className="block text-muted text-sm">
            {s.against(text.ldFrom[test.source](test.ld))}
            {source && !told && ` · ${s.source[source]}`}
          </span>
        </Told>
      </div>
      {testTerms(unit, state.settings).reroll && !test.passed && (
        <Button
          className="w-full"
          why={send.sayRejection(whyNoReroll(state, unit))}
          onClick={() => send.ask({ type: 'rerollTest', unitId: unit.id })}
        >
          {text.screen.test.reroll}
        </Button>
      )}
    </section>
  );
}
