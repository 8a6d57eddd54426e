import { UserPlus, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { TextField } from '../ui/text-field.tsx';
import { cssVars } from './css-vars.ts';
import { isByHand, listed, others, type RangeItem } from './range-list.ts';
import { toneColour } from './tone.ts';
import './range-chips.css';

export interface RangeChipsLabels {
  readonly distance: (value: number) => string;
  /** The mark on a chip whose correction differs from the measurement. */
  readonly byHand: string;
  readonly addOther: string;
  readonly closeOthers: string;
  readonly find: string;
  readonly nobody: string;
  readonly noneFound: string;
  /** Below a list that was cut: "12 more: type a name". */
  readonly more: (count: number) => string;
}

export interface RangeChipsProps {
  readonly title: ReactNode;
  /** Everybody who could count, in range or not. */
  readonly items: readonly RangeItem[];
  readonly onToggle: (id: string, on: boolean) => void;
  readonly labels: RangeChipsLabels;
}

/** From this many on, others are found by typing; a wall of chips is no list. */
const MANY = 12;

function RangeChip(props: Pick<RangeChipsProps, 'onToggle' | 'labels'> & { readonly item: RangeItem }) {
  const { item, labels } = props;
  return (
    <Chip on={item.on} onToggle={() => props.onToggle(item.id, !item.on)}>
      <span aria-hidden className="range-dot" style={cssVars({ '--tone': toneColour(item.tone) })} />
      <span className={item.on ? undefined : 'line-through decoration-2 decoration-muted'}>{item.name}</span>
      {item.distance !== null && (
        <span className="font-normal text-muted text-sm">{labels.distance(item.distance)}</span>
      )}
      {isByHand(item) && <span className="range-by-hand">{labels.byHand}</span>}
    </Chip>
  );
}

function Others(props: Omit<RangeChipsProps, 'title'>) {
  const { items, labels, onToggle } = props;
  const [wanted, setWanted] = useState('');
  const found = others(items, wanted);
  const searchable = others(items, '').length > MANY;
  return (
    <div className="flex flex-col gap-3">
      {searchable && (
        <TextField label={labels.find} value={wanted} onChange={(event) => setWanted(event.target.value)} />
      )}
      {found.length === 0 && <p className="text-muted">{labels.noneFound}</p>}
      <ul className="flex flex-wrap gap-2">
        {found.slice(0, MANY).map((item) => (
          <li key={item.id}>
            <Button className="px-3!" onClick={() => onToggle(item.id, true)}>
              <span aria-hidden>+</span>
              <span aria-hidden className="range-dot" style={cssVars({ '--tone': toneColour(item.tone) })} />
              {item.name}
              {item.distance !== null && (
                <span className="font-normal text-muted text-sm">{labels.distance(item.distance)}</span>
              )}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > MANY && <p className="text-muted text-sm">{labels.more(found.length - MANY)}</p>}
    </div>
  );
}

/** Who is in range, as chips that the players correct: the miniatures on the table are what counts. */
export function RangeChips({ title, items, onToggle, labels }: RangeChipsProps) {
  const [open, setOpen] = useState(false);
  const heading = useId();
  const near = listed(items);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {near.length === 0 && <p className="text-muted">{labels.nobody}</p>}
      <ul aria-labelledby={heading} className="flex flex-wrap gap-2">
        {near.map((item) => (
          <li key={item.id}>
            <RangeChip item={item} onToggle={onToggle} labels={labels} />
          </li>
        ))}
      </ul>
      <Button
        tone="quiet"
        className="self-start"
        aria-expanded={open}
        icon={open ? <X aria-hidden size={20} /> : <UserPlus aria-hidden size={20} />}
        onClick={() => setOpen(!open)}
      >
        {open ? labels.closeOthers : labels.addOther}
      </Button>
      {open && <Others items={items} onToggle={onToggle} labels={labels} />}
    </section>
  );
}
