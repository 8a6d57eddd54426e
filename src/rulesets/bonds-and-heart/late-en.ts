/** What follows the first view, in English. */
import en from './strings/en.ts';
import log from './strings/log.en.ts';
import { telling } from './strings/telling.ts';

export default { telling: telling({ ...en, log }) };
