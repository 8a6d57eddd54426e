/**
 * What is younger than the oldest browsers that are supported (public/floor.js). The language itself is guarded by
 * `lib` in tsconfig.json and by `build.target`; this list is for the page's own interfaces and for styles, which
 * neither of them sees. Safari's version is given, since Safari is the last of the three.
 */
import ts from 'typescript';
import { parse, walk } from './imports.ts';
import type { Source } from './sources.ts';

/** Name → why it may not be used, or not without asking first whether it is there. */
const YOUNG: Readonly<Record<string, string>> = {
  requestIdleCallback: 'not in Safari',
  startViewTransition: 'Safari 18',
  showPopover: 'Safari 17',
  togglePopover: 'Safari 17',
  popover: 'Safari 17',
  popoverTarget: 'Safari 17',
  closedBy: 'not in Safari',
  requestClose: 'Safari 18.4',
  checkVisibility: 'Safari 17.4',
  getCoalescedEvents: 'Safari 18.2',
  onScrollEnd: 'not before Safari 26.2',
  moveBefore: 'not in Safari',
  setHTMLUnsafe: 'Safari 17.4',
  canParse: 'Safari 17',
  scheduler: 'not in Safari',
  BarcodeDetector: 'not in Safari',
  showSaveFilePicker: 'not in Safari',
  showOpenFilePicker: 'not in Safari',
  deviceMemory: 'not in Safari',
  CloseWatcher: 'not in Safari',
  EyeDropper: 'not in Safari',
};

/** Names of the page's interfaces in code; text and comments are free. */
export function youngIn(source: Source): string[] {
  const file = parse(source);
  const found: string[] = [];
  walk(file, (node) => {
    if (!ts.isIdentifier(node) || !Object.hasOwn(YOUNG, node.text)) return;
    // A name of our own, such as a field of the state, is no interface of the page.
    if (ts.isPropertySignature(node.parent) || ts.isPropertyAssignment(node.parent)) return;
    found.push(`${source.path} uses ${node.text}: ${YOUNG[node.text]}`);
  });
  return found;
}

/**
 * Styles that stand outside of a question and would be lost in an older browser with all that hangs on them.
 * Nesting and `light-dark()` are rewritten by the build; what is only decoration (`text-wrap`, `field-sizing`) may go.
 */
const YOUNG_STYLES: readonly [name: string, pattern: RegExp][] = [
  ['relative colours: Safari 18', /\b(?:color|rgb|hsl|lab|lch|oklab|oklch)\(\s*from\b/],
  ['@scope: Safari 17.4', /@scope\b/],
  ['anchors: Safari 26', /\banchor(?:-size)?\(|position-(?:anchor|area)\s*:/],
  [':open: not in Safari', /:open\b/],
  ['popover: Safari 17', /:popover-open\b/],
  ['scroll-driven animation: Safari 26', /animation-timeline\s*:/],
  ['contrast-color: Safari 26', /\bcontrast-color\(/],
];

/** The text without comments and without the blocks that ask first. */
function unasked(css: string): string {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let out = '';
  for (let at = 0; at < text.length; ) {
    const ask = text.indexOf('@supports', at);
    if (ask < 0) return out + text.slice(at);
    out += text.slice(at, ask);
    at = text.indexOf('{', ask) + 1;
    for (let depth = 1; depth > 0 && at < text.length; at += 1) {
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
    }
  }
  return out;
}

export const youngStylesIn = ({ path, text }: Source): string[] =>
  YOUNG_STYLES.filter(([, pattern]) => pattern.test(unasked(text))).map(([name]) => `${path} uses ${name}`);
