import { useTableState } from '../../../table/react.ts';
import { classes } from '../../../ui/classes.ts';
import { PHASES, sideOnTurn } from '../model/game.ts';
import { recoveredNow } from './recovered.ts';
import { useCursus, useText } from './use-cursus.ts';

const PARTS = ['recovery', 'flight', 'offensive'] as const;

/** The three parts of the phase: done, now, and to come, in words as well as in colour. */
export function Steps() {
  const s = useText();
  const state = useCursus();
  const at = PHASES.indexOf(state.phase);
  const side = sideOnTurn(state);
  const back = useTableState(recoveredNow);
  const nowText = (): string => {
    if (side === null) return s.steps.first;
    const army = state.armies[side].name;
    return state.phase === 'recovery' ? army : s.steps.round(state.step?.round ?? 1);
  };
  return (
    <ol className="ch-steps">
      {PARTS.map((part, i) => {
        const place = PHASES.indexOf(part);
        const done = place < at;
        const now = place === at;
        return (
          <li
            key={part}
            aria-current={now ? 'step' : undefined}
            className={classes('ch-step', done && 'is-done', now && 'is-now')}
          >
            <b>
              {i + 1} {s.steps[part]}
            </b>
            <span>
              {done
                ? part === 'recovery' && back
                  ? s.steps.back(back)
                  : s.steps.done
                : now
                  ? nowText()
                  : s.steps.next[part]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
