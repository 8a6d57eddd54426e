/** Roster entry by paste: lines of text or rows of a spreadsheet, in either language. */
import type { EntityId } from '../../../kernel/ids.ts';
import { freshUnit, LIMITS, type ModelGroup, type Side, type UnitEntry } from '../model/unit.ts';
import type { LengthUnit } from './length.ts';
import { isHeader, type PasteFields, readLine, readRow } from './paste-line.ts';
import { problemsOf } from './validate.ts';

/** Longer pastes are cut: a roster is no book. */
const MOST_LINES = 200;
const LONGEST_LINE = 300;

export interface PasteLine {
  /** From 1, as in the pasted text. */
  readonly line: number;
  readonly text: string;
  /** What it became: a unit, or models that join the unit above. Null: not understood, see `why`. */
  readonly became: 'unit' | 'group' | 'header' | null;
  readonly unitId: EntityId | null;
  readonly why: string | null;
}

export interface Pasted {
  readonly units: readonly UnitEntry[];
  readonly lines: readonly PasteLine[];
}

export interface PasteOptions {
  /** Side of units that name none. */
  readonly side: Side;
  /** Unit of Movement values that name none. */
  readonly units: LengthUnit;
  /** A new id for each unit; it must not repeat. */
  readonly newId: () => EntityId;
}

const groupOf = (fields: PasteFields, id: EntityId): ModelGroup => ({
  id,
  label: fields.name.slice(0, LIMITS.nameLength),
  count: fields.count ?? 1,
  role: fields.character ? 'character' : 'trooper',
  ld: fields.ld ?? 0,
  movement: fields.movement ?? 0,
  rider: fields.rider,
  mount: fields.mount,
  inContact: 0,
  wizard: fields.wizard,
});

/** Why fields make no models, by the codes of the roster and two of its own. */
function whyNot(fields: PasteFields, unit: UnitEntry): string | null {
  if (fields.name === '') return 'name-empty';
  if (fields.ld === null) return 'ld-missing';
  if (fields.movement === null) return 'movement-missing';
  return problemsOf(freshUnit(unit))[0] ?? null;
}

/**
 * Reads a pasted roster. One line is one unit; a line that starts with + joins the unit above (a character
 * in it, for instance). A first row of column names is recognised. Nothing is guessed about a line that
 * lacks a name, Leadership or Movement: it is reported instead.
 */
export function parseRoster(text: string, options: PasteOptions): Pasted {
  const units: UnitEntry[] = [];
  let columns: readonly string[] | null = null;
  const read = (raw: string, line: number): PasteLine => {
    const told = { line, text: raw.trim() };
    const failed = (why: string): PasteLine => ({ ...told, became: null, unitId: null, why });
    const cells = raw.split(/[\t;|]/).map((cell) => cell.trim());
    if (isHeader(cells)) {
      columns = cells;
      return { ...told, became: 'header', unitId: null, why: null };
    }
    const joins = /^\s*\+/.test(raw);
    const bare = cells.map((cell, i) => (i === 0 ? cell.replace(/^[+\-•*]\s*/, '') : cell));
    const fields =
      bare.length > 1 ? readRow(bare, columns, options.units) : readLine(bare[0]!, options.units);
    const above = units.at(-1);
    if (joins) {
      if (!above) return failed('nothing-above');
      const group = groupOf(fields, `g${above.groups.length + 1}`);
      const joined: UnitEntry = { ...above, groups: [...above.groups, group] };
      const why = whyNot(fields, joined);
      if (why) return failed(why);
      units[units.length - 1] = joined;
      return { ...told, became: 'group', unitId: above.id, why: null };
    }
    if (units.length >= LIMITS.units) return failed('units-full');
    const unit: UnitEntry = {
      id: options.newId(),
      name: fields.name.slice(0, LIMITS.nameLength),
      side: fields.side ?? options.side,
      groups: [groupOf(fields, 'g1')],
      points: fields.points,
      movementOverride: null,
      missile: fields.missile,
      immuneToPsychology: false,
      skirmisher: fields.skirmisher,
    };
    const why = whyNot(fields, unit);
    if (why) return failed(why);
    units.push(unit);
    return { ...told, became: 'unit', unitId: unit.id, why: null };
  };
  const lines = text
    .split(/\r?\n/)
    .map((raw, i) => ({ raw: raw.slice(0, LONGEST_LINE), line: i + 1 }))
    .filter(({ raw }) => raw.trim() !== '')
    .slice(0, MOST_LINES)
    .map(({ raw, line }) => read(raw, line));
  return { units, lines };
}
