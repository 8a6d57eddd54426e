/** What players say while firing and the weapon then remembers; hits whose damage nobody knows (CG-10). */
import { describe, expect, it } from 'vitest';
import { plainShot, type ShotInput } from '../model/inputs.ts';
import { emptyProfile, type Weapon, weaponFrom } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import { card, given, tableOf } from './table.ts';

const RANGES = { veryEasy: 25, easy: 75, normal: 150, hard: 300, veryHard: 600 };
const UNKNOWN = emptyProfile('', '').damage;
const table = (over: Partial<Weapon> = {}): State => {
  const gun = { ...weaponFrom(emptyProfile('g', 'Rifle'), 'rifle'), ranges: RANGES, ...over };
  const rifle = { id: 'rifle', name: 'Rifle', kind: 'weapon', level: 65, hidden: false } as const;
  return tableOf(card('ada', { skills: [rifle], weapons: [gun] }), card('sentry', { side: 'opponent' }));
};
const fire = (over: Partial<ShotInput> = {}) =>
  ({
    type: 'fire',
    who: 'ada',
    shot: { ...plainShot('g', 'sentry', 100), remember: true, ...over },
  }) as const;
const types = (state: State, over: Partial<ShotInput>, ...faces: number[][]) =>
  given(state, fire(over), ...faces).events.map(({ type }) => type);

describe('what is said while firing', () => {
  it('given the damage alone, then it is written on the weapon', () => {
    const { state } = given(table(), fire({ damage: '1d4' }), [90]);
    expect(commandoOf(state, 'ada')!.weapons[0]).toMatchObject({
      ranges: RANGES,
      damage: { ...UNKNOWN, normal: '1d4' },
    });
  });

  it('given the distance alone, then it is written on the weapon', () => {
    const { state } = given(table(), fire({ distanceM: 200, difficulty: 'normal' }), [90]);
    expect(commandoOf(state, 'ada')!.weapons[0]).toMatchObject({
      ranges: { ...RANGES, normal: 200 },
      damage: UNKNOWN,
    });
  });

  it('given nothing, then nothing is written', () => {
    expect(types(table(), {}, [38])).toEqual(['shotFired', 'hitRaised']);
    expect(types(table(), {}, [90])).toEqual(['shotFired']);
  });
});

describe('a hit without damage that can be read', () => {
  it.each([null, '7d7'])('waits on a card with damage on the weapon %j', (normal) => {
    const { state } = given(table({ damage: { ...UNKNOWN, normal } }), fire(), [38]);
    expect(state.hits).toMatchObject([{ targetId: 'sentry', damage: null, dealt: null }]);
  });
});
