import type { RulesetManifest } from '../rulesets/contract.ts';
import { classes } from '../ui/classes.ts';

/** The sign of a game on its own colours, as on its tile: for the eye alone, its name stands beside it. */
export function GameSign(props: { readonly manifest: RulesetManifest; readonly large?: boolean }) {
  const { Glyph, tile } = props.manifest;
  return (
    <span
      aria-hidden
      className={classes(
        'grid shrink-0 place-items-center',
        props.large ? 'size-14 rounded-2xl' : 'size-12 rounded-xl',
      )}
      style={{ background: tile.background, color: tile.ink }}
    >
      <Glyph />
    </span>
  );
}
