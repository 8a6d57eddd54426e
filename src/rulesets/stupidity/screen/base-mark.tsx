import { classes } from '../../../ui/classes.ts';
import type { Look, Wits } from './formation.ts';

/** Sizes of a base in drawing units: a foot model is square, a ridden one is longer than wide. */
export const BASE_WIDTH = 40;
export const baseHeight = (look: Look): number => (look.mount === null ? BASE_WIDTH : 58);

/** A mount from above, its head towards the enemy. */
const MOUNT =
  'M20 4c3.5 0 4.5 4 5 8 4.5 4 6.5 10 6.5 18 0 13-4 24-11.5 24S8.5 43 8.5 30c0-8 2-14 6.5-18 .5-4 1.5-8 5-8z';

/** The drawings that bases share; put once on the screen. */
export function BaseSymbols() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id="st-stupid" viewBox="0 0 24 24">
        <path d="M12 12c0-1.6 2.3-1.5 2.3.3 0 2.6-4.5 2.6-4.6-.4-.1-3.7 6-4.3 7-.3 1 4.5-6.6 6.7-9.4 2.2C5 9.1 10.2 4 15.3 6" />
      </symbol>
      <symbol id="st-suspended" viewBox="0 0 24 24">
        <path d="M12 4l7 2.6v5c0 4.2-3 7-7 8.4-4-1.4-7-4.2-7-8.4v-5z" />
      </symbol>
      <symbol id="st-clever" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="4.5" />
      </symbol>
    </svg>
  );
}

function Sign(props: { readonly wits: Wits; readonly x: number; readonly y: number; readonly size: number }) {
  const { wits, x, y, size } = props;
  return (
    <use
      href={`#st-${wits}`}
      className={`base-sign is-${wits}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  );
}

/**
 * One base with whoever stands on it: a spiral for the stupid, a dot for the clever, a shield where
 * immunity suspends Stupidity. A rider is a disc on the back of the mount, a leader carries a diamond.
 */
export function BaseMark(props: {
  readonly look: Look;
  readonly x?: number;
  readonly y?: number;
  readonly idle?: boolean;
}) {
  const { look, x = 0, y = 0, idle } = props;
  const height = baseHeight(look);
  return (
    <g transform={`translate(${x} ${y})`} className={classes('base', idle && 'is-idle')}>
      <rect
        width={BASE_WIDTH}
        height={height}
        rx="9"
        className={`base-body is-${look.mount ?? look.rider}`}
      />
      <rect x="4" y="4" width={BASE_WIDTH - 8} height={height - 8} rx="6" className="base-rim" />
      {look.mount === null ? (
        <Sign wits={look.rider} x={20} y={20} size={30} />
      ) : (
        <>
          <path d={MOUNT} className="base-mount" />
          <Sign wits={look.mount} x={20} y={45} size={19} />
          <circle cx="20" cy="25" r="10" className={`base-body is-${look.rider}`} />
          <Sign wits={look.rider} x={20} y={25} size={look.rider === 'clever' ? 16 : 19} />
        </>
      )}
      {look.character && <path d="M33-4l7 7-7 7-7-7z" className="base-leader" />}
    </g>
  );
}
