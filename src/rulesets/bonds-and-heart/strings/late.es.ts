/** The words that follow the first view, in Spanish; their shape is that of late.en.ts. */
import type { Translation } from '../../../i18n/language.ts';
import type en from './late.en.ts';
import log from './log.es.ts';

const late: Translation<typeof en> = {
  log,
};

export default late;
