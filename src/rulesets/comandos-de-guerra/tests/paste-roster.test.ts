import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../model/sheet.ts';
import { LIMITS } from '../model/words.ts';
import { parseRoster, skillKindOf } from '../rules/paste-roster.ts';

const one = (text: string) => parseRoster(text)[0]!;
const problem = (code: string, text: string) => ({ code, text });

describe('a pasted card', () => {
  it('takes a name alone for an empty card', () => {
    expect(parseRoster('Ada')).toEqual([{ line: 1, text: 'Ada', entry: emptyDraft('Ada'), problems: [] }]);
  });

  it('cuts a name at its longest', () => {
    expect(one('A'.repeat(60)).entry!.name).toBe('A'.repeat(LIMITS.name));
  });

  it('says so when a line has no name', () => {
    expect(one('; Fuerza 60')).toMatchObject({ entry: null, problems: [problem('nameEmpty', '')] });
  });

  it.each([
    ['Fuerza 60; Destreza 61; Inteligencia 62; Constitución 63; Mando 64'],
    ['Strength 60; Dexterity 61; Intelligence 62; Constitution 63; Command 64'],
    ['FUE 60; DES 61; INT 62; CON 63; MAN 64'],
    ['STR: 60; DEX=61; int 62; con 63; cmd 64'],
    ['Fu 60; De 61; In 62; Co 63; Ma 64'],
    ['f 60; d 61; i 62; c 63; m 64'],
    ['60; 61; 62; 63; 64'],
  ])('reads the five characteristics of %j', (text) => {
    expect(one(`Ada; ${text}`)).toMatchObject({
      entry: {
        characteristics: { strength: 60, dexterity: 61, intelligence: 62, constitution: 63, command: 64 },
        skills: [],
      },
      problems: [],
    });
  });

  it('takes four bare numbers for nothing known, and a sixth piece after five for the rest of the card', () => {
    expect(one('Ada; 60; 61; 62; 63').problems).toEqual(
      ['60', '61', '62', '63'].map((text) => problem('valueUnknown', text)),
    );
    const { entry, problems } = one('Ada; 60; 61; Radio 45; 63; 64');
    expect(entry).toEqual({ ...emptyDraft('Ada'), skills: entry!.skills });
    expect(problems).toEqual(['60', '61', '63', '64'].map((text) => problem('valueUnknown', text)));
    expect(one('Ada; 60; 61; 62; 63; 64; PV 12').entry).toMatchObject({
      lifeMax: 12,
      characteristics: { command: 64 },
    });
  });

  it.each([
    ['Rango', 'rank', 20],
    ['Graduación', 'rank', 3],
    ['Rank', 'rank', 0],
    ['PV', 'lifeMax', 12],
    ['Vida', 'lifeMax', 12],
    ['Puntos de vida', 'lifeMax', 999],
    ['Life', 'lifeMax', 1],
    ['Life points', 'lifeMax', 12],
    ['LP', 'lifeMax', 12],
    ['PG', 'blowsMax', 9],
    ['Golpes', 'blowsMax', 9],
    ['Puntos de golpes', 'blowsMax', 999],
    ['Blows', 'blowsMax', 9],
    ['Blow points', 'blowsMax', 1],
    ['BP', 'blowsMax', 9],
    ['Blindaje', 'armour', 4],
    ['Armour', 'armour', 9999],
    ['Armor', 'armour', 0],
    ['Resistencia', 'armour', 4],
    ['Carga', 'load', 9999],
    ['Peso', 'load', 0],
    ['Load', 'load', 5],
    ['Kg', 'load', 5],
    ['Velocidad', 'walkSpeed', 4],
    ['Speed', 'walkSpeed', 9999],
    ['Andando', 'walkSpeed', 0],
    ['Walk', 'walkSpeed', 4],
  ] as const)('reads "%s" into %s: %d', (label, field, value) => {
    const { entry, problems } = one(`Ada; ${label} ${value}`);
    expect(entry).toMatchObject({ [field]: value, skills: [] });
    expect(problems).toEqual([]);
  });

  it('lets load and speed be broken, and nothing else', () => {
    expect(one('Ada; carga 12,5; velocidad 4.5').entry).toMatchObject({ load: 12.5, walkSpeed: 4.5 });
    expect(one('Ada; PV 12,5')).toMatchObject({
      entry: { lifeMax: 10 },
      problems: [problem('valueRange', 'PV 12,5')],
    });
  });

  it.each([
    'PV 0',
    'PV 1000',
    'PG 0',
    'PG 1000',
    'rango -1',
    'rango 21',
    'blindaje 10000',
    'carga -1',
    'carga 10000',
    'velocidad -1',
    'velocidad 10000',
  ])('keeps the empty value instead of %j and says why', (piece) => {
    expect(one(`Ada; ${piece}`)).toMatchObject({
      entry: emptyDraft('Ada'),
      problems: [problem('valueRange', piece)],
    });
  });

  it('takes everything else with a number for a skill, in order', () => {
    expect(one('Ada; Sigilo 45; Pistola: 50; Explosivos 65%; 30 Radio').entry!.skills).toEqual([
      { id: 's1', name: 'Sigilo', kind: 'basic', level: 45, hidden: false },
      { id: 's2', name: 'Pistola', kind: 'weapon', level: 50, hidden: false },
      { id: 's3', name: 'Explosivos', kind: 'special', level: 65, hidden: false },
      { id: 's4', name: 'Radio', kind: 'special', level: 30, hidden: false },
    ]);
  });

  it('cuts the name of a skill at its longest', () => {
    expect(one(`Ada; ${'x'.repeat(LIMITS.name + 9)} 45`).entry!.skills).toMatchObject([
      { name: 'x'.repeat(LIMITS.name), level: 45 },
    ]);
  });

  it('takes a skill whose name begins with a number whole', () => {
    expect(one('Ada; 2 armas 50').entry!.skills).toMatchObject([{ name: '2 armas', level: 50 }]);
  });

  it('reads a unit behind a space, and takes no other word for one', () => {
    expect(one('Ada; carga 45 kg; Radio 65 %')).toMatchObject({
      entry: { load: 45, skills: [{ name: 'Radio', level: 65 }] },
      problems: [],
    });
    expect(one('Ada; Sigilo 45xyz')).toMatchObject({
      entry: { skills: [] },
      problems: [problem('valueUnknown', 'Sigilo 45xyz')],
    });
  });

  it('reads every place after the comma', () => {
    for (const piece of ['carga 12,55', '12,55 kg', 'carga 12.55kg'])
      expect(one(`Ada; ${piece}`)).toMatchObject({ entry: { load: 12.55, skills: [] }, problems: [] });
  });

  it('reads a weight before its word', () => {
    expect(one('Ada; 45 kg').entry).toMatchObject({ load: 45, skills: [] });
    expect(one('Ada; carga 45kg').entry).toMatchObject({ load: 45 });
    for (const piece of ['12,5 kg', '12.5kg', 'carga 12,5'])
      expect(one(`Ada; ${piece}`).entry).toMatchObject({ load: 12.5, skills: [] });
  });

  it.each(['Sigilo 101', 'Fuerza -1', 'Mando 50,5'])('refuses %j as no level', (piece) => {
    expect(one(`Ada; ${piece}`)).toMatchObject({
      entry: emptyDraft('Ada'),
      problems: [problem('levelRange', piece)],
    });
  });

  it('says which piece it cannot read', () => {
    for (const piece of ['valiente', 'Sigilo +45', 'Sigilo 45 xyz', 'a1 b'])
      expect(one(`Ada; ${piece}`)).toMatchObject({
        entry: emptyDraft('Ada'),
        problems: [problem('valueUnknown', piece)],
      });
  });

  it('reads a piece whole or not at all, whatever stands in it', () => {
    const piece = 'Ju\u2028do 45';
    expect(one(`Ada; ${piece}`)).toMatchObject({
      entry: { skills: [] },
      problems: [problem('valueUnknown', piece)],
    });
  });

  it('passes over pieces that were left open', () => {
    expect(one('Ada; -; ; ?; PV 8')).toMatchObject({ entry: { lifeMax: 8 }, problems: [] });
  });

  it.each(['enemigo', 'Enemiga', 'oponente', 'opponent', 'ENEMY'])('puts %j on the other side', (word) => {
    expect(one(`Ada; ${word}`)).toMatchObject({
      entry: { side: 'opponent', essential: false },
      problems: [],
    });
  });

  it.each(['imprescindible', 'Esencial', 'vital', 'essential'])(
    'takes %j for vital to the mission',
    (word) => {
      expect(one(`Ada; ${word}`)).toMatchObject({ entry: { side: 'team', essential: true }, problems: [] });
    },
  );

  it('takes no more skills than a card holds', () => {
    const skills = Array.from({ length: LIMITS.skills + 1 }, (_, i) => `Arte${'x'.repeat(i)} 5`);
    const { entry, problems } = one(`Ada; ${skills.join('; ')}`);
    expect(entry!.skills).toHaveLength(LIMITS.skills);
    expect(problems).toEqual([problem('tooMany', `Arte${'x'.repeat(LIMITS.skills)}`)]);
  });
});

describe('a pasted sheet with a first row of names', () => {
  it.each(['Nombre', 'Name', 'Comando', 'commando'])('takes %j at its head for one', (head) => {
    const lines = parseRoster(`${head}\tFuerza\tPV\tSigilo\nAda\t60\t12\t45\nBruno\t70\t-\tPG 9`);
    expect(lines.map(({ line }) => line)).toEqual([2, 3]);
    expect(lines[0]!.entry).toMatchObject({
      name: 'Ada',
      lifeMax: 12,
      characteristics: { strength: 60 },
      skills: [{ name: 'Sigilo', level: 45 }],
    });
    expect(lines[1]).toMatchObject({
      entry: { name: 'Bruno', lifeMax: 10, blowsMax: 9, skills: [] },
      problems: [],
    });
  });

  it('does not take a card called Comando for one, nor a lonely word', () => {
    expect(parseRoster('Comando; 60\nAda').map(({ line }) => line)).toEqual([1, 2]);
    expect(parseRoster('Comando\nAda').map(({ line }) => line)).toEqual([1, 2]);
    expect(parseRoster('Ada; Fuerza\nBruno').map(({ line }) => line)).toEqual([1, 2]);
  });

  it('does not read bare numbers as the five characteristics, and reads a cell beyond the head by itself', () => {
    const [line] = parseRoster('Nombre; PV; PG; rango; carga; blindaje\nAda; 1; 2; 3; 4; 5; Mando 50');
    expect(line!.entry).toMatchObject({
      lifeMax: 1,
      blowsMax: 2,
      rank: 3,
      load: 4,
      armour: 5,
      characteristics: { strength: 0, command: 50 },
    });
    expect(parseRoster('Nombre; PV\nAda; 1; 2')[0]!.problems).toEqual([problem('valueUnknown', '2')]);
  });

  it('makes nothing of nothing', () => {
    expect(parseRoster(' \n')).toEqual([]);
  });
});

describe('the kind of a skill, by its name', () => {
  it.each([
    ...[
      'Sigilo',
      'stealth',
      'Saltar',
      'Jump',
      'Trepar',
      'Climb',
      'Nadar',
      'Swim',
      'Combate desarmado',
      'Unarmed',
    ],
    ...['Ocultarse', 'Hide', 'Hiding', 'Descubrir', 'Notice', 'Lanzar', 'Throw'],
  ])('%s is basic', (name) => {
    expect(skillKindOf(name)).toBe('basic');
  });

  it.each([
    ...[
      'Pistola',
      'Fusil',
      'Rifle',
      'Metralleta',
      'SMG',
      'Submachine gun',
      'Ametralladora',
      'Machine gun',
      'Revólver',
    ],
    ...['Mortero', 'Mortar', 'Lanzagranadas', 'Lanzallamas', 'Flamethrower', 'Bazooka', 'Cuchillo', 'Knife'],
    'Throwing knife',
  ])('%s is a weapon', (name) => {
    expect(skillKindOf(name)).toBe('weapon');
  });

  it.each(['Explosivos', 'Radio', 'First aid'])('%s is special', (name) => {
    expect(skillKindOf(name)).toBe('special');
  });
});
