import { classes } from '../../../ui/classes.ts';

/** More tokens than this are a number. */
const MOST = 4;

/** Claim tokens in small: hearts, or a heart and a number. The sentence around them says how many. */
export function Tokens({ held }: { readonly held: number }) {
  return (
    <span aria-hidden className="bh-tokens">
      {held === 0 ? '–' : held <= MOST ? '♥'.repeat(held) : `♥ × ${held}`}
    </span>
  );
}

/** Claim tokens as cards on the table. */
export function ClaimCards({ held }: { readonly held: number }) {
  const cards = Math.min(held, MOST);
  return (
    <span aria-hidden className="flex items-center gap-1.5">
      {Array.from({ length: Math.max(1, cards) }, (_, i) => (
        <span key={i} className={classes('bh-claim', held === 0 && 'is-gone')}>
          ♥
        </span>
      ))}
      {held > MOST && <b>× {held}</b>}
    </span>
  );
}
