/** Fractions that were worked out by hand are no more exact than this. */
const TOLERANCE = 1e-9;

/**
 * Where `actual` misses what a case expects, one line each; empty when it fits. `expected` lists only the
 * fields that matter, inside nested objects too; lists must match completely and in order.
 */
export function differences(expected: unknown, actual: unknown, path = 'then'): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
    return expected.flatMap((item, i) => differences(item, actual[i], `${path}[${i}]`));
  }
  if (expected !== null && typeof expected === 'object') {
    if (actual === null || typeof actual !== 'object')
      return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, (actual as Record<string, unknown>)[key], `${path}.${key}`),
    );
  }
  if (typeof expected === 'number' && typeof actual === 'number')
    return Math.abs(expected - actual) <= TOLERANCE ? [] : [`${path}: expected ${expected}, got ${actual}`];
  return Object.is(expected, actual)
    ? []
    : [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
}
