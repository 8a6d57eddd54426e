/** Commands: the types are sure, the sense is for `decide` to judge. */
import * as v from 'valibot';
import { tableEntry, tables } from './house-and-tables.ts';
import { id, list, number, optionalId, typed, word } from './parts.ts';
import { action, brawlInput, checkInput, driver, entrant, fighter, shotInput } from './play.ts';
import { draft, weaponInput } from './sheet.ts';

const command = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries });

const ids = list(id, 200);
const maybe = v.nullable(number);
const yes = v.boolean();

export const commandSchema = v.variant('type', [
  command('addCommandos', { ids, draft }),
  command('importCommandos', { entries: list(v.strictObject({ id, draft }), 200) }),
  command('editCommando', { id, draft }),
  command('duplicateCommando', { id, copyId: id }),
  command('removeCommando', { id }),
  command('moveCommando', { id, to: number }),
  command('setWeapon', { who: id, weapon: weaponInput }),
  command('removeWeapon', { who: id, weaponId: word }),
  command('setValue', { who: id, field: word, value: maybe }),
  command('setStatus', { who: id, status: word }),
  command('setShock', { who: id, kind: v.nullable(word), rounds: number, note: typed }),
  command('setFirstShock', { who: id, kind: v.nullable(word) }),
  command('setTakesPart', { who: id, takesPart: yes }),
  command('clearAim', { who: id }),
  command('setRound', { round: number }),
  command('setRoundSeconds', { seconds: maybe }),
  command('rollCheck', { check: checkInput }),
  command('rollCombined', { who: optionalId, actions: list(action, 10), incompatible: yes }),
  command('rollSecondary', { id }),
  command('cancelSecondary', { id }),
  command('reveal', { id }),
  command('rollHazard', { id }),
  command('applyHazard', { id, amount: number }),
  command('dropHazard', { id }),
  command('tryLift', { who: id, weightKg: number, difficulty: v.nullable(word), remember: yes }),
  command('holdContest', { mode: word, what: typed, entrants: list(entrant, 100) }),
  command('contestCommand', { officer: entrant, subordinate: entrant }),
  command('startChase', { id, note: typed, quarry: driver, pursuers: list(driver, 100), band: word }),
  command('stepChase', { id }),
  command('setTrack', { id, track: word, band: word, status: word }),
  command('settleAccident', { id, driver: word, text: typed }),
  command('endChase', { id }),
  command('startBrawl', { id, note: typed, a: list(fighter, 100), b: list(fighter, 100) }),
  command('changeBrawl', { brawl: brawlInput }),
  command('rollBrawl', { id, target: v.nullable(word) }),
  command('strikeBlow', { id, target: v.nullable(word) }),
  command('endBrawl', { id }),
  command('aimAt', { who: id, targetId: word, targetName: typed }),
  command('fire', { who: id, shot: shotInput }),
  command('resolveHit', { id, damage: v.nullable(word), through: maybe, remember: yes }),
  command('dropHit', { id }),
  command('dealDamage', { targetId: word, targetName: typed, damage: word, grade: word, through: maybe }),
  command('clearJam', { who: id, weaponId: word, inCombat: yes, rounds: maybe, remember: yes }),
  command('reload', {
    ...{ who: id, weaponId: word, mode: word, bullets: number },
    ...{ inCombat: yes, rounds: maybe, remember: yes },
  }),
  command('cleanWeapon', { who: id, weaponId: word }),
  command('passDay', {}),
  command('silentKill', {
    ...{ who: optionalId, targetId: word, targetName: typed },
    ...{ hide: list(checkInput, 100), kill: checkInput },
  }),
  command('startMission', { officerId: optionalId, recompute: yes }),
  command('raisePrompt', { trigger: word, direction: word, who: v.nullable(ids), note: typed }),
  command('checkMorale', { who: ids, kind: word, modifier: number, prompt: optionalId }),
  command('skipPrompt', { id, who: optionalId }),
  command('chooseShock', { who: id, kind: word, note: typed }),
  command('endShock', { who: id, reason: word }),
  command('nextRound', {}),
  command('setTable', { table: tableEntry }),
  command('restoreTable', { key: word }),
  command('clearTable', { key: word }),
  command('importTables', { tables }),
  command('rememberWeapon', { who: id, weaponId: word }),
  command('changeSetting', { key: word, value: v.union([v.boolean(), number, word]) }),
]);
