/** What the roster form starts from. The values of army books are the players' to type. */
import { newId } from '../../../play/random.ts';
import type { ModelGroup, Side, UnitEntry } from '../model/unit.ts';

export const CLEAR = { stupid: false, immune: false } as const;
const STUPID = { stupid: true, immune: false } as const;

/** Middling values, so that a form is never empty: Leadership 7, Movement 10 cm or 4 inches. */
export const newGroup = (part: Partial<ModelGroup> = {}): ModelGroup => ({
  id: newId(),
  label: '',
  count: 1,
  role: 'trooper',
  ld: 7,
  movement: 10,
  rider: CLEAR,
  mount: null,
  inContact: 0,
  wizard: false,
  ...part,
});

export const PATTERNS = ['stupidFoot', 'stupidMounts', 'clever'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The three compositions that come up at nearly every table. */
export function patternGroup(pattern: Pattern): ModelGroup {
  switch (pattern) {
    case 'stupidFoot':
      return newGroup({ count: 3, rider: STUPID });
    case 'stupidMounts':
      return newGroup({ count: 5, mount: { ...STUPID, ld: null } });
    case 'clever':
      return newGroup({ count: 10 });
  }
}

export const blankUnit = (side: Side): UnitEntry => ({
  id: newId(),
  name: '',
  side,
  groups: [patternGroup('stupidFoot')],
  points: null,
  movementOverride: null,
  missile: false,
  immuneToPsychology: false,
  skirmisher: false,
});
