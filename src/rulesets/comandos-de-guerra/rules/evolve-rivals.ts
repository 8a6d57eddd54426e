/** The events of contests, chases and brawls. */
import type { Event } from '../model/events.ts';
import type { TrackStep } from '../model/records.ts';
import type { Commando } from '../model/sheet.ts';
import type { Brawl, Chase, Fighter, State } from '../model/state.ts';

export const withCommando = (state: State, id: string, change: (one: Commando) => Commando): State => ({
  ...state,
  commandos: state.commandos.map((one) => (one.id === id ? change(one) : one)),
});

/** CG-11.7: whoever does something else loses the aim. */
export const withoutAims = (state: State, who: readonly (string | null)[]): State =>
  state.commandos.some(({ id, aim }) => aim !== null && who.includes(id))
    ? {
        ...state,
        commandos: state.commandos.map((one) => (who.includes(one.id) ? { ...one, aim: null } : one)),
      }
    : state;

const withChase = (state: State, id: string, change: (one: Chase) => Chase): State => ({
  ...state,
  chases: state.chases.map((one) => (one.id === id ? change(one) : one)),
});

const withBrawl = (state: State, id: string, change: (one: Brawl) => Brawl): State => ({
  ...state,
  brawls: state.brawls.map((one) => (one.id === id ? change(one) : one)),
});

const stepped = (chase: Chase, steps: readonly TrackStep[], accidents: readonly string[]): Chase => ({
  ...chase,
  accidents: [...new Set([...chase.accidents, ...accidents])],
  tracks: chase.tracks.map((track) => {
    const step = steps.find(({ id }) => id === track.id);
    return step ? { ...track, band: step.band, status: step.status } : track;
  }),
});

type Blow = Extract<Event, { type: 'blowStruck' }>;

/** CG-7.6: blow points go down; knocked out means unconscious. */
function struck(state: State, blow: Blow): State {
  const hit = (fighter: Fighter): Fighter =>
    fighter.id === blow.target
      ? { ...fighter, blows: blow.blowsLeft, out: fighter.out || blow.knockedOut }
      : fighter;
  const after = withBrawl(state, blow.id, (brawl) => ({
    ...brawl,
    a: brawl.a.map(hit),
    b: brawl.b.map(hit),
    blow: null,
  }));
  if (blow.targetWho === null) return after;
  return withCommando(after, blow.targetWho, (one) => ({
    ...one,
    blows: { ...one.blows, now: Math.min(one.blows.max, blow.blowsLeft) },
    status: blow.knockedOut && one.status === 'active' ? 'unconscious' : one.status,
    aim: null,
  }));
}

export function evolveRivals(state: State, event: Event): State {
  switch (event.type) {
    case 'contestHeld':
      return withoutAims(
        state,
        event.throws.map(({ who }) => who),
      );
    case 'commandContested':
      return withoutAims(state, [event.officer.who, event.subordinate.who]);
    case 'chaseStarted':
      return { ...state, chases: [...state.chases.filter(({ id }) => id !== event.chase.id), event.chase] };
    case 'chaseStepped': {
      const after = withoutAims(state, [event.quarry.who, ...event.pursuers.map(({ who }) => who)]);
      return withChase(after, event.id, (chase) => stepped(chase, event.tracks, event.accidents));
    }
    case 'trackSet':
      return withChase(state, event.id, (chase) => ({
        ...chase,
        tracks: chase.tracks.map((track) =>
          track.id === event.track ? { ...track, band: event.band, status: event.status } : track,
        ),
      }));
    case 'accidentSettled':
      return withChase(state, event.id, (chase) => ({
        ...chase,
        accidents: chase.accidents.filter((one) => one !== event.driver),
      }));
    case 'chaseEnded':
      return { ...state, chases: state.chases.filter(({ id }) => id !== event.id) };
    case 'brawlStarted':
      return { ...state, brawls: [...state.brawls.filter(({ id }) => id !== event.brawl.id), event.brawl] };
    case 'brawlChanged':
      return withBrawl(state, event.brawl.id, () => event.brawl);
    case 'brawlExchanged': {
      const { winner, grade } = event;
      const after = withoutAims(
        state,
        event.throws.map(({ who }) => who),
      );
      const blow = winner !== null && grade !== null ? { by: winner, grade } : null;
      return withBrawl(after, event.id, (brawl) => ({ ...brawl, blow }));
    }
    case 'blowStruck':
      return struck(state, event);
    case 'brawlEnded':
      return { ...state, brawls: state.brawls.filter(({ id }) => id !== event.id) };
    default:
      return state;
  }
}
