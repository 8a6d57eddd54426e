/** What follows the first view, in Spanish. */
import es from './strings/es.ts';
import log from './strings/log.es.ts';
import { telling } from './strings/telling.ts';

export default { telling: telling({ ...es, log }) };
