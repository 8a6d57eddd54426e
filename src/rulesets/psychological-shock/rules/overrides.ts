/** Promise 8: every tracked value can be set by hand; the log says so. */
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CharacterChange, CommandOf, SideChange } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type Character, characterOf, LIMITS, type State } from '../model/state.ts';
import { wholeIn } from './validate.ts';

function whyNotChange(character: Character, change: CharacterChange): Rejection | null {
  switch (change.field) {
    case 'actionsUsed':
      return wholeIn(change.value, LIMITS.counter) ? null : { code: 'counter-range', params: LIMITS.counter };
    case 'woundShockUntil':
      return change.value === null || wholeIn(change.value, LIMITS.turn)
        ? null
        : { code: 'turn-range', params: LIMITS.turn };
    case 'wound':
      return change.value === 'wounded' && !character.card.wounded
        ? { code: 'no-wounded-side', params: { name: character.name } }
        : null;
    case 'shocked':
      return change.value && character.wound === 'killed'
        ? { code: 'character-killed', params: { name: character.name } }
        : null;
    default:
      return null;
  }
}

export function decideCharacterValue(
  state: State,
  { characterId, change }: CommandOf<'setCharacterValue'>,
): Decision<Event> {
  const character = characterOf(state, characterId);
  if (!character) return reject('character-unknown');
  const why = whyNotChange(character, change);
  if (why) return reject(why.code, why.params);
  return accept<Event>({ type: 'characterValueSet', characterId, change });
}

const whyNotSideChange = ({ field, value }: SideChange): Rejection | null => {
  const range = field === 'turnNumber' ? LIMITS.turn : LIMITS.counter;
  const code = field === 'turnNumber' ? 'turn-range' : 'counter-range';
  return wholeIn(value, range) ? null : { code, params: range };
};

export function decideSideValue(_state: State, { side, change }: CommandOf<'setSideValue'>): Decision<Event> {
  const why = whyNotSideChange(change);
  return why ? reject(why.code, why.params) : accept<Event>({ type: 'sideValueSet', side, change });
}
