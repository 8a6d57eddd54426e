/** A table from a file or a link keeps to the schema, and may still name somebody who is not there: play goes on. */

import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Event } from '../model/events.ts';
import { entrant } from '../model/inputs.ts';
import type { Brawl, Chase, Driver, Fighter, HazardCard, Hit, State } from '../model/state.ts';
import { DEFAULT_TABLES, type LiftTable, type SpeedTable } from '../model/tables.ts';
import { liftOf, walkSpeedOf } from '../rules/load.ts';
import { reasonOf } from '../rules/refusal.ts';
import { ruleset } from '../rules/ruleset.ts';
import { stateSchema } from '../schema.ts';
import { card, given, tableOf, whyOf } from './table.ts';

const fighter = (id: string): Fighter => ({ ...entrant(id, 50), blows: 8, out: false });
const brawl: Brawl = {
  ...{ id: 'b', note: '', a: [fighter('x')], b: [fighter('y')] },
  blow: { by: 'gone', grade: 'mediumSuccess' },
};
const driver = (id: string): Driver => ({ ...entrant(id, 50), vehicle: '' });
const chase: Chase = {
  ...{ id: 'c', note: '', quarry: driver('q'), accidents: ['gone'] },
  tracks: [{ id: 'p', pursuer: driver('p'), band: 'long', status: 'running' }],
};
const hazard: HazardCard = {
  ...{ id: 'n1', who: null, name: 'X', text: 'fall', damage: 'much', grade: 'mediumFailure' },
  ...{ rolled: null, suggested: null, hidden: null },
};
const hit: Hit = {
  ...{ id: 'n2', by: 'ada', weaponId: 'g', targetId: 'ada', targetName: 'ada', difficulty: 'hard' },
  ...{ grade: 'lowFailure', damage: '1d6', dealt: null },
};
const odd: State = {
  ...tableOf(card('ada', { lifeMax: 12 })),
  ...{ brawls: [brawl], chases: [chase], hazards: [hazard], hits: [hit] },
};

describe('a table that was read in', () => {
  it('may be as odd as this', () => {
    expect(safeParse(stateSchema, odd).success).toBe(true);
  });

  it('gives no name to a winner who is on neither side, and his blow falls all the same', () => {
    const { events, state } = given(odd, { type: 'strikeBlow', id: 'b', target: null }, [6]);
    expect(events).toMatchObject([{ by: 'gone', byName: '', target: 'x', targetName: 'x', damage: 3 }]);
    expect(state.brawls[0]!.blow).toBeNull();
  });

  it('gives no name to an accident of somebody who does not drive', () => {
    const settle = { type: 'settleAccident', id: 'c', driver: 'gone', text: 'ditch' } as const;
    const { events, state } = given(odd, settle);
    expect(events).toEqual([{ type: 'accidentSettled', id: 'c', driver: 'gone', name: '', text: 'ditch' }]);
    expect(state.chases[0]!.accidents).toEqual([]);
  });

  it('rolls no harm whose dice nobody can read, says so, and takes an amount all the same (CG-2.14)', () => {
    const why = { code: 'DAMAGE_TEXT_UNKNOWN', params: { text: 'much' } };
    expect(whyOf(odd, { type: 'rollHazard', id: 'n1' })).toEqual(why);
    expect(given(odd, { type: 'applyHazard', id: 'n1', amount: 3 }).state.hazards).toEqual([]);
  });

  it('closes a hit that was none, and it hurts nobody (CG-13.1)', () => {
    const resolve = { type: 'resolveHit', id: 'n2', damage: null, through: null, remember: false } as const;
    const { events, state } = given(odd, resolve, [6]);
    expect(events.map(({ type }) => type)).toEqual(['hitClosed']);
    expect(state.commandos).toEqual(odd.commandos);
  });

  it('waits for no blow after an exchange that has a winner without a grade, or a grade without a winner', () => {
    for (const [winner, grade] of [
      ['x', null],
      [null, 'lowSuccess'],
    ] as const) {
      const event: Event = { type: 'brawlExchanged', id: 'b', throws: [], winner, grade };
      expect(ruleset.evolve(odd, event).brawls[0]!.blow).toBeNull();
    }
  });
});

describe('a reference table that was read in', () => {
  it('of two rows of the same weight goes by the first (CG-9.2)', () => {
    const table: SpeedTable = {
      ...{ unit: 'km/h', constitution: [[0, 100]] },
      ...{ weights: [10, 10], cells: [[4], [5]] },
    };
    for (const load of [5, 10, 20])
      expect(walkSpeedOf({ walkSpeed: null, load, constitution: 50 }, table, [])).toMatchObject({ base: 4 });
  });

  it('has no weight for an interval of Strength that has no row (CG-9.8)', () => {
    const table: LiftTable = { ...DEFAULT_TABLES.lift, cells: [] };
    expect(reasonOf(liftOf(50, 10, table))).toEqual({ code: 'TABLE_CELL_EMPTY', params: { table: 'lift' } });
  });
});
