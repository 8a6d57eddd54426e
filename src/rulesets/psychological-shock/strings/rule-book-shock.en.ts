/** The rule book, first part: casualties, tests, shock and recovery. */
import type { RuleBook } from '../../contract.ts';

export const shock: RuleBook['sections'] = [
  {
    title: 'What calls for a test',
    rules: [
      {
        id: 'PS-1.1',
        text: 'Whenever a soldier is wounded or killed in action, his own side must make a shock test.',
        origin: 'game',
      },
      {
        id: 'PS-1.2',
        text: 'Each wound and each death counts on its own, so the same man can cause two tests. Test as soon as the attack is over. Falling into shock causes no further test.',
        origin: 'ruling',
      },
      {
        id: 'PS-1.3',
        text: 'The test stands for the sight of something dreadful, but only the distance matters. Whether somebody saw it counts only by a house rule.',
        origin: 'game',
        house: 'requireLineOfSight',
      },
    ],
  },
  {
    title: 'Who tests',
    rules: [
      {
        id: 'PS-2.1',
        text: 'The closest friend of the casualty tests, if he is no more than 2u away. The dead and the enemy do not count.',
        origin: 'game',
        house: 'shockRadius',
      },
      {
        id: 'PS-2.2',
        text: 'Measure from edge to edge of the bases. Exactly 2u is still within.',
        origin: 'source',
        house: 'unitLengthMm',
      },
      { id: 'PS-2.3', text: 'A casualty makes only one man test.', origin: 'game' },
      {
        id: 'PS-2.4',
        text: 'A wounded man never tests for his own wound. A friend who was wounded earlier can be the one who tests.',
        origin: 'ruling',
      },
      { id: 'PS-2.5', text: 'With no friend within 2u there is no test.', origin: 'game' },
      {
        id: 'PS-2.6',
        text: 'If several are equally close, to within 0.05u, their owner picks one; by house rule the opponent or a die does. Those who are not in shock go first.',
        origin: 'ruling',
        house: 'tieBreak',
      },
      {
        id: 'PS-2.7',
        text: 'If the closest is already in shock, nobody tests and the test does not pass on. By house rule the next closest tests.',
        origin: 'ruling',
        house: 'alreadyShockedTester',
      },
      {
        id: 'PS-2.8',
        text: 'By house rule only friends who saw the casualty can be the tester; you tick who did.',
        origin: 'ruling',
        house: 'requireLineOfSight',
      },
      {
        id: 'PS-2.9',
        text: 'An attack with several casualties calls for one test each, in the order their owner likes, by those who survived it. By house rule nobody tests twice for one attack.',
        origin: 'ruling',
        house: 'oneTestPerAttack',
      },
      {
        id: 'PS-2.10',
        text: 'Without a field you tap the closest friend yourself, or “Nobody”.',
        origin: 'ruling',
      },
    ],
  },
  {
    title: 'The shock test',
    rules: [
      {
        id: 'PS-3.1',
        text: 'Roll 1D6. At or below his number he holds on and goes on fighting.',
        origin: 'game',
      },
      {
        id: 'PS-3.2',
        text: 'His number is the Actions printed on the side of his card that is up now: not the Actions he has left, and without Command.',
        origin: 'game',
        house: 'commandRaisesTarget',
      },
      { id: 'PS-3.3', text: 'Above his number he falls into shock.', origin: 'game' },
      {
        id: 'PS-3.4',
        text: 'Nobody can decline the test. It costs neither AT nor an Action and is made in either player’s turn.',
        origin: 'game',
      },
      {
        id: 'PS-3.5',
        text: 'With 6 or more nobody fails, with 0 nobody passes. No face of the die is special.',
        origin: 'ruling',
      },
      {
        id: 'PS-3.6',
        text: 'The first test cannot be boosted. By house rule commanders may boost it at the usual price.',
        origin: 'ruling',
        house: 'boostFirstTest',
      },
    ],
  },
  {
    title: 'In shock',
    rules: [
      { id: 'PS-4.1', text: 'The card of a man in shock lies sideways.', origin: 'game' },
      {
        id: 'PS-4.2',
        text: 'The only Action open to him is to try to recover: not even Take Cover or Close Combat.',
        origin: 'game',
      },
      { id: 'PS-4.3', text: 'Shock gives no cover; cover that he had taken before stays.', origin: 'game' },
      {
        id: 'PS-4.4',
        text: 'Shock lasts until he recovers or dies. A wound does not end it.',
        origin: 'game',
      },
      {
        id: 'PS-4.5',
        text: 'Opportunity or Suppression Fire that he had prepared cannot be carried out while he is in shock.',
        origin: 'ruling',
      },
    ],
  },
  {
    title: 'Recovering',
    rules: [
      {
        id: 'PS-5.1',
        text: 'To recover he rolls the test again, as an Action that costs 1 AT.',
        origin: 'game',
      },
      { id: 'PS-5.2', text: 'Without AT there is no try.', origin: 'game' },
      {
        id: 'PS-5.3',
        text: 'A try counts towards his Actions, and whatever bars Actions bars it too.',
        origin: 'game',
      },
      {
        id: 'PS-5.4',
        text: 'He may try as often as AT and Actions allow. A failed try costs just that.',
        origin: 'game',
      },
      {
        id: 'PS-5.5',
        text: 'If he passes, the card stands upright again and he may use the Actions he has left at once.',
        origin: 'game',
      },
      {
        id: 'PS-5.6',
        text: 'He may try in his own turn and in the opponent’s.',
        origin: 'source',
        house: 'recoverInOpponentTurn',
      },
    ],
  },
];
