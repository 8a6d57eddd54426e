/** Small files with plain names. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder, isModule, isTest } from './sources.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Most lines of a file: prose and tables of a ruleset are long without being hard. */
function mostLines(path: string): number {
  if (/^src\/rulesets\/[^/]+\/(strings|data)\//.test(path)) return 500;
  return isTest(path) ? 400 : 300;
}

/** `rule-book.en.ts` and `_template.cases.json`, but neither `ruleBook.ts` nor `rule_book.ts`. */
const isKebab = (path: string): boolean =>
  path.split('/').every((part) =>
    part
      .replace(/^_template/, 'template')
      .split('.')
      .every((word) => KEBAB.test(word)),
  );

const files = [...filesUnder('src'), ...filesUnder('tests'), ...filesUnder('scripts')];

describe('files', () => {
  it('are short', () => {
    const long = files
      .filter((path) => isModule(path) || /\.(css|mjs)$/.test(path))
      .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length }))
      .filter(({ path, lines }) => lines > mostLines(path));
    expect(long).toEqual([]);
  });

  it('have names in kebab-case', () => {
    expect(files.filter((path) => !isKebab(path))).toEqual([]);
    expect(['src/ui/Button.tsx', 'src/ui/text_field.tsx', 'src/uiParts/a.ts'].filter(isKebab)).toEqual([]);
  });
});
