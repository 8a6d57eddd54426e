/** How the largest battle feels: the tap that kills, and a figure under the finger. */
import { measureBattlefield } from './battlefield.ts';
import { type Figure, median } from './figure.ts';
import { withServedBuild } from './served-build.ts';
import { bareTap } from './tablet.ts';

export async function run(): Promise<Figure[]> {
  const peer = await bareTap();
  const { taps, frames } = await withServedBuild(measureBattlefield);
  const p95 = frames[Math.floor(frames.length * 0.95)] ?? Number.NaN;
  return [
    {
      name: 'casualty tap to paint, 400 tokens, CPU ÷ 4, median',
      ...{ value: median(taps), unit: 'ms', target: 100, better: 'less', peer },
    },
    {
      name: 'frame while dragging, 400 tokens, CPU ÷ 4, p95',
      ...{ value: p95, unit: 'ms', target: 34, better: 'less' },
    },
  ];
}
