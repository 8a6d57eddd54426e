/** The words that follow the first view: the log, and the house rules by name. */
import log from './log.en.ts';

const late = {
  log,
} as const;

export default late;
