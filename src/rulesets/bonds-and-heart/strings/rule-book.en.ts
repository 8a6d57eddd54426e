/** The rule book of Bonds and Heart in English, in our own words; its numbers are those of docs/rules/bonds-and-heart.md. */
import type { RuleBook } from '../../contract.ts';

const book: RuleBook = {
  sections: [
    {
      title: 'Table and adventure',
      rules: [
        {
          id: 'BH-1.1',
          text: 'Bonds and the heart build on the base game and carry much of the story. All their rules are in plain sight.',
          origin: 'game',
        },
        {
          id: 'BH-1.2',
          text: 'One person directs, and everybody else plays one bearer. One bearer is enough for the heart; bonds need two.',
          origin: 'source',
        },
        {
          id: 'BH-1.3',
          text: 'Only those with a bearer in play count as players. The director is not counted and has no claims.',
          origin: 'ruling',
        },
        {
          id: 'BH-1.4',
          text: 'When an adventure starts, each player has exactly one claim. Nothing is kept from the last one: claims, protections, advice and the count of the combat start afresh.',
          origin: 'game',
        },
        {
          id: 'BH-1.5',
          text: 'When an adventure ends, full hearts retire. Nothing else changes until the next one starts.',
          origin: 'game',
        },
        {
          id: 'BH-1.6',
          text: 'A combat starts and ends with the count of used claims at zero and a limit of one. Its start ends all protections, and its end loses all unused advice.',
          origin: 'ruling',
        },
        {
          id: 'BH-1.7',
          text: 'Whoever joins in the middle of an adventure has a starting heart and one claim. Whoever leaves takes their claims out of play.',
          origin: 'ruling',
        },
      ],
    },
    {
      title: 'The heart',
      rules: [
        { id: 'BH-2.1', text: 'A heart has twenty plots, numbered from 1 to 20.', origin: 'source' },
        {
          id: 'BH-2.2',
          text: 'A plot is light or dark; it is never empty and never both.',
          origin: 'ruling',
        },
        {
          id: 'BH-2.3',
          text: 'A new heart has its odd plots light and its even plots dark. The table may paint it by hand instead.',
          origin: 'ruling',
          house: 'startingHeart',
        },
        {
          id: 'BH-2.4',
          text: 'The board counts light and darkness. The moment all twenty plots agree, the heart is marked as full.',
          origin: 'game',
        },
        {
          id: 'BH-2.5',
          text: 'The director may repaint any plot to correct a mistake. It needs no roll, and bonds follow as they always do.',
          origin: 'ruling',
        },
      ],
    },
    {
      title: 'Changing the heart',
      rules: [
        {
          id: 'BH-3.1',
          text: 'What a bearer decides can move the heart towards light or darkness: by an unexpected deed, a refused claim or a card. Bonds feel it too.',
          origin: 'game',
        },
        {
          id: 'BH-3.2',
          text: 'If the director finds a deed unexpectedly kind, one plot may lighten; if unexpectedly wicked, one may darken. One plot per deed.',
          origin: 'game',
        },
        {
          id: 'BH-3.3',
          text: 'Whoever refuses a claim darkens one plot of their own heart.',
          origin: 'game',
        },
        {
          id: 'BH-3.4',
          text: 'Some cards lighten or darken one or more plots, always in the heart of the bearer who uses the card.',
          origin: 'game',
        },
        {
          id: 'BH-3.5',
          text: 'The player adds up three six-sided dice, 3 to 18. They are plain dice, and none is thrown again.',
          origin: 'game',
        },
        {
          id: 'BH-3.6',
          text: 'Look at the plot with that number, then one above, one below, two above and two below, always counted from the sum. The first that lacks the wanted tone takes it, and the search ends.',
          origin: 'game',
        },
        {
          id: 'BH-3.7',
          text: 'If all five already have that tone, nothing changes and the roll is spent.',
          origin: 'game',
        },
        {
          id: 'BH-3.8',
          text: 'Sums of 3 to 18 only ever reach plots 1 to 20. The edges are hard to hit: plots 1 and 20 come last in just one search each.',
          origin: 'ruling',
        },
        {
          id: 'BH-3.9',
          text: 'Several plots mean one full roll for each, one after another, on the heart as it then is. A roll that finds nothing still uses up one of them.',
          origin: 'ruling',
        },
        {
          id: 'BH-3.10',
          text: 'A card that both lightens and darkens follows its own order; if it states none, light goes first.',
          origin: 'ruling',
        },
        {
          id: 'BH-3.11',
          text: 'The more plots have a tone, the harder it is to gain more of it. You see the exact chance before the roll.',
          origin: 'game',
        },
        {
          id: 'BH-3.12',
          text: 'After each changed plot, every bond that contains it is counted again. Bonds that can now be claimed, or no longer can, are pointed out.',
          origin: 'game',
        },
      ],
    },
    {
      title: 'Bonds',
      rules: [
        {
          id: 'BH-4.1',
          text: 'A bond stands in one bearer’s heart and points at another. It helps the one it points at, never its owner.',
          origin: 'game',
        },
        {
          id: 'BH-4.2',
          text: 'There are four kinds, each with a light and a dark face: love and hate, friendship and rivalry, protection and contempt, admiration and envy.',
          origin: 'game',
        },
        { id: 'BH-4.3', text: 'A bond has one to seven parts, each light or dark.', origin: 'source' },
        {
          id: 'BH-4.4',
          text: 'Each part is one plot of the owner’s heart and has the tone of that plot.',
          origin: 'ruling',
          house: 'bondModel',
        },
        {
          id: 'BH-4.5',
          text: 'The parts of a bond are different plots, but bonds may share plots. From one bearer to another there is at most one bond of each kind.',
          origin: 'ruling',
        },
        {
          id: 'BH-4.6',
          text: 'The light of a bond is the number of its light parts, 0 to 7.',
          origin: 'game',
        },
        {
          id: 'BH-4.7',
          text: 'A bond can be claimed while at least one part is light. With none it is hostile, shows its dark name and helps nobody.',
          origin: 'game',
        },
        {
          id: 'BH-4.8',
          text: 'Player and director agree on new bonds and on parts that come or go, at any time outside a roll.',
          origin: 'ruling',
        },
        {
          id: 'BH-4.9',
          text: 'Your own light helps your companions, not you. But a dark heart has fewer bonds to claim, so fewer claims come to you to spend on others.',
          origin: 'game',
        },
        {
          id: 'BH-4.10',
          text: 'With free bonds, each has seven parts and its light is set by hand. When the heart changes, the table is asked whether a bond changes too.',
          origin: 'ruling',
          house: 'bondModel',
        },
      ],
    },
    {
      title: 'Claims',
      rules: [
        {
          id: 'BH-5.1',
          text: 'Claims are tokens marked with a heart. Each player starts the adventure with one.',
          origin: 'game',
        },
        {
          id: 'BH-5.2',
          text: 'To use a bond you give a claim to the player whose bearer has it. Tokens only change hands.',
          origin: 'game',
        },
        {
          id: 'BH-5.3',
          text: 'You need a claim, and a companion in play, below the cap, whose bond of that kind towards you has some light in it. In combat you must also have a claim of the combat left.',
          origin: 'game',
        },
        {
          id: 'BH-5.4',
          text: 'Tell how the help comes about. The director may deny a claim without grounds.',
          origin: 'game',
        },
        {
          id: 'BH-5.5',
          text: 'If it is accepted, the token changes hands, the effect is granted, and in combat the claimant has used their claim of that combat.',
          origin: 'game',
        },
        {
          id: 'BH-5.6',
          text: 'If it is refused, one plot of whoever refuses darkens at once. The token stays with the claimant and does not count as used.',
          origin: 'game',
          house: 'refusedClaimCountsAsUse',
        },
        {
          id: 'BH-5.7',
          text: 'If the director denies it, no token moves, no heart changes, and it does not count as used.',
          origin: 'ruling',
        },
        {
          id: 'BH-5.8',
          text: 'With four players or more nobody may gather more than half of all claims in play, rounded down but never below one; with three or fewer the cap is two. Whoever is at the cap cannot be asked until they spend one, and nothing is taken from them.',
          origin: 'game',
        },
        {
          id: 'BH-5.9',
          text: 'In one combat each player may use one claim. You may be asked for help without limit.',
          origin: 'game',
        },
        {
          id: 'BH-5.10',
          text: 'An enemy card in play may allow its bearer more claims in the combat. When it leaves, the limit is one again and used claims stay used.',
          origin: 'game',
        },
        {
          id: 'BH-5.11',
          text: 'Outside combat only the tokens limit how many claims you make.',
          origin: 'game',
        },
        { id: 'BH-5.12', text: 'Claims you received are spent like your own.', origin: 'game' },
        {
          id: 'BH-5.13',
          text: 'For a test, claim before the dice. In combat, claim love on your turn, friendship and admiration before the card, and protection when you know the damage.',
          origin: 'game',
        },
        {
          id: 'BH-5.14',
          text: 'After a refusal you do not ask the same companion again for the same action. This is only a reminder: nothing stops you.',
          origin: 'ruling',
        },
      ],
    },
    {
      title: 'Effects of bonds',
      rules: [
        {
          id: 'BH-6.1',
          text: 'Each kind has an effect for actions and one for combat. The phase of the table decides which.',
          origin: 'game',
        },
        {
          id: 'BH-6.2',
          text: 'Love, action: the companion acts in your place with their own dice. Bonus: the light, up to their own score.',
          origin: 'game',
        },
        {
          id: 'BH-6.3',
          text: 'Love, combat: in your turn the companion acts with a card of theirs. It gains the light without limit, and their own turn is not used up.',
          origin: 'game',
        },
        {
          id: 'BH-6.4',
          text: 'Friendship, action: you act together and you roll. Bonus: the light, up to the companion’s score in the ability they join in with, which may be another one.',
          origin: 'game',
        },
        {
          id: 'BH-6.5',
          text: 'Friendship, combat: the companion hands you an attack card, which gains the light without limit. It goes back to them with the discards.',
          origin: 'game',
        },
        {
          id: 'BH-6.6',
          text: 'Protection, action: whoever acts against you takes the light off their result, at most the score they use. It lasts until the scene ends or a combat starts.',
          origin: 'game',
        },
        {
          id: 'BH-6.7',
          text: 'Protection, combat: the companion can take up to 5 HP per light part of a hit on you, and you decide how much. The damage is shared after all reductions, and both lose HP at once.',
          origin: 'game',
        },
        {
          id: 'BH-6.8',
          text: 'Admiration, action: the companion guides you and you roll. Bonus: the light, up to their score in the ability of the test.',
          origin: 'game',
        },
        {
          id: 'BH-6.9',
          text: 'Admiration, combat: your next attack card gains the light, up to your score in the quality it uses. Advice that finds no card is lost when the combat ends.',
          origin: 'game',
          house: 'adviceCapFrom',
        },
        {
          id: 'BH-6.10',
          text: 'The light is read when the claim is accepted and stays, even if the heart changes meanwhile.',
          origin: 'ruling',
        },
        {
          id: 'BH-6.11',
          text: 'Several bonds on one test, action or card are each capped by themselves and then added.',
          origin: 'ruling',
          house: 'claimsPerTest',
        },
        {
          id: 'BH-6.12',
          text: 'A card is worth its number, 0 to 9, plus the bonus, without limit. Only attack and magic attack cards can be boosted.',
          origin: 'game',
        },
      ],
    },
    {
      title: 'Tests',
      rules: [
        {
          id: 'BH-7.1',
          text: 'A test throws one full die and the heartless and nobody dice of a specialty, all with six sides.',
          origin: 'source',
        },
        {
          id: 'BH-7.2',
          text: 'The full die counts. A 6 is thrown once more and both count; a second 6 stops.',
          origin: 'source',
        },
        {
          id: 'BH-7.3',
          text: 'A heartless die never counts itself. Each of its 6s grants one extra throw of the full die.',
          origin: 'source',
        },
        {
          id: 'BH-7.4',
          text: 'A nobody die counts, and its 6 grants nothing more.',
          origin: 'source',
          house: 'nobodySixRerolls',
        },
        {
          id: 'BH-7.5',
          text: 'There is one extra throw for a 6 on the full die and one for each heartless 6. Extra throws never cause further ones.',
          origin: 'source',
        },
        {
          id: 'BH-7.6',
          text: 'The result adds up full die, extra throws, nobody dice and bonds, takes off protections, and counts any other modifier. It may fall below zero.',
          origin: 'source',
        },
        {
          id: 'BH-7.7',
          text: 'The ability score is not added; it only caps the bonus of bonds. The test shows the other figure too.',
          origin: 'ruling',
          house: 'scoreInTests',
        },
        {
          id: 'BH-7.8',
          text: 'The director sets a difficulty from 1 to 60. A result that reaches it succeeds.',
          origin: 'game',
          house: 'meetingDifficultySucceeds',
        },
        {
          id: 'BH-7.9',
          text: 'One fitting specialty may be used in a test. In a new one each point buys a heartless die, or two points a nobody die; later it may hold both.',
          origin: 'source',
        },
        {
          id: 'BH-7.10',
          text: 'The game’s worked example prints 14 for 11 with a bond of +4. It is 15; the test succeeds either way.',
          origin: 'ruling',
        },
      ],
    },
    {
      title: 'Full hearts',
      rules: [
        {
          id: 'BH-8.1',
          text: 'A heart of a single tone ends its bearer’s career: the adventure is played out, and then they retire.',
          origin: 'game',
        },
        {
          id: 'BH-8.2',
          text: 'The mark is final once the heart has been full, even if a plot turns back. The director can clear it.',
          origin: 'ruling',
          house: 'retireCheck',
        },
        {
          id: 'BH-8.3',
          text: 'A retired bearer becomes a character of the director, without claims, and their bonds can no longer be claimed.',
          origin: 'game',
        },
        { id: 'BH-8.4', text: 'A player who wants to go on makes a new bearer.', origin: 'game' },
        {
          id: 'BH-8.5',
          text: 'The tone of the full heart is the bearer’s fate: of light, a recluse who trusts nobody; of darkness, a great villain.',
          origin: 'game',
        },
      ],
    },
    {
      title: 'Log, undo and dice',
      rules: [
        {
          id: 'BH-9.1',
          text: 'Everything that happens is one entry in the log, with the numbers that led to it.',
          origin: 'ruling',
        },
        {
          id: 'BH-9.2',
          text: 'Undo takes back the last thing as a whole: a claim with its roll, or a whole series of plots. Redo gives the same dice.',
          origin: 'ruling',
        },
        {
          id: 'BH-9.3',
          text: 'Dice are thrown by the app or typed in, and the log says which. Typed dice are checked.',
          origin: 'ruling',
        },
      ],
    },
    {
      title: 'Chances',
      rules: [
        {
          id: 'BH-P1',
          text: 'Three dice can fall in 216 ways; 10 and 11 are the likeliest sums with 27 each.',
          origin: 'ruling',
        },
        {
          id: 'BH-P2',
          text: 'A plot’s chance counts the sums whose search ends at it, given the plots that already have that tone.',
          origin: 'ruling',
        },
        {
          id: 'BH-P3',
          text: 'Nothing changes on the sums whose five plots already have that tone.',
          origin: 'ruling',
        },
        {
          id: 'BH-P4',
          text: 'The chance that a bond changes is the sum of the chances of its plots.',
          origin: 'ruling',
        },
        {
          id: 'BH-P5',
          text: 'For several plots, each roll is worked out on the hearts that the rolls before it may have left.',
          origin: 'ruling',
        },
        { id: 'BH-P6', text: 'The chance of a test is exact, extra throws included.', origin: 'ruling' },
      ],
    },
  ],
};

export default book;
