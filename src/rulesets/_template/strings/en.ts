/** The words in English. What is missing in another language does not compile. */
import { plural } from '../../../i18n/format.ts';

const en = {
  units: (n: number) => `${n} ${plural(n, 'unit', 'units')}`,
  empty: 'No units yet. Add the first one.',
  add: 'Add a unit',
  newName: 'Unit',
  remove: (name: string) => `Remove: ${name}`,
  nerveHeading: 'Nerve',
  nerve: (n: number) => `Nerve ${n}`,
  shaken: 'Shaken',
  steady: 'Steady',
  test: 'Nerve test',
  what: 'Who must test?',
  nothing: 'Nobody owes a test.',
  line: {
    added: (name: string) => `${name} joins the table`,
    removed: (name: string) => `${name} leaves the table`,
    held: (name: string, face: number, nerve: number) =>
      `${name}, nerve test: D6 = ${face} vs ${nerve} – HOLDS`,
    shaken: (name: string, face: number, nerve: number) =>
      `${name}, nerve test: D6 = ${face} vs ${nerve} – SHAKEN`,
    setting: (rule: string, on: boolean) => `House rule “${rule}” ${on ? 'on' : 'off'}`,
  },
  owed: (name: string) => `${name} is shaken and tests again`,
  rejections: {
    'unit-unknown': 'That unit is no longer on the table.',
    'unit-exists': 'That unit is already on the table.',
    'units-full': (max: number) => `A table holds at most ${max} units.`,
    'name-empty': 'A unit needs a name.',
    'nerve-range': (min: number, max: number) => `Nerve is a whole number from ${min} to ${max}.`,
  },
  houseRules: { luckyOne: { name: 'A 1 always holds', help: 'A natural 1 passes whatever the nerve.' } },
} as const;

export default en;
export type Strings = typeof en;
