import { FaceKeys, type FaceTone } from '../dice/face-keys.tsx';
import { useT } from '../i18n/react.ts';
import type { Faces } from '../kernel/dice.ts';
import { representative } from '../kernel/enumerate.ts';
import type { Tagged } from '../kernel/log.ts';
import type { Decision } from '../kernel/result.ts';
import { useTable } from '../table/react.ts';
import { Button } from '../ui/button.tsx';
import { useSend } from './send.ts';

/**
 * The players' own die for a command that rolls one: a key for each face, tinted by what it would mean,
 * and "passes" / "fails" for those who only tell the outcome.
 */
export function SingleDie<S, C extends Tagged, E extends Tagged>(props: {
  readonly command: C;
  readonly faces: Faces;
  readonly toneOf: (face: number) => FaceTone;
  /** Whether a decision means that the test was passed. */
  readonly passed: (decision: Decision<E>) => boolean;
}) {
  const { command } = props;
  const t = useT();
  const table = useTable<S, C, E>();
  const send = useSend<S, C, E>();
  const declare = (wanted: boolean): void => {
    const { state } = table.store.getState().timeline;
    const start = () => table.ruleset.decide(state, command);
    const values = representative(start, [], (decision) => decision.ok && props.passed(decision) === wanted);
    // When no face leads there, the command itself says why nothing happens.
    if (values) send.tell(command, values, 'declared');
    else send.notPossible(wanted ? t.dice.neverPasses : t.dice.neverFails);
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted text-sm">{t.dice.tapRolled}</p>
      <FaceKeys
        faces={props.faces}
        toneOf={props.toneOf}
        onFace={(face) => send.tell(command, [face], 'typed')}
      />
      <div className="flex flex-wrap gap-2">
        <Button className="flex-1" onClick={() => declare(true)}>
          {t.dice.passes}
        </Button>
        <Button className="flex-1" onClick={() => declare(false)}>
          {t.dice.fails}
        </Button>
      </div>
    </div>
  );
}
