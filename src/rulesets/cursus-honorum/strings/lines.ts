/** One sentence for each event; null for events that say nothing of their own. */
import { formatList, formatNumber } from '../../../i18n/format.ts';
import type { Event, EventOf, RolledLoad } from '../model/events.ts';
import { characterOf, nameOf, sideOnTurn } from '../model/game.ts';
import { fixedLoad } from '../rules/leader-load.ts';
import { partOf } from '../rules/phase.ts';
import { overrideLine } from './override-lines.ts';
import { armyName, gainsText, gainText, names, type Speaker } from './speaker.ts';
import { recoveryLine, testLine } from './test-lines.ts';

/** "leadership 4 + [3,5] = 12 over 4 → 3 each" */
function loadText(by: Speaker, rolled: RolledLoad): string {
  const leader = characterOf(by.state, rolled.id);
  const fixed = leader ? fixedLoad(leader, leader.extra.command) : 0;
  return by.t.line.load(fixed, rolled.dice.join(','), rolled.load, rolled.affected.length, rolled.each);
}

function leaderText(by: Speaker, rolled: RolledLoad, verb: 'leaderDies' | 'leaderRuns'): string {
  const role = by.t.roles[characterOf(by.state, rolled.id)?.role ?? 'chief'];
  return `${by.t.line[verb](role, nameOf(by.state, rolled.id))}: ${loadText(by, rolled)}`;
}

/** "Ph 2 · Round 1 · ", as it leads every line of the phase; an entry of several tests says it once. */
export const phaseLead = (by: Speaker): string => inPhase(by, '');

/** A sentence behind its place in the phase. */
function inPhase(by: Speaker, text: string): string {
  const part = partOf(by.state.phase);
  if (part === null) return text;
  return part === 1 ? by.t.line.part(part, text) : by.t.line.inRound(part, by.state.step?.round ?? 1, text);
}

export function eventLine(by: Speaker, event: Event): string | null {
  const { line, letters } = by.t;
  const name = (id: string): string => nameOf(by.state, id);
  switch (event.type) {
    case 'charactersAdded':
      return event.characters.length > 4
        ? line.manyAdded(event.characters.length)
        : line.added(
            formatList(
              by.language,
              event.characters.map((one) => one.name),
            ),
            event.characters.length,
          );
    case 'characterEdited':
      return line.edited(event.profile.name);
    case 'charactersRemoved':
      return line.removed(
        formatList(
          by.language,
          event.removed.map((one) => one.name),
        ),
      );
    case 'rosterMoved':
      return line.reordered(name(event.id), event.to + 1);
    case 'tokensMoved':
      return event.deployed
        ? line.deployed(event.moves.length)
        : line.moved(
            names(
              by,
              event.moves.map(({ id }) => id),
            ),
          );
    case 'armyChanged':
      return line.army(event.name, event.shareMode === 'manual', event.rangeMode === 'board');
    case 'boardChanged':
      return line.board(formatNumber(by.language, event.widthCm), formatNumber(by.language, event.heightCm));
    case 'settingChanged':
    case 'overridden':
    case 'turnOverridden':
    case 'phaseOverridden':
    case 'commandChanged':
      return overrideLine(by, event);
    case 'characterKilled': {
      if (event.load) return leaderText(by, event.load, 'leaderDies');
      return line.dies(name(event.id), characterOf(by.state, event.id)?.size ?? 1);
    }
    case 'superiorityScored': {
      const text = line.superiority(name(event.id), event.attackDice, event.defenceDice, event.points);
      return event.given < event.points ? `${text}; ${line.noGain(name(event.id))}` : text;
    }
    case 'retreatSet':
      return line.retreat(name(event.id), event.on);
    case 'leaderFled':
      return line.leaderFled(by.t.roles[characterOf(by.state, event.id)?.role ?? 'chief'], name(event.id));
    case 'tableLeft':
      return line.left(name(event.id));
    case 'fledAcross':
      return event.move.pos ? line.fled(name(event.move.id)) : line.fledOff(name(event.move.id));
    case 'pointsAdded':
      return line.points(name(event.id), event.points, letters[event.track], event.reason);
    case 'pointsShared':
      if (event.share.track === 'threat') return inPhase(by, line.threats(gainsText(by, event.share)));
      if (!event.joins) return line.shared(event.reason, gainsText(by, event.share));
      return event.share.sources.length > 0 ? line.gains(gainsText(by, event.share)) : null;
    case 'pickChanged':
      return line.picked(name(event.source), gainsText(by, event.share));
    case 'leadershipSpent':
      return line.spent(name(event.id), event.spent);
    case 'targetsSet':
      return event.targets
        .map(({ id, targetId }) =>
          targetId ? line.target(name(id), name(targetId)) : line.noTarget(name(id)),
        )
        .join('; ');
    case 'psychologyBegun': {
      const poorer = event.fleeing.filter((one) => one.leadershipTaken > 0).map(({ id }) => id);
      return poorer.length > 0 ? `${line.begun} · ${line.decay(names(by, poorer))}` : line.begun;
    }
    case 'lotsDrawn':
      return inPhase(by, line.lots(armyName(by, event.chooser)));
    case 'firstPlayerChosen': {
      if (event.by === 'only') return line.firstOnly(armyName(by, event.first));
      const [a, b] = [armyName(by, 'a'), armyName(by, 'b')];
      const chooser = armyName(by, event.chooser ?? event.first);
      const { totals, first } = event;
      const text = line.first(a, totals.a, b, totals.b, event.by !== 'stars', chooser, armyName(by, first));
      return inPhase(by, text);
    }
    case 'recoveryOpened':
      return event.preyGone.length > 0 ? inPhase(by, line.preyGone(names(by, event.preyGone))) : null;
    case 'recoveryTried':
      return inPhase(by, recoveryLine(by, event));
    case 'roundOpened':
      return inPhase(by, roundText(by, event));
    case 'tested':
      return inPhase(by, testLine(by, event));
    case 'roundClosed': {
      const fallen = event.results.filter(({ enters }) => enters !== null);
      const list = fallen.map(({ id, enters }) => `${name(id)} ${by.t.outcomes[enters!]}`);
      return line.closed(event.round, formatList(by.language, list));
    }
    case 'sideFinished':
      if (event.rounds === 0) return null;
      // CH-13.6: recoveries go in one pass, without rounds.
      return line.finished(armyName(by, event.side), partOf(by.state.phase) === 1 ? 0 : event.rounds);
    case 'phaseSkipped':
      return null;
    case 'turnEnded':
      return line.turnEnded(event.turn);
  }
}

/** Points that fall on one character alone, and the loads of leaders who ran. */
function roundText(by: Speaker, event: EventOf<'roundOpened'>): string {
  const { line } = by.t;
  const given = (why: 'retreat' | 'command' | 'fury') => event.gifts.filter((gift) => gift.why === why);
  const ids = (why: 'retreat' | 'command') =>
    names(
      by,
      given(why).map(({ id }) => id),
    );
  const fury = given('fury').map(({ id, points }) => gainText(by, 'fury', id, points));
  const parts = [
    ...(given('retreat').length > 0 ? [line.gift.retreat(ids('retreat'))] : []),
    ...(given('command').length > 0 ? [line.gift.command(ids('command'), given('command')[0]!.points)] : []),
    ...(fury.length > 0 ? [line.gift.fury(formatList(by.language, fury))] : []),
    ...(event.lost > 0 ? [line.lost(event.lost)] : []),
    ...event.loads.map((rolled) => leaderText(by, rolled, 'leaderRuns')),
  ];
  const side = sideOnTurn(by.state);
  return parts.length > 0 || side === null ? parts.join('; ') : armyName(by, side);
}
