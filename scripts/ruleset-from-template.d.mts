/** What the test of the generator needs to know of its types. */
export function createRuleset(
  root: string,
  id: string,
): {
  readonly id: string;
  readonly title: string;
  readonly prefix: string;
  readonly order: number;
  readonly folder: string;
  readonly cases: string;
};
