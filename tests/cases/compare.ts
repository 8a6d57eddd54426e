/** How a specification wants its results compared. */
export interface Comparison {
  /** How far a broken number may be off. */
  readonly tolerance?: number;
  /** Names of objects that must hold just the keys that are listed, and no more. */
  readonly complete?: readonly string[];
}

const TOLERANCE = 1e-9;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Where `actual` misses what a case expects, one line each; empty when it fits. `expected` lists only the
 * fields that matter, inside nested objects too; lists must match completely and in order.
 */
export function differences(
  expected: unknown,
  actual: unknown,
  how: Comparison = {},
  path = 'then',
): string[] {
  const wrong = [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return wrong;
    return expected.flatMap((item, i) => differences(item, actual[i], how, `${path}[${i}]`));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return wrong;
    const whole = how.complete?.includes(path.split('.').at(-1) ?? '') ?? false;
    if (whole && Object.keys(actual).some((key) => !(key in expected))) return wrong;
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, actual[key], how, `${path}.${key}`),
    );
  }
  if (typeof expected === 'number' && typeof actual === 'number')
    return Math.abs(expected - actual) <= (how.tolerance ?? TOLERANCE) ? [] : wrong;
  return Object.is(expected, actual) ? [] : wrong;
}
