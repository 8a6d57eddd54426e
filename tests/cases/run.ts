/**
 * Runs worked cases and prints one line for each file. `CASES_DIR` adds the case files of another folder.
 * @returns whether every case passed
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { differences } from './compare.ts';
import type { CaseRunner, WorkedCase } from './runner.ts';

const RUNNERS = import.meta.glob<{ runner: CaseRunner }>('../../src/rulesets/*/tests/case-runner.ts', {
  eager: true,
});

const runnerId = (path: string): string => path.split('/').at(-3)!;

function runOne(runner: CaseRunner, worked: WorkedCase): string[] {
  try {
    return differences(worked.then, runner.run(worked.given, worked.when), runner.comparison);
  } catch (error) {
    return [`threw ${error instanceof Error ? error.message : String(error)}`];
  }
}

function runFile(id: string, folder: string, runner: CaseRunner): boolean {
  const file = join(folder, `${id}.cases.json`);
  if (!existsSync(file)) return true;
  const cases = JSON.parse(readFileSync(file, 'utf8')) as WorkedCase[];
  const failures = cases.flatMap((worked) => {
    const found = runOne(runner, worked);
    return found.length === 0 ? [] : [`  ${worked.id} ${worked.title}: ${found.join('; ')}`];
  });
  const shown = relative(process.cwd(), folder) || '.';
  console.log(`${id} (${shown}): ${cases.length - failures.length} passed, ${failures.length} failed`);
  for (const failure of failures) console.log(failure);
  return failures.length === 0;
}

export function main(): boolean {
  const folders = [
    join(process.cwd(), 'tests/cases'),
    ...(process.env.CASES_DIR ? [process.env.CASES_DIR] : []),
  ];
  let fine = true;
  for (const folder of folders) {
    if (!existsSync(folder)) {
      console.log(`no such folder: ${folder}`);
      fine = false;
      continue;
    }
    for (const [path, { runner }] of Object.entries(RUNNERS))
      fine = runFile(runnerId(path), folder, runner) && fine;
  }
  return fine;
}
