/** The house rules of the specification's open points, each with its default. */
export interface Settings {
  /** Unit in which lengths are shown. They are always stored in centimetres. */
  readonly units: 'cm' | 'in';
  /** ST-10.2 */
  readonly stupidCannotShoot: boolean;
  /** ST-11.1 */
  readonly fullGameModifiers: boolean;
  /** ST-6.3 */
  readonly skirmisherRandomDirection: boolean;
  /** ST-8.5 */
  readonly stupidAgainOnRally: boolean;
  /** ST-4.2 */
  readonly mountLeadershipAllowed: boolean;
  /** ST-9.1 */
  readonly stupidMountBlocksWizard: boolean;
  /** ST-2.5 */
  readonly mountImmunityAloneSuspends: boolean;
  /** ST-6.5 */
  readonly strictStandAndShoot: boolean;
  /** ST-6.6 */
  readonly pinLasts: 'turn' | 'movementPhase';
  /** ST-7.8 */
  readonly oddDie: 'perCombatPhase' | 'perTest';
}

export const DEFAULT_SETTINGS: Settings = {
  units: 'cm',
  stupidCannotShoot: false,
  fullGameModifiers: false,
  skirmisherRandomDirection: false,
  stupidAgainOnRally: false,
  mountLeadershipAllowed: false,
  stupidMountBlocksWizard: false,
  mountImmunityAloneSuspends: false,
  strictStandAndShoot: false,
  pinLasts: 'turn',
  oddDie: 'perCombatPhase',
};

export const SETTING_KEYS = [
  'units',
  'stupidCannotShoot',
  'fullGameModifiers',
  'skirmisherRandomDirection',
  'stupidAgainOnRally',
  'mountLeadershipAllowed',
  'stupidMountBlocksWizard',
  'mountImmunityAloneSuspends',
  'strictStandAndShoot',
  'pinLasts',
  'oddDie',
] as const satisfies readonly (keyof Settings)[];

/** The words that a choice may take; every other setting is a switch. */
export const SETTING_OPTIONS = {
  units: ['cm', 'in'],
  pinLasts: ['turn', 'movementPhase'],
  oddDie: ['perCombatPhase', 'perTest'],
} as const;

/** The words that a house rule may take, or null for a switch. */
export const optionsOf = (key: keyof Settings): readonly string[] | null =>
  key in SETTING_OPTIONS ? SETTING_OPTIONS[key as keyof typeof SETTING_OPTIONS] : null;

/** The rule that each house rule changes. */
export const SETTING_RULES: Readonly<Record<keyof Settings, string>> = {
  units: 'ST-6.1',
  stupidCannotShoot: 'ST-10.2',
  fullGameModifiers: 'ST-11.1',
  skirmisherRandomDirection: 'ST-6.3',
  stupidAgainOnRally: 'ST-8.5',
  mountLeadershipAllowed: 'ST-4.2',
  stupidMountBlocksWizard: 'ST-9.1',
  mountImmunityAloneSuspends: 'ST-2.5',
  strictStandAndShoot: 'ST-6.5',
  pinLasts: 'ST-6.6',
  oddDie: 'ST-7.8',
};
