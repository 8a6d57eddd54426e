import { type Event, sumOf } from '../model/events.ts';
import type { Text } from './text.ts';

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** What a test came to, part by part: its dice, and whatever was added to them or taken off. */
export function testParts(t: Text, dice: string, event: Extract<Event, { type: 'testRolled' }>): string[] {
  const s = t.screen.test;
  const { bonuses, penalties, other } = event;
  return [
    `${dice} = ${event.diceTotal}`,
    bonuses.length > 0 ? s.bondPlus(sumOf(bonuses)) : '',
    penalties.length > 0 ? s.shieldMinus(sumOf(penalties)) : '',
    other === 0 ? '' : s.otherPart(signed(other)),
    event.scoreCounts ? s.scorePlus(event.score) : '',
  ].filter((part) => part !== '');
}
