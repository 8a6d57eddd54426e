/** `npm run bench`: sizes, times and dice, with their targets; exits 1 when one is missed. */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** Rulesets are measured without their screens' styles, which need a browser. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

const { module } = await runnerImport(resolve('tests/bench/run.ts'), {
  configFile: false,
  logLevel: 'error',
  plugins: [withoutStyles],
});
if (!(await module.main())) process.exitCode = 1;
