/** What follows the first view, in English. */
import { panels } from './screen/panels.ts';
import en from './strings/en.ts';
import { telling } from './strings/telling.ts';

export default { telling: telling(en, 'en'), panels };
