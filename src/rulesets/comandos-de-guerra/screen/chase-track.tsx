import { Car } from 'lucide-react';
import { Chance } from '../../../dice/chance.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Chase, Track } from '../model/state.ts';
import { BANDS, type Band, type ChaseStatus } from '../model/words.ts';
import { chaseOdds } from '../rules/chase.ts';
import { rivalOf } from '../rules/contest.ts';
import { isLevel } from '../rules/refusal.ts';
import { Fact } from './fact.tsx';
import { useAllText, useRaid, useRaidSend } from './use-desk.ts';

interface Cell {
  readonly key: string;
  readonly band: Band;
  readonly status: ChaseStatus;
}

/** From the bumper to the horizon. */
const CELLS: readonly Cell[] = [
  { key: 'caught', band: 'short', status: 'caught' },
  ...BANDS.map((band): Cell => ({ key: band, band, status: 'running' })),
  { key: 'escaped', band: 'long', status: 'escaped' },
];

/** One pursuer behind the quarry on five cells; a tap on a cell moves the gap by hand. */
export function ChaseTrack({ chase, track }: { readonly chase: Chase; readonly track: Track }) {
  const t = useAllText();
  const s = t.screen.chase;
  const state = useRaid();
  const send = useRaidSend();
  const pursuer = rivalOf(state, track.pursuer);
  const quarry = rivalOf(state, chase.quarry);
  const here = track.status === 'running' ? track.band : track.status;
  const known = isLevel(pursuer.level) && isLevel(quarry.level) && track.status === 'running';
  const odds = known ? chaseOdds(track.band, pursuer, quarry) : null;
  const move = ({ band, status }: Cell): void =>
    void send.play({ type: 'setTrack', id: chase.id, track: track.id, band, status });
  const label = (key: string): string =>
    key === 'caught' || key === 'escaped' ? t.chaseStatus[key] : t.band[key as Band];
  return (
    <section className="flex flex-col gap-2" aria-label={s.track(pursuer.name)}>
      <h3 className="text-lg">
        {pursuer.name}
        {track.pursuer.vehicle && <span className="font-normal text-muted"> · {track.pursuer.vehicle}</span>}
        <RuleRef rule="CG-6.2" />
      </h3>
      <div className="track">
        {CELLS.map((cell) => (
          <button
            key={cell.key}
            type="button"
            data-cell={cell.key}
            aria-pressed={here === cell.key}
            aria-label={here === cell.key ? s.isAt(label(cell.key)) : s.moveTo(label(cell.key))}
            onClick={() => move(cell)}
            className={classes('track-cell', here === cell.key && 'is-here')}
          >
            <span aria-hidden className="track-token">
              {here === cell.key && <Car size="1.7rem" />}
            </span>
            <span className="first-letter:uppercase">{label(cell.key)}</span>
          </button>
        ))}
      </div>
      {odds && (
        <dl className="facts">
          {(
            [
              [s.closer, odds.pursuer],
              [s.farther, odds.quarry],
              [s.same, odds.noChange],
              [s.caught, odds.caught],
              [s.escaped, odds.escaped],
            ] as const
          ).map(([name, chance]) => (
            <Fact key={name} name={name}>
              <Chance chance={chance} decimals={1} className="font-bold text-xl" />
            </Fact>
          ))}
        </dl>
      )}
      {track.status !== 'running' && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1">
            {t.effects[track.status]}
            <RuleRef rule={track.status === 'caught' ? 'CG-6.3' : 'CG-6.4'} />
          </p>
          <Button onClick={() => move({ key: '', band: track.band, status: 'running' })}>
            {s.resume(t.band[track.band])}
          </Button>
        </div>
      )}
    </section>
  );
}
