/** What is said of something behind its name, in brackets: nothing when there is nothing to say. */
export function inBrackets(...parts: readonly (string | false)[]): string {
  const said = parts.filter(Boolean).join(', ');
  return said && ` (${said})`;
}
