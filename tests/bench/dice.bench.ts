/** Dice per second, beside a well-known library of dice notation in the same run. */
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { diceKey, keyedFaces } from '../../src/kernel/keyed-dice.ts';
import { type Figure, medianTime } from './figure.ts';
import { secret } from './logs.ts';

const PEER = 'rpg-dice-roller';

/** Thousands of dice per second, when `throwOnce` rolls `count` of them. */
function speed(count: number, throwOnce: (n: number) => unknown): number {
  const throws = 2_000;
  const time = medianTime(7, () => {
    for (let n = 0; n < throws; n += 1) throwOnce(n);
  });
  return (throws * count) / time;
}

function compared(count: number): Figure {
  const request = { id: 'test', faces: 6 as const };
  // The whole way of a throw in the app: the key from the command, then the faces.
  const ours = speed(count, (n) => {
    const key = diceKey({ type: 'test', id: 'legionary' }, n, 0, request);
    return keyedFaces(secret, key, count, 6);
  });
  const theirs = speed(count, () => new DiceRoll(`${count}d6`).total);
  return {
    name: `dice per second, throws of ${count}D6`,
    ...{ value: ours, unit: 'k/s', better: 'more' as const, peer: { name: PEER, value: theirs } },
  };
}

export async function run(): Promise<Figure[]> {
  return [1, 10].map(compared);
}
