/** What a decider answers: events that happened, or the reason why nothing did. */

/** A reason in ids and numbers; the sentence is made on display from `strings/`. */
export interface Message {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Rejection = Message;

export type Decision<E> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly why: Rejection };

export const accept = <E>(...events: readonly E[]): Decision<E> => ({ ok: true, events });

export const reject = (code: string, params?: Rejection['params']): { ok: false; why: Rejection } => ({
  ok: false,
  why: params ? { code, params } : { code },
});

/** Makes a forgotten member of a union a compile error. @throws when reached at run time. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
