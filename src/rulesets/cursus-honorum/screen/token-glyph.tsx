import { cssVars } from '../../../board/css-vars.ts';
import '../../../board/tokens.css';
import { TokenFace } from '../../../board/token-face.tsx';
import { toneColour } from '../../../board/tone.ts';
import type { Character } from '../model/character.ts';
import { tokenOf } from './token-of.ts';
import { useAllText, useCursusPart } from './use-cursus.ts';

/** The token of a character as it stands on the field, for lists; the words stand beside it. */
export function TokenGlyph({ one, size = '2.25rem' }: { readonly one: Character; readonly size?: string }) {
  const t = useAllText();
  const armies = useCursusPart((state) => state.armies);
  const characters = useCursusPart((state) => state.characters);
  const token = tokenOf(t, { armies, characters }, one);
  return (
    <span aria-hidden className="ch-glyph" style={cssVars({ '--d': size, '--tone': toneColour(token.tone) })}>
      <TokenFace token={token} />
    </span>
  );
}
