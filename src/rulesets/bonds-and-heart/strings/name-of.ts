import { bearerOf, type State } from '../model/state.ts';

/** What a bearer is called; a question mark for one who is gone. */
export const nameOf = (state: State, id: string | null): string => bearerOf(state, id)?.name ?? '?';
