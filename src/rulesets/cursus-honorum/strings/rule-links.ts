/** The rules that an entry of the log rests on. */
import type { RuleId } from '../../../kernel/ids.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';

const OF_COMMAND: Readonly<Record<Command['type'], readonly RuleId[]>> = {
  addCharacters: [],
  editCharacter: [],
  duplicateCharacter: [],
  removeCharacters: [],
  moveInRoster: [],
  moveTokens: [],
  deployRows: [],
  changeArmy: ['CH-1.14', 'CH-2.3'],
  changeBoard: [],
  changeSetting: [],
  override: [],
  overrideTurn: [],
  overridePhase: [],
  overrideCommandLoss: ['CH-7.7'],
  killCharacter: ['CH-3.1'],
  scoreSuperiority: ['CH-4.1'],
  setRetreat: ['CH-6.1'],
  leaderFlees: ['CH-8.1'],
  leaveTable: ['CH-16.4'],
  fleeMove: ['CH-16.1', 'CH-23.2'],
  addPoints: ['CH-1.2'],
  sharePoints: ['CH-1.2', 'CH-2.2'],
  spendLeadership: ['CH-13.4'],
  setTargets: ['CH-22.1'],
  choosePick: ['CH-2.3', 'CH-2.9'],
  beginPsychology: ['CH-13.2'],
  drawLots: ['CH-13.5'],
  chooseFirst: ['CH-13.3'],
  openRecovery: ['CH-13.6', 'CH-16.7'],
  attemptRecovery: ['CH-14.4', 'CH-14.5'],
  declineRecovery: ['CH-14.4'],
  closeRecovery: ['CH-13.6'],
  shareFlight: ['CH-5.1', 'CH-13.7'],
  testFlight: ['CH-12.1', 'CH-12.2'],
  failFlight: ['CH-12.3'],
  shareOffensive: ['CH-13.8'],
  testOffensive: ['CH-12.1', 'CH-12.7'],
  failOffensive: ['CH-12.3', 'CH-12.7'],
  closeRound: ['CH-13.7'],
  endTurn: [],
};

function ofEvent(event: Event): readonly RuleId[] {
  switch (event.type) {
    case 'characterKilled':
      return event.load ? ['CH-7.2', 'CH-7.3'] : [];
    case 'commandChanged':
      return event.commandLoss.kind === 'generalDead' ? ['CH-7.7'] : ['CH-8.5'];
    case 'recoveryTried':
      return event.compulsory ? ['CH-18.4'] : event.from === 'cowering' ? ['CH-17.4'] : [];
    case 'psychologyBegun':
      return event.fleeing.some(({ leadershipTaken }) => leadershipTaken > 0) ? ['CH-8.4'] : [];
    case 'roundOpened':
      return [
        ...(event.gifts.some(({ why }) => why === 'retreat') ? ['CH-6.1'] : []),
        ...(event.gifts.some(({ why }) => why === 'command') ? ['CH-7.8'] : []),
        ...(event.loads.length > 0 ? ['CH-8.1', 'CH-2.10'] : []),
      ];
    case 'pointsShared':
      return [
        ...(event.share.sources.some(({ pick, auto }) => pick > 0 && auto) ? ['CH-2.7'] : []),
        ...(event.share.sources.some(({ lost }) => lost > 0) ? ['CH-2.5'] : []),
        ...(event.share.track === 'pursuit' && event.joins ? ['CH-10.1'] : []),
        ...(event.share.track === 'attack' && event.joins ? ['CH-11.1'] : []),
      ];
    case 'tested':
      return event.result.track === 'demoralisation' && event.result.enters !== null ? ['CH-12.4'] : [];
    default:
      return [];
  }
}

export const ruleLinks = (command: Command, events: readonly Event[]): readonly RuleId[] => [
  ...new Set([...OF_COMMAND[command.type], ...events.flatMap(ofEvent)]),
];
