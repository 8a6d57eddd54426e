/** The switches of the open points, and their defaults. */

export const HOUSE_OPTIONS = {
  highFailureEdge: ['inclusive', 'exclusive'],
  overlapPriority: ['high', 'low'],
  aboveHundred: ['high', 'medium'],
  naturalGrade: ['byResult', 'extreme'],
  combinedWaiver: ['result', 'unmodifiedDie'],
  halfRounding: ['down', 'up'],
  armourMode: ['pool', 'manual'],
  shockLock: ['fanaticOnly', 'both'],
  commandBothFail: ['higherValue', 'officerHolds'],
} as const;

type Choices = typeof HOUSE_OPTIONS;

export type House = { readonly [K in keyof Choices]: Choices[K][number] } & {
  readonly noHighSuccessBelow10: boolean;
  readonly brawlGradeDamage: boolean;
  readonly pointBlankAuto: boolean;
  readonly hitStandsOnJam: boolean;
  readonly fanaticMoraleBonus: boolean;
  readonly moraleModifiesChecks: boolean;
};

export const DEFAULT_HOUSE: House = {
  highFailureEdge: 'inclusive',
  overlapPriority: 'high',
  aboveHundred: 'high',
  naturalGrade: 'byResult',
  noHighSuccessBelow10: false,
  combinedWaiver: 'result',
  halfRounding: 'down',
  brawlGradeDamage: false,
  pointBlankAuto: true,
  hitStandsOnJam: true,
  armourMode: 'pool',
  shockLock: 'fanaticOnly',
  commandBothFail: 'higherValue',
  fanaticMoraleBonus: true,
  moraleModifiesChecks: false,
};
