/** House rules: name, help, and the names of their options. */
export const houseRules = {
  names: {
    coweringCanBreak: {
      name: 'Cowering can turn into flight',
      help: 'A cowering character with fresh points is tested in phase 2 and flees if it fails. Off: the points wait for its recovery.',
    },
    iconCountsInBreakTest: {
      name: 'The icon adds dice to that test',
      help: 'The icon of a cowering character counts as one more point when it is tested again.',
    },
    keepPointsAfterFailedRecovery: {
      name: 'A failed recovery keeps the points',
      help: 'The points stay on the character for later shares and recoveries instead of being used up.',
    },
    autoPolicy: {
      name: 'Automatic choice in a tie',
      help: 'Who gets the point when several have equally few and nobody wants to choose.',
    },
    restoreLeadershipOnRecovery: {
      name: 'Recovered leaders regain leadership',
      help: 'The leadership lost while fleeing comes back when the leader recovers.',
    },
    measureFrom: { name: 'Measure from', help: 'Between the edges of the bases, or from centre to centre.' },
    offensiveTestOrder: {
      name: 'Order of tests in phase 3',
      help: 'Which reaction is tested first when a character has points of several.',
    },
    combatBonusesStack: {
      name: 'Combat dice add up',
      help: 'The dice for one’s own state and for the opponent’s are added. Off: only the larger counts.',
    },
    threatChooser: {
      name: 'Who breaks ties of threat dice',
      help: 'The player of the fleeing characters, or the one who threatens them.',
    },
    onlyReadyThreats: {
      name: 'Only ready enemies threaten',
      help: 'Enemies who flee or cower add no threat dice.',
    },
    leaderLoadMode: {
      name: 'Sharing a leader’s load',
      help: 'In equal parts with the rest to the fewest, or all of it to the fewest.',
    },
    leaderFlightLoadEveryTurn: {
      name: 'A fleeing leader weighs every turn',
      help: 'Its load is rolled again in each turn of its flight, instead of an ordinary point.',
    },
    coweringLeaderNoLoad: {
      name: 'A cowering leader dies like a trooper',
      help: 'Its death is an ordinary casualty. A dead general still costs direct command.',
    },
    commandLossPoints: {
      name: 'Points of a lost command',
      help: 'How many points each officer and chief takes every turn without a general.',
    },
    commandLossFromNextTurn: {
      name: 'Lost command counts from the next turn',
      help: 'Off: officers and chiefs also test in the turn in which the general dies.',
    },
    voluntaryFailPicksReaction: {
      name: 'Failing on purpose lets you choose',
      help: 'Whoever fails on purpose names flight or cowering instead of rolling the second die.',
    },
    zeroDiceReceivePoints: {
      name: 'Fearless characters take points',
      help: 'Characters with no dice for a reaction take its points all the same, and always pass.',
    },
  },
  options: {
    lowestDice: 'Where it hurts least',
    rosterOrder: 'First on the roster',
    edge: 'Edge to edge',
    centre: 'Centre to centre',
    fleeingSide: 'The fleeing side',
    threateningSide: 'The threatening side',
    equalThenFewest: 'Equal parts, rest to the fewest',
    fewestFirst: 'All to the fewest',
    playerChoice: 'The player decides',
    'fury-attack-pursuit': 'Fury, attack, pursuit',
    'fury-pursuit-attack': 'Fury, pursuit, attack',
    'attack-fury-pursuit': 'Attack, fury, pursuit',
    'attack-pursuit-fury': 'Attack, pursuit, fury',
    'pursuit-fury-attack': 'Pursuit, fury, attack',
    'pursuit-attack-fury': 'Pursuit, attack, fury',
  },
} as const;
