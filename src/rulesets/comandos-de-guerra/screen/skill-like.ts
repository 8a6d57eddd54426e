import type { Commando } from '../model/sheet.ts';

/** The skill of a card that goes by such a name, for a form to begin with; Dexterity where there is none. */
export const skillLike = ({ skills }: Commando, names: RegExp): string =>
  skills.find(({ name }) => names.test(name))?.id ?? 'dexterity';
