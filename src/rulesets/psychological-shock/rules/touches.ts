/** Which characters an event changes. */
import type { Event } from '../model/events.ts';

export function touches(event: Event): readonly string[] {
  switch (event.type) {
    case 'checkOpened':
      return [event.check.casualtyId];
    case 'checkClosed':
      return event.testerId === null ? [event.casualtyId] : [event.casualtyId, event.testerId];
    case 'testerChosen':
      return [event.casualtyId, event.characterId];
    case 'witnessesTicked':
      return event.characterIds ?? [];
    case 'shockTested':
    case 'recoveryTried':
    case 'shortfallPaid':
      return [event.characterId, ...event.bill.map(({ commanderId }) => commanderId)];
    case 'shortfallOpened':
      return [event.shortfall.characterId];
    case 'turnStarted':
      return event.markersRemoved;
    case 'charactersAdded':
      return event.characters.map(({ id }) => id);
    case 'charactersRemoved':
      return event.removed.map(({ id }) => id);
    case 'figuresMoved':
      return event.moves.map(({ characterId }) => characterId);
    case 'commandRangeTicked':
      return [event.commanderId, event.characterId];
    default:
      return 'characterId' in event ? [event.characterId] : [];
  }
}
