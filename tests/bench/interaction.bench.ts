/** How quickly every ruleset answers to the taps that a game is made of. */
import { type Figure, median } from './figure.ts';
import { measureInteraction, type Timed } from './interaction.ts';
import { withServedBuild } from './served-build.ts';
import { bareTap } from './tablet.ts';

/** The median over evenings steadies what one run of a busy machine would tell. */
const EVENINGS = 3;
const TARGET = 100;

/** The median of each kind of tap, the slowest first. */
function byKind(times: readonly Timed[]): Timed[] {
  return [...new Set(times.map(({ what }) => what))]
    .map((what) => ({
      what,
      ms: median(times.filter((one) => one.what === what).map(({ ms }) => ms)),
    }))
    .sort((a, b) => b.ms - a.ms);
}

export async function run(): Promise<Figure[]> {
  const peer = await bareTap();
  const games = await withServedBuild((address) => measureInteraction(address, EVENINGS));
  return [...games].flatMap(([game, times]): Figure[] => {
    const kinds = byKind(times);
    const [worst] = kinds;
    const figure = (name: string, value: number): Figure => ({
      name: `tap to paint, CPU ÷ 4, ${game}, ${name}`,
      ...{ value, unit: 'ms', target: TARGET, better: 'less', peer },
    });
    return [
      figure('median', median(times.map(({ ms }) => ms))),
      ...(worst ? [{ ...figure('slowest', worst.ms), note: worst.what }] : []),
    ];
  });
}
