/** Builds the state that a worked case starts from: what is not given takes the defaults of the spec. */
import { type Bearer, type Bond, fullTone, newBearer, plainProfile } from '../model/bearer.ts';
import type { Settings } from '../model/settings.ts';
import type { Phase, State } from '../model/state.ts';

type GivenBearer = Partial<Omit<Bearer, 'bonds' | 'abilities' | 'qualities' | 'hp'>> & {
  readonly abilities?: Partial<Bearer['abilities']>;
  readonly qualities?: Partial<Bearer['qualities']>;
  readonly hp?: Partial<Bearer['hp']>;
  readonly bonds?: readonly (Pick<Bond, 'id' | 'to' | 'kind'> & Partial<Bond>)[];
};

export interface Given {
  readonly bearers?: Readonly<Record<string, GivenBearer>>;
  readonly phase?: Phase;
  readonly settings?: Partial<Settings>;
}

function bearerFrom(id: string, given: GivenBearer): Bearer {
  const plain = newBearer(id, plainProfile(id));
  const light = [...(given.light ?? plain.light)].sort((a, b) => a - b);
  const max = given.hp?.max ?? Math.max(plain.hp.max, given.hp?.current ?? 0);
  return {
    ...plain,
    ...given,
    light,
    // A full heart given at the start has its mark too.
    filledMark: given.filledMark ?? fullTone(light),
    abilities: { ...plain.abilities, ...given.abilities },
    qualities: { ...plain.qualities, ...given.qualities },
    hp: { max, current: given.hp?.current ?? max },
    bonds: (given.bonds ?? []).map((bond) => ({ plots: [], freeLight: null, ...bond })),
  };
}

export const buildState = (empty: State, given: Given): State => ({
  ...empty,
  bearers: Object.entries(given.bearers ?? {}).map(([id, bearer]) => bearerFrom(id, bearer)),
  phase: given.phase ?? 'scene',
  settings: { ...empty.settings, ...given.settings },
});
