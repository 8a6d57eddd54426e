/** The house rules: the last column of the spec's open points. */

export interface Settings {
  /** BH-7.7: the ability score is added to the result. */
  readonly scoreInTests: boolean;
  /** BH-7.4: a nobody 6 grants an extra throw too. */
  readonly nobodySixRerolls: boolean;
  /** BH-7.8: a result equal to the difficulty succeeds. */
  readonly meetingDifficultySucceeds: boolean;
  /** BH-4.4, BH-4.10 */
  readonly bondModel: 'linked' | 'free';
  /** BH-2.3 */
  readonly startingHeart: 'alternate' | 'byHand';
  /** BH-5.6 */
  readonly refusedClaimCountsAsUse: boolean;
  /** BH-6.9 */
  readonly adviceCapFrom: 'claimant' | 'claimed';
  /** BH-6.11 */
  readonly claimsPerTest: 'any' | 'one';
  /** BH-8.2 */
  readonly retireCheck: 'whenFilled' | 'atEnd';
}

export const DEFAULT_SETTINGS: Settings = {
  scoreInTests: false,
  nobodySixRerolls: false,
  meetingDifficultySucceeds: true,
  bondModel: 'linked',
  startingHeart: 'alternate',
  refusedClaimCountsAsUse: false,
  adviceCapFrom: 'claimant',
  claimsPerTest: 'any',
  retireCheck: 'whenFilled',
};

/** The values that each setting can take, the default of the spec first. */
export const SETTING_VALUES = {
  scoreInTests: [false, true],
  nobodySixRerolls: [false, true],
  meetingDifficultySucceeds: [true, false],
  bondModel: ['linked', 'free'],
  startingHeart: ['alternate', 'byHand'],
  refusedClaimCountsAsUse: [false, true],
  adviceCapFrom: ['claimant', 'claimed'],
  claimsPerTest: ['any', 'one'],
  retireCheck: ['whenFilled', 'atEnd'],
} as const satisfies { readonly [K in keyof Settings]: readonly Settings[K][] };

/** One setting with a value that fits it. */
export type SettingChange = {
  [K in keyof Settings]: { readonly key: K; readonly value: Settings[K] };
}[keyof Settings];
