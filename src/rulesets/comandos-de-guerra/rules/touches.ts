/** Which cards, chases and brawls an event changes. */
import type { Event } from '../model/events.ts';

const present = (ids: readonly (string | null)[]): string[] => ids.filter((id): id is string => id !== null);

export function touches(event: Event): readonly string[] {
  switch (event.type) {
    case 'commandosAdded':
      return event.commandos.map(({ id }) => id);
    case 'commandoEdited':
      return [event.commando.id];
    case 'checkRolled':
    case 'hiddenRevealed':
      return present([event.check.who]);
    case 'secondaryOpened':
      return present([event.secondary.who]);
    case 'hazardRaised':
      return present([event.hazard.who]);
    case 'contestHeld':
      return present(event.throws.map(({ who }) => who));
    case 'commandContested':
      return present([event.officer.who, event.subordinate.who]);
    case 'chaseStarted':
      return [event.chase.id];
    case 'chaseStepped':
      return [event.id, ...present([event.quarry, ...event.pursuers].map(({ who }) => who))];
    case 'brawlStarted':
    case 'brawlChanged':
      return [event.brawl.id];
    case 'brawlExchanged':
      return [event.id, ...present(event.throws.map(({ who }) => who))];
    case 'blowStruck':
      return [event.id, ...present([event.targetWho])];
    case 'shotFired':
      return [event.shot.who, event.shot.targetId];
    case 'hitRaised':
      return [event.hit.targetId];
    case 'damageDealt':
      return [event.damage.targetId];
    case 'silentKillTried':
      return present([event.who, event.targetId]);
    case 'missionStarted':
      return event.morale.map(({ id }) => id);
    case 'promptRaised':
      return event.prompt.who;
    case 'roundAdvanced':
      return present(event.ended.map(({ who }) => who));
    default:
      if ('who' in event) return typeof event.who === 'string' ? [event.who] : event.who;
      return 'id' in event ? [event.id] : [];
  }
}
