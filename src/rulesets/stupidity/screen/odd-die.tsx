import { Chance } from '../../../dice/chance.tsx';
import { SingleDie } from '../../../play/single-die.tsx';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';
import { fightersOdds, oddFightsOn } from '../rules/combat.ts';
import { Told } from './told.tsx';
import { useText } from './use-stupidity.ts';

/** ST-7.3: the die for the odd one, with the odds for each number of fighters. */
export function OddDie({ command, stupid }: { readonly command: Command; readonly stupid: number }) {
  const s = useText().fight;
  return (
    <section className="flex flex-col gap-2">
      <Told rule="ST-7.3" className="font-bold">
        {s.oddTitle}
      </Told>
      <ul className="flex gap-2">
        {[...fightersOdds(stupid)].map(([fighters, chance]) => (
          <li
            key={fighters}
            className="flex flex-1 items-center justify-between rounded-xl border border-line bg-raised pl-3"
          >
            {s.fighters(fighters)}
            <Chance chance={chance} of={6} className="px-2 font-bold text-xl" />
          </li>
        ))}
      </ul>
      <SingleDie<State, Command, Event>
        command={command}
        faces={6}
        toneOf={(face) => (oddFightsOn(face) ? 'pass' : 'fail')}
        passed={(decision) =>
          decision.ok && decision.events.some((event) => event.type === 'oddDieRolled' && event.fights)
        }
      />
    </section>
  );
}
