/** What follows the first view, in English. */
import { panels } from './screen/guide-after.tsx';
import en from './strings/en.ts';
import { telling } from './strings/telling.ts';

export default { telling: telling(en, 'en'), panels };
