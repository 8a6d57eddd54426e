/** Names that a file must not use, found on the syntax tree: words in comments and strings are free. */
import ts from 'typescript';
import { parse, walk } from './imports.ts';
import { isTest, type Source } from './sources.ts';
import { zoneOf } from './zones.ts';

/** Clock, random, storage, network and page: whatever would make a replay differ. */
const IMPURE = new Set([
  'Date',
  'crypto',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'performance',
  'globalThis',
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'process',
]);

/** Ways to turn text into markup or code. */
const UNSAFE = new Set([
  'dangerouslySetInnerHTML',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'eval',
  'Function',
]);

const PURE_PARTS = ['rules', 'demo'];

const mustBePure = (path: string): boolean => {
  if (isTest(path)) return false;
  const zone = zoneOf(path);
  return zone.kind === 'kernel' || (zone.kind === 'ruleset' && PURE_PARTS.includes(zone.part));
};

/** Whether an identifier names a member of something, and so no global. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  const named = parent as { readonly name?: ts.Node };
  return (
    named.name === node &&
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent))
  );
}

/** `Math` may only be used as `Math.something`, and something must not be `random`. */
function isHarmlessMath(node: ts.Identifier): boolean {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node && parent.name.text !== 'random';
}

/** Text in code positions: `element['innerHTML']`. */
const keyText = (node: ts.Node): string | null =>
  ts.isStringLiteralLike(node) && ts.isElementAccessExpression(node.parent) ? node.text : null;

export function forbiddenIn(source: Source): string[] {
  const file = parse(source);
  const pure = mustBePure(source.path);
  const found: string[] = [];
  const report = (node: ts.Node, name: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${source.path}:${line + 1} uses ${name}`);
  };
  walk(file, (node) => {
    const name = ts.isIdentifier(node) ? node.text : keyText(node);
    if (name === null) return;
    if (UNSAFE.has(name) && !isTypeName(node)) report(node, name);
    if (!pure || !ts.isIdentifier(node) || isMemberName(node)) return;
    if (IMPURE.has(name)) report(node, name);
    if (name === 'Math' && !isHarmlessMath(node)) report(node, 'Math.random');
  });
  return found;
}

/** `Function` as a type makes no code. */
const isTypeName = (node: ts.Node): boolean => ts.isTypeReferenceNode(node.parent);
