import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { charactersOf, type Side, type State } from '../model/state.ts';
import { testersOf } from '../rules/checks.ts';
import { sideName } from '../strings/names.ts';
import { SideDot } from './side-dot.tsx';
import { StatCard } from './stat-card.tsx';
import { useFocus, useText } from './use-shock.ts';

/** More coins than this are a number. */
const MOST_COINS = 10;

/** One side: its name, its Action Tokens, its cards. */
export function SideRow(props: {
  readonly state: State;
  readonly side: Side;
  /** The switch between cards and field, on the side that lies nearer. */
  readonly bar?: ReactNode;
}) {
  const { state, side } = props;
  const s = useText();
  const focus = useFocus();
  const list = charactersOf(state, side);
  const owing = testersOf(state);
  const name = sideName(s, state, side);
  return (
    <section aria-label={name}>
      <header className="flex flex-wrap items-center gap-x-3">
        <button
          type="button"
          onClick={() => focus.openSide(side)}
          className="flex min-h-tap items-center gap-2.5 rounded-xl pr-2 text-left"
        >
          <SideDot state={state} side={side} />
          <h2
            className={classes(
              'text-xl',
              state.activeSide === side && 'underline decoration-2 decoration-accent underline-offset-8',
            )}
          >
            {name}
          </h2>
        </button>
        {props.bar}
        <Pool state={state} side={side} named={!props.bar} />
        <Button
          tone="quiet"
          className="min-w-tap px-3! max-tablet:order-1 max-tablet:ml-auto"
          aria-label={`${s.add}: ${name}`}
          onClick={() => focus.openRoster({ side })}
        >
          <Plus aria-hidden size="1.25rem" />
        </Button>
      </header>
      {list.length === 0 ? (
        <Button className="w-full border-dashed! py-6" onClick={() => focus.openRoster({ side })}>
          {s.emptySide} {s.add}
        </Button>
      ) : (
        <div className="card-grid">
          {list.map((character) => (
            <StatCard
              key={character.id}
              state={state}
              character={character}
              selected={focus.selected === character.id}
              owes={owing.has(character.id)}
              onSelect={() => focus.select(focus.selected === character.id ? null : character.id)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** The side's Action Tokens as coins; a tap opens them for a change by hand. */
function Pool(props: { readonly state: State; readonly side: Side; readonly named: boolean }) {
  const { state, side } = props;
  const s = useText();
  const focus = useFocus();
  const { atPool } = state.sides[side];
  const full = Math.max(atPool, state.settings.atPerTurn);
  return (
    <button
      type="button"
      aria-label={s.tokensLeft(atPool, sideName(s, state, side))}
      onClick={() => focus.openSide(side)}
      className="ml-auto flex max-tablet:order-2 min-h-tap flex-wrap items-center justify-end gap-1.5 rounded-xl px-1"
    >
      {props.named && <span className="mr-1 text-muted text-sm max-tablet:sr-only">{s.tokens}</span>}
      {full <= MOST_COINS ? (
        Array.from({ length: full }, (_, i) => (
          <span key={i} aria-hidden className={classes('coin', i >= atPool && 'is-spent')}>
            {i < atPool && s.at}
          </span>
        ))
      ) : (
        <>
          <span aria-hidden className="coin">
            {s.at}
          </span>
          <b className="text-xl">× {atPool}</b>
        </>
      )}
    </button>
  );
}
