/** What was set by hand, in words: the log tells it, and so does the button that takes it back. */
import { formatNumber } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import { assertNever } from '../../../kernel/result.ts';
import type { CharacterChange } from '../model/commands.ts';
import type { Event, EventOf } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { nameOf, sideName } from './names.ts';
import type { Text } from './text.ts';

/** Says an event of this kind on the state before it; null for any other. */
export function handLines(t: Text, language: Language): (event: Event, before: State) => string | null {
  const b = t.byHand;
  const override = (who: string, change: CharacterChange): string => {
    switch (change.field) {
      case 'wound':
        return b.setWound(who, t.wounds[change.value]);
      case 'shocked':
        return b.setShocked(who, change.value);
      case 'tookCover':
        return b.setCover(who, change.value);
      case 'seesCasualty':
        return b.setSees(who, change.value);
      case 'actionsUsed':
        return b.setActions(who, change.value);
      case 'woundShockUntil':
        return change.value === null ? b.noMarker(who) : b.setMarker(who, change.value);
      default:
        return assertNever(change);
    }
  };

  const sideChange = ({ side, change }: EventOf<'sideValueSet'>, before: State): string => {
    const who = sideName(t.screen, before, side);
    if (change.field === 'atPool') return b.setPool(who, before.sides[side].atPool, change.value);
    return change.field === 'turnNumber' ? b.setTurn(who, change.value) : b.setReserve(who, change.value);
  };

  const settingValue = (value: boolean | number | string): string => {
    if (typeof value === 'boolean') return value ? b.on : b.off;
    if (typeof value === 'number') return formatNumber(language, value);
    return t.options[value as keyof Text['options']] ?? value;
  };

  return (event, before) => {
    switch (event.type) {
      case 'characterValueSet':
        return b.told(override(nameOf(t, before, event.characterId), event.change));
      case 'sideValueSet':
        return b.told(sideChange(event, before));
      case 'activeSideSet':
        return b.told(b.active(sideName(t.screen, before, event.side)));
      case 'settingChanged':
        return b.setting(t.settings[event.key], settingValue(event.value));
      default:
        return null;
    }
  };
}
