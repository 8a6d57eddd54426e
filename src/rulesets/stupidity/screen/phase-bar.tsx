import { classes } from '../../../ui/classes.ts';
import { PHASES } from '../model/state.ts';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** The phases of the turn. They only guide, so any of them can be reached by a tap. */
export function PhaseBar() {
  const { phases, screen: s } = useAllText();
  const { phase } = useStupidity();
  const send = useStupiditySend();
  return (
    <nav aria-label={s.phaseBar} className="phase-bar mt-auto">
      {PHASES.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === phase ? 'step' : undefined}
          aria-label={phases[one]}
          onClick={() => one !== phase && send.play({ type: 'goToPhase', phase: one })}
          className={classes(
            'min-h-tap min-w-0 rounded-xl border font-semibold text-sm tablet:text-base',
            one === phase ? 'border-accent bg-accent/15 text-ink' : 'border-line bg-surface text-muted',
          )}
        >
          {s.phases[one]}
        </button>
      ))}
    </nav>
  );
}
