import { classes } from '../../../ui/classes.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Brawl } from '../model/state.ts';
import { blowsLeft, downAs, excessBonus, fightersUp, isUp } from '../rules/brawl.ts';
import { rivalOf } from '../rules/contest.ts';
import { signed } from '../strings/sums.ts';
import { useAllText, useRaid, useSay } from './use-desk.ts';

/** One side of a brawl: who stands, how much each can still take, and the bonus of numbers. */
export function BrawlSide({ brawl, side }: { readonly brawl: Brawl; readonly side: 'a' | 'b' }) {
  const t = useAllText();
  const s = t.screen.brawl;
  const state = useRaid();
  const say = useSay();
  const up = fightersUp(state, brawl);
  const bonus = side === 'a' ? excessBonus(up.a.length, up.b.length) : excessBonus(up.b.length, up.a.length);
  return (
    <section className="rounded-2xl border border-line bg-raised p-3" aria-label={s.sides[side]}>
      <h3 className="flex flex-wrap items-center gap-x-2 text-lg">
        {s.sides[side]}
        {bonus !== 0 && (
          <span className="text-base text-ok">
            {t.part.excess} {signed(bonus)}
            <RuleRef rule="CG-7.3" />
          </span>
        )}
      </h3>
      <ul>
        {brawl[side].map((fighter) => {
          const stands = isUp(state, fighter);
          return (
            <li
              key={fighter.id}
              className={classes('flex min-h-10 items-center gap-3', !stands && 'text-muted line-through')}
            >
              <span aria-hidden>{stands ? '●' : '✷'}</span>
              <b className="min-w-0 flex-1 truncate">{say.name(state, fighter.who, fighter.name)}</b>
              <span>{rivalOf(state, fighter).level}</span>
              <span className="text-muted">
                {stands ? s.blows(blowsLeft(state, fighter)) : t.status[downAs(state, fighter)]}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
