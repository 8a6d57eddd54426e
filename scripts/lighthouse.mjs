/**
 * `npm run lighthouse`: Lighthouse on home and on each ruleset of the build in `dist/`, as a phone and as a
 * desktop sees them. The median of three runs goes into docs/proof/lighthouse.json and, with whatever is below
 * its target, into docs/proof/lighthouse.md. Exits 1 when a target is missed. `RUNS=1` is quicker and rougher.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { serving } from './serving.mjs';

const PORT = Number(process.env.PORT ?? 4176);
const RUNS = Number(process.env.RUNS ?? 3);
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const FORMS = { mobile: [], desktop: ['--preset=desktop'] };
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

const { base, stop } = await serving(PORT, { https: true });

const pages = [
  '/',
  ...readdirSync('src/rulesets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => `/${name}`),
];

function audit(path, form) {
  const file = join(tmpdir(), `nervio-lighthouse-${process.pid}.json`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      `${base}${path}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --ignore-certificate-errors --lang=es',
      ...FORMS[form],
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Lighthouse failed on ${path}: ${stderr}`);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  const below = Object.entries(categories).flatMap(([id, { auditRefs }]) =>
    id === 'performance'
      ? []
      : auditRefs.filter((one) => one.weight > 0 && (audits[one.id].score ?? 1) < 1).map((one) => one.id),
  );
  return {
    ...Object.fromEntries(Object.keys(TARGETS).map((id) => [id, Math.round(categories[id].score * 100)])),
    ...Object.fromEntries(Object.entries(TIMES).map(([name, id]) => [name, audits[id].numericValue])),
    below,
  };
}

/** The run in the middle, by performance. */
function median(path, form) {
  const runs = Array.from({ length: RUNS }, () => audit(path, form));
  runs.sort((a, b) => a.performance - b.performance);
  const middle = runs[Math.floor(RUNS / 2)];
  return { page: path, form, ...middle, performanceOfAll: runs.map(({ performance }) => performance) };
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const row = (one) =>
  `| ${[
    `\`${one.page}\``,
    one.form,
    ...Object.entries(TARGETS).map(([id, target]) => (one[id] < target ? `**${one[id]}**` : one[id])),
    seconds(one.fcp),
    seconds(one.lcp),
    `${Math.round(one.tbt)} ms`,
    one.cls.toFixed(3),
    one.below.join(', '),
  ].join(' | ')} |`;

const page = (results, load) => `# Lighthouse

Made by \`npm run lighthouse\` from the build in \`dist/\`, served compressed over HTTP/2, as static hosts do. Targets: performance 95, the others 100; figures below them are **bold**. Median of ${RUNS}. "Mobile" is Lighthouse's slow phone (four times slower processor, 1.6 Mbit/s, 150 ms), so it hangs on the machine that measures: ${availableParallelism()} processors, load ${load} while measuring${load > availableParallelism() ? ' — **the machine was busy with other work, so the times are worse than they are**' : ''}.

| Page | Form | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Blocked | Shift | Below |
|---|---|---|---|---|---|---|---|---|---|---|
${results.map(row).join('\n')}
`;

try {
  const results = [];
  for (const path of pages) {
    for (const form of Object.keys(FORMS)) {
      results.push(median(path, form));
      console.log(row(results.at(-1)));
    }
  }
  const load = Number(loadavg()[1].toFixed(1));
  mkdirSync('docs/proof', { recursive: true });
  writeFileSync('docs/proof/lighthouse.json', `${JSON.stringify({ load, results }, null, 2)}\n`);
  writeFileSync('docs/proof/lighthouse.md', page(results, load));
  const missed = results.some((one) => Object.entries(TARGETS).some(([id, target]) => one[id] < target));
  if (missed) process.exitCode = 1;
} finally {
  stop();
}
