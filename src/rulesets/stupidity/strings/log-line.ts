/** The referee's log: one sentence for each event, on the state that it happened on. */
import { formatList, formatNumber } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { DiceResult } from '../../../kernel/dice.ts';
import type { Event, EventOf } from '../model/event.ts';
import { type State, unitOf } from '../model/state.ts';
import { modelsIn } from '../rules/who-tests.ts';
import { chanceText, groupLabel, lengthText } from './sentences.ts';
import type { Text } from './text.ts';

export type Say = (state: State, event: Event, dice: readonly DiceResult[]) => string;

export function logLine(t: Text, language: Language): Say {
  const name = (state: State, id: string): string => unitOf(state, id)?.name ?? t.gone;
  const names = (state: State, ids: readonly string[]): string =>
    formatList(
      language,
      ids.map((id) => name(state, id)),
    );
  const groupName = (state: State, id: string, groupId: string): string => {
    const group = unitOf(state, id)?.groups.find((one) => one.id === groupId);
    return groupLabel(t, group ?? { label: '' });
  };
  const many = (state: State, ids: readonly string[], sentence: (names: string) => string): string[] =>
    ids.length === 0 ? [] : [sentence(names(state, ids))];
  /** Faces that only stand for a told outcome are not shown as if they had been rolled. */
  const faces = (dice: readonly DiceResult[], own: string): string => {
    const source = dice.at(-1)?.source;
    if (source === 'declared') return t.line.told;
    return source === 'typed' ? `${own} (${t.line.ownDice})` : own;
  };

  const tested = (state: State, event: EventOf<'stupidityTested'>, dice: readonly DiceResult[]): string => {
    const { turn, phase } = state;
    const when = phase === 'startOfTurn' ? t.line.start(turn) : t.line.at(turn);
    const { ld, passed, total } = event;
    const thrown = faces(dice, t.line.dice(event.dice.length, event.dice.join(','), total));
    const chance = chanceText(language, { num: event.ways, den: event.outOf });
    const who = event.rerolled ? t.line.rerolled(name(state, event.id)) : name(state, event.id);
    return `${when} · ${t.line.tested(who, thrown, ld, t.ldSource[event.source], passed, chance)}`;
  };

  const contact = (state: State, event: EventOf<'contactRecorded'>): string => {
    const { units } = state.settings;
    const unit = unitOf(state, event.id);
    const n = unit ? modelsIn(unit.groups) : 1;
    const length = lengthText(language, event.moved, units);
    const movement = lengthText(language, event.movement, units);
    const start = t.line.moved(n, name(state, event.id), length, movement);
    const other = event.targetId === null ? t.gone : name(state, event.targetId);
    switch (event.with) {
      case 'none':
        return `${start} ${t.line.meetNobody(n)}`;
      case 'enemy':
        return `${start} ${t.line.hitEnemy(n, other)}`;
      case 'friend': {
        const phase = state.settings.pinLasts === 'movementPhase';
        const hit = t.line.hitFriend(n, other, event.pinned.length > 1, phase);
        return `${start} ${hit}${event.chargeBlocked ? `; ${t.line.blocked}` : ''}`;
      }
      case 'tableEdge': {
        const points =
          event.points === null ? t.line.pointsAsked : t.line.pointsTo(t.victoryPoints(event.points));
        return `${start} ${t.line.left(n)}; ${points}`;
      }
    }
  };

  const settingValue = (value: boolean | number | string): string =>
    typeof value === 'string' && Object.hasOwn(t.houseOptions, value)
      ? t.houseOptions[value as keyof Text['houseOptions']]
      : value
        ? t.values.on
        : t.values.off;

  return (state, event, dice) => {
    const own = 'id' in event ? name(state, event.id) : '';
    switch (event.type) {
      case 'turnStarted':
        return [
          t.line.turnStarted(event.turn, t.sides[event.side]),
          ...many(state, event.skipped, t.line.skips),
          ...many(state, event.lapsed, t.line.lapsed),
        ].join(' · ');
      case 'panicTerrorConfirmed': {
        const fled = [...event.panicked, ...event.terrified];
        const start = fled.length === 0 ? t.line.allStand : t.line.panicDone;
        return [start, ...many(state, fled, t.line.fled), ...many(state, event.due, t.line.due)].join(' · ');
      }
      case 'testsFellDue':
        return many(state, event.ids, t.line.due).join('');
      case 'phaseReached':
        return [t.line.phase(t.phases[event.phase]), ...many(state, event.freed, t.line.freed)].join(' · ');
      case 'stupidityTested':
        return tested(state, event, dice);
      case 'chargeDeclared':
        return t.line.charge(own);
      case 'directionRolled':
        return t.line.hour(own, event.hour);
      case 'contactRecorded':
        return contact(state, event);
      case 'reactionDeclared':
        return t.line.reaction(name(state, event.targetId), t.reactions[event.reaction]);
      case 'oddDieRolled': {
        const { stupidInContact: c, fighting } = event;
        const die = t.line.oddDie(faces(dice, String(event.die)));
        return t.line.fights(own, c, die, fighting, c - fighting);
      }
      case 'idleChosen': {
        const { stupidInContact: c, fighting } = event;
        return `${t.line.fights(own, c, '', fighting, c - fighting)} ${t.line.ownerChose}`;
      }
      case 'combatCleared':
        return t.line.cleared(own);
      case 'unitFled':
        return t.line.flight(own, t.causes[event.cause]);
      case 'unitRallied':
        return t.line.rallied(own, event.stupid);
      case 'stupidityEnded':
        return t.line.ended(own);
      case 'unitsAdded':
        return t.line.added(
          formatList(
            language,
            event.units.map((unit) => unit.name),
          ),
        );
      case 'unitEdited':
        return t.line.edited(event.unit.name);
      case 'unitRemoved':
        return t.line.removed(event.name);
      case 'unitPlaced':
        return t.line.placed(own);
      case 'characterMoved':
        return t.line.joined(event.group.label || t.roles.character, own, name(state, event.toId));
      case 'countChanged': {
        const group = groupName(state, event.id, event.groupId);
        return t.line.count(own, group, event.count, event.inContact);
      }
      case 'partChanged': {
        const group = groupName(state, event.id, event.groupId);
        const model = unitOf(state, event.id)?.groups.find(({ id }) => id === event.groupId);
        const part = model?.mount === null ? t.parts.model : t.parts[event.part];
        return t.line.part(own, group, part, t.traits[event.trait], event.value);
      }
      case 'flagSet':
        return t.line.byHand(own, t.flags[event.flag], event.value);
      case 'oddFightsSet': {
        const value = event.value === null ? t.values.none : event.value ? '4+' : '1–3';
        return t.line.value(own, t.values.oddDie, value);
      }
      case 'ldChosen': {
        const { choice } = event;
        const general = choice === 'general' ? t.values.general : null;
        const whose = choice === null ? t.values.best : (general ?? groupName(state, event.id, choice));
        return t.line.value(own, t.leadership, whose);
      }
      case 'movementSet': {
        const value =
          event.movement === null
            ? t.values.slowest
            : lengthText(language, event.movement, state.settings.units);
        return t.line.value(own, t.movement, value);
      }
      case 'pointsSet': {
        const value = event.points === null ? t.values.none : formatNumber(language, event.points, 0);
        return t.line.value(own, t.values.points, value);
      }
      case 'modifiersSet':
        return t.line.modifiers(own);
      case 'turnSet':
        return t.line.turnSet(event.turn, t.sides[event.side]);
      case 'battleReset':
        return t.line.reset;
      case 'settingChanged':
        return t.line.setting(t.houseRules[event.key].name, settingValue(event.value));
    }
  };
}
