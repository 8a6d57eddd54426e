/** `npm run new-ruleset -- <id>`: a compiling, tested ruleset of its own from `src/rulesets/_template`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createRuleset } from './ruleset-from-template.mjs';

const [id, ...more] = process.argv.slice(2);
if (!id || more.length > 0) {
  console.error(
    'Usage: npm run new-ruleset -- <id>\nThe id is in small letters with dashes, such as "night-raid".',
  );
  process.exit(1);
}

let made;
try {
  made = createRuleset(process.cwd(), id);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// Longer names may need other line breaks than the template's.
const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome');
spawnSync(process.execPath, [biome, 'check', '--write', '--log-level=error', made.folder], {
  stdio: 'inherit',
});

// A ruleset that was never recorded would fail the tests before its first line is written.
spawnSync(process.execPath, [join('scripts', 'run-ts.mjs'), join('tests', 'recorded', 'run.ts'), id], {
  stdio: 'inherit',
});

console.log(`${made.title} is ready in ${made.folder}, with its worked cases in ${made.cases}.
Its rules are numbered ${made.prefix}-1.1, ${made.prefix}-1.2 …
What to do next:
  1. npm run dev             it is on the home screen already
  2. model.ts and schema.ts  what a table can be, be told, and go through
  3. rules/                  one file for each section of your rules
  4. strings/                its words in both languages, and the rule book
  5. npm run record -- ${id}
                             how its evenings go now, once its rules are what they should be
  6. npm test                the contract suite, the cases and the record run over it from now on
All of it step by step: docs/add-a-ruleset.md`);
