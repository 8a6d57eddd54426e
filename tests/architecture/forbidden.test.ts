/** No clock, random source, page or storage in the kernel and the rules; no markup from text anywhere. */
import { describe, expect, it } from 'vitest';
import { forbiddenIn } from './forbidden.ts';
import { modulesUnder } from './sources.ts';

const rules = 'src/rulesets/alpha/rules/planted.ts';
const screen = 'src/rulesets/alpha/screen/planted.tsx';

describe('forbidden names', () => {
  it('are used in no module', () => {
    expect(modulesUnder('src').flatMap(forbiddenIn)).toEqual([]);
  });

  it.each([
    ['Math.random', 'const x = Math.random();'],
    ['Math["random"]', 'const x = Math["random"]();'],
    ['Math in another name', 'const { random } = Math;'],
    ['the clock', 'const now = Date.now();'],
    ['a date', 'const now = new Date();'],
    ['crypto', 'crypto.getRandomValues(bytes);'],
    ['the page', 'const w = window.innerWidth;'],
    ['a shorthand', 'const o = { document };'],
    ['storage', 'localStorage.clear();'],
    ['globalThis', 'globalThis.Date;'],
    ['a timer', 'setTimeout(() => {}, 1);'],
    ['a default value', 'function f(at = performance) {}'],
  ])('are caught in rules: %s', (_what, text) => {
    expect(forbiddenIn({ path: rules, text }).length).toBeGreaterThan(0);
    expect(forbiddenIn({ path: 'src/kernel/planted.ts', text }).length).toBeGreaterThan(0);
    expect(forbiddenIn({ path: screen, text })).toEqual([]);
  });

  it.each([
    ['an attribute', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;'],
    ['a property', 'element.innerHTML = text;'],
    ['a key', 'element["innerHTML"] = text;'],
    ['eval', 'eval(text);'],
    ['a made function', 'new Function(text);'],
  ])('are caught in screens: %s', (_what, text) => {
    expect(forbiddenIn({ path: screen, text })).toHaveLength(1);
  });

  it.each([
    ['a comment', '// the Date of the window, Math.random()'],
    ['a sentence', 'const s = "Date and window and innerHTML";'],
    ['members', 'const o = { window: 1, crypto: 2 }; o.window + o.crypto;'],
    ['a type with such a member', 'interface A { readonly document: string; self(): void }'],
    ['other mathematics', 'const x = Math.floor(Math.PI);'],
  ])('are not seen in %s', (_what, text) => {
    expect(forbiddenIn({ path: rules, text })).toEqual([]);
  });
});
