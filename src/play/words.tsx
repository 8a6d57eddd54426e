/** The ruleset's words in the reader's language, for every screen part below. */
import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import type { Language } from '../i18n/language.ts';
import { useLanguage } from '../i18n/react.ts';
import type { Tagged } from '../kernel/log.ts';
import type { AnyRulesetModule, Words } from '../rulesets/contract.ts';
import { loadOnce } from './load-once.ts';

interface Voice {
  readonly strings: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: one context serves every ruleset; useWords gives the type back
  readonly words: Words<any, any, any>;
  readonly module: AnyRulesetModule;
}

const VoiceContext = createContext<Voice | null>(null);

export const loadStrings = (module: AnyRulesetModule, language: Language): Promise<unknown> =>
  loadOnce(`${module.ruleset.id}/${language}`, module.strings[language]);

/** Loads the words (under a Suspense boundary) and hands them down. */
export function WordsProvider(props: { readonly module: AnyRulesetModule; readonly children: ReactNode }) {
  const language = useLanguage();
  const strings = use(loadStrings(props.module, language));
  const voice = useMemo(
    () => ({ strings, words: props.module.words(strings, language), module: props.module }),
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

export const useModule = (): AnyRulesetModule => useVoice().module;
