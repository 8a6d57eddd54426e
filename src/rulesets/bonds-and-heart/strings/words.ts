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
  const helper = nameOf(state, who === claimed ? String(claimant) : String(claimed));
  const face = t.names.lightFace[kind as BondKind] ?? '';
  const name = nameOf(state, who);
  switch (because.code) {
    case 'claim':
      return t.owed.claim(name, nameOf(state, String(claimant)), face.toLowerCase());
    case 'share':
      return t.owed.share(name, nameOf(state, String(claimed)), HP_PER_LIGHT * Number(light));
    case 'bonds':
      return t.owed.bonds(name);
    case 'helpCard':
      return t.owed.helpCard(name, helper, face.toLowerCase(), Number(light));
    default:
      return t.owed.helpTest(name, helper, face.toLowerCase(), Number(light));
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
    label: (state, { command }) => t.labelOf(labelOf(t, command), whoOf(state, command)),
    rejection: (why) => plainRejection(t.rejections, why),
    owed: (test, state) => owedText(t, state, test.who, test.because),
  };
}
