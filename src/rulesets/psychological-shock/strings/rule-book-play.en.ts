/** The rule book, second part: Command, turns, wounds, advice and limits. */
import type { RuleBook } from '../../contract.ts';

export const play: RuleBook['sections'] = [
  {
    title: 'Command',
    rules: [
      {
        id: 'PS-6.1',
        text: 'Command N gives every friend in range N Actions above his card, so a man in shock gets N more tries. Each still costs 1 AT.',
        origin: 'source',
      },
      {
        id: 'PS-6.2',
        text: 'Command reaches 5u all round, edge to edge, for any number of friends. It costs the commander neither AT nor Actions.',
        origin: 'source',
        house: 'commandRadius',
      },
      {
        id: 'PS-6.3',
        text: 'Command does not change the number to roll, unless a house rule says so.',
        origin: 'ruling',
        house: 'commandRaisesTarget',
      },
      {
        id: 'PS-6.4',
        text: 'A commander in range who can act may boost a try: each AT takes 1 off the die. Boosts are announced before the roll; by house rule exactly what is missing is paid after it.',
        origin: 'game',
        house: 'boostTiming',
      },
      {
        id: 'PS-6.5',
        text: 'Each AT of boost counts as one Action of the commander.',
        origin: 'ruling',
        house: 'boostCountsAsCommanderAction',
      },
      {
        id: 'PS-6.6',
        text: 'A commander who is dead, in shock or in wound shock gives neither tries nor boosts. By house rule he still gives tries, unless he is dead.',
        origin: 'ruling',
        house: 'disabledCommanderLendsCommand',
      },
      {
        id: 'PS-6.7',
        text: 'Of several commanders the highest value counts, but all may boost. Nobody commands himself.',
        origin: 'ruling',
        house: 'commandStacks',
      },
      {
        id: 'PS-6.8',
        text: 'House rule: Command adds no Actions; instead a commander in range gives one of his own Actions for a try beyond those of the man in shock.',
        origin: 'ruling',
        house: 'commandMode',
      },
    ],
  },
  {
    title: 'Action Tokens and turns',
    rules: [
      {
        id: 'PS-7.1',
        text: 'Each player has 5 AT per turn for all his soldiers together. Bigger games may use more.',
        origin: 'source',
        house: 'atPerTurn',
      },
      {
        id: 'PS-7.2',
        text: 'The pool is filled up at the start of your own turn. What is left can be spent in the opponent’s turn, then it is lost.',
        origin: 'source',
        house: 'poolRefresh',
      },
      {
        id: 'PS-7.3',
        text: 'Between two refills nobody takes more Actions than his card and Command allow. An Action normally costs 1 AT.',
        origin: 'game',
      },
      {
        id: 'PS-7.4',
        text: 'When the pool is filled up, Actions start again from 0. Shock, wounds and cover stay.',
        origin: 'ruling',
      },
      {
        id: 'PS-7.5',
        text: 'Other Actions are only counted here: one tap, one Action, 1 AT unless you say otherwise. You resolve them at the table.',
        origin: 'ruling',
      },
    ],
  },
  {
    title: 'Wounds and cards',
    rules: [
      { id: 'PS-8.1', text: 'A wound turns the card over to its wounded side.', origin: 'game' },
      {
        id: 'PS-8.2',
        text: 'A wounded man counts as in cover and gets a wound-shock marker: he misses a turn.',
        origin: 'game',
        house: 'woundShockMarkers',
      },
      {
        id: 'PS-8.3',
        text: 'The wounded side mostly has the lower number, so from the moment of the wound he falls into shock more easily and recovers less easily.',
        origin: 'game',
      },
      {
        id: 'PS-8.4',
        text: 'The marker goes at the start of his player’s second turn after the wound. Until then he takes no Action, but he can still be the one who must test.',
        origin: 'source',
        house: 'woundShockMarkers',
      },
      {
        id: 'PS-8.5',
        text: 'A second wound kills, and so does the first on a card without a wounded side. The dead are out, shock and all.',
        origin: 'ruling',
      },
    ],
  },
  {
    title: 'Chances and advice',
    rules: [
      {
        id: 'PS-9.1',
        text: 'A try passes on as many faces of six as his number plus the boost.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.2',
        text: 'A plan says how much boost goes on each try, one after the other until one passes. Its chance and its average cost follow exactly.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.3',
        text: 'For any number of tries all boost belongs on one of them. The advisor compares these plans and takes the best.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.4',
        text: 'With enough tries and a free commander it is all or nothing: everything into one roll for numbers 0 and 1, and for 2 with 4 AT; otherwise plain tries. As soon as the AT reach 7 minus his number, he can be sure of it.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.5',
        text: 'Of two plans with the same chance the advisor takes the cheaper one on average, then the one with fewer tries.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.6',
        text: 'When tries or the commander’s Actions run short, plain tries with a little boost on the last can be best.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.7',
        text: 'The advisor counts the AT beyond your reserve, the tries he has left and the Actions of the commanders who could boost.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.8',
        text: 'Over several turns the chances of all plain tries are combined in the same way.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.9',
        text: 'With boosts after the roll he rolls first and pays only what is missing, whenever it can be paid.',
        origin: 'ruling',
        house: 'boostTiming',
      },
      {
        id: 'PS-9.10',
        text: 'Two plans are shown, best chance and plain tries only, because the last few points can be expensive.',
        origin: 'ruling',
      },
    ],
  },
  {
    title: 'When to play with it',
    rules: [
      {
        id: 'PS-10.1',
        text: 'The rule needs at least 7 or 8 characters a side. With fewer, one bad roll early on can decide the game.',
        origin: 'game',
        house: 'minCharacters',
      },
      {
        id: 'PS-10.2',
        text: 'First games are best with about five figures a side, and then better without this rule.',
        origin: 'source',
      },
    ],
  },
  {
    title: 'What is refused',
    rules: [
      {
        id: 'PS-B.1',
        text: 'A test or Action that is not possible is refused with the first reason that applies. Nothing is spent then.',
        origin: 'ruling',
      },
      {
        id: 'PS-B.2',
        text: 'A card needs a name and an unhurt side. Actions and Command are whole numbers from 0 to 9, a base is at most 6u wide, AT per turn go from 1 to 30.',
        origin: 'ruling',
      },
      {
        id: 'PS-B.3',
        text: 'A boost must come from a friend with Command who can act, is in range and has Actions for it.',
        origin: 'ruling',
      },
      {
        id: 'PS-B.4',
        text: 'A wounded side with the higher number only brings a question, because the game says “generally lower”.',
        origin: 'ruling',
      },
    ],
  },
];
