import { stripOf, successFaces } from '../rules/grades.ts';
import { signed } from '../strings/sums.ts';
import { GRADE_SIGNS } from './grade-look.ts';
import { useAllText, useRaid, useSay } from './use-desk.ts';

/** Segments narrower than this, in faces, have no room for words; the legend below has them all. */
const ROOM_FOR_WORDS = 17;
/** This near to an end of the scale, the end gives way to the limit of success. */
const NEAR_END = 8;

/** The words of a band make room for the marker on its other half. */
const side = (marker: number, from: number, to: number): 'left' | 'right' =>
  marker > (from + to) / 2 ? 'right' : 'left';

/**
 * The hundred faces of the die cut where the grade changes (CG-P.4), with the last roll as a marker. Below
 * it lies the window of results that the modifier moves.
 */
export function D100Strip(props: {
  readonly level: number;
  readonly modifier: number;
  /** The raw face of the roll that was made with this sum. */
  readonly marker: number | null;
}) {
  const { level, modifier, marker } = props;
  const t = useAllText();
  const s = t.screen.strip;
  const state = useRaid();
  const { number } = useSay();
  const segments = stripOf(level, modifier, state.settings);
  const best = successFaces(level, modifier);
  return (
    <figure aria-label={s.label(level, signed(modifier))} className="strip-frame">
      <ol className="strip">
        {segments.map(({ from, to, grade }) => {
          const width = to - from + 1;
          return (
            <li
              key={from}
              data-grade={grade}
              data-marked={
                marker !== null && marker >= from && marker <= to ? side(marker, from, to) : undefined
              }
              style={{ flexGrow: width }}
              className="strip-band"
            >
              <span className="sr-only">{s.band(t.grade[grade], from, to)}</span>
              {width >= ROOM_FOR_WORDS ? (
                <span aria-hidden>
                  <b>{t.grade[grade]}</b>
                  <small>
                    {from} – {to}
                  </small>
                </span>
              ) : (
                width >= 1.6 * GRADE_SIGNS[grade].length && (
                  <span aria-hidden className="strip-sign">
                    {GRADE_SIGNS[grade]}
                  </span>
                )
              )}
            </li>
          );
        })}
      </ol>
      <span aria-hidden className="strip-edge" style={{ left: `${best}%` }} />
      {marker !== null && (
        <span className="strip-marker" style={{ left: `${marker - 0.5}%` }}>
          <span className="sr-only">{s.marker(marker)}</span>
        </span>
      )}
      <div
        aria-hidden
        className="strip-scale"
        data-near={best < NEAR_END ? 'low' : best > 100 - NEAR_END ? 'high' : undefined}
      >
        <span>1</span>
        <span style={{ left: `${best}%` }} className="strip-best">
          ≤ {best}
        </span>
        <span>100</span>
      </div>
      {modifier !== 0 && (
        <figcaption className="strip-window">
          {s.window(number(1 + modifier), number(100 + modifier), level)}
        </figcaption>
      )}
    </figure>
  );
}
