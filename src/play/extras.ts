/** The part of a ruleset that comes later than its table. */
import { use } from 'react';
import type { AnyRulesetExtras, AnyRulesetModule } from '../rulesets/contract.ts';
import { loadOnce } from './load-once.ts';
import { useModule } from './words.tsx';

export const loadExtras = (module: AnyRulesetModule): Promise<AnyRulesetExtras> =>
  loadOnce(`${module.ruleset.id}/extras`, module.extras);

/** Under a `Wait`, where it is not here yet. */
export const useExtras = (): AnyRulesetExtras => use(loadExtras(useModule()));
