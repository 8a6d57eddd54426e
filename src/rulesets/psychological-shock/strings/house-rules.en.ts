/** Names and help of the house rules and their options. */

export const houseRules = {
  atPerTurn: { name: 'AT per turn', help: 'Action Tokens of each player. Bigger games may use more.' },
  shockRadius: { name: 'Shock distance', help: 'How near the closest friend must be to test, in u.' },
  commandRadius: { name: 'Command range', help: 'How far a commander reaches, edge to edge, in u.' },
  unitLengthMm: {
    name: 'Length of 1u',
    help: 'In millimetres. Only for drawing; the game is played in u.',
  },
  poolRefresh: {
    name: 'When AT come back',
    help: 'When the pools are refilled and Actions start again from 0.',
  },
  recoverInOpponentTurn: {
    name: 'Recover in the enemy turn',
    help: 'Leftover AT may pay for recovery in the opponent’s turn too.',
  },
  commandMode: {
    name: 'How Command helps',
    help: 'It gives the shocked man more tries, or the commander pays for them with his own Actions.',
  },
  commandStacks: {
    name: 'Commands add up',
    help: 'Several commanders in range add their values; otherwise the highest counts.',
  },
  commandRaisesTarget: { name: 'Command steadies', help: 'Command also raises the number to roll.' },
  boostCountsAsCommanderAction: {
    name: 'Boosts cost Actions',
    help: 'Each boost AT counts as one Action of the commander.',
  },
  boostTiming: {
    name: 'When boost is spent',
    help: 'Announced before the roll, or paid afterwards if it saves him.',
  },
  boostFirstTest: {
    name: 'Boost the first test',
    help: 'Commanders may boost the compulsory test as well.',
  },
  disabledCommanderLendsCommand: {
    name: 'Shocked commanders lend tries',
    help: 'A commander in shock or wound shock still gives extra tries, but no boosts.',
  },
  alreadyShockedTester: {
    name: 'Closest already in shock',
    help: 'Then nobody tests, or the next closest does.',
  },
  tieBreak: { name: 'Equally close', help: 'Who picks the tester among those at the same distance.' },
  requireLineOfSight: {
    name: 'Must have seen it',
    help: 'Only friends who saw the casualty can be the tester.',
  },
  woundShockMarkers: {
    name: 'Wound shock',
    help: 'A wounded man misses a turn. Off for older versions of the game.',
  },
  oneTestPerAttack: {
    name: 'One test per attack',
    help: 'Nobody tests twice for one attack with several casualties.',
  },
  minCharacters: { name: 'Smallest force', help: 'With fewer characters a side, the app warns you.' },
} as const;

export const options = {
  ownTurn: 'in one’s own turn',
  everyTurn: 'both in every turn',
  capBonus: 'more tries',
  commanderPays: 'the commander pays',
  before: 'before the roll',
  after: 'after the roll',
  noTest: 'nobody tests',
  nextClosest: 'the next closest',
  owner: 'the owner',
  opponent: 'the opponent',
  random: 'a die',
} as const;
