/** The monkey's hands: fingers that the browser takes for real ones. */
import type { CDPSession } from '@playwright/test';
import type { Choice } from './eyes.ts';

/** What a player types, and what a cat on the keyboard does. */
export const TEXTS = [
  'Marcus',
  '7',
  '12',
  '30',
  '3,5',
  '0',
  '-4',
  '99999999',
  '1e9',
  '',
  '   ',
  'Ñuño O’Brien «el Largo»',
  '🐉🔥',
  '<b>hola</b> & "adiós"',
  'x'.repeat(400),
  'Caballeros x6, Ld 8, M 18, montura estúpida\n+ Capitana, personaje, Ld 9, M 18\n¿qué?',
  'Lucius;8;4\nGaius\t7\t3\n;;;',
] as const;

type Point = readonly [x: number, y: number];

/** Touches the screen along the points and lets go. */
async function swipe(fingers: CDPSession, ...points: readonly Point[]): Promise<void> {
  for (const [i, [x, y]] of points.entries())
    await fingers.send('Input.dispatchTouchEvent', {
      type: i === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Does what was chosen. */
export async function act(fingers: CDPSession, choice: Choice): Promise<void> {
  const { x, y } = choice;
  // Browsers open their own list for a choice box, out of reach: the eyes have picked already.
  if (choice.do === 'pick') return;
  if (choice.do === 'drag') {
    const { toX, toY } = choice;
    await swipe(fingers, [x, y], [(x + toX) / 2, (y + toY) / 2], [toX, toY]);
    return;
  }
  await swipe(fingers, [x, y]);
  if (choice.do !== 'type') return;
  const selectAll = { key: 'a', code: 'KeyA', modifiers: 2, commands: ['selectAll'] };
  await fingers.send('Input.dispatchKeyEvent', { type: 'keyDown', ...selectAll });
  await fingers.send('Input.dispatchKeyEvent', { type: 'keyUp', ...selectAll });
  await fingers.send('Input.insertText', { text: choice.text });
}
