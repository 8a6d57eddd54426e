/** The rules that an entry rests on, by what happened in it. */
import type { RuleId } from '../../../kernel/ids.ts';
import type { Event } from '../model/events.ts';

const FIXED: Partial<Record<Event['type'], readonly RuleId[]>> = {
  hiddenRevealed: ['CG-1.8'],
  secondaryOpened: ['CG-4.3'],
  hazardRaised: ['CG-2.14'],
  hazardRolled: ['CG-2.14'],
  hazardApplied: ['CG-2.14'],
  liftTried: ['CG-9.6'],
  contestHeld: ['CG-5.2'],
  commandContested: ['CG-8.1'],
  chaseStarted: ['CG-6.1'],
  chaseStepped: ['CG-6.1'],
  trackSet: ['CG-6.5'],
  brawlStarted: ['CG-7.1'],
  brawlExchanged: ['CG-7.9'],
  blowStruck: ['CG-7.5'],
  aimed: ['CG-11.7'],
  shotFired: ['CG-10.7'],
  hitRaised: ['CG-13.1'],
  weaponCleaned: ['CG-12.3'],
  dayPassed: ['CG-12.3'],
  silentKillTried: ['CG-15.3'],
  missionStarted: ['CG-16.2'],
  promptRaised: ['CG-17.3'],
  shockChosen: ['CG-18.3'],
  shockEnded: ['CG-18.4'],
  roundAdvanced: ['CG-19.1'],
  statusSet: ['CG-13.7'],
};

function rulesOf(event: Event): readonly RuleId[] {
  switch (event.type) {
    case 'checkRolled':
      return event.hidden === null ? (event.check.outcome.checkNeeded ? ['CG-1.4'] : ['CG-3.2']) : ['CG-1.8'];
    case 'moraleChecked':
      return [
        event.kind === 'demoralise' ? 'CG-17.1' : 'CG-17.2',
        ...(event.shockRounds > 0 ? ['CG-18.1'] : []),
      ];
    case 'damageDealt':
      return event.damage.outOfAction ? ['CG-13.6', 'CG-13.7'] : ['CG-13.6'];
    case 'serviceStarted':
      return [event.what === 'unjamming' ? 'CG-12.7' : 'CG-14.1'];
    default:
      return FIXED[event.type] ?? [];
  }
}

/** Every rule once, in the order in which it came up; a shot that jams names that rule too. */
export const entryRules = (events: readonly Event[]): readonly RuleId[] => [
  ...new Set(
    events.flatMap((event) =>
      event.type === 'shotFired' && event.shot.jam.die !== null
        ? [...rulesOf(event), 'CG-12.1']
        : rulesOf(event),
    ),
  ),
];
