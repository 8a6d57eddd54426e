/** What a module imports, read from its syntax tree: static, re-exported, dynamic and globbed imports. */
import { posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './sources.ts';

export interface Import {
  /** A path from the root for our own files, the bare name for a package. */
  readonly target: string;
  readonly external: boolean;
  /** Only types cross: nothing of it is left at run time. */
  readonly typeOnly: boolean;
  /** Loaded later, so that it is not part of the importer's chunk. */
  readonly lazy: boolean;
}

/** A name that cannot be read from the source is never allowed. */
const UNREADABLE = 'unreadable';

export const parse = ({ path, text }: Source): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** Calls `visit` on a node and on everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function resolve(from: string, name: string): Pick<Import, 'target' | 'external'> {
  const plain = name.split('?')[0]!;
  if (plain.startsWith('.')) return { target: posix.join(posix.dirname(from), plain), external: false };
  if (plain.startsWith('/')) return { target: plain.slice(1), external: false };
  return { target: plain, external: true };
}

const onlyTypes = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
};

const textOf = (node: ts.Expression | undefined): string =>
  node && ts.isStringLiteralLike(node) ? node.text : UNREADABLE;

/** A glob of Vite as an expression over paths from the root. */
function globToRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\*\*\/|\*|\{[^}]*\}|[.+^$()|[\]\\]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').join('|')})`;
    return `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}

const isGlob = (call: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(call.expression) &&
  call.expression.name.text === 'glob' &&
  ts.isMetaProperty(call.expression.expression);

function globbed(path: string, call: ts.CallExpression, known: readonly string[]): Import[] {
  const [first, options] = call.arguments;
  const patterns = first && ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
  const lazy = !/eager\s*:\s*true/.test(options?.getText() ?? '');
  return patterns.flatMap((pattern): Import[] => {
    const { target } = resolve(path, textOf(pattern));
    if (target === UNREADABLE) return [{ target, external: false, typeOnly: false, lazy }];
    const fits = globToRegExp(target.replace(/^!/, ''));
    // A pattern that excludes takes nothing away here: the check is then stricter, never laxer.
    return known
      .filter((file) => fits.test(file))
      .map((file) => ({ target: file, external: false, typeOnly: false, lazy }));
  });
}

/** @param known every path of the repository that a glob may meet */
export function importsOf(source: Source, known: readonly string[]): Import[] {
  const found: Import[] = [];
  const add = (name: string, typeOnly: boolean, lazy: boolean): void => {
    found.push({ ...resolve(source.path, name), typeOnly, lazy });
  };
  walk(parse(source), (node) => {
    if (ts.isImportDeclaration(node)) add(textOf(node.moduleSpecifier), onlyTypes(node.importClause), false);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(textOf(node.moduleSpecifier), node.isTypeOnly, false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(textOf(node.argument.literal as ts.Expression), true, false);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(textOf(node.arguments[0]), false, true);
    else if (ts.isCallExpression(node) && isGlob(node)) found.push(...globbed(source.path, node, known));
  });
  return found;
}
