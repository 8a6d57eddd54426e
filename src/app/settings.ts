/** What a person chose for this device. Small and replaceable, so it lies in localStorage. */
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { isLanguage, type Language } from '../i18n/language.ts';

export const THEMES = ['auto', 'lamplight', 'parchment'] as const;
export type ThemeChoice = (typeof THEMES)[number];
export type Theme = Exclude<ThemeChoice, 'auto'>;

export const TEXT_SCALES = [1, 1.25, 1.5, 1.75, 2] as const;

export interface Settings {
  /** Null: as the browser asks. */
  readonly language: Language | null;
  readonly theme: ThemeChoice;
  readonly textScale: number;
  readonly keepAwake: boolean;
}

const DEFAULTS: Settings = { language: null, theme: 'auto', textScale: 1, keepAwake: true };

/** Takes over what makes sense of a stored object and leaves the rest at its default. */
export function readSettings(stored: unknown): Settings {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof Settings, unknown>
  >;
  return {
    language: isLanguage(raw.language) ? raw.language : DEFAULTS.language,
    theme: THEMES.find((theme) => theme === raw.theme) ?? DEFAULTS.theme,
    textScale: TEXT_SCALES.find((scale) => scale === raw.textScale) ?? DEFAULTS.textScale,
    keepAwake: typeof raw.keepAwake === 'boolean' ? raw.keepAwake : DEFAULTS.keepAwake,
  };
}

export const settings = createStore<Settings>()(
  persist(() => DEFAULTS, {
    name: 'nervio-settings',
    storage: createJSONStorage(() => localStorage),
    merge: (stored) => readSettings(stored),
  }),
);

export const useSettings = (): Settings => useStore(settings);
