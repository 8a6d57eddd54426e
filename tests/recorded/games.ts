/** The rulesets that are recorded: every folder but the pattern, or the one that MUTATION_FOLDER names. */
import type { RulesetProof } from '../../src/rulesets/contract.ts';
import type { Recordable } from './evening.ts';

const only = /^src\/rulesets\/([^/]+)/.exec(process.env.MUTATION_FOLDER ?? '')?.[1];

const RULES = import.meta.glob<Pick<Recordable, 'ruleset'>>('../../src/rulesets/[a-z]*/rules/ruleset.ts');
const DEMOS = import.meta.glob<Pick<Recordable, 'demo'>>('../../src/rulesets/[a-z]*/demo.ts');
const PROOFS = import.meta.glob<RulesetProof<unknown, { readonly type: string }>>(
  '../../src/rulesets/[a-z]*/tests/proof.ts',
);

/** A ruleset's folder, and its rules alone: the words and screens of the others would only take time. */
export async function recordables(): Promise<ReadonlyMap<string, Recordable>> {
  const games = new Map<string, Recordable>();
  for (const [path, rules] of Object.entries(RULES)) {
    const folder = path.split('/').at(-3)!;
    if (only && folder !== only) continue;
    const { ruleset } = await rules();
    const { demo } = await DEMOS[`../../src/rulesets/${folder}/demo.ts`]!();
    games.set(folder, {
      ruleset,
      demo,
      proof: await PROOFS[`../../src/rulesets/${folder}/tests/proof.ts`]!(),
    });
  }
  return games;
}
