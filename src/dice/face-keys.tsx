import { useT } from '../i18n/react.ts';
import { classes } from '../ui/classes.ts';

/** What a face would mean: passes, passes with help, fails, or nothing yet. */
export type FaceTone = 'pass' | 'help' | 'fail' | 'plain';

const TONES: Record<FaceTone, string> = {
  pass: 'border-ok bg-ok/20',
  help: 'border-pursuit border-dashed bg-pursuit/20',
  fail: 'border-bad bg-bad/15',
  plain: 'border-line bg-raised',
};

const SIGNS: Record<FaceTone, string> = { pass: '✓', help: '±', fail: '✗', plain: '' };

/**
 * One big key for each face of a die up to twenty sides, tinted by what the face would mean; a sign tells
 * the tints apart without colour.
 */
export function FaceKeys(props: {
  readonly faces: number;
  readonly toneOf?: (face: number) => FaceTone;
  readonly onFace: (face: number) => void;
}) {
  const t = useT();
  return (
    <div className={classes('grid gap-2', props.faces <= 6 ? 'grid-cols-6' : 'grid-cols-5')}>
      {Array.from({ length: props.faces }, (_, i) => i + 1).map((face) => {
        const tone = props.toneOf?.(face) ?? 'plain';
        return (
          <button
            key={face}
            type="button"
            aria-label={t.dice.face(face)}
            onClick={() => props.onFace(face)}
            className={classes(
              'grid min-h-14 min-w-0 place-items-center rounded-xl border-2 font-bold font-display text-2xl leading-none active:scale-95',
              TONES[tone],
            )}
          >
            <span>{face}</span>
            {tone !== 'plain' && (
              <span aria-hidden className="font-sans text-xs opacity-75">
                {SIGNS[tone]}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
