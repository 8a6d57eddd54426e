import { tileOf } from '../rulesets/tiles.ts';
import { classes } from '../ui/classes.ts';

/** The sign of a ruleset beside the name of a table, on the ground of its tile; nothing for one that is not known. */
export function Sign({ ruleset, className }: { readonly ruleset: string; readonly className: string }) {
  const tile = tileOf(ruleset);
  if (!tile) return null;
  return (
    <span
      aria-hidden
      className={classes('grid shrink-0 place-items-center', className)}
      style={{ background: tile.background, color: tile.ink }}
    >
      <tile.Glyph />
    </span>
  );
}
