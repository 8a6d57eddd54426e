import { use } from 'react';
import type { Later } from './later.ts';

/** A part that follows the first view: at once where it is here, else the `Wait` above waits. */
export const useHere = <T>(part: Later<T>): T => use(part.load());
