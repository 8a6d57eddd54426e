/** How texts are told apart in a column of numbers; reader and writer share these figures. */

/** The next of the list of words. */
export const NEW_WORD = 0;
/** The next made-up id, which lies beside what is deflated. */
export const NEW_TOKEN = 1;
/** A word and a number, in two columns that follow. */
export const NEW_NUMBERED = 2;
/** From here on: one that came before. */
export const FIRST_SEEN = 3;

/** Each word as the inside of a JSON string, which has a place for line ends and for half of a surrogate pair. */
export const wordsText = (words: readonly string[]): string =>
  words.map((word) => `${JSON.stringify(word).slice(1, -1)}\n`).join('');

/** @throws what TextDecoder and JSON.parse throw */
export function wordsIn(bytes: Uint8Array): readonly string[] {
  const lines = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).split('\n');
  if (lines.pop() !== '') throw new SyntaxError('the last word has no end');
  return lines.map((line) => String(JSON.parse(`"${line}"`)));
}
