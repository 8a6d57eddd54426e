import type { AnyRulesetModule, RulesetManifest } from '../rulesets/contract.ts';

/** One promise for each ruleset, so that React's `use` finds the same one again. */
const loading = new Map<string, Promise<AnyRulesetModule>>();

/** Loads a ruleset's chunk. A failed load may be tried again. @throws when the screen is not built. */
export function loadModule(manifest: RulesetManifest): Promise<AnyRulesetModule> {
  const known = loading.get(manifest.id);
  if (known) return known;
  if (!manifest.load) throw new Error(`${manifest.id} has no screen`);
  const promise = manifest.load().then((module) => module.default);
  loading.set(manifest.id, promise);
  promise.catch(() => loading.delete(manifest.id));
  return promise;
}
