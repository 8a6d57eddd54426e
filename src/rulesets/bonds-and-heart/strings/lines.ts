/** One sentence for each event. */
import { assertNever } from '../../../kernel/result.ts';
import type { Aid, Tone } from '../model/bearer.ts';
import type { BondShift, Event, HeartEvent, TestDice } from '../model/events.ts';
import { LIMITS } from '../model/limits.ts';
import type { State } from '../model/state.ts';
import { bondParts } from '../rules/bonds.ts';
import { filledText } from './filled-text.ts';
import { nameOf } from './name-of.ts';
import { testParts } from './test-parts.ts';
import type { WholeText } from './text.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const list = (numbers: readonly number[]): string => numbers.join(', ');

function shiftsText(t: WholeText, state: State, shifts: readonly BondShift[]): string {
  if (shifts.length === 0) return '';
  const each = shifts.map(({ kind, to, before, after }) => {
    const turn = before === 0 ? t.log.claimable : after === 0 ? t.log.hostile : '';
    return t.log.bondShift(t.names.lightFace[kind], nameOf(state, to), before, after) + turn;
  });
  return t.log.bonds(each.join('; '));
}

const filledToo = (t: WholeText, state: State, name: string, filled: Tone | null): string =>
  filled ? ` ${filledText(t, state, name, filled)}` : '';

function heartText(t: WholeText, state: State, event: Of<'heartChanged'>, refused: boolean): string {
  const rolls = event.steps.map(({ dice, sum: total, tried, changed, shifts }) => {
    const shown = dice.join('+');
    const what =
      changed === null ? t.log.unchanged(list(tried)) : t.log.changed(list(tried), changed, event.toward);
    return t.log.roll(shown, total, event.toward) + what + shiftsText(t, state, shifts);
  });
  const name = nameOf(state, event.id);
  const told = rolls.join(' ');
  // After "B refuses." whose heart it is and why has been said.
  const what = refused ? told : t.log.heart(name, t.names.cause[event.cause].toLowerCase(), told);
  return what + filledToo(t, state, name, event.filled) + (event.prompt ? t.log.askBonds : '');
}

function brushText(t: WholeText, state: State, event: Exclude<HeartEvent, Of<'heartChanged'>>): string {
  const name = nameOf(state, event.id);
  switch (event.type) {
    case 'plotPainted':
      return (
        t.log.painted(name, event.plot, event.tone) +
        shiftsText(t, state, event.shifts) +
        filledToo(t, state, name, event.filled)
      );
    case 'heartPainted':
      return (
        t.log.heartPainted(name, event.light.length, LIMITS.plots - event.light.length) +
        filledToo(t, state, name, event.filled)
      );
    case 'markSet':
      return event.mark ? t.log.markSet(name, event.mark) : t.log.markCleared(name);
  }
}

function claimText(t: WholeText, state: State, event: Of<'claimAnswered'>): string {
  const claimant = nameOf(state, event.claimant);
  const claimed = nameOf(state, event.claimed);
  const asked = t.log.asks(claimant, claimed, t.names.lightFace[event.kind].toLowerCase(), event.light);
  const counted = event.decision === 'refuse' && event.counted ? t.log.counted : '';
  switch (event.decision) {
    case 'accept':
      return asked + t.log.accepted(claimant, event.held[0], claimed, event.held[1]);
    case 'refuse':
      return asked + t.log.refused(claimed) + counted;
    case 'deny':
      return asked + t.log.denied;
  }
}

function diceText(t: WholeText, dice: TestDice): string {
  const { full, heartless, nobody, extra } = dice;
  return [
    t.log.dice.full(full),
    heartless.length > 0 ? t.log.dice.heartless(list(heartless)) : '',
    nobody.length > 0 ? t.log.dice.nobody(list(nobody)) : '',
    extra.length > 0 ? t.log.dice.extra(list(extra)) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function testText(t: WholeText, state: State, event: Of<'testRolled'>): string {
  const { bonuses, ability, score } = event;
  const name =
    event.roller === null ? (event.alias === '' ? t.log.someone : event.alias) : nameOf(state, event.roller);
  const parts = [
    ...testParts(t, diceText(t, event.dice), event),
    t.log.result(event.result, event.difficulty, event.success),
  ];
  const effects = bonuses.flatMap(({ from, light, cap, ability: used, amount }) => {
    if (from === null) return [];
    // A bond is capped by the score of whoever helps (BH-6.2, BH-6.4, BH-6.8).
    const capped =
      cap === null || used === null ? '' : t.log.cap(cap, nameOf(state, from), t.names.ability[used]);
    return t.log.effect(amount, light, capped);
  });
  // BH-7.7: the other figure in small print, where the score makes a difference.
  const other = event.scoreCounts ? event.result - score : event.result + score;
  const small = score === 0 ? '' : t.log.otherFigure(other, event.scoreCounts);
  const what = t.log.test(ability ? t.names.ability[ability] : '', name);
  return `${what}: ${parts.join('; ')}${effects.join('')}${small}`;
}

const aidsText = (t: WholeText, state: State, aids: readonly Aid[]): string =>
  aids.map(({ from, light }) => t.log.aid(nameOf(state, from), light)).join(', ');

/** The sentence about one event; `state` is the one before the entry. */
function say(t: WholeText, state: State, event: Event): string {
  const { log } = t;
  switch (event.type) {
    case 'bearerAdded':
      return log.added(event.bearer.name);
    case 'bearerEdited':
      return log.edited(event.name, event.profile.name);
    case 'bearerLeft':
      return log.left(event.name);
    case 'bearerDeleted':
      return log.deleted(event.name);
    case 'bearerMoved':
      return log.moved(nameOf(state, event.id), event.to + 1);
    case 'statusSet':
      return log.status(nameOf(state, event.id), t.names.status[event.status]);
    case 'heartChanged':
      return heartText(t, state, event, false);
    case 'plotPainted':
    case 'heartPainted':
    case 'markSet':
      return brushText(t, state, event);
    case 'bondCreated': {
      const { owner, bond, light } = event;
      const parts = bondParts(bond, state.settings);
      return log.bondCreated(
        nameOf(state, owner),
        t.names.kind[bond.kind],
        nameOf(state, bond.to),
        parts,
        light,
      );
    }
    case 'bondRedrawn':
    case 'bondLightSet': {
      const { owner, kind, to, before, light } = event;
      const tell = event.type === 'bondRedrawn' ? log.bondRedrawn : log.bondLight;
      return tell(nameOf(state, owner), t.names.kind[kind], nameOf(state, to), before, light);
    }
    case 'bondRemoved':
      return log.bondRemoved(nameOf(state, event.owner), t.names.kind[event.kind], nameOf(state, event.to));
    case 'bondPromptClosed':
      return log.promptClosed(nameOf(state, event.id));
    case 'claimOpened': {
      const { claimant, claimed, kind, light } = event;
      const face = t.names.lightFace[kind].toLowerCase();
      return log.asks(nameOf(state, claimant), nameOf(state, claimed), face, light);
    }
    case 'claimWithdrawn':
      return log.withdrawn(nameOf(state, event.claimant), nameOf(state, event.claimed));
    case 'claimAnswered':
      return claimText(t, state, event);
    case 'helpDropped':
      return log.dropped(nameOf(state, event.help.claimant), nameOf(state, event.help.claimed));
    case 'testRolled':
      return testText(t, state, event);
    case 'cardPlayed': {
      const { id, cardType, base, bonus, value, cardFrom } = event;
      const card = log.card(nameOf(state, id), t.names.cardType[cardType].toLowerCase(), base, bonus, value);
      return card + (cardFrom === id ? '' : log.cardFrom(nameOf(state, cardFrom)));
    }
    case 'damageShared': {
      const [one, two] = [nameOf(state, event.claimant), nameOf(state, event.claimed)];
      const { damage, claimantTakes, claimedTakes, maxShare, light } = event;
      return log.damage(damage, one, claimantTakes, two, claimedTakes, maxShare, light);
    }
    case 'hpSet': {
      const [before, now] = [event.before, event.hp].map(({ current, max }) => `${current}/${max}`);
      return log.hp(nameOf(state, event.id), before!, now!);
    }
    case 'claimsSet':
      return log.claims(nameOf(state, event.id), event.before, event.claims);
    case 'claimLimitSet':
      return log.limit(nameOf(state, event.id), event.limit);
    case 'claimsUsedSet':
      return log.used(nameOf(state, event.id), event.used);
    case 'protectionsSet':
      return log.protections(nameOf(state, event.id), aidsText(t, state, event.protections));
    case 'adviceSet':
      return log.advice(nameOf(state, event.id), aidsText(t, state, event.advice));
    case 'adventureStarted':
      return log.adventureStarted(event.adventure);
    case 'adventureEnded': {
      const gone = event.retired.map(({ bearer, fate }) => log.retires(nameOf(state, bearer), fate));
      return log.adventureEnded + (gone.length === 0 ? log.nobodyRetires : gone.join(''));
    }
    case 'combatStarted':
      return log.combatStarted;
    case 'combatEnded':
      return log.combatEnded;
    case 'sceneEnded':
      return log.sceneEnded;
    case 'settingChanged': {
      const { key, value } = event.change;
      const said =
        typeof value === 'boolean' ? (value ? log.on : log.off) : t.houseOptions[value].toLowerCase();
      return log.setting(t.houseRules[key].name, said);
    }
    default:
      return assertNever(event);
  }
}

/** The sentences of one entry: a refusal and the roll that it costs are told in one breath. */
export const sayAll = (t: WholeText, state: State, events: readonly Event[]): string =>
  events.reduce((text, event, i) => {
    const before = events[i - 1];
    if (event.type === 'heartChanged' && before?.type === 'claimAnswered')
      return `${text} ${heartText(t, state, event, true)}`;
    return (text === '' ? '' : `${text} · `) + say(t, state, event);
  }, '');
