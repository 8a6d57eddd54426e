import type { Message } from '../kernel/result.ts';

/** Sentences by code: a plain one, or a function that takes the parameters in the order they were given. */
type Sentences = Readonly<Record<string, string | ((...args: never[]) => string)>>;

/**
 * The sentence for a reason. Parameters reach the function in the order in which `decide` names them.
 * A code without a sentence is shown as it is, so that a gap is seen instead of hidden.
 */
export function plainRejection(sentences: Sentences, why: Message): string {
  const sentence = sentences[why.code];
  if (sentence === undefined) return why.code;
  if (typeof sentence === 'string') return sentence;
  return sentence(...(Object.values(why.params ?? {}) as never[]));
}
