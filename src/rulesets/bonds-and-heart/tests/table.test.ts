import { describe, expect, it } from 'vitest';
import { plainProfile } from '../model/bearer.ts';
import { retiring } from '../rules/adventure.ts';
import { reach } from '../rules/bonds.ts';
import { claimCap, claimsInPlay } from '../rules/claims.ts';
import { owed } from '../rules/owed.ts';
import { PASTE_COLUMNS, readPaste } from '../rules/paste.ts';
import { bearer, play, table } from './helpers.ts';

const bond = { id: 'b1', to: 'b', kind: 'loveHate', plots: [1, 3, 4], freeLight: null } as const;

describe('the roster', () => {
  it('adds several at once or none (one command, one undo)', () => {
    const join = (name: string, id: string) => ({ id, profile: plainProfile(name), light: null });
    const two = play(table([]), { type: 'addBearers', bearers: [join('Ana', 'a'), join('Berto', 'b')] }, []);
    expect(two.state.bearers.map(({ name, claims }) => [name, claims])).toEqual([
      ['Ana', 1],
      ['Berto', 1],
    ]);
    const bad = play(two.state, { type: 'addBearers', bearers: [join('Cira', 'c'), join(' ', 'd')] }, []);
    expect([bad.error, bad.state]).toEqual(['BH_E_NAME', two.state]);
    expect(play(two.state, { type: 'addBearers', bearers: [join('Ana', 'a')] }, []).error).toBe(
      'BH_E_BEARER_EXISTS',
    );
    const crowd = ['s', 't', 'u', 'v', 'w', 'x', 'y'].map((id) => join(id, id));
    expect(play(two.state, { type: 'addBearers', bearers: crowd }, []).error).toBe('BH_E_TABLE_FULL');
  });

  it('takes claims of those who leave out of play, and gives one to those who come back (BH-1.7)', () => {
    const start = table([bearer('a', { claims: 3 }), bearer('b'), bearer('c'), bearer('d')]);
    const left = play(start, { type: 'removeBearer', id: 'a' }, []).state;
    expect([claimsInPlay(left), claimCap(left)]).toEqual([3, 2]);
    const back = play(left, { type: 'setStatus', id: 'a', status: 'active', fate: null }, []).state;
    expect(claimsInPlay(back)).toBe(4);
  });

  it('deletes bonds with the companion they point at', () => {
    const start = table([bearer('a', { bonds: [bond] }), bearer('b')]);
    expect(reach(start, start.bearers[0]!)).toEqual({ askableBy: ['b'], companions: 1 });
    const gone = play(start, { type: 'deleteBearer', id: 'b' }, []).state;
    expect(gone.bearers[0]!.bonds).toEqual([]);
  });

  it('reads pasted lines and says what it could not read', () => {
    const text = 'Ana\n\nBerto\tLuis\t3\t4\t2\t1\t5\t1\t1\t1\t24\r\nCira;;x\n;Luis';
    const lines = readPaste(table([]), text);
    expect(PASTE_COLUMNS).toHaveLength(11);
    expect(lines.map((line) => (line.ok ? line.profile.name : [line.fault, line.column]))).toEqual([
      'Ana',
      'Berto',
      ['not-a-score', 2],
      ['no-name', 0],
    ]);
    const berto = lines[1];
    expect(berto?.ok && [berto.profile.abilities.physique, berto.profile.hp.max]).toEqual([4, 24]);
    const full = table(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => bearer(id)));
    expect(readPaste(full, 'Ana\nBerto').map(({ ok }) => ok)).toEqual([true, false]);
  });
});

describe('an adventure', () => {
  it('starts with one claim each and nothing carried over (BH-1.4)', () => {
    const shield = [{ from: 'b', light: 2 }];
    const start = table([
      bearer('a', { claims: 4, protections: shield, pendingAdvice: shield }),
      bearer('b'),
    ]);
    const { state } = play(start, { type: 'startAdventure' }, []);
    expect(state.bearers[0]).toEqual(bearer('a'));
    expect([state.adventure, state.running, state.scene]).toEqual([1, true, 1]);
  });

  it('ends the career of a heart that was full, or by house rule is full (BH-8.2)', () => {
    const turned = bearer('a', { light: [4], filledMark: 'dark' });
    const full = bearer('b', { light: [], filledMark: null });
    const start = table([turned, full]);
    expect(retiring(start)).toEqual([{ bearer: 'a', fate: 'dark' }]);
    const atEnd = { ...start, settings: { ...start.settings, retireCheck: 'atEnd' as const } };
    expect(retiring(atEnd)).toEqual([{ bearer: 'b', fate: 'dark' }]);
    const { state } = play(start, { type: 'endAdventure' }, []);
    expect(state.bearers[0]).toMatchObject({ status: 'directorCharacter', fate: 'dark', claims: 0 });
  });

  it('loses shields when a combat starts, and an accepted action with them (BH-1.6)', () => {
    const help = {
      id: 'h1',
      mode: 'action',
      claimant: 'a',
      claimed: 'b',
      kind: 'loveHate',
      light: 2,
    } as const;
    const start = table([bearer('a', { protections: [{ from: 'b', light: 2 }] }), bearer('b')], {
      helps: [help],
    });
    const { state } = play(start, { type: 'startCombat' }, []);
    expect([state.phase, state.helps, state.bearers[0]!.protections]).toEqual(['combat', [], []]);
  });
});

describe('free bonds (BH-4.10)', () => {
  it('keep the light they had, ask after a change, and find their plots again', () => {
    const start = table([bearer('a', { bonds: [bond] }), bearer('b')]);
    const free = play(start, { type: 'changeSetting', key: 'bondModel', value: 'free' }, []).state;
    expect(free.bearers[0]!.bonds[0]).toEqual({ ...bond, freeLight: 2 });
    const changed = play(
      free,
      { type: 'changeHeart', id: 'a', cause: 'wickedAct', changes: [{ toward: 'dark', plots: 1 }] },
      [[1, 1, 1]],
    ).state;
    expect(owed(changed).map(({ id, rule }) => [id, rule])).toEqual([['bonds-a', 'BH-4.10']]);
    const set = play(changed, { type: 'setBondLight', owner: 'a', bond: 'b1', light: 5 }, []).state;
    const closed = play(set, { type: 'closeBondPrompt', id: 'a' }, []).state;
    expect([owed(closed), closed.bearers[0]!.bonds[0]!.freeLight]).toEqual([[], 5]);
    const again = play(closed, { type: 'changeSetting', key: 'bondModel', value: 'free' }, []).state;
    expect(again.bearers[0]!.bonds[0]!.freeLight).toBe(5);
    const linked = play(closed, { type: 'changeSetting', key: 'bondModel', value: 'linked' }, []).state;
    expect(linked.bearers[0]!.bonds).toEqual([bond]);
  });

  it('cannot be redrawn, as linked ones cannot be set by hand', () => {
    const start = table([bearer('a', { bonds: [bond] }), bearer('b')]);
    expect(play(start, { type: 'setBondLight', owner: 'a', bond: 'b1', light: 5 }, []).error).toBe(
      'BH_E_BOND_MODEL',
    );
  });
});
