/**
 * The shape of a value as plain data, read off its valibot schema. The link codec works on shapes alone, so
 * it serves every ruleset, and the shape of an older version can be kept as data when a schema changes.
 */
import type { GenericSchema } from 'valibot';

export type Shape =
  | { readonly is: 'flag' | 'number' | 'text' | 'plain' }
  | { readonly is: 'one'; readonly value: string | number | boolean }
  | { readonly is: 'pick'; readonly options: readonly (string | number)[] }
  /** A value that may be null, or a field that may be missing. */
  | { readonly is: 'maybe' | 'gap' | 'list'; readonly item: Shape }
  | { readonly is: 'tuple'; readonly items: readonly Shape[] }
  | { readonly is: 'object'; readonly fields: readonly (readonly [string, Shape])[] }
  | { readonly is: 'record'; readonly key: Shape; readonly value: Shape }
  /** A union told apart by one field; each option is an object. */
  | { readonly is: 'choice'; readonly on: string; readonly options: readonly Shape[] };

/** What valibot's schemas hold at run time, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly key?: Node | string;
  readonly value?: Node;
  readonly wrapped?: Node;
  readonly literal?: string | number | boolean;
  readonly options?: readonly (Node | string | number)[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isSimple = ({ type }: Node): boolean =>
  ['boolean', 'number', 'string', 'literal', 'picklist'].includes(type);

/** Options of nested variants are options of the outer one. */
const flatten = (options: readonly Shape[]): Shape[] =>
  options.flatMap((option) => (option.is === 'choice' ? flatten(option.options) : [option]));

function unionShape(options: readonly Node[], on: unknown): Shape {
  if (typeof on === 'string') return { is: 'choice', on, options: flatten(options.map(shapeOfNode)) };
  if (options.every(isSimple)) return { is: 'plain' };
  throw new Error('a union of objects must be a variant, so that links can tell its options apart');
}

function shapeOfNode(node: Node): Shape {
  switch (node.type) {
    case 'boolean':
      return { is: 'flag' };
    case 'number':
      return { is: 'number' };
    case 'string':
      return { is: 'text' };
    case 'literal':
      return { is: 'one', value: node.literal! };
    case 'picklist':
      return { is: 'pick', options: node.options as readonly (string | number)[] };
    case 'nullable':
      return { is: 'maybe', item: shapeOfNode(node.wrapped!) };
    case 'optional':
    case 'exact_optional':
      return { is: 'gap', item: shapeOfNode(node.wrapped!) };
    case 'array':
      return { is: 'list', item: shapeOfNode(node.item!) };
    case 'tuple':
    case 'strict_tuple':
      return { is: 'tuple', items: node.items!.map(shapeOfNode) };
    case 'object':
    case 'strict_object':
      return {
        is: 'object',
        fields: Object.entries(node.entries!).map(([key, inner]) => [key, shapeOfNode(inner)]),
      };
    case 'record':
      return { is: 'record', key: shapeOfNode(node.key as Node), value: shapeOfNode(node.value!) };
    case 'variant':
    case 'union':
      return unionShape(node.options!.filter(isNode), node.key);
    default:
      throw new Error(`links cannot carry a schema of the kind "${node.type}"`);
  }
}

/** @throws for a kind of schema that no link has carried so far */
export const shapeOf = (schema: GenericSchema): Shape => shapeOfNode(schema as unknown as Node);
