/** The ruleset's words in the reader's language, for every screen part below. */
import { type ComponentType, createContext, type ReactNode, use, useContext, useMemo } from 'react';
import type { Language } from '../i18n/language.ts';
import { useLanguage } from '../i18n/react.ts';
import type { Tagged } from '../kernel/log.ts';
import type { Later } from '../later/later.ts';
import { useHere } from '../later/use-here.ts';
import type { AllWords, AnyRulesetLate, AnyRulesetModule, Words } from '../rulesets/contract.ts';
import { loadOnce, onceOf } from './load-once.ts';

interface Voice {
  readonly strings: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: one context serves every ruleset; useWords gives the type back
  readonly words: Words<any, any, any>;
  readonly module: AnyRulesetModule;
  readonly late: Later<AnyRulesetLate>;
}

const VoiceContext = createContext<Voice | null>(null);

export const loadStrings = (module: AnyRulesetModule, language: Language): Promise<unknown> =>
  loadOnce(`${module.ruleset.id}/${language}`, module.strings[language]);

/** What follows the first view of the ruleset's tables, in one language. */
export const lateOf = (module: AnyRulesetModule, language: Language): Later<AnyRulesetLate> =>
  onceOf(`${module.ruleset.id}/late/${language}`, module.late[language]);

/** Loads the words (under a `Wait`) and hands them down. */
export function WordsProvider(props: { readonly module: AnyRulesetModule; readonly children: ReactNode }) {
  const language = useLanguage();
  const strings = use(loadStrings(props.module, language));
  const voice = useMemo(
    () => ({
      strings,
      words: props.module.words(strings, language),
      module: props.module,
      late: lateOf(props.module, language),
    }),
    [strings, language, props.module],
  );
  return <VoiceContext value={voice}>{props.children}</VoiceContext>;
}

function useVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (!voice) throw new Error('no ruleset is open here');
  return voice;
}

/** The ruleset's own strings; T is the type of its `strings/en.ts`, as a `Translation`. */
export const useStrings = <T,>(): T => useVoice().strings as T;

export const useWords = <S, C extends Tagged, E extends Tagged>(): Words<S, C, E> => useVoice().words;

/** What follows the first view, to be fetched when that stands. */
export const useLater = <L extends AnyRulesetLate>(): Later<L> => useVoice().late as Later<L>;

/** The same for use; it needs a `Wait` above. */
export const useLate = <L extends AnyRulesetLate>(): L => useHere(useLater<L>());

/** A part of the screen that follows the first view; it needs a `Wait` above, or it holds up all around it. */
export const latePart =
  <L extends AnyRulesetLate, P extends object>(pick: (late: L) => ComponentType<P>) =>
  (props: P) => {
    const Part = pick(useLate<L>());
    return <Part {...props} />;
  };

/** Every sentence of the ruleset, those of the log and of its sheets too. Waits as `useLate` does. */
export function useAllWords<S, C extends Tagged, E extends Tagged>(): AllWords<S, C, E> {
  const words = useWords<S, C, E>();
  const { telling } = useLate();
  return useMemo(() => ({ ...words, ...telling }), [words, telling]);
}

export const useModule = (): AnyRulesetModule => useVoice().module;
