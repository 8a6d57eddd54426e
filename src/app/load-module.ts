import { loadOnce } from '../play/load-once.ts';
import type { AnyRulesetModule, RulesetManifest } from '../rulesets/contract.ts';

/** Loads a ruleset's chunk. @throws when the screen is not built. */
export function loadModule({ id, load }: RulesetManifest): Promise<AnyRulesetModule> {
  if (!load) throw new Error(`${id} has no screen`);
  return loadOnce(id, load);
}
