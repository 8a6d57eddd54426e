/** What events about hearts change; `decide` has judged them already. */
import { assertNever } from '../../../kernel/result.ts';
import type { Bearer, Tone } from '../model/bearer.ts';
import type { HeartEvent } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { changeBearer } from './evolve-bearer.ts';
import { paint } from './heart.ts';

/** BH-8.2: a mark stays when plots turn back; only a heart full of the other tone replaces it (BH-2.4). */
const marked = (bearer: Bearer, filled: Tone | null): Tone | null => filled ?? bearer.filledMark;

export function evolveHeart(state: State, event: HeartEvent): State {
  switch (event.type) {
    case 'heartChanged': {
      const after = changeBearer(state, event.id, (bearer) => ({
        light: event.steps.reduce<readonly number[]>(
          (light, { changed }) => (changed === null ? light : paint(light, changed, event.toward)),
          bearer.light,
        ),
        filledMark: marked(bearer, event.filled),
      }));
      const known = after.bondPrompts.includes(event.id);
      const here = after.bearers.some(({ id }) => id === event.id);
      return event.prompt && here && !known
        ? { ...after, bondPrompts: [...after.bondPrompts, event.id] }
        : after;
    }
    case 'plotPainted':
      return changeBearer(state, event.id, (bearer) => ({
        light: paint(bearer.light, event.plot, event.tone),
        filledMark: marked(bearer, event.filled),
      }));
    case 'heartPainted':
      return changeBearer(state, event.id, (bearer) => ({
        light: event.light,
        filledMark: marked(bearer, event.filled),
      }));
    case 'markSet':
      return changeBearer(state, event.id, () => ({ filledMark: event.mark }));
    default:
      return assertNever(event);
  }
}
