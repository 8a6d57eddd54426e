/** The words of Psychological Shock in English. What is missing in another language does not compile. */
import { plural } from '../../../i18n/format.ts';
import { options, settings } from './house-rules.en.ts';
import { rejections } from './refusals.en.ts';
import screen from './screen-en.ts';

const en = {
  screen,
  wounds: { healthy: 'unhurt', wounded: 'wounded', killed: 'killed' },
  turn: (n: number) => `Turn ${n}`,
  versus: (a: number, b: number) => `${a} v ${b}`,
  somebody: 'somebody gone',
  action: {
    '': 'an Action',
    move: 'Move',
    fire: 'Fire',
    takeCover: 'Take Cover',
    closeCombat: 'Close Combat',
    opportunityFire: 'Opportunity Fire',
    suppressionFire: 'Suppression Fire',
    throwGrenade: 'Throw Grenade',
  },
  byHand: {
    told: (what: string) => `By hand: ${what}`,
    setWound: (name: string, wound: string) => `${name} ${wound}`,
    setShocked: (name: string, on: boolean) => (on ? `${name} in shock` : `${name} out of shock`),
    setCover: (name: string, on: boolean) => (on ? `${name} in cover` : `${name} out of cover`),
    setSees: (name: string, on: boolean) => (on ? `${name} sees casualties` : `${name} sees no casualties`),
    setActions: (name: string, n: number) => `${name} has used ${n} ${plural(n, 'Action', 'Actions')}`,
    setMarker: (name: string, turn: number) => `${name} in wound shock until his turn ${turn}`,
    noMarker: (name: string) => `${name} without wound shock`,
    setPool: (side: string, before: number, after: number) => `${side} AT ${before} → ${after}`,
    setTurn: (side: string, n: number) => `${side} in turn ${n}`,
    setReserve: (side: string, n: number) => `${side}: ${n} AT in reserve`,
    active: (side: string) => `it is ${side}’s turn`,
    setting: (rule: string, value: string) => `House rule “${rule}”: ${value}`,
    on: 'on',
    off: 'off',
  },
  label: {
    wound: (name: string) => `${name} wounded`,
    kill: (name: string) => `${name} killed`,
    chooseTester: (name: string) => `${name} is the closest`,
    nobody: 'nobody is close enough',
    drawTester: (name: string) => `the die picks ${name}`,
    witnesses: 'who saw it',
    held: (name: string) => `${name} holds on`,
    shocked: (name: string) => `${name} falls into shock`,
    recovered: (name: string) => `${name} recovers`,
    stillShocked: (name: string) => `${name} stays in shock`,
    payShortfall: (name: string) => `boost paid for ${name}`,
    declineShortfall: (name: string) => `no boost for ${name}`,
    spend: (name: string, action: string) => `${name}: ${action}`,
    startTurn: (side: string, turn: number) => `${side}, turn ${turn}`,
    newBattle: 'new battle',
    sideNamed: 'name of a side',
    added: (what: string) => `${what} added`,
    several: (n: number) => `${n} characters`,
    edited: (name: string) => `card of ${name}`,
    removed: (what: string) => `${what} removed`,
    reordered: (name: string) => `place of ${name}`,
    moved: (what: string) => `${what} moved`,
    range: (name: string) => `Command of ${name}`,
    board: 'field',
    pool: (side: string, n: number) => `${side}: ${n} AT`,
  },
  owed: {
    at: (distance: string) => ` (${distance}u)`,
    casualty: (name: string, casualty: string, distance: string) =>
      `${name} must test: closest to ${casualty}${distance}`,
    ask: (casualty: string, radius: string) =>
      `Tap the closest friend within ${radius}u of ${casualty}, or “Nobody”`,
    tie: (casualty: string, side: string) => `Equally close to ${casualty}: ${side} chooses who tests`,
    tieByDie: (casualty: string) => `Equally close to ${casualty}: a die decides who tests`,
    shortfall: (name: string, need: number) => `Spend ${need} AT of boost to save ${name}?`,
  },
  effects: {
    held: 'Holds on: fights as before.',
    shocked: 'In shock: no Actions except trying to recover (1 AT each). Shock gives no cover.',
    recovered: 'Recovered: full abilities, Actions left may be used now.',
    recoverFailed: 'Still in shock; the AT and the Action are spent.',
    noTester: 'Nobody close enough: no test.',
    alreadyShocked: 'The closest friend is already in shock: no test.',
    wounded: 'Wounded: lower numbers, counts as in cover, misses a turn.',
    killed: 'Killed: remove the figure.',
  },
  reminders: {
    owed: (n: number) => `${n} ${plural(n, 'test is', 'tests are')} still owed.`,
    heldFire: (names: string) =>
      `Opportunity or Suppression Fire prepared by ${names} cannot be carried out.`,
    atLeft: (side: string, n: number) => `${side}: ${n} AT left for the opponent’s turn.`,
    atLost: (side: string, n: number) => `${side}: ${n} AT unspent, lost at the refill.`,
    markersGo: (names: string) => `Wound shock ends now: ${names}.`,
    woundShock: (names: string) => `Still misses this turn: ${names}.`,
  },
  rejections,
  /** Headings of the roster on paper. */
  print: { actions: 'Actions', role: 'Role', healthy: 'Unhurt side', wounded: 'Wounded side' },
  settings,
  options,
} as const;

export default en;
export type Strings = typeof en;
