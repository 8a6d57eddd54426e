import type { PendingRoll } from '../../../table/pending.ts';
import { classes } from '../../../ui/classes.ts';
import type { Command } from '../model/commands.ts';
import type { Entrant } from '../model/inputs.ts';
import type { State } from '../model/state.ts';
import { brawlOf } from '../rules/brawl.ts';
import { chaseOf } from '../rules/chase.ts';
import { throwers } from '../rules/throwers.ts';
import { useRaid, useSay, useText } from './use-desk.ts';

/** Everybody in a contest, an order, a chase or a brawl. */
function entrantsOf(state: State, command: Command): readonly Entrant[] {
  switch (command.type) {
    case 'holdContest':
      return command.entrants;
    case 'contestCommand':
      return [command.officer, command.subordinate];
    case 'stepChase': {
      const chase = chaseOf(state, command.id);
      return chase ? [...chase.tracks.map(({ pursuer }) => pursuer), chase.quarry] : [];
    }
    case 'rollBrawl': {
      const brawl = brawlOf(state, command.id);
      return brawl ? [...brawl.a, ...brawl.b] : [];
    }
    default:
      return [];
  }
}

/** Whose dice are asked for, in the order of the keys; the next one stands out. */
export function WhoThrows({ pending }: { readonly pending: PendingRoll<Command> }) {
  const s = useText().open;
  const say = useSay();
  const state = useRaid();
  const { command, request, answers, typed } = pending;
  if (!/^(rolls|reroll)/.test(request.id)) return null;
  const all = entrantsOf(state, command);
  const ids = throwers(state, command, answers);
  return (
    <ol aria-label={s.order} className="flex flex-wrap gap-2">
      {ids.map((id, i) => {
        const entrant = all.find((one) => one.id === id);
        return (
          <li
            key={id}
            aria-current={i === typed.length ? 'step' : undefined}
            className={classes(
              'rounded-xl border px-3 py-2 font-semibold',
              i === typed.length ? 'border-accent bg-accent/15' : 'border-line',
            )}
          >
            {i === typed.length && '▸ '}
            {say.name(state, entrant?.who ?? null, entrant?.name ?? id)}
            {typed[i] !== undefined && ` · ${typed[i]}`}
          </li>
        );
      })}
    </ol>
  );
}
