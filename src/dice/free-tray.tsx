import { useState } from 'react';
import { useT } from '../i18n/react.ts';
import { useSheetWords } from '../i18n/sheets.ts';
import { FACES } from '../kernel/dice.ts';
import type { RollEntry } from '../kernel/log.ts';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { DieFace } from './die-face.tsx';

/** More dice than this do not fit on the tray. */
const MOST_DICE = 30;
const SHOWN_THROWS = 12;

const SIZES = FACES.map((faces) => ({ value: String(faces), label: `d${faces}` }));

const sum = (values: readonly number[]): number => values.reduce((total, face) => total + face, 0);

/** The free dice tray: any throw outside the rules, with the last ones below. */
export function FreeTray(props: {
  /** Throws of this table, oldest first. */
  readonly throws: readonly RollEntry[];
  readonly onRoll: (count: number, faces: number) => void;
}) {
  const t = useT();
  const w = useSheetWords();
  const [count, setCount] = useState(2);
  const [faces, setFaces] = useState('6');
  const latest = props.throws.at(-1);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{w.dice.freeHelp}</p>
      <Segmented label={w.dice.free} value={faces} options={SIZES} onChange={setFaces} />
      <Stepper
        label={w.dice.howMany}
        value={count}
        min={1}
        max={MOST_DICE}
        limits={[w.dice.atLeastOne, w.dice.atMost(MOST_DICE)]}
        onChange={setCount}
      />
      <Button tone="primary" size="large" onClick={() => props.onRoll(count, Number(faces))}>
        {t.dice.roll} · {count}d{faces}
      </Button>
      {latest && (
        <div className="rounded-2xl border border-line bg-raised p-4">
          <div className="flex flex-wrap items-center gap-2">
            {latest.dice.values.map((value, i) => (
              <DieFace key={`${latest.id}-${i}`} faces={latest.faces} value={value} />
            ))}
            <span className="ml-auto font-bold font-display text-3xl">{sum(latest.dice.values)}</span>
          </div>
        </div>
      )}
      <h3 className="text-lg">{w.dice.history}</h3>
      {props.throws.length === 0 && <p className="text-muted">{w.dice.nothingYet}</p>}
      <ol className="flex flex-col gap-1">
        {props.throws
          .slice(-SHOWN_THROWS)
          .toReversed()
          .map((entry) => (
            <li key={entry.id} className="flex justify-between gap-3 border-line border-b py-1">
              <span className="text-muted">{entry.dice.id}</span>
              <span>{entry.dice.values.join(' · ')}</span>
              <b>{sum(entry.dice.values)}</b>
            </li>
          ))}
      </ol>
    </div>
  );
}
