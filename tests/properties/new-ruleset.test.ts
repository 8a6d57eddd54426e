/** `npm run new-ruleset`, run on a copy of the template in a temporary folder. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRuleset } from '../../scripts/ruleset-from-template.mjs';
import { filesUnder } from '../architecture/sources.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-ruleset-'));
  for (const path of ['src/rulesets/_template', 'tests/cases/_template.cases.json'])
    cpSync(path, join(root, path), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('a new ruleset', () => {
  it('has every file of the template and none of its names', () => {
    createRuleset(root, 'try-me');
    const folder = join(root, 'src/rulesets/try-me');
    const inside = (of: string): string[] => filesUnder(of).map((path) => path.slice(of.length));
    expect(inside(folder)).toEqual(inside('src/rulesets/_template'));
    for (const path of filesUnder(folder))
      expect(readFileSync(path, 'utf8'), path).not.toMatch(/_template|\bTP-C?\d/);
    expect(read('src/rulesets/try-me/rules/ruleset.ts')).toContain(`id: 'try-me'`);
  });

  it('stands on the home screen, behind the others', () => {
    const first = createRuleset(root, 'try-me');
    const manifest = read('src/rulesets/try-me/manifest.ts');
    expect(manifest).toContain(`id: 'try-me'`);
    expect(manifest).toContain(`title: { es: 'Try me', en: 'Try me' }`);
    expect(manifest).toContain(`order: ${first.order},`);
    expect(first.order).toBe(1);
    expect(createRuleset(root, 'another').order).toBe(2);
  });

  it('has cases of its own, with its own numbers', () => {
    const { prefix } = createRuleset(root, 'try-me');
    const cases: { id: string; rules: string[] }[] = JSON.parse(read('tests/cases/try-me.cases.json'));
    expect(cases.length).toBeGreaterThan(0);
    for (const { id, rules } of cases)
      expect([id, ...rules].every((one) => one.startsWith(`${prefix}-`))).toBe(true);
    expect(read('src/rulesets/try-me/strings/rule-book.en.ts')).toContain(`'${prefix}-1.1'`);
  });

  it('takes letters for its rules that no other has', () => {
    const prefixes = ['try-me', 'tame-mice', 'tam', 'ta', 'my', 'mine', 'x9'].map(
      (id) => createRuleset(root, id).prefix,
    );
    expect(new Set([...prefixes, 'TP']).size).toBe(prefixes.length + 1);
    for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z]{2,3}$/);
  });

  it.each([
    '',
    'Try',
    'try_me',
    '-try',
    'try-',
    'a--b',
    '../up',
    'a/b',
    '9lives',
    '_template',
    'x'.repeat(31),
    'assets',
  ])('is refused as %j, and nothing is written', (id) => {
    const before = readdirSync(join(root, 'src/rulesets'));
    expect(() => createRuleset(root, id)).toThrow(/^"/);
    expect(readdirSync(join(root, 'src/rulesets'))).toEqual(before);
  });

  it('never overwrites one that is there', () => {
    createRuleset(root, 'try-me');
    expect(() => createRuleset(root, 'try-me')).toThrow('There is already');
    rmSync(join(root, 'src/rulesets/try-me'), { recursive: true });
    expect(() => createRuleset(root, 'try-me')).toThrow('try-me.cases.json');
    expect(existsSync(join(root, 'src/rulesets/try-me'))).toBe(false);
  });
});
