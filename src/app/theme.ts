/** Which theme is on, and putting it on the page. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Settings, settings, type Theme, type ThemeChoice } from './settings.ts';

/** Lamps are lit from this hour on, and until that one in the morning. */
const DUSK = 19;
const DAWN = 7;

/** Dark by choice, by the device's preference, or after dusk. `hour` is 0…23. */
export function themeFor(choice: ThemeChoice, prefersDark: boolean, hour: number): Theme {
  if (choice !== 'auto') return choice;
  return prefersDark || hour >= DUSK || hour < DAWN ? 'lamplight' : 'parchment';
}

const GROUNDS: Record<Theme, string> = { lamplight: '#15110e', parchment: '#f1ead9' };

const current = createStore<{ readonly theme: Theme }>(() => ({ theme: 'lamplight' }));

export const useTheme = (): Theme => useStore(current, (state) => state.theme);

function apply(chosen: Settings): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = themeFor(chosen.theme, dark, new Date().getHours());
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.style.setProperty('--text-scale', String(chosen.textScale));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUNDS[theme]);
  current.setState({ theme });
}

/** Keeps the page in step with the settings and with the device. */
export function followTheme(): void {
  apply(settings.getState());
  settings.subscribe(apply);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => apply(settings.getState()));
}
