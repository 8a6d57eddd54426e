/** One sentence for each event, with dice, modifiers and what it cost. */
import { formatNumber, formatTenths } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import { assertNever } from '../../../kernel/result.ts';
import type { Boost } from '../model/commands.ts';
import type { Bill, Event, EventOf, Throw } from '../model/events.ts';
import { characterOf, type State } from '../model/state.ts';
import { capOf } from '../rules/actions.ts';
import { totalAt } from '../rules/boosts.ts';
import { chanceOf } from '../rules/throw.ts';
import { handLines } from './by-hand.ts';
import { actionWord, nameList, nameOf, sideName } from './names.ts';
import type { LateText, Text } from './text.ts';

/** Says an event; `before` and `after` are the states around the whole entry. Empty when nothing is said. */
export type SayEvent = (event: Event, before: State, after: State) => string;

export function lines(t: Text, late: LateText, language: Language): SayEvent {
  const l = late.line;
  const sayByHand = handLines(t, language);
  const name = (state: State, id: string): string => nameOf(t, state, id);
  const names = (state: State, ids: readonly string[]): string =>
    nameList(
      language,
      ids.map((id) => name(state, id)),
    );
  const units = (value: number): string => formatNumber(language, value, 2);
  /** A measured distance shows that it was measured: "1.0", not "1". */
  const measured = (value: number): string => {
    const text = units(value);
    return /\D/.test(text) ? text : text + (language === 'es' ? ',0' : '.0');
  };

  const dice = (state: State, { die, target, score, boosts }: Throw): string => {
    if (boosts.length === 0) return l.dice(die, target);
    const by = names(
      state,
      boosts.map((boost) => boost.commanderId),
    );
    return l.boostedDice(die, totalAt(boosts), by, score, target);
  };

  const pools = (before: State, id: string, at: number): string => {
    const side = characterOf(before, id)?.side;
    if (!side || at === 0) return '';
    const pool = before.sides[side].atPool;
    return l.cost(pool, Math.max(0, pool - at));
  };

  const counts = (after: State, ids: readonly string[]): string => {
    const used = ids.flatMap((id) => {
      const one = characterOf(after, id);
      return one ? [l.used(one.name, one.actionsUsed, capOf(after, one))] : [];
    });
    return used.length === 0 ? '' : l.actions(used.join(', '));
  };

  const billed = (bill: readonly Bill[]): string[] =>
    bill.filter(({ actions }) => actions > 0).map(({ commanderId }) => commanderId);

  const tested = (event: EventOf<'shockTested'>, before: State, after: State): string => {
    const { characterId, casualtyId, distance, boosts } = event;
    const far = distance === null ? '' : l.closestDistance(measured(distance));
    const closest = casualtyId === null ? '' : l.closestTo(name(before, casualtyId), far);
    const chance = formatTenths(language, toNumber(chanceOf(event.target, totalAt(boosts))));
    const outcome = event.passed ? l.held(chance) : l.shocked(chance);
    const { turnNumber } = before.sides[before.activeSide];
    const said =
      l.turnMark(turnNumber) + l.test(name(before, characterId), closest, dice(before, event), outcome);
    const bill = billed(event.bill);
    return said + pools(before, characterId, totalAt(boosts)) + (bill.length > 0 ? counts(after, bill) : '');
  };

  const tried = (event: EventOf<'recoveryTried'>, before: State, after: State): string => {
    const { characterId, viaId } = event;
    const outcome = event.passed ? l.recovered : l.stillShocked;
    const said = l.recover(name(before, characterId), dice(before, event), outcome);
    const who = viaId === null ? [characterId, ...billed(event.bill)] : billed(event.bill);
    return (
      said +
      (viaId === null ? '' : l.via(name(before, viaId))) +
      pools(before, characterId, event.at) +
      counts(after, who) +
      (event.wasted > 0 ? l.wasted(event.wasted) : '')
    );
  };

  const paid = (event: EventOf<'shortfallPaid'>, before: State, after: State): string => {
    const ids = event.boosts.map(({ commanderId }: Boost) => commanderId);
    const outcome = event.kind === 'test' ? l.holdsAfterAll : l.recovered;
    const at = totalAt(event.boosts);
    const said = l.shortfallPaid(name(before, event.characterId), at, names(before, ids), outcome);
    return said + pools(before, event.characterId, at) + counts(after, billed(event.bill));
  };

  const opened = ({ check, found }: EventOf<'checkOpened'>, state: State): string => {
    const casualty = name(state, check.casualtyId);
    const tester = found.testerId === null ? '' : name(state, found.testerId);
    switch (found.status) {
      case 'test':
        return l.mustTest(tester, found.distance === null ? '' : t.owed.at(measured(found.distance)));
      case 'tie':
        return l.tie(casualty);
      case 'ask':
        return l.ask(casualty);
      case 'none':
        return l.noTester(units(state.settings.shockRadius), casualty);
      case 'already-shocked':
        return l.alreadyShocked(tester, casualty);
      case 'already-tested':
        return l.alreadyTested(tester, casualty);
      default:
        return assertNever(found.status);
    }
  };

  const closed = ({ casualtyId, testerId, reason }: EventOf<'checkClosed'>, state: State): string => {
    const tester = testerId === null ? '' : name(state, testerId);
    if (reason === 'nobody') return l.nobody(name(state, casualtyId));
    if (reason === 'alreadyShocked') return l.alreadyShocked(tester, name(state, casualtyId));
    if (reason === 'alreadyTested') return l.alreadyTested(tester, name(state, casualtyId));
    // The test itself has been told, and that nobody was near was told when the man fell.
    return '';
  };

  const moved = ({ moves }: EventOf<'figuresMoved'>, state: State): string => {
    const ids = (off: boolean): string[] =>
      moves.filter(({ position }) => (position === null) === off).map(({ characterId }) => characterId);
    const parts = [
      ...(ids(false).length > 0 ? [l.moved(names(state, ids(false)))] : []),
      ...(ids(true).length > 0 ? [l.offBoard(names(state, ids(true)))] : []),
    ];
    return parts.join(' · ');
  };

  return (event, before, after) => {
    switch (event.type) {
      case 'characterWounded': {
        const marker = event.woundShockUntil === null ? '' : l.woundShock(event.woundShockUntil);
        return l.wounded(name(before, event.characterId), event.from, event.to) + marker;
      }
      case 'characterKilled':
        return (event.byWound ? l.killedByWound : l.killed)(name(before, event.characterId));
      case 'checkOpened':
        return opened(event, before);
      case 'checkClosed':
        return closed(event, before);
      case 'testerChosen': {
        const who = name(before, event.characterId);
        return event.draw
          ? l.drawn(who, event.draw.face, event.draw.faces)
          : l.chosen(who, name(before, event.casualtyId));
      }
      case 'witnessesTicked': {
        const casualtyId = before.checks.find(({ id }) => id === event.checkId)?.casualtyId ?? '';
        const seen = event.characterIds;
        const who = seen === null ? l.everybodySaw : seen.length === 0 ? l.nobodySaw : names(before, seen);
        return l.witnesses(name(before, casualtyId), who);
      }
      case 'shockTested':
        return tested(event, before, after);
      case 'recoveryTried':
        return tried(event, before, after);
      case 'shortfallOpened':
        return l.shortfall(name(before, event.shortfall.characterId), event.shortfall.need);
      case 'shortfallPaid':
        return paid(event, before, after);
      case 'shortfallDeclined':
        return l.shortfallDeclined(name(before, event.characterId));
      case 'actionSpent': {
        const action = actionWord(t, event.action);
        const said = l.spent(name(before, event.characterId), action, event.at);
        return said + pools(before, event.characterId, event.at) + counts(after, [event.characterId]);
      }
      case 'turnStarted': {
        const both = event.refilled.length > 1 ? l.bothRefilled : '';
        const gone =
          event.markersRemoved.length > 0 ? l.markersGone(names(before, event.markersRemoved)) : '';
        return (
          l.turnStarted(sideName(t.screen, before, event.side), event.turnNumber, event.atPool) + both + gone
        );
      }
      case 'battleReset':
        return l.reset;
      case 'characterValueSet':
      case 'sideValueSet':
      case 'activeSideSet':
      case 'settingChanged':
        return sayByHand(event, before) ?? '';
      case 'sideNamed':
        return l.sideNamed(event.name || t.screen.side(event.side));
      case 'charactersAdded': {
        const who = event.characters.map((one) => one.name);
        return l.added(nameList(language, who), who.length);
      }
      case 'characterEdited':
        return l.edited(event.profile.name);
      case 'charactersRemoved': {
        const who = event.removed.map((one) => one.name);
        return l.removed(nameList(language, who), who.length);
      }
      case 'characterReordered':
        return l.reordered(name(before, event.characterId), event.to + 1);
      case 'figuresMoved':
        return moved(event, before);
      case 'commandRangeTicked': {
        const [commander, who] = [name(before, event.commanderId), name(before, event.characterId)];
        if (event.inRange === null && event.correction) return l.measuredAgain(commander, who);
        return event.inRange ? l.inRange(commander, who) : l.outOfRange(commander, who);
      }
      case 'boardChanged':
        return l.board(event.inUse, units(event.size));
      default:
        return assertNever(event);
    }
  };
}
