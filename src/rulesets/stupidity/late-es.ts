/** What follows the first view, in Spanish. */
import { panels } from './screen/guide-after.tsx';
import es from './strings/es.ts';
import { telling } from './strings/telling.ts';

export default { telling: telling(es, 'es'), panels };
