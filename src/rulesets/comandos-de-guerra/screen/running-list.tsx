import { commandoOf } from '../model/state.ts';
import { type Running, runningOut } from '../rules/rounds.ts';
import { Section } from './section.tsx';
import { useAllText, useRaid, useSay } from './use-desk.ts';

/** Everything that lasts for rounds says beforehand when it ends; what the next round ends stands out. */
export function RunningList() {
  const t = useAllText();
  const s = t.screen.now;
  const state = useRaid();
  const say = useSay();
  const list = runningOut(state);
  if (list.length === 0) return null;
  const tell = ({ who, what, kind, weaponId, roundsLeft, lastRound }: Running): string => {
    if (what === 'aim') return t.until.aim(lastRound);
    if (what === 'shock') return t.until.shock(t.shock[kind ?? 'other'], roundsLeft, lastRound);
    return t.until[what](say.weapon(state, who, weaponId ?? ''), roundsLeft, lastRound);
  };
  return (
    <Section title={s.running} rule="CG-18.7">
      <ul className="flex flex-col gap-1.5">
        {list.map((one) => (
          <li
            key={`${one.who}-${one.what}-${one.weaponId}`}
            className="flex flex-wrap items-center gap-x-2 border-line border-l-2 pl-3"
          >
            <b>{commandoOf(state, one.who)?.name}</b>
            <span>{tell(one)}</span>
            {one.lastRound <= state.round && <b className="text-accent">{s.endsNow}</b>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
