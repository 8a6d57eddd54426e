/** Type-level helpers. */

/** The same shape with everything in it readonly, so that a parsed value compares with a model's type. */
export type DeepReadonly<T> = T extends (infer U)[] | readonly (infer U)[]
  ? readonly DeepReadonly<U>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** `true` when both types allow exactly the same values, `false` otherwise. */
export type SameShape<A, B> = [DeepReadonly<A>] extends [DeepReadonly<B>]
  ? [DeepReadonly<B>] extends [DeepReadonly<A>]
    ? true
    : false
  : false;
