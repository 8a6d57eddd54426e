/** The rule book of Stupidity in English, in our own words; its numbers are those of docs/rules/stupidity.md. */
import type { RuleBook } from '../../contract.ts';
import { game, ruling, source } from './rule.ts';

const book: RuleBook = {
  sections: [
    {
      title: 'Who tests',
      rules: [
        game(
          'ST-1.1',
          'A unit tests when at least one living model in it is stupid, be it rider, mount or on foot. How many others there are makes no difference.',
        ),
        game(
          'ST-1.2',
          'One test for each unit and start of turn, even when a stupid character stands among stupid troops.',
        ),
        game('ST-1.3', 'The one result counts for every model of the unit that Stupidity affects.'),
        game('ST-1.4', 'A fleeing unit does not test.'),
        game('ST-1.5', 'Units in combat test just like free ones; only what a failure does is different.'),
        ruling('ST-1.6', 'A unit that left the table, or has nobody left alive, does not test.'),
        game(
          'ST-1.7',
          'Army books say who is stupid; drugs, a blow on the head or confusion may make others so. Change the trait at any time. Whoever becomes stupid after its start of turn waits for the next test.',
        ),
      ],
    },
    {
      title: 'Riders, mounts and immunity',
      rules: [
        source('ST-2.1', 'A stupid model on foot that is Immune to Psychology has its Stupidity suspended.'),
        game(
          'ST-2.2',
          'A stupid rider or a stupid mount without immunity makes the unit test. In combat only the stupid half of the model suffers.',
        ),
        game(
          'ST-2.3',
          'An immune rider on a stupid mount still tests, on his own Leadership. Failing moves the whole model, but in combat only the mount can stand idle.',
        ),
        game('ST-2.4', 'While rider and mount are both immune, that model’s Stupidity is suspended.'),
        ruling('ST-2.5', 'An immune mount alone suspends nothing.', 'mountImmunityAloneSuspends'),
        source('ST-2.6', 'A stupid but immune rider on a clear-headed mount: suspended.'),
        ruling(
          'ST-2.7',
          'A stupid, immune rider on a stupid mount without immunity: the unit tests and only the mount suffers.',
        ),
        ruling(
          'ST-2.8',
          'The table of all sixteen pairs of rider and mount follows from the rules above; the unit’s card shows the line that counts.',
        ),
        ruling(
          'ST-2.9',
          'Gaining or losing immunity counts at once. A failure that was only suspended comes back, unless the owner’s next start of turn finds the model still suspended: then it lapses.',
        ),
        ruling(
          'ST-2.10',
          'One suspended model does not free the others: the unit tests while anyone in it is affected.',
        ),
      ],
    },
    {
      title: 'When',
      rules: [
        game(
          'ST-3.1',
          'Tests belong to the Start of Turn step, and only the player whose turn it is takes them.',
        ),
        game('ST-3.2', 'Panic and Terror come first. The dice stay locked until you say they are done.'),
        game('ST-3.3', 'Whoever has just failed Panic or Terror is fleeing, and so does not test.'),
        ruling(
          'ST-3.4',
          'A unit that is still stupid skips Panic and Terror and goes straight to its Stupidity test.',
        ),
        ruling('ST-3.5', 'All Stupidity tests are over before anyone declares a charge.'),
      ],
    },
    {
      title: 'The test',
      rules: [
        game('ST-4.1', 'Roll 2D6. At or under Leadership the unit passes, above it fails.'),
        game(
          'ST-4.2',
          'The rider’s Leadership is used, never that of a stupid mount.',
          'mountLeadershipAllowed',
        ),
        source(
          'ST-4.3',
          'With characters in the unit the best Leadership among the living is used; the owner may pick another. On a tie: troops, then character, then General.',
        ),
        game(
          'ST-4.4',
          'It is a psychology test: what re-rolls those applies, what re-rolls Break or Rally tests does not.',
        ),
        ruling('ST-4.5', 'No number passes or fails by itself.'),
      ],
    },
    {
      title: 'How long it lasts',
      rules: [
        game(
          'ST-5.1',
          'A failure holds until the next moment a test can be taken: as a rule your next start of turn, so the enemy’s turn is covered too.',
        ),
        game('ST-5.2', 'Passing ends everything at once, immunity included. Failing again renews it.'),
        ruling('ST-5.3', 'When the last stupid model leaves or dies, the state ends on the spot.'),
        source(
          'ST-5.4',
          'A character cannot leave a unit that is stupid. He goes along and fights as usual unless he is stupid himself.',
        ),
      ],
    },
    {
      title: 'Failed and free',
      rules: [
        game(
          'ST-6.1',
          'In compulsory moves the unit goes straight ahead by half its Movement, not half its charge. Nothing is rounded; take off by hand what terrain costs.',
          'units',
        ),
        game('ST-6.2', 'Everybody in the unit comes along, at the pace of its slowest model.'),
        ruling('ST-6.3', 'Ahead means where the unit faces: no wheel, no turn.', 'skirmisherRandomDirection'),
        game('ST-6.4', 'A unit that walks off the table counts as fled and gives the enemy all its points.'),
        game(
          'ST-6.5',
          'Touching an enemy counts as a declared charge, and he picks a reaction: Hold always, Stand & Shoot with missile weapons, Flee unless he is immune. Engaged troops can only hold. The stupid unit never goes beyond its half move.',
          'strictStandAndShoot',
        ),
        game(
          'ST-6.6',
          'Touching friends stops both: neither moves again this turn. Friends that are fleeing run on.',
          'pinLasts',
        ),
        game(
          'ST-6.7',
          'This happens after charges are declared and before chargers move, so a friend that was hit loses the charge it had declared.',
        ),
        ruling('ST-6.8', 'A stupid free unit declares no charge and makes no other move this turn.'),
      ],
    },
    {
      title: 'Failed and in combat',
      rules: [
        game(
          'ST-7.1',
          'The unit stays where it is. Of its stupid models in base contact only half fight; the rest stand and stare.',
        ),
        game(
          'ST-7.2',
          'Count the stupid models in base contact and halve, rounding down: that many fight for certain. Those behind are not counted.',
        ),
        game(
          'ST-7.3',
          'If the number is odd, even just one, roll a D6 for the odd one: it fights on 4 or more.',
        ),
        game('ST-7.4', 'The owner says which models stand idle.'),
        game('ST-7.5', 'Models that are not stupid fight as always.'),
        game(
          'ST-7.6',
          'Clear-headed riders on stupid mounts all fight, and half of the mounts do. All stupid models of the unit are counted together; in an idle one only the stupid part is idle.',
        ),
        ruling('ST-7.7', 'When Stupidity is not in force, everybody in contact fights.'),
        ruling(
          'ST-7.8',
          'Count again in each Close Combat phase of either player, with who is in contact then and a new die.',
          'oddDie',
        ),
        game('ST-7.9', 'Models that may attack may use their special attacks instead.'),
      ],
    },
    {
      title: 'Immune while stupid, breaking and fleeing',
      rules: [
        game(
          'ST-8.1',
          'While it is stupid the whole unit is Immune to Psychology, until it passes a Stupidity test. This immunity never suspends Stupidity itself.',
        ),
        game('ST-8.2', 'For that reason it cannot choose Flee when charged.'),
        game('ST-8.3', 'It takes Break tests as usual.'),
        game(
          'ST-8.4',
          'A unit that breaks is free of every effect, immunity included, for as long as it flees.',
        ),
        ruling(
          'ST-8.5',
          'Having rallied, it is free of the old failure and tests at its next start of turn.',
          'stupidAgainOnRally',
        ),
      ],
    },
    {
      title: 'Magic',
      rules: [
        game(
          'ST-9.1',
          'A wizard who is himself stupid casts no spells. In stupid company or on a stupid mount he casts as usual.',
          'stupidMountBlocksWizard',
        ),
        game('ST-9.2', 'He still brings his power and dispel dice, and may dispel.'),
        game('ST-9.3', 'Nobody loses the use of a magic item, not even one that holds a bound spell.'),
      ],
    },
    {
      title: 'Shooting',
      rules: [
        game('ST-10.1', 'Stupid models may shoot, within the usual limits for having moved.'),
        game(
          'ST-10.2',
          'Players may agree that stupid models do not shoot; the others in the unit still do. Nothing official in 6th edition forbids it.',
          'stupidCannotShoot',
        ),
      ],
    },
    {
      title: 'Full-game modifiers: not part of the Stupidity rule',
      rules: [
        ruling('ST-11.1', 'This whole section is off until you switch it on.', 'fullGameModifiers'),
        source(
          'ST-11.2',
          'Within 12 inches (30 cm) of the army’s General a unit may test on his Leadership, unless he is fleeing. Check it against your rulebook.',
          'fullGameModifiers',
        ),
        source('ST-11.3', 'Cold-Blooded troops roll three dice and drop the highest.', 'fullGameModifiers'),
        ruling(
          'ST-11.4',
          'A modifier is added to the Leadership in use; the result stays between 0 and 10.',
          'fullGameModifiers',
        ),
        source(
          'ST-11.5',
          'An item or rule that re-rolls psychology tests gives one re-roll of all dice after a failure, and the second result stands. The battle standard does not.',
          'fullGameModifiers',
        ),
      ],
    },
    {
      title: 'Odds',
      rules: [
        ruling('ST-12.1', 'Each unit shows its chance before the roll.'),
        ruling(
          'ST-12.2',
          'For all tests of a turn together: all pass, at least one fails, and how many failures to expect.',
        ),
        ruling('ST-12.3', 'In combat: who fights for certain, who may, and how many to expect.'),
      ],
    },
    {
      title: 'What is refused',
      rules: [
        ruling(
          'ST-B.1',
          'Dice that do not fit, tests that are not needed or come too early, and re-rolls without a right to them are refused. Nothing changes.',
        ),
        ruling(
          'ST-B.2',
          'A unit needs a name, models, Leadership 1 to 10, Movement up to 60 cm (24 inches), and no more models in contact than alive. All mistakes are listed at once.',
        ),
        ruling(
          'ST-B.3',
          'A contact needs a compulsory move still to be made, a distance within it, and a unit of the side you name.',
        ),
        ruling(
          'ST-B.4',
          'Who fights is counted only for engaged units, and the idle must be stupid models in contact, in the right number.',
        ),
        ruling('ST-B.5', 'Only fleeing units rally, and a stupid one cannot fail Panic or Terror.'),
      ],
    },
  ],
};

export default book;
