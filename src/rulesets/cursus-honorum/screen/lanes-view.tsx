/** Both armies side by side without a map: tap who is in range. */
import './lanes.css';
import { memo, type ReactNode, useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { type Character, SIDES, type Side } from '../model/character.ts';
import { concerned } from './concerned.ts';
import { conditionOf } from './describe.ts';
import { TokenGlyph } from './token-glyph.tsx';
import { tokenOf } from './token-of.ts';
import { useAllText, useCursus, useUi, useUiStore } from './use-cursus.ts';
import { useTell } from './use-tell.ts';
import { stillWeighing } from './use-tokens.ts';

export function LanesView({ tools }: { readonly tools: ReactNode }) {
  const t = useAllText();
  const state = useCursus();
  const { event, subject, around, ranges } = useUi((now) => now);
  const selected = useUi((local) => local.selected);
  const tell = useTell();
  const lit = useMemo(
    () => new Set(concerned(state, { event, subject, around, ranges })),
    [state, event, subject, around, ranges],
  );
  const weighing = useMemo(() => stillWeighing(state.characters), [state.characters]);
  const shown = state.characters.filter((one) => (one.alive ? one.onTable : weighing.has(one.id)));
  return (
    <div className="flex h-full flex-col gap-2">
      <div role="toolbar" aria-label={t.screen.views.label} className="flex gap-2">
        {tools}
      </div>
      <div className="ch-lanes">
        {SIDES.map((side) => (
          <Lane key={side} side={side} count={shown.filter((one) => one.side === side && one.alive).length}>
            {shown
              .filter((one) => one.side === side)
              .map((one) => (
                <Cell
                  key={one.id}
                  one={one}
                  name={tokenOf(t, state, one).name}
                  lit={lit.has(one.id)}
                  selected={selected.includes(one.id)}
                  onTap={tell.tap}
                />
              ))}
          </Lane>
        ))}
      </div>
    </div>
  );
}

function Lane(props: { readonly side: Side; readonly count: number; readonly children: ReactNode }) {
  const { side } = props;
  const t = useAllText();
  const s = t.screen.views;
  const { armies } = useCursus();
  const ui = useUiStore();
  const { name } = armies[side];
  return (
    <section aria-label={name} data-side={side} className="ch-lane">
      <button
        type="button"
        aria-label={s.army(name)}
        className="flex min-h-tap items-baseline gap-2 text-left"
        onClick={() => ui.setState({ sheet: { kind: 'army', side } })}
      >
        <h2 className="text-xl">{name}</h2>
        <span className="text-muted">{props.count}</span>
      </button>
      {props.count === 0 && (
        <Button className="border-dashed! py-6" onClick={() => ui.setState({ sheet: { kind: 'new', side } })}>
          {s.emptyLane}
        </Button>
      )}
      <div className="ch-cells">{props.children}</div>
    </section>
  );
}

const Cell = memo(function Cell(props: {
  readonly one: Character;
  readonly name: string;
  readonly lit: boolean;
  readonly selected: boolean;
  readonly onTap: (id: string) => void;
}) {
  const { one } = props;
  const t = useAllText();
  return (
    <button
      type="button"
      aria-label={props.name}
      aria-pressed={props.selected}
      className={classes('ch-cell', props.lit && 'is-lit', !one.alive && 'is-dead')}
      onClick={() => props.onTap(one.id)}
    >
      <TokenGlyph one={one} size="2rem" />
      <span className="min-w-0">
        <span className="block break-words font-semibold leading-tight">{one.name}</span>
        {(one.status !== 'ok' || one.retreating || !one.alive) && (
          <span className="block text-muted text-xs leading-tight">
            {one.retreating ? t.screen.state.retreating : conditionOf(t, one)[0]}
          </span>
        )}
      </span>
    </button>
  );
});
