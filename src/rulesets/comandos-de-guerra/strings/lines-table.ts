/** What was set up, changed by hand or ended, one fragment for each event. */
import type { Translation } from '../../../i18n/language.ts';
import type { Event } from '../model/events.ts';
import type { DEFAULT_HOUSE } from '../model/house.ts';
import type { Ending } from '../model/records.ts';
import type { State } from '../model/state.ts';
import type { Strings } from './en.ts';
import { joined, type Sums } from './sums.ts';

/** The name of an option of a house rule. */
export function optionOf(
  t: Translation<Strings>,
  key: keyof typeof DEFAULT_HOUSE,
  value: boolean | string,
): string {
  if (typeof value === 'boolean') return value ? t.line.on : t.line.off;
  return (t.houseRules[key].options as Readonly<Record<string, string>>)[value] ?? value;
}

function ended(t: Translation<Strings>, say: Sums, state: State, ending: Ending): string {
  const { ended: told } = t.line;
  switch (ending.what) {
    case 'shock':
      return told.shock(say.name(state, ending.who), t.shock[ending.kind]);
    case 'unjam':
    case 'reload':
      return told[ending.what](say.name(state, ending.who), say.weapon(state, ending.who, ending.weaponId));
    case 'aim':
      return told.aim(say.name(state, ending.who));
    case 'secondary':
      return told.secondary(ending.name || t.somebody);
  }
}

/** A fragment for an event of the roster, the tables and the rounds; null for the others. */
export function tableLine(t: Translation<Strings>, say: Sums, state: State, event: Event): string | null {
  const { line } = t;
  switch (event.type) {
    case 'commandosAdded':
      return line.added(say.list(event.commandos.map(({ name }) => name)));
    case 'commandoEdited':
      return line.edited(event.commando.name);
    case 'commandoRemoved':
      return line.removed(event.name);
    case 'commandoMoved':
      return line.moved(say.name(state, event.id));
    case 'weaponSet':
      return line.weaponSet(say.name(state, event.who), event.weapon.name);
    case 'weaponRemoved':
      return line.weaponRemoved(say.name(state, event.who), event.name);
    case 'valueSet': {
      const shown = (value: number | null): string => (value === null ? line.none : say.number(value));
      return line.valueSet(
        say.name(state, event.who),
        t.tracked[event.field],
        shown(event.before),
        shown(event.value),
      );
    }
    case 'statusSet':
      return line.statusSet(event.name, t.status[event.status]);
    case 'shockSet': {
      const shock = event.shock
        ? line.shockFor(t.shock[event.shock.kind], event.shock.roundsLeft)
        : line.noShock;
      return line.shockSet(say.name(state, event.who), shock);
    }
    case 'firstShockSet':
      return line.firstShockSet(say.name(state, event.who), event.kind ? t.shock[event.kind] : line.none);
    case 'takesPartSet':
      return line.takesPart(say.name(state, event.who), event.takesPart);
    case 'roundSet':
      return line.roundSet(event.round);
    case 'roundSecondsSet':
      return line.secondsSet(event.seconds === null ? line.none : `${say.number(event.seconds)}\u00a0s`);
    case 'missionStarted':
      return joined(
        line.mission(event.number, say.name(state, event.officerId)),
        ...event.morale.map(({ id, morale }) => `${say.name(state, id)} ${morale}`),
      );
    case 'promptRaised': {
      const { direction, trigger, who, note } = event.prompt;
      return line.prompt(t.moraleKind[direction], note || t.trigger[trigger], say.names(state, who));
    }
    case 'promptAnswered':
      return event.skipped ? line.skipped(say.names(state, event.who)) : '';
    case 'shockChosen': {
      const { shock, locked } = event;
      const kind = shock.kind === 'other' && shock.note !== '' ? shock.note : t.shock[shock.kind];
      const last = state.round + shock.roundsLeft - 1;
      return joined(
        line.shockChosen(say.name(state, event.who), kind, shock.roundsLeft, last),
        locked ? line.firstLocked : '',
      );
    }
    case 'shockEnded':
      return joined(
        line.shockEnded(say.name(state, event.who), t.shock[event.kind]),
        event.reason === 'noEnemies' ? line.noEnemies : line.byDirector,
      );
    case 'roundAdvanced':
      return joined(line.newRound(event.round), ...event.ended.map((one) => ended(t, say, state, one)));
    case 'tableSet':
      return line.tableSet(t.table[event.table.key]);
    case 'tableRestored':
      return line.tableRestored(t.table[event.key]);
    case 'tableCleared':
      return line.tableCleared(t.table[event.key]);
    case 'tablesImported':
      return line.tablesImported;
    case 'weaponRemembered':
      return line.weaponRemembered(event.profile.name);
    case 'settingChanged':
      return line.setting(t.houseRules[event.key].name, optionOf(t, event.key, event.value));
    default:
      return null;
  }
}
