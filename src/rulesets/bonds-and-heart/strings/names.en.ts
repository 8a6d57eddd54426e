/** The game's terms. */
const names = {
  claims: 'Claims',
  difficulty: 'Difficulty',
  specialty: 'Specialty',
  specialties: 'Specialties',
  hp: 'HP',
  tone: { light: 'Light', dark: 'Darkness' },
  toward: { light: 'Lighten', dark: 'Darken' },
  lightFace: {
    loveHate: 'Love',
    friendshipRivalry: 'Friendship',
    protectionContempt: 'Protection',
    admirationEnvy: 'Admiration',
  },
  darkFace: {
    loveHate: 'Hate',
    friendshipRivalry: 'Rivalry',
    protectionContempt: 'Contempt',
    admirationEnvy: 'Envy',
  },
  kind: {
    loveHate: 'Love – Hate',
    friendshipRivalry: 'Friendship – Rivalry',
    protectionContempt: 'Protection – Contempt',
    admirationEnvy: 'Admiration – Envy',
  },
  ability: {
    knowledge: 'Knowledge',
    physique: 'Physique',
    tenacity: 'Tenacity',
    personality: 'Personality',
  },
  quality: { fighter: 'Fighter', mage: 'Mage', defender: 'Defender', summoner: 'Summoner' },
  cardType: { attack: 'Attack card', magicAttack: 'Magic attack card' },
  die: { full: 'Full die', heartless: 'Heartless die', nobody: 'Nobody die', extra: 'Extra throw' },
  cause: {
    kindAct: 'Kind deed',
    wickedAct: 'Wicked deed',
    refusedClaim: 'Refused claim',
    card: 'Card',
    other: 'Other cause',
  },
  status: { active: 'In play', left: 'Left the table', directorCharacter: 'Character of the director' },
  phase: { scene: 'Scene', combat: 'Combat' },
  preset: { alternate: 'Alternating', byHand: 'By hand' },
} as const;

export default names;
