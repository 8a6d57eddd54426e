/** The table behind "Example" on the tile. */
import type { Language } from '../../i18n/language.ts';
import { DEFAULT_SETTINGS, type State, type Unit } from './model.ts';

const unit = (id: string, name: string, nerve: number, shaken = false): Unit => ({ id, name, nerve, shaken });

const NAMES: Record<Language, { table: string; units: readonly [string, string, string] }> = {
  es: { table: 'La puerta norte', units: ['Guardia', 'Arqueros', 'Reclutas'] },
  en: { table: 'The north gate', units: ['Guards', 'Archers', 'Recruits'] },
};

export function demo(language: Language): { name: string; state: State } {
  const { table, units } = NAMES[language];
  return {
    name: table,
    state: {
      units: [unit('guards', units[0], 5), unit('archers', units[1], 4), unit('recruits', units[2], 3, true)],
      settings: DEFAULT_SETTINGS,
    },
  };
}
