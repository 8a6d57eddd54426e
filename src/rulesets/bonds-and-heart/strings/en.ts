/** The words of Bonds and Heart in English. What is missing in another language does not compile. */
import { plural } from '../../../i18n/format.ts';
import names from './names.en.ts';
import rules from './rules.en.ts';
import screen from './screen-en.ts';

const en = {
  ...rules,
  names,
  screen,
  headline: {
    before: 'Before play',
    adventure: (n: number) => `Adventure ${n}`,
    scene: (n: number) => `Scene ${n}`,
    combat: (n: number) => `Combat in scene ${n}`,
    between: 'Between adventures',
  },
  summary: (n: number) => `${n} ${plural(n, 'bearer', 'bearers')}`,
  claimsInPlay: (total: number) => `${total} ${plural(total, 'claim', 'claims')}`,
  capNote: (cap: number) => `at most ${cap} per player`,
  label: {
    addBearers: (n: number) => (n === 1 ? 'new bearer' : `${n} new bearers`),
    editBearer: 'sheet',
    duplicateBearer: 'copy of a bearer',
    removeBearer: 'bearer leaves',
    deleteBearer: 'bearer off the list',
    moveBearer: 'order of the list',
    setStatus: 'who is in play',
    changeHeart: 'heart roll',
    paintPlot: 'painted plot',
    paintHeart: 'painted heart',
    setMark: 'mark of a full heart',
    createBond: 'new bond',
    redrawBond: 'redrawn bond',
    setBondLight: 'light of a bond',
    removeBond: 'bond removed',
    closeBondPrompt: 'bonds reviewed',
    openClaim: 'claim',
    withdrawClaim: 'claim taken back',
    resolveClaim: { accept: 'claim accepted', refuse: 'claim refused', deny: 'claim denied' },
    dropHelp: 'help not used',
    rollTest: 'test',
    playCard: 'card',
    shareDamage: 'shared damage',
    setHp: 'HP',
    setClaims: 'claims by hand',
    setClaimLimit: 'claims in this combat',
    setClaimsUsed: 'used claims by hand',
    setProtections: 'protections by hand',
    setAdvice: 'advice by hand',
    startAdventure: 'start of the adventure',
    endAdventure: 'end of the adventure',
    startCombat: 'start of combat',
    endCombat: 'end of combat',
    endScene: 'end of the scene',
    changeSetting: 'house rule',
  },
  paste: {
    'no-name': 'No name.',
    'name-long': 'The name is too long.',
    'not-a-score': 'A score is a whole number from 0 to 20.',
    'not-hp': 'HP is a whole number from 1 to 999.',
    'too-many-columns': 'Too many columns.',
    'too-many-bearers': 'More bearers than fit at the table.',
  },
  /** Headings of the roster on paper. */
  print: {
    usedInCombat: 'In combat',
    hearts: 'Hearts: light plots are ticked',
    towards: (owner: string, to: string) => `${owner} → ${to}`,
    plots: 'Plots',
  },
} as const;

export default en;
export type Strings = typeof en;
