/** Sentences of the log. Lists come joined; `''` means that a part is left out. */
import type { Tone } from '../model/bearer.ts';

const tones = { light: 'light', dark: 'darkness' } as const;

const log = {
  added: (name: string) => `${name} joins the table`,
  edited: (name: string, now: string) =>
    name === now ? `${name}’s sheet is edited` : `${name} is now called ${now}`,
  left: (name: string) => `${name} leaves the table, and their claims leave play`,
  deleted: (name: string) => `${name} is taken off the list, with every bond towards them`,
  moved: (name: string, place: number) => `${name} moves to place ${place} on the list`,
  status: (name: string, status: string) => `By hand: ${name} – ${status}`,
  roll: (dice: string, sum: number, toward: Tone) => `Heart roll ${dice} = ${sum} towards ${tones[toward]}`,
  changed: (tried: string, plot: number, toward: Tone) =>
    `: ${tried} → plot ${plot} ${toward === 'light' ? 'lightens' : 'darkens'}.`,
  unchanged: (tried: string) => `: no plot could change (${tried}).`,
  bonds: (list: string) => ` Bonds: ${list}.`,
  bondShift: (kind: string, to: string, before: number, after: number) =>
    `${kind} towards ${to} ${before}→${after}`,
  claimable: ' (can be claimed now)',
  hostile: ' (hostile now)',
  askBonds: ' Does a bond change too?',
  heart: (name: string, cause: string, rolls: string) => `${name}, ${cause}: ${rolls}`,
  painted: (name: string, plot: number, tone: Tone) =>
    `Correction: plot ${plot} of ${name} is ${tone === 'light' ? 'light' : 'dark'} now.`,
  heartPainted: (name: string, light: number, dark: number) =>
    `${name}’s heart is set by hand: ${light} light, ${dark} darkness.`,
  markSet: (name: string, tone: Tone) => `By hand: ${name}’s heart is marked as full of ${tones[tone]}`,
  markCleared: (name: string) => `By hand: ${name} does not have to retire`,
  bondCreated: (owner: string, kind: string, to: string, parts: number, light: number) =>
    `New bond of ${owner} towards ${to} (${kind}): ${light} of ${parts} light`,
  bondRedrawn: (owner: string, kind: string, to: string, before: number, light: number) =>
    `The bond of ${owner} towards ${to} (${kind}) is redrawn: ${before}→${light} light`,
  bondLight: (owner: string, kind: string, to: string, before: number, light: number) =>
    `Bond of ${owner} towards ${to} (${kind}): ${before}→${light} light`,
  bondRemoved: (owner: string, kind: string, to: string) =>
    `The bond of ${owner} towards ${to} (${kind}) is removed`,
  promptClosed: (name: string) => `${name}’s bonds are reviewed`,
  asks: (claimant: string, claimed: string, kind: string, light: number) =>
    `Claim: ${claimant} asks ${claimed} – ${kind}, ${light} light.`,
  withdrawn: (claimant: string, claimed: string) => `${claimant} takes back the claim on ${claimed}`,
  accepted: (claimant: string, from: number, claimed: string, to: number) =>
    ` Accepted. ${claimant} ${from}→${from - 1}, ${claimed} ${to}→${to + 1}.`,
  refused: (claimed: string) => ` ${claimed} refuses.`,
  denied: ' The director denies the claim.',
  counted: ' It counts as the claim of this combat.',
  dropped: (claimant: string, claimed: string) => `The help of ${claimed} for ${claimant} is not used`,
  test: (ability: string, name: string) =>
    ability === '' ? `Test of ${name}` : `${ability} test of ${name}`,
  dice: {
    full: (face: number) => `full ${face}`,
    heartless: (faces: string) => `heartless [${faces}] not counted`,
    nobody: (faces: string) => `nobody [${faces}]`,
    extra: (faces: string) => `extra [${faces}]`,
  },
  result: (result: number, difficulty: number, success: boolean) =>
    `result ${result} vs ${difficulty}: ${success ? 'success' : 'failure'}.`,
  effect: (amount: number, light: number, cap: string) => ` Effect: +${amount} (${light} light${cap}).`,
  cap: (cap: number, owner: string, score: string) => `, cap ${cap} = ${owner}’s ${score}`,
  otherFigure: (figure: number, counts: boolean) =>
    counts ? ` Without the score: ${figure}.` : ` With the score: ${figure}.`,
  someone: 'a character of the director',
  card: (name: string, type: string, base: number, bonus: number, value: number) =>
    `${name}, ${type}: card ${base} + ${bonus} = ${value}.`,
  cardFrom: (owner: string) => ` It comes from ${owner}’s hand.`,
  damage: (
    damage: number,
    claimant: string,
    first: number,
    claimed: string,
    second: number,
    max: number,
    light: number,
  ) =>
    `Damage ${damage}: ${claimant} takes ${first}, ${claimed} takes ${second} (at most ${max}, 5 × ${light} light).`,
  hp: (name: string, before: string, now: string) => `By hand: ${name}’s HP ${before} → ${now}`,
  claims: (name: string, before: number, now: number) => `By hand: ${name}’s claims ${before} → ${now}`,
  limit: (name: string, limit: number) => `Claims of ${name} in this combat: up to ${limit}`,
  used: (name: string, used: number) => `By hand: claims of ${name} used in this combat: ${used}`,
  protections: (name: string, list: string) =>
    list === '' ? `By hand: ${name} has no protection` : `By hand: protections of ${name}: ${list}`,
  advice: (name: string, list: string) =>
    list === '' ? `By hand: no advice waits for ${name}` : `By hand: advice for ${name}: ${list}`,
  aid: (from: string, light: number) => `${from} ${light}`,
  adventureStarted: (n: number) => `Adventure ${n} starts: one claim for each player`,
  adventureEnded: 'The adventure ends.',
  nobodyRetires: ' Nobody retires.',
  retires: (name: string, tone: Tone) => ` ${name} retires, full of ${tones[tone]}.`,
  combatStarted: 'Combat starts: used claims are back at zero, protections end',
  combatEnded: 'Combat ends: used claims are back at zero, unused advice is lost',
  sceneEnded: 'The scene ends, and protections with it',
  setting: (rule: string, value: string) => `House rule “${rule}”: ${value}`,
  on: 'on',
  off: 'off',
} as const;

export default log;
