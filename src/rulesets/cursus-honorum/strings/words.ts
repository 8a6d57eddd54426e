/** Turns ids and numbers into the sentences that the first view shows. */
import type { Language, Translation } from '../../../i18n/language.ts';
import type { Words } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { characterOf, nameOf, type State } from '../model/game.ts';
import { standing } from '../rules/progress.ts';
import type { Strings } from './en.ts';
import { entryLabel } from './labels.ts';
import { armyName, type Speaker } from './speaker.ts';

type Told = Parameters<Words<State, Command, Event>['rejection']>[0];

/** Refusals name the character, wherever the reason carries its id. */
function rejection(t: Translation<Strings>, why: Told, state: State): string {
  const sentences: Readonly<Record<string, string | ((...args: (string | number)[]) => string)>> =
    t.rejections as Translation<Strings>['rejections'] & Record<string, never>;
  const sentence = Object.hasOwn(sentences, why.code) ? sentences[why.code] : undefined;
  if (sentence === undefined) return why.code;
  if (typeof sentence === 'string') return sentence;
  const { id, source, name, pick = 0, of = 0 } = why.params ?? {};
  const key = String(id ?? source ?? '');
  const who = name ?? characterOf(state, key)?.name ?? (key || t.someone);
  return sentence(String(who), pick, of);
}

export function words(t: Translation<Strings>, language: Language): Words<State, Command, Event> {
  const speaker = (state: State, dice: Speaker['dice']): Speaker => ({ t, language, state, dice });
  return {
    headline: (state) => {
      const round = state.step && state.phase !== 'recovery' ? ` · ${t.round(state.step.round)}` : '';
      return { turn: t.turn(state.turn), phase: `${t.phases[state.phase]}${round}` };
    },
    summary: (state) => {
      const by = speaker(state, []);
      return t.summary(armyName(by, 'a'), standing(state, 'a'), armyName(by, 'b'), standing(state, 'b'));
    },
    label: (state, entry) => entryLabel(speaker(state, []), entry),
    rejection: (why, state) => rejection(t, why, state),
    owed: (test, state) => {
      const who = nameOf(state, test.who);
      const { points = 0, dice = 0, pick = 0, of = 0 } = test.because.params ?? {};
      const { code } = test.because;
      if (code === 'pick') return t.owed.pick(who, Number(pick), Number(of));
      if (code === 'noPrey') return t.owed.noPrey(who, Number(dice));
      if (code === 'flight') return t.owed.flight(who, Number(points), Number(dice));
      const track = code === 'fury' || code === 'attack' ? code : 'pursuit';
      return t.owed.other(who, t.tracks[track], Number(points), Number(dice));
    },
  };
}
