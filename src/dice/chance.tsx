import { useState } from 'react';
import { formatNumber, formatPercent } from '../i18n/format.ts';
import { useLanguage, useT } from '../i18n/react.ts';
import { type Fraction, toNumber } from '../kernel/fraction.ts';

/** Larger denominators say nothing to a player at the table. */
const LARGEST_DENOMINATOR = 100_000n;

/** As a double, but what is neither impossible nor certain does not become so by rounding. */
function asNumber(chance: Fraction): number {
  const nearest = toNumber(chance);
  if (chance.num === 0n || chance.num === chance.den) return nearest;
  return Math.min(Math.max(nearest, Number.MIN_VALUE), 1 - Number.EPSILON);
}

/** An exact chance as a percentage; a tap shows it as "30 in 36". `of` gives the unreduced whole. */
export function Chance(props: {
  readonly chance: Fraction;
  readonly of?: number;
  readonly className?: string;
  /** Digits behind the mark of the percentage. */
  readonly decimals?: number;
}) {
  const { chance, of, className, decimals = 0 } = props;
  const language = useLanguage();
  const t = useT();
  const [asFraction, setAsFraction] = useState(false);
  const whole = of && BigInt(of) % chance.den === 0n ? BigInt(of) : chance.den;
  const part = (chance.num * whole) / chance.den;
  const number = (n: bigint) => formatNumber(language, Number(n), 0);
  const exact = t.dice.outOf(number(part), number(whole));
  const percent = formatPercent(language, asNumber(chance), decimals);
  if (whole > LARGEST_DENOMINATOR) return <span className={className}>{percent}</span>;
  return (
    <button
      type="button"
      className={`min-h-tap min-w-tap rounded-lg ${asFraction ? '' : 'whitespace-nowrap'} ${className ?? ''}`}
      aria-label={`${percent}, ${exact}`}
      onClick={() => setAsFraction(!asFraction)}
    >
      {asFraction ? exact : percent}
    </button>
  );
}
