/** Runs `main()` of a TypeScript file through Vite, with import.meta.glob at hand; exits 1 when it says false. */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: node scripts/run-ts.mjs <file.ts>');
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
if ((await module.main()) === false) process.exitCode = 1;
