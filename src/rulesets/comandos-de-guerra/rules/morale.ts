/** CG-16 and CG-17: the morale with which a mission begins, and the checks that change it. */
import { type Rule, rollOne } from '../../../kernel/dice.ts';
import { type Fraction, fraction, multiply, ONE, subtract, ZERO } from '../../../kernel/fraction.ts';
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Commando } from '../model/sheet.ts';
import { commandoOf, type Part, type State } from '../model/state.ts';
import { isOne, LIMITS, MORALE_KINDS, type MoraleKind, TRIGGERS } from '../model/words.ts';
import { FANATIC_BONUS } from './actor.ts';
import { checkModifiers, ownParts, sumOf } from './check.ts';
import { judge, successChance } from './grades.ts';
import { type Ledger, ledger } from './ledger.ts';
import { checkLevel, type Refusal, reasonOf } from './refusal.ts';
import { consciousTeam, directionOf, TRIGGER_TABLE } from './triggers.ts';

/** CG-16.3, CG-16.4: morale stays within 1…100. */
export const boundMorale = (value: number): number => Math.min(100, Math.max(1, value));

/** CG-16.2, CG-16.3. `officerCommand` null: nobody leads. */
export function initialMorale(
  ownCommand: number,
  officerCommand: number | null,
  isOfficer: boolean,
): number | Refusal {
  if (isOfficer) return checkLevel(ownCommand) ?? boundMorale(ownCommand);
  if (officerCommand === null) return reject('NO_OFFICER');
  return (
    checkLevel(ownCommand) ??
    checkLevel(officerCommand) ??
    boundMorale(Math.floor((officerCommand + ownCommand) / 2))
  );
}

/** Who goes on the mission, and may lead it. */
export const onMission = ({ side, takesPart, status }: Commando): boolean =>
  side === 'team' && takesPart && status !== 'dead';

/** Whom the mission may follow: the highest rank, and of those the higher Command first (CG-16.3). */
export function officerCandidates(state: State): Commando[] {
  const team = state.commandos.filter(onMission);
  const top = Math.max(...team.map(({ rank }) => rank));
  return team
    .filter(({ rank }) => rank === top)
    .sort((a, b) => b.characteristics.command - a.characteristics.command);
}

/** The sum for each member, as the sheet of the mission shows it. */
export function missionMorale(
  state: State,
  officerId: string,
): { id: string; own: number; morale: number }[] {
  const officer = commandoOf(state, officerId);
  return state.commandos.filter(onMission).flatMap(({ id, characteristics }) => {
    const morale = initialMorale(
      characteristics.command,
      officer?.characteristics.command ?? null,
      id === officerId,
    );
    return typeof morale === 'number' ? [{ id, own: characteristics.command, morale }] : [];
  });
}

/** CG-16.1, CG-16.5: the first mission works morale out; later ones carry it over, or work it out anew. */
export function startMission(
  state: State,
  { officerId, recompute }: CommandOf<'startMission'>,
): Decision<Event> {
  const officer = commandoOf(state, officerId);
  if (!officer || !onMission(officer)) return reject('NO_OFFICER');
  const morale = missionMorale(state, officer.id).map((one) => {
    const now = commandoOf(state, one.id)?.morale ?? null;
    return recompute || now === null ? one : { ...one, morale: now };
  });
  const number = Math.min(LIMITS.round, state.mission.number + 1);
  return accept({ type: 'missionStarted', number, officerId: officer.id, morale });
}

/** A card for the tray, by hand: who checks, in which direction. */
export function raisePrompt(state: State, command: CommandOf<'raisePrompt'>): Decision<Event> {
  const { trigger } = command;
  if (!isOne(TRIGGERS, trigger)) return reject('WORD_UNKNOWN', { word: trigger });
  const direction = directionOf(trigger) ?? command.direction;
  if (!isOne(MORALE_KINDS, direction)) return reject('WORD_UNKNOWN', { word: direction });
  const everybody = consciousTeam(state.commandos).map(({ id }) => id);
  const team = trigger === 'custom' || TRIGGER_TABLE[trigger][1] === 'team';
  const audience = command.who ?? (team ? everybody : null);
  if (audience === null) return reject('AUDIENCE_NEEDED');
  const who = [...new Set(audience)].filter((id) => moraleRefusal(state, id) === null);
  if (who.length === 0)
    return reject(audience.some((id) => commandoOf(state, id)) ? 'MORALE_NOT_SET' : 'AUDIENCE_NEEDED');
  const log = ledger(state);
  const note = command.note.trim().slice(0, LIMITS.text);
  log.add({
    type: 'promptRaised',
    prompt: { id: log.id(), trigger, direction, who, note, round: state.round, hidden: null },
  });
  return log.done();
}

/** CG-17.4: only the conscious check; the shocked and those with a choice to make do (CG-18.5). */
function moraleRefusal(state: State, id: string): Refusal | null {
  const commando = commandoOf(state, id);
  if (!commando) return reject('COMMANDO_UNKNOWN');
  if (commando.status !== 'active') return reject('COMMANDO_OUT_OF_ACTION', { name: commando.name });
  return commando.morale === null ? reject('MORALE_NOT_SET', { name: commando.name }) : null;
}

export const whyNoMorale = (state: State, id: string): Rejection | null => reasonOf(moraleRefusal(state, id));

/** Addends of a morale check: the fanatic's bonus by house rule, never morale itself (CG-16.6). */
export function moraleParts(state: State, commando: Commando, modifier: number): Part[] {
  const fanatic = commando.shock?.kind === 'fanatic' && state.settings.fanaticMoraleBonus;
  return [
    ...(fanatic ? [{ id: 'fanatic', value: FANATIC_BONUS, house: false }] : []),
    ...(modifier === 0 ? [] : ownParts([{ id: 'own', value: modifier }])),
  ];
}

/** CG-18.1: the loss that shocks. */
export const SHOCK_LOSS = 8;

/** CG-17.1, CG-17.2: FAILING moves morale, down or up; a pass does nothing. */
function* checkOne(
  state: State,
  log: Ledger,
  commando: Commando,
  kind: MoraleKind,
  modifier: number,
  at: number,
): Rule<void> {
  const before = commando.morale!;
  const parts = moraleParts(state, commando, modifier);
  const total = sumOf(parts);
  const roll = yield* rollOne(`morale-${at}`, 100);
  const judged = judge(before, total, roll, state.settings);
  const changeDie = judged.success ? null : yield* rollOne(`change-${at}`, 10);
  const delta = changeDie === null ? 0 : kind === 'demoralise' ? -changeDie : changeDie;
  // CG-17.5: nothing here raises a card.
  log.add({
    type: 'moraleChecked',
    who: commando.id,
    kind,
    outcome: { level: before, parts, modifier: total, checkNeeded: true, roll, ...judged },
    changeDie,
    delta,
    before,
    morale: boundMorale(before + delta),
    shockRounds: delta <= -SHOCK_LOSS ? -delta : 0,
  });
}

/** Morale checks of one or several, each with its own dice. */
export function* checkMorale(state: State, command: CommandOf<'checkMorale'>): Rule<Decision<Event>> {
  const { kind, modifier, prompt } = command;
  if (!isOne(MORALE_KINDS, kind)) return reject('WORD_UNKNOWN', { word: kind });
  const who = [...new Set(command.who)];
  if (who.length === 0) return reject('AUDIENCE_NEEDED');
  const card = state.prompts.find(({ id }) => id === prompt);
  if (prompt !== null && !card) return reject('CARD_GONE');
  for (const id of who) {
    const no = moraleRefusal(state, id);
    if (no) return no;
  }
  const wrong = checkModifiers([{ id: 'own', value: modifier }]);
  if (wrong) return wrong;
  const log = ledger(state);
  for (const [i, id] of who.entries())
    yield* checkOne(state, log, commandoOf(state, id)!, kind, modifier, i + 1);
  if (card) log.add({ type: 'promptAnswered', id: card.id, who, skipped: false });
  return log.done();
}

/** CG-19.3: a card may be skipped, and the log says so. */
export function skipPrompt(state: State, { id, who }: CommandOf<'skipPrompt'>): Decision<Event> {
  const card = state.prompts.find((one) => one.id === id);
  if (!card || (who !== null && !card.who.includes(who))) return reject('CARD_GONE');
  return accept({ type: 'promptAnswered', id, who: who === null ? card.who : [who], skipped: true });
}

export interface MoraleOdds {
  readonly change: Fraction;
  readonly meanChange: Fraction;
  readonly shock: Fraction;
}

/** CG-P.8: the chances that morale moves, by how much on average, and that it shocks. */
export function moraleOdds(morale: number, kind: MoraleKind, modifier: number): MoraleOdds {
  const change = subtract(ONE, successChance(morale, modifier));
  return {
    change,
    meanChange: multiply(change, fraction(11, 2)),
    shock: kind === 'demoralise' ? multiply(change, fraction(3, 10)) : ZERO,
  };
}

/** The odds of a card's check as it would be rolled now; null without morale. */
export function moraleOddsOf(
  state: State,
  id: string,
  kind: MoraleKind,
  modifier: number,
): MoraleOdds | null {
  const commando = commandoOf(state, id);
  if (!commando || commando.morale === null) return null;
  return moraleOdds(commando.morale, kind, sumOf(moraleParts(state, commando, modifier)));
}
