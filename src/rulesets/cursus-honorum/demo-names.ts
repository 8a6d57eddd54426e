/** Names of the demo table in both languages; all persons are made up. */
import type { Language } from '../../i18n/language.ts';

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;

const PEOPLE = {
  legate: 'Aulo Marcio',
  centurion: 'Tito Lucano',
  optio: 'Servio Naso',
  warlord: 'Baisetas',
  captain: 'Ordumeles',
  chieftain: 'Ilurke',
};
type Kind =
  | 'table'
  | 'rome'
  | 'iberia'
  | 'princeps'
  | 'hastatus'
  | 'veles'
  | 'scutarius'
  | 'caetratus'
  | 'slinger';
export type DemoNames = Readonly<Record<Kind | keyof typeof PEOPLE, string>>;

export const NAMES: Readonly<Record<Language, DemoNames>> = {
  es: {
    ...PEOPLE,
    table: 'Vado del Metauro',
    rome: 'Roma',
    iberia: 'Iberia',
    princeps: 'Príncipe',
    hastatus: 'Hastado',
    veles: 'Vélite',
    scutarius: 'Escutario',
    caetratus: 'Caetrato',
    slinger: 'Hondero',
  },
  en: {
    ...PEOPLE,
    legate: 'Aulus Marcius',
    centurion: 'Titus Lucanus',
    optio: 'Servius Naso',
    table: 'Ford of the Metaurus',
    rome: 'Rome',
    iberia: 'Iberia',
    princeps: 'Princeps',
    hastatus: 'Hastatus',
    veles: 'Veles',
    scutarius: 'Scutarius',
    caetratus: 'Caetratus',
    slinger: 'Funditor',
  },
};
