/** Events: everything in them has been judged. */
import * as v from 'valibot';
import {
  CONTEST_MODES,
  COVERS,
  END_REASONS,
  GRADES,
  JAM_OUTCOMES,
  LIMITS,
  LOCKING_SHOCKS,
  MORALE_KINDS,
  ROLES,
  SHOCK_KINDS,
  STATUSES,
  TRACKED,
} from '../model/words.ts';
import { houseKey, interval, tableEntry, tableKey, tables } from './house-and-tables.ts';
import { diceText, id, int, list, name, number, optionalId, real, sum, text, word } from './parts.ts';
import {
  band,
  brawl,
  chase,
  chaseStatus,
  checkRecord,
  difficulty,
  grade,
  hazardCard,
  hit,
  outcome,
  prompt,
  secondary,
} from './play.ts';
import { aim, commando, profile, shock, weapon } from './sheet.ts';

const event = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries });

const damage = int(0, LIMITS.damage);
const points = int(0, LIMITS.points);
const rounds = int(0, LIMITS.rounds);
const who = id;
const weaponId = word;

const thrown = v.strictObject({
  id: word,
  who: optionalId,
  name,
  outcome,
  value: sum,
  rerolls: list(int(1, 100), 200),
});
const throws = list(thrown, LIMITS.entrants);

const shot = v.strictObject({
  who,
  weaponId,
  weaponName: name,
  targetId: word,
  targetName: name,
  role: v.picklist(ROLES),
  difficulty,
  cover: v.picklist(COVERS),
  aimRoundsUsed: int(0, 2),
  outcome: v.nullable(outcome),
  jam: v.strictObject({
    die: v.nullable(int(1, 10)),
    effective: int(0, 10),
    outcome: v.picklist(JAM_OUTCOMES),
  }),
  hits: v.boolean(),
  loaded: v.nullable(points),
});

const damageRecord = v.strictObject({
  targetId: word,
  targetName: name,
  grade,
  damage: diceText,
  rolled: damage,
  dealt: damage,
  armourLeft: v.nullable(int(0, LIMITS.armour)),
  through: damage,
  lifeLeft: v.nullable(points),
  wounded: v.boolean(),
  outOfAction: v.boolean(),
});

const ending = v.variant('what', [
  v.strictObject({ what: v.literal('shock'), who, kind: v.picklist(SHOCK_KINDS) }),
  v.strictObject({ what: v.picklist(['unjam', 'reload']), who, weaponId }),
  v.strictObject({ what: v.literal('aim'), who }),
  v.strictObject({ what: v.literal('secondary'), who: optionalId, name }),
]);

const trackStep = v.strictObject({
  id: word,
  winner: v.nullable(v.picklist(['pursuer', 'quarry'])),
  band,
  status: chaseStatus,
});

const morale = int(1, 100);

export const eventSchema = v.variant('type', [
  event('commandosAdded', { commandos: list(commando, LIMITS.commandos) }),
  event('commandoEdited', { commando }),
  event('commandoRemoved', { id, name }),
  event('commandoMoved', { id, to: int(0, LIMITS.commandos) }),
  event('weaponSet', { who, weapon }),
  event('weaponRemoved', { who, weaponId, name }),
  event('valueSet', {
    who,
    field: v.picklist(TRACKED),
    before: v.nullable(number),
    value: v.nullable(number),
  }),
  event('statusSet', { who, name, status: v.picklist(STATUSES) }),
  event('shockSet', { who, shock: v.nullable(shock) }),
  event('firstShockSet', { who, kind: v.nullable(v.picklist(LOCKING_SHOCKS)) }),
  event('takesPartSet', { who, takesPart: v.boolean() }),
  event('roundSet', { round: int(1, LIMITS.round) }),
  event('roundSecondsSet', { seconds: v.nullable(real(0.1, 3600)) }),
  event('checkRolled', { check: checkRecord, hidden: optionalId }),
  event('hiddenRevealed', { id, check: checkRecord }),
  event('secondaryOpened', { secondary }),
  event('secondaryClosed', { id, name, cancelled: v.boolean() }),
  event('hazardRaised', { hazard: hazardCard }),
  event('hazardRolled', { id, rolled: damage, suggested: damage }),
  event('hazardApplied', { id, name, amount: damage }),
  event('hazardDropped', { id, name }),
  event('liftTried', { who, weightKg: real(0, LIMITS.load), interval: v.nullable(interval), difficulty }),
  event('contestHeld', {
    ...{ mode: v.picklist(CONTEST_MODES), what: text, throws, order: list(word, LIMITS.entrants) },
    ...{ winner: v.nullable(word), failed: list(word, LIMITS.entrants) },
  }),
  event('commandContested', {
    officer: thrown,
    subordinate: thrown,
    outcome: v.picklist(['obeyed', 'refused']),
  }),
  event('chaseStarted', { chase }),
  event('chaseStepped', {
    ...{ id, quarry: thrown, pursuers: throws, tracks: list(trackStep, LIMITS.tracks) },
    accidents: list(word, LIMITS.tracks + 1),
  }),
  event('trackSet', { id, track: word, name, band, status: chaseStatus }),
  event('accidentSettled', { id, driver: word, name, text }),
  event('chaseEnded', { id, note: text }),
  event('brawlStarted', { brawl }),
  event('brawlChanged', { brawl }),
  event('brawlExchanged', {
    ...{ id, throws, winner: v.nullable(word) },
    grade: v.nullable(v.picklist(GRADES)),
  }),
  event('blowStruck', {
    ...{ id, by: word, byName: name, target: word, targetName: name, targetWho: optionalId },
    ...{ die: int(1, 10), damage: points, blowsLeft: points, knockedOut: v.boolean() },
  }),
  event('brawlEnded', { id, note: text }),
  event('aimed', { who, targetName: name, aim }),
  event('aimCleared', { who }),
  event('shotFired', { shot }),
  event('hitRaised', { hit }),
  event('hitClosed', { id, targetName: name, dropped: v.boolean() }),
  event('damageDealt', { damage: damageRecord }),
  event('serviceStarted', {
    ...{ who, weaponId, what: v.picklist(['unjamming', 'reloading']) },
    ...{ rounds, loading: points },
  }),
  event('weaponCleaned', { who, weaponId }),
  event('dayPassed', {}),
  event('silentKillTried', {
    ...{ who: optionalId, name, targetId: word, targetName: name },
    ...{ approach: v.picklist(['undetected', 'detected']), attempted: v.boolean() },
    ...{ victimDead: v.boolean(), grade: v.nullable(grade) },
  }),
  event('missionStarted', {
    number: int(1, LIMITS.round),
    officerId: id,
    morale: list(v.strictObject({ id, own: int(0, 100), morale }), LIMITS.commandos),
  }),
  event('promptRaised', { prompt }),
  event('promptAnswered', { id, who: list(id, LIMITS.commandos), skipped: v.boolean() }),
  event('moraleChecked', {
    ...{ who, kind: v.picklist(MORALE_KINDS), outcome, changeDie: v.nullable(int(1, 10)) },
    ...{ delta: int(-10, 10), before: morale, morale, shockRounds: int(0, 10) },
  }),
  event('shockChosen', { who, shock, locked: v.boolean() }),
  event('shockEnded', { who, kind: v.picklist(SHOCK_KINDS), reason: v.picklist(END_REASONS) }),
  event('roundAdvanced', { round: int(1, LIMITS.round), ended: list(ending, 1000) }),
  event('tableSet', { table: tableEntry }),
  event('tableRestored', { key: tableKey }),
  event('tableCleared', { key: tableKey }),
  event('tablesImported', { tables }),
  event('weaponRemembered', { profile }),
  event('settingChanged', { key: houseKey, value: v.union([v.boolean(), word]) }),
]);
