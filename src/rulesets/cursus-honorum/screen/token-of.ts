/** How a character is drawn: shape, code and marks. The same drawing serves the field, the lanes and the lists. */
import type { BoardToken, TokenMark } from '../../../board/types.ts';
import { type Character, isLeader, type Status, TRACKS, type Track } from '../model/character.ts';
import type { State } from '../model/game.ts';
import { codeOf } from './code.ts';
import { describeCharacter } from './describe.ts';
import type { Text } from './use-cursus.ts';

type Place = TokenMark['place'];
type Drawn = Pick<TokenMark, 'shape' | 'tone' | 'text'>;

/** A reaction by shape and letter, so that colour is never alone. */
const STATUS_MARKS: Readonly<Partial<Record<Status, Drawn & { readonly place: Place }>>> = {
  flight: { place: 'sw', shape: 'arrow', tone: 'ink' },
  cowering: { place: 'nw', shape: 'half', tone: 'ink' },
  pursuit: { place: 'nw', shape: 'triangle', tone: 'pursuit', text: 'P' },
  attack: { place: 'nw', shape: 'diamond', tone: 'attack', text: 'A' },
  fury: { place: 'nw', shape: 'flame', tone: 'fear', text: 'F' },
};

const COUNTERS: Readonly<Record<Track, Drawn>> = {
  demoralisation: { shape: 'disc', tone: 'fear' },
  pursuit: { shape: 'triangle', tone: 'pursuit' },
  attack: { shape: 'diamond', tone: 'attack' },
  fury: { shape: 'flame', tone: 'fear' },
};

function marksOf(one: Character): readonly TokenMark[] {
  if (!one.alive) return [{ place: 'ne', shape: 'cross', tone: 'ink' }];
  const marks: TokenMark[] = [];
  const status = STATUS_MARKS[one.status];
  if (status) marks.push(status);
  else if (one.retreating) marks.push({ place: 'sw', shape: 'arrow', tone: 'accent' });
  const free = (['ne', 'se', 'nw', 'sw'] as const).filter((place) =>
    marks.every((mark) => mark.place !== place),
  );
  const counts: Drawn[] = TRACKS.flatMap((track) =>
    one.points[track] > 0 ? [{ ...COUNTERS[track], text: String(Math.min(99, one.points[track])) }] : [],
  );
  if (one.size > 1) counts.push({ shape: 'disc', tone: 'ink', text: `×${one.size}` });
  return [...marks, ...counts.flatMap((mark, i) => (free[i] ? [{ ...mark, place: free[i] }] : []))];
}

function draw(t: Text, armies: State['armies'], one: Character, code: string): BoardToken {
  const leads = isLeader(one);
  return {
    id: one.id,
    x: one.pos?.x ?? 0,
    y: one.pos?.y ?? 0,
    diameter: 2 * one.baseRadiusCm,
    shape: leads ? 'shield' : 'disc',
    tone: one.side,
    rimmed: one.side === 'b',
    code,
    name: describeCharacter(t, armies, one),
    stars: leads && one.stars > 0 ? one.stars : undefined,
    outline: one.status === 'flight' || !one.alive ? 'dashed' : 'solid',
    marks: marksOf(one),
    faded: !one.alive,
    movable: one.alive,
  };
}

/** Drawn once for each character as it is: with 400 on the table only the changed ones are made again. */
const drawn = new WeakMap<
  Character,
  { readonly t: Text; readonly armies: State['armies']; readonly token: BoardToken }
>();
const glowing = new WeakMap<BoardToken, BoardToken>();

export function tokenOf(
  t: Text,
  { armies, characters }: Pick<State, 'armies' | 'characters'>,
  one: Character,
): BoardToken {
  const code = codeOf(characters, one);
  const known = drawn.get(one);
  if (known?.t === t && known.armies === armies && known.token.code === code) return known.token;
  const token = draw(t, armies, one, code);
  drawn.set(one, { t, armies, token });
  return token;
}

/** The same token with the dashed glow of those who are concerned now. */
export function litToken(token: BoardToken): BoardToken {
  const known = glowing.get(token);
  if (known) return known;
  const lit = { ...token, lit: true };
  glowing.set(token, lit);
  return lit;
}
