import './marks.css';
import { codeSize, FACES, HALF, MARK_BASELINES, MARK_PLACES, MARKS, starsPath } from './token-shapes.ts';
import type { BoardToken, TokenMark } from './types.ts';

function Mark({ mark }: { readonly mark: TokenMark }) {
  const [x, y] = MARK_PLACES[mark.place];
  const open = mark.shape === 'arrow' || mark.shape === 'cross';
  return (
    <g transform={`translate(${x} ${y})`} className={`board-mark board-mark-${mark.tone}`}>
      {open && <path d={MARKS[mark.shape]} className="board-mark-halo" />}
      <path d={MARKS[mark.shape]} className={open ? 'board-mark-line' : 'board-mark-body'} />
      {mark.text && (
        <text y={MARK_BASELINES[mark.shape]} className="board-mark-text">
          {mark.text}
        </text>
      )}
    </g>
  );
}

/** The drawing of a token. Everything that it shows is also in the token's name. */
export function TokenFace({ token }: { readonly token: BoardToken }) {
  const stars = token.stars ?? 0;
  return (
    <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} className="board-face" aria-hidden>
      <g className={token.sideways ? 'board-turn board-sideways' : 'board-turn'}>
        <path
          d={FACES[token.shape]}
          className={`board-body board-body-${token.shape}`}
          data-outline={token.outline}
        />
        {token.rimmed && <path d={FACES[token.shape]} className="board-rim" />}
        {stars > 0 && <path d={starsPath(stars)} className="board-stars" />}
        <text y={stars > 0 ? 12.5 : 5.8} fontSize={codeSize(token.code, stars)} className="board-code">
          {token.code}
        </text>
      </g>
      {token.marks?.map((mark) => (
        <Mark key={`${mark.place}${mark.shape}`} mark={mark} />
      ))}
    </svg>
  );
}
