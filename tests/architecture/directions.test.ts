/** The directions of `docs/decisions` and the folder list: who may import whom. */
import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { filesUnder, modulesUnder } from './sources.ts';
import { violation } from './zones.ts';

/** Fewer than this means that the search is broken, and a broken search finds no violation. */
const FEWEST_MODULES = 60;

const known = [...filesUnder('src'), ...filesUnder('tests')];
const modules = modulesUnder('src');

const judge = (path: string, text: string, others: readonly string[] = []): string[] =>
  importsOf({ path, text }, others).flatMap((wanted) => violation(path, wanted) ?? []);

describe('import directions', () => {
  it('sees the whole app', () => {
    expect(modules.length).toBeGreaterThanOrEqual(FEWEST_MODULES);
    expect(modules.flatMap((module) => importsOf(module, known)).length).toBeGreaterThan(FEWEST_MODULES);
  });

  it('hold in every module', () => {
    expect(modules.flatMap(({ path, text }) => judge(path, text, known))).toEqual([]);
  });
});

describe('the check of directions', () => {
  const kernel = 'src/kernel/planted.ts';
  const rules = 'src/rulesets/alpha/rules/planted.ts';
  const screen = 'src/rulesets/alpha/screen/planted.tsx';
  const manifest = 'src/rulesets/alpha/manifest.ts';

  it.each([
    ['a static import', kernel, `import { t } from '../i18n/format.ts';`],
    ['a type', kernel, `import type { T } from '../ui/button.tsx';`],
    ['a type in place', kernel, `type T = import('../ui/button.tsx').T;`],
    ['an import for its effect', kernel, `import '../app/app.css';`],
    ['a re-export', kernel, `export * from '../table/table.ts';`],
    ['a dynamic import', kernel, `const x = await import('../table/table.ts');`],
    ['a dynamic import that nobody can read', kernel, 'const x = await import(name);'],
    ['an import from the root', kernel, `import { a } from '/src/app/a.ts';`],
    ['react in the kernel', kernel, `import { useState } from 'react';`],
    ['react in the rules', rules, `import { useState } from 'react';`],
    ['strings in the rules', rules, `import en from '../strings/en.ts';`],
    ['a screen in the rules', rules, `import { S } from '../screen/screen.tsx';`],
    ['the language in the rules', rules, `import type { Language } from '../../../i18n/language.ts';`],
    ['another ruleset', rules, `import { s } from '../../beta/model.ts';`],
    ['another ruleset from a screen', screen, `import { s } from '../../beta/model.ts';`],
    ['storage in a screen', screen, `import { s } from '../../../persist/store.ts';`],
    ['the app in a screen', screen, `import { s } from '../../../app/shell.tsx';`],
    ['an eager ruleset in the manifest', manifest, `import module from './index.ts';`],
    ['an eager screen in the manifest', manifest, `import { S } from './screen/screen.tsx';`],
    ['the kernel in the manifest', manifest, `import { add } from '../../kernel/fraction.ts';`],
    [
      'the inside of a ruleset in the app',
      'src/app/a.tsx',
      `import { m } from '../rulesets/alpha/model.ts';`,
    ],
    ['rules in the table', 'src/table/a.ts', `import { m } from '../rulesets/alpha/model.ts';`],
    ['the table in the board', 'src/board/a.tsx', `import { t } from '../table/table.ts';`],
    ['the kernel in the plain parts', 'src/ui/a.tsx', `import { t } from '../kernel/dice.ts';`],
    ['values of the kernel in i18n', 'src/i18n/a.ts', `import { accept } from '../kernel/result.ts';`],
    ['a file in no zone', 'src/helpers/a.ts', `import { t } from '../kernel/dice.ts';`],
  ])('catches %s', (_what, path, text) => {
    expect(judge(path, text)).toHaveLength(1);
  });

  it('catches what a glob meets', () => {
    const text = `const all = import.meta.glob(['./*/{manifest,index}.ts*'], { eager: true });`;
    const others = ['src/rulesets/alpha/manifest.ts', 'src/rulesets/alpha/index.ts', 'src/app/a.tsx'];
    expect(judge('src/rulesets/registry.ts', text, others)).toEqual([
      'src/rulesets/registry.ts imports src/rulesets/alpha/index.ts: the registry knows manifests and tiles; chunks and words it may fetch, not hold',
    ]);
    expect(
      judge('src/rulesets/early.ts', `import.meta.glob('./*/{index,model}.ts')`, [
        'src/rulesets/alpha/index.ts',
        'src/rulesets/alpha/model.ts',
      ]),
    ).toHaveLength(1);
    expect(
      judge('src/app/a.tsx', `import.meta.glob('../**/model.ts')`, ['src/rulesets/alpha/model.ts']),
    ).toHaveLength(1);
  });

  it.each([
    ['the kernel in the rules', rules, `import { roll } from '../../../kernel/dice.ts';`],
    ['its model in the rules', rules, `import { roll } from '../model.ts';`],
    ['the lazy ruleset in the manifest', manifest, `const load = () => import('./index.ts');`],
    ['a drawing in the manifest', manifest, `import { Emblem } from './glyph.tsx';`],
    ['a message in i18n', 'src/i18n/a.ts', `import type { Message } from '../kernel/result.ts';`],
    ['the contract in the app', 'src/app/a.tsx', `import type { Words } from '../rulesets/contract.ts';`],
    ['anything in main', 'src/main.tsx', `import { m } from './rulesets/alpha/model.ts';`],
    ['an import in a comment', kernel, `// import { t } from '../i18n/format.ts';`],
  ])('lets pass %s', (_what, path, text) => {
    expect(judge(path, text)).toEqual([]);
  });
});
