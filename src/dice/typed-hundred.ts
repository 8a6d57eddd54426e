/**
 * The face of a d100 from typed digits: "00", "000" and "100" are a hundred, "07" is seven.
 * Null while the digits are no face (nothing typed, a lone zero, more than a hundred).
 */
export function typedHundred(text: string): number | null {
  if (!/^\d{1,3}$/.test(text) || text === '0') return null;
  const value = Number(text);
  if (value === 0) return 100;
  return value <= 100 ? value : null;
}
