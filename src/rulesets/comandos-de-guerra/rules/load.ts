/** CG-9: how fast a laden commando walks, and what one can lift. */
import type { Rule } from '../../../kernel/dice.ts';
import { type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type CheckInput, plainCheck } from '../model/inputs.ts';
import { commandoOf, type State } from '../model/state.ts';
import type { Interval, LiftTable, SpeedTable } from '../model/tables.ts';
import { DIFFICULTIES, type Difficulty, FACTORS, type Factor, isOne, LIMITS } from '../model/words.ts';
import { checkActor } from './actor.ts';
import { DIFFICULTY_MODIFIER, noteCheck, planCheck, throwCheck } from './check.ts';
import { ledger } from './ledger.ts';
import { checkLevel, checkNumber, type Refusal, refused } from './refusal.ts';

/** CG-9.3. */
export const SPEED_FACTOR: Readonly<Record<Factor, number>> = {
  crossCountry: 1 / 2,
  running: 2,
  stealth: 1 / 2,
  swimming: 1 / 2,
  diving: 1 / 4,
};

export interface Walker {
  /** Wins over the table (CG-9.1). */
  readonly walkSpeed: number | null;
  readonly load: number;
  readonly constitution: number;
}

export interface WalkSpeed {
  /** The weight of the row and the interval of the column; null with a personal speed. */
  readonly row: number | null;
  readonly column: Interval | null;
  readonly base: number;
  readonly factor: number;
  /** In the table's unit, not rounded (CG-9.4). */
  readonly speed: number;
}

/** CG-9.2: the heaviest row that is not above the load; a lighter load than all takes the first. */
function rowOf(weights: readonly number[], load: number): number {
  let best = -1;
  let lightest = 0;
  for (const [i, weight] of weights.entries()) {
    if (weight < weights[lightest]!) lightest = i;
    if (weight <= load && (best < 0 || weight > weights[best]!)) best = i;
  }
  return best < 0 ? lightest : best;
}

const holds = ([low, high]: Interval, value: number): boolean => value >= low && value <= high;

/** Walking speed by load and Constitution, with all multipliers multiplied (CG-9.4). */
export function walkSpeedOf(
  walker: Walker,
  table: SpeedTable,
  factors: readonly string[],
): WalkSpeed | Refusal {
  const { walkSpeed, load, constitution } = walker;
  let factor = 1;
  for (const word of factors) {
    if (!isOne(FACTORS, word)) return reject('WORD_UNKNOWN', { word });
    factor *= SPEED_FACTOR[word];
  }
  if (!(load >= 0)) return reject('WEIGHT_NEGATIVE');
  if (walkSpeed !== null)
    return { row: null, column: null, base: walkSpeed, factor, speed: walkSpeed * factor };
  const no = checkLevel(constitution);
  if (no) return no;
  const at = table.constitution.findIndex((interval) => holds(interval, constitution));
  const row = rowOf(table.weights, load);
  const base = table.cells[row]?.[at] ?? null;
  if (base === null) return reject('TABLE_CELL_EMPTY', { table: 'speed' }); // CG-9.8
  return { row: table.weights[row]!, column: table.constitution[at]!, base, factor, speed: base * factor };
}

/** The speed of a card; the unit is the table's. */
export function walkSpeed(state: State, id: string, factors: readonly string[]): WalkSpeed | Refusal {
  const commando = commandoOf(state, id);
  if (!commando) return reject('COMMANDO_UNKNOWN');
  const { load, characteristics } = commando;
  return walkSpeedOf(
    { walkSpeed: commando.walkSpeed, load, constitution: characteristics.constitution },
    state.tables.speed,
    factors,
  );
}

/** CG-9.5: km/h into metres a round of so many seconds. */
export const metresPerRound = (kmh: number, roundSeconds: number | null): number | Refusal =>
  roundSeconds === null ? reject('ROUND_SECONDS_NOT_SET') : (kmh * roundSeconds) / 3.6;

export interface Lift {
  readonly interval: Interval;
  readonly difficulty: Difficulty | 'impossible';
  readonly checkNeeded: boolean;
  readonly modifier: number | null;
}

/** CG-9.6 to CG-9.8: the difficulty of lifting a weight with a Strength. */
export function liftOf(strength: number, weightKg: number, table: LiftTable): Lift | Refusal {
  const no = checkLevel(strength);
  if (no) return no;
  if (!(weightKg >= 0)) return reject('WEIGHT_NEGATIVE');
  const at = table.intervals.findIndex((interval) => holds(interval, strength));
  const [interval, cells] = [table.intervals[at], table.cells[at]];
  if (!interval || !cells) return reject('TABLE_CELL_EMPTY', { table: 'lift' });
  for (const difficulty of DIFFICULTIES) {
    const { maxKg, knownAtLeastKg } = cells[difficulty];
    const fits = weightKg <= (maxKg ?? knownAtLeastKg ?? -1);
    if (fits) {
      const checkNeeded = difficulty !== 'veryEasy';
      return {
        interval,
        difficulty,
        checkNeeded,
        modifier: checkNeeded ? DIFFICULTY_MODIFIER[difficulty] : 0,
      };
    }
    if (maxKg === null) return reject('TABLE_CELL_EMPTY', { table: 'lift' });
  }
  return { interval, difficulty: 'impossible', checkNeeded: false, modifier: null };
}

/** What is written down when the director says a difficulty: this weight is at least that hard. */
function remembered(table: LiftTable, strength: number, weightKg: number, difficulty: Difficulty): LiftTable {
  const at = table.intervals.findIndex((interval) => holds(interval, strength));
  return {
    ...table,
    cells: table.cells.map((row, i) =>
      i === at && row[difficulty].maxKg === null
        ? {
            ...row,
            [difficulty]: {
              maxKg: null,
              knownAtLeastKg: Math.max(weightKg, row[difficulty].knownAtLeastKg ?? 0),
            },
          }
        : row,
    ),
  };
}

/** The Strength check of a lift: at the director's difficulty, or at that of the table. */
export function liftCheck(
  state: State,
  { who, weightKg, difficulty: said }: Pick<CommandOf<'tryLift'>, 'who' | 'weightKg' | 'difficulty'>,
): (CheckInput & { readonly difficulty: Difficulty }) | Refusal {
  if (said !== null && !isOne(DIFFICULTIES, said)) return reject('DIFFICULTY_UNKNOWN', { word: said });
  const no = checkActor(state, who);
  if (no) return no;
  if (!(weightKg >= 0)) return reject('WEIGHT_NEGATIVE');
  const heavy = checkNumber('weight', weightKg, 0, LIMITS.load);
  if (heavy) return heavy;
  const found = liftOf(commandoOf(state, who)!.characteristics.strength, weightKg, state.tables.lift);
  const difficulty = said ?? (refused(found) ? found : found.difficulty);
  if (refused(difficulty)) return difficulty;
  if (difficulty === 'impossible') return reject('LIFT_IMPOSSIBLE', { kg: weightKg });
  return { ...plainCheck(who, 'strength', null), difficulty };
}

/** A Strength check at the difficulty of the weight. */
export function* tryLift(state: State, command: CommandOf<'tryLift'>): Rule<Decision<Event>> {
  const { who, weightKg } = command;
  const check = liftCheck(state, command);
  if (refused(check)) return check;
  const { strength } = commandoOf(state, who)!.characteristics;
  const { lift } = state.tables;
  const { difficulty } = check;
  const log = ledger(state);
  const plan = planCheck(state, check, 'none');
  if (refused(plan)) return plan;
  // Where the table does not know, the difficulty is the director's.
  if (command.remember && refused(liftOf(strength, weightKg, lift)))
    log.add({
      type: 'tableSet',
      table: { key: 'lift', value: remembered(lift, strength, weightKg, difficulty) },
    });
  const interval = lift.intervals.find((one) => holds(one, strength)) ?? null;
  log.add({ type: 'liftTried', who, weightKg, interval, difficulty });
  noteCheck(state, log, check, 'none', yield* throwCheck(plan, 'check', state.settings));
  return log.done();
}
