/**
 * `npm run mutation`: mutation tests of the kernel and of every ruleset's rules. It takes some four hours on two
 * cores that do nothing else; `-- src/kernel` runs one folder, and only what changed since its last run. Scores go
 * into docs/proof/mutation.json, and the whole reports, with every survivor, into reports/mutation/.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const SCORES = 'docs/proof/mutation.json';

const everyFolder = () => [
  'src/kernel',
  ...readdirSync('src/rulesets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => `src/rulesets/${entry.name}/rules`),
];

function run(folder) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'],
    {
      stdio: 'inherit',
      env: { ...process.env, MUTATION_FOLDER: folder },
    },
  );
  if (status !== 0) throw new Error(`${folder}: Stryker failed`);
}

/** What became of the mutants. Those that do not compile or were left out on purpose count nowhere. */
function scoreOf(folder) {
  const report = JSON.parse(readFileSync(`reports/mutation/${folder.replaceAll('/', '-')}.json`, 'utf8'));
  const count = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0, Ignored: 0 };
  for (const { mutants } of Object.values(report.files))
    for (const { status } of mutants) if (status in count) count[status] += 1;
  const found = count.Killed + count.Timeout;
  const score = (100 * found) / (found + count.Survived + count.NoCoverage);
  return {
    score: Number(score.toFixed(1)),
    killed: count.Killed,
    timeout: count.Timeout,
    survived: count.Survived,
    noCoverage: count.NoCoverage,
    ignored: count.Ignored,
  };
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : everyFolder();
for (const folder of folders) {
  run(folder);
  const known = existsSync(SCORES) ? JSON.parse(readFileSync(SCORES, 'utf8')) : {};
  const score = scoreOf(folder);
  writeFileSync(SCORES, `${JSON.stringify({ ...known, [folder]: score }, null, 2)}\n`);
  console.log(folder, score);
}
