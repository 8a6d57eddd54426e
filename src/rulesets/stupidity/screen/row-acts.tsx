import { ArrowRight, Dices, Hourglass, Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import type { Command } from '../model/command.ts';
import type { Unit } from '../model/unit.ts';
import { type CheckRow, type Pending, pending } from '../rules/guide.ts';
import { moveForward } from '../rules/move.ts';
import { whyNoTest } from '../rules/why.ts';
import { useDeclare } from './declare.ts';
import { useTestSource } from './test-source.ts';
import { UnitPills } from './unit-pills.tsx';
import { useAllText, useFocus, useLength, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** The right end of a row: the test that is owed, or what the unit is in and what is still to be done. */
export function RowActs({ row: { unit, place } }: { readonly row: CheckRow }) {
  if (place === 'due') return <TestButtons unit={unit} />;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <UnitPills unit={unit} />
      {place === 'done' && <Thrown unit={unit} />}
      <PendingButton unit={unit} />
    </div>
  );
}

function TestButtons({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const state = useStupidity();
  const send = useStupiditySend();
  const declare = useDeclare();
  const command: Command = { type: 'testStupidity', unitId: unit.id, extra: false };
  const why = send.sayRejection(whyNoTest(state, unit, false));
  const named = (what: string) => `${what}: ${unit.name}`;
  return (
    <div className="flex gap-2">
      <Button
        why={why}
        aria-label={named(t.dice.roll)}
        className="flex-auto border-accent! bg-accent/15! px-2!"
        onClick={() => send.play(command)}
      >
        {t.dice.roll}
      </Button>
      <Button
        why={why}
        aria-label={named(t.dice.passes)}
        className="flex-auto px-2!"
        onClick={() => declare(command, true)}
      >
        {t.dice.passes}
      </Button>
      <Button
        why={why}
        aria-label={named(t.dice.fails)}
        className="flex-auto px-2!"
        onClick={() => declare(command, false)}
      >
        {t.dice.fails}
      </Button>
    </div>
  );
}

/** The faces of this turn's test, and whose dice they were. */
function Thrown({ unit }: { readonly unit: Unit }) {
  const s = useAllText().screen;
  const source = useTestSource(unit.id);
  if (!unit.test) return null;
  const dice = source === 'declared' ? s.result.told : s.result.dice(unit.test.dice, unit.test.total);
  return (
    <span className="text-muted text-sm leading-tight">
      {dice}
      {source && source !== 'declared' && ` · ${s.result.source[source]}`}
    </span>
  );
}

const SIGNS: Record<Exclude<Pending, 'tests'>, ReactNode> = {
  reactions: <Hourglass aria-hidden size="1.1rem" />,
  moves: <ArrowRight aria-hidden size="1.1rem" />,
  oddDice: <Dices aria-hidden size="1.1rem" />,
  idle: <Swords aria-hidden size="1.1rem" />,
};

/** What this unit still has to do, as a button that leads there. */
function PendingButton({ unit }: { readonly unit: Unit }) {
  const s = useAllText().screen;
  const state = useStupidity();
  const { select } = useFocus();
  const length = useLength();
  const step = pending(state).find(([, units]) => units.includes(unit))?.[0];
  if (!step || step === 'tests') return null;
  const move = moveForward(unit, state.settings);
  const label = step === 'moves' && move.applies ? length(move.distance) : s.todo[step];
  return (
    <Button
      className="px-3! border-accent!"
      icon={SIGNS[step]}
      aria-label={`${unit.name}: ${s.todo[step]}`}
      onClick={() => select(unit.id)}
    >
      {label}
    </Button>
  );
}
