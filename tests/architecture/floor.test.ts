/** Nothing that the oldest supported browsers lack, unless it is asked for first. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { youngIn, youngStylesIn } from './floor.ts';
import { filesUnder, modulesUnder } from './sources.ts';

const path = 'src/app/planted.tsx';

describe('features younger than the floor', () => {
  it('are used in no module', () => {
    expect(modulesUnder('src').flatMap(youngIn)).toEqual([]);
  });

  it('are used in no style without a question', () => {
    const styles = filesUnder('src').filter((file) => file.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(15);
    expect(styles.flatMap((file) => youngStylesIn({ path: file, text: readFileSync(file, 'utf8') }))).toEqual(
      [],
    );
  });

  it.each([
    ['a call', 'requestIdleCallback(draw);'],
    ['a method', 'document.startViewTransition(draw);'],
    ['an attribute', 'const a = <div popover="auto" />;'],
    ['a static method', 'URL.canParse(text);'],
  ])('are caught in code: %s', (_what, text) => {
    expect(youngIn({ path, text })).toHaveLength(1);
  });

  it('are not seen in words and fields', () => {
    expect(youngIn({ path, text: '// popover\nconst s = "popover"; interface A { popover: 1 }' })).toEqual(
      [],
    );
  });

  it.each([
    ['a relative colour', '.a { color: rgb(from var(--tone) r g b / 50%); }'],
    ['one after a question', '@supports (top: 1px) { .b { top: 0 } } .a { color: oklab(from red l a b); }'],
    ['an anchor', '.a { position-anchor: --b; }'],
  ])('are caught in styles: %s', (_what, text) => {
    expect(youngStylesIn({ path: 'a.css', text })).toHaveLength(1);
  });

  it('are free behind a question and in comments', () => {
    const text =
      '/* color(from red) */ @supports (color: rgb(from red r g b)) { .a { color: rgb(from red r g b); } }';
    expect(youngStylesIn({ path: 'a.css', text })).toEqual([]);
  });
});
