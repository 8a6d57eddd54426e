/** Sentences about house rules and about values set by hand. */
import { assertNever } from '../../../kernel/result.ts';
import type { EventOf } from '../model/events.ts';
import { characterOf, nameOf } from '../model/game.ts';
import { armyName, type Speaker } from './speaker.ts';

type ByHand = EventOf<
  'settingChanged' | 'overridden' | 'turnOverridden' | 'phaseOverridden' | 'commandChanged'
>;

const yesNo = ({ t }: Speaker, value: boolean): string => (value ? t.line.yes : t.line.no);

/** The value of a house rule in words. */
export function settingText({ t }: Pick<Speaker, 't'>, value: boolean | number | string): string {
  if (typeof value === 'boolean') return value ? t.line.on : t.line.off;
  const options: Readonly<Record<string, string>> = t.houseRules.options;
  return options[String(value)] ?? String(value);
}

function changeText(by: Speaker, { id, change }: EventOf<'overridden'>): string {
  const { line, statuses, tracks } = by.t;
  switch (change.field) {
    case 'status':
      return line.overrideStatus(statuses[change.value]);
    case 'points': {
      const from = characterOf(by.state, id)?.points[change.track] ?? 0;
      return line.overridePoints(tracks[change.track], from, change.value);
    }
    case 'causes':
      return line.overrideCauses(tracks[change.track]);
    case 'flag':
      return line.overrideValue(line.fields[change.name], yesNo(by, change.value));
    case 'counter':
      return line.overrideValue(line.fields[change.name], String(change.value));
    default:
      return assertNever(change);
  }
}

export function overrideLine(by: Speaker, event: ByHand): string {
  const { line } = by.t;
  switch (event.type) {
    case 'settingChanged':
      return line.setting(by.t.houseRules.names[event.key].name, settingText(by, event.value));
    case 'overridden':
      return line.override(nameOf(by.state, event.id), changeText(by, event));
    case 'turnOverridden':
      return line.overrideTurn(event.turn);
    case 'phaseOverridden':
      return line.overridePhase(by.t.phases[event.phase]);
    case 'commandChanged': {
      const { kind } = event.commandLoss;
      const army = armyName(by, event.side);
      const text = kind === 'none' ? line.commandBack(army) : line.commandLost(army, kind === 'generalDead');
      return event.byHand ? line.byHand(text) : text;
    }
    default:
      return assertNever(event);
  }
}
