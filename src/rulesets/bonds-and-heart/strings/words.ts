/** Turns ids and numbers into the sentences that the first view shows. */
import { plainRejection } from '../../../i18n/rejection.ts';
import type { Message } from '../../../kernel/result.ts';
import type { Words } from '../../contract.ts';
import type { BondKind } from '../model/bearer.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { players, type State } from '../model/state.ts';
import { HP_PER_LIGHT } from '../rules/effects.ts';
import { nameOf } from './name-of.ts';
import type { Text } from './text.ts';

type W = Words<State, Command, Event>;

/** The name that an undo label ends with; nothing when it is about nobody in particular. */
function whoOf(state: State, command: Command): string {
  if ('id' in command) return nameOf(state, command.id);
  if ('owner' in command) return nameOf(state, command.owner);
  if ('claimant' in command) return nameOf(state, command.claimant);
  if (command.type === 'rollTest' && command.roller !== null) return nameOf(state, command.roller);
  return '';
}

function labelOf(t: Text, command: Command): string {
  if (command.type === 'addBearers') return t.label.addBearers(command.bearers.length);
  if (command.type === 'resolveClaim') return t.label.resolveClaim[command.decision];
  return t.label[command.type];
}

function owedText(t: Text, state: State, who: string, because: Message): string {
  const { claimant, claimed, kind, light } = because.params ?? {};
  const asks = nameOf(state, String(claimant));
  const helper = nameOf(state, String(claimed));
  const name = nameOf(state, who);
  const face = (t.names.lightFace[kind as BondKind] ?? '').toLowerCase();
  // BH-6.2, BH-6.3: love is the companion's own, who acts in the claimant's place.
  const love = kind === 'loveHate';
  const lit = Number(light);
  switch (because.code) {
    case 'claim':
      return t.owed.claim(name, asks, face);
    case 'share':
      return t.owed.share(name, helper, HP_PER_LIGHT * lit);
    case 'bonds':
      return t.owed.bonds(name);
    case 'helpCard':
      return love ? t.owed.loveCard(name, asks, lit) : t.owed.helpCard(name, helper, face, lit);
    default:
      return love ? t.owed.loveTest(name, asks, lit) : t.owed.helpTest(name, helper, face, lit);
  }
}

function headline(t: Text, state: State): ReturnType<W['headline']> {
  const turn = state.adventure === 0 ? t.headline.before : t.headline.adventure(state.adventure);
  if (state.phase === 'combat') return { turn, phase: t.headline.combat(state.scene) };
  if (!state.running && state.adventure > 0) return { turn, phase: t.headline.between };
  return { turn, phase: t.headline.scene(state.scene) };
}

export function words(t: Text): W {
  return {
    headline: (state) => headline(t, state),
    summary: (state) => t.summary(players(state).length),
    label: (state, { command }) =>
      [labelOf(t, command), whoOf(state, command)].filter((part) => part !== '').join(', '),
    rejection: (why) => plainRejection(t.rejections, why),
    owed: (test, state) => owedText(t, state, test.who, test.because),
  };
}
