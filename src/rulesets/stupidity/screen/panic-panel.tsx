import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Unit } from '../model/unit.ts';
import { batchUnits } from '../rules/odds.ts';
import { skipsPanicTerror } from '../rules/when.ts';
import { whyNoFlight } from '../rules/why.ts';
import { Told } from './told.tsx';
import { SideMark } from './unit-pills.tsx';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** ST-3.2: Panic and Terror first. Whoever flees is told at once, so that nothing waits in the screen. */
export function PanicPanel() {
  const text = useAllText();
  const s = text.screen.panic;
  const state = useStupidity();
  const send = useStupiditySend();
  const own = state.units.filter(({ side, offTable }) => side === state.activeSide && !offTable);
  const tests = batchUnits(state).length;
  return (
    <GuidePanel
      actions={
        <Button
          tone="primary"
          size="large"
          onClick={() => send.play({ type: 'confirmPanicTerror', panicFailed: [], terrorFailed: [] })}
        >
          {s.done(tests)}
        </Button>
      }
    >
      <header>
        <h2 className="text-2xl">{s.title}</h2>
        <Told rule="ST-3.2" className="text-muted">
          {s.lead}
        </Told>
      </header>
      <ul className="flex flex-col">
        {own.map((unit) => (
          <Line key={unit.id} unit={unit} />
        ))}
      </ul>
    </GuidePanel>
  );
}

function Line({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.panic;
  const state = useStupidity();
  const send = useStupiditySend();
  const skips = skipsPanicTerror(state).includes(unit);
  return (
    <li className="flex flex-wrap items-center gap-2 border-line border-t py-2">
      <span className="flex min-w-32 flex-1 items-start gap-2 font-semibold leading-tight">
        <SideMark unit={unit} />
        <span>
          {unit.name}
          {skips && (
            <span className="block font-medium text-muted text-sm">
              {s.skips} <RuleRef rule="ST-3.4" />
            </span>
          )}
        </span>
      </span>
      {unit.fleeing ? (
        <span className="pill">{text.screen.pills.fleeing}</span>
      ) : (
        (['panic', 'terror'] as const).map((cause) => (
          <Button
            key={cause}
            className="px-3!"
            aria-label={text.line.flight(unit.name, text.causes[cause])}
            why={send.sayRejection(whyNoFlight(state, unit, cause))}
            onClick={() => send.play({ type: 'recordFlight', unitId: unit.id, cause })}
          >
            {s.short[cause]}
          </Button>
        ))
      )}
    </li>
  );
}
