/** The rule book of Cursus Honorum in English, in our own words; its numbers are those of docs/rules/cursus-honorum.md. */
import { ruleBookOf } from './rule-book-text.ts';

export default ruleBookOf(`
# Foundations
1.1 game A circumstance puts points on characters, points call for a test, and a failed test puts the character into a reaction.
1.2 ruling Special rules may give points of any kind: enter them by hand with a reason. Fury points always come this way.
1.3 game There are four kinds of points. Demoralisation leads to flight or cowering; pursuit, attack and fury lead to the reaction of the same name.
1.4 game A character’s load is its points of that kind, plus one for the icon if it is already in that reaction. {keepPointsAfterFailedRecovery}
1.5 game A character with no dice for a reaction cannot fall into it and takes none of its points. Flight and cowering share one number of dice. {zeroDiceReceivePoints}
1.6 game A point goes only to somebody alive, on the table, in range, with dice for it, and either steady or already in that reaction. Nobody gives points to itself.
1.7 ruling “Within 10 cm” includes exactly 10 cm, measured between the nearest edges of the bases. {measureFrom}
1.8 ruling Charge distance is the number on the profile of the one who would charge, whether or not the way is free.
1.9 game A leader’s area of influence covers the friends who stand in it themselves; being linked through another leader is not enough.
1.10 game A source gives as many points as its size, at least one, and its special rules may add to that.
1.11 ruling Only characters in flight, alive and on the table count as fleeing. Those who cower, retreat by order or have left do not.
1.12 ruling In one psychology phase a source gives each kind of point once: in round 1, or in the round after it broke. If it is still so in the next turn, it gives them again.
1.13 ruling A point is used by one test and then gone. Entering a reaction or recovering clears everything; the end of the turn clears nothing. {keepPointsAfterFailedRecovery}
1.14 ruling Who is in range may be tapped by the players or measured on the field. Both count the same.
# Fair share
2.1 game Points are placed one at a time, as if each came from somebody else.
2.2 game Each point goes to whoever in range has the smallest load at that moment.
2.3 game In a tie the player who receives the points chooses. {autoPolicy}
2.4 ruling Several sources go one after the other: leader loads first, most stars first, then the rest in roster order. The receiving player may change the order of the rest.
2.5 ruling A point that nobody in range can take is lost, and the log says so.
2.6 game Those with fewest are filled up to one level; only who gets the odd points is open: you choose as many as there are points.
2.7 ruling The app picks where a point hurts least: fewest dice, then fewest stars, then roster order. You can change its pick until the next step. {autoPolicy}
2.8 ruling Sharing is worked out at once, however many points there are.
2.9 ruling Your own pick must be the right number of different characters, all of them among those with the fewest.
2.10 game A leader’s load is divided equally among all affected; the remainder goes to those with the fewest. {leaderLoadMode}
# Friendly casualties
3.1 game Each death puts one demoralisation point on a friend within 10 cm.
3.2 game Big or special characters give more points, each shared on its own.
3.3 game The points are placed when the death happens and tested in the psychology phase.
3.4 game If it fails the test while steady, roll a second die: flight or cowering.
# Numerical superiority
4.1 game Count how many whole times the defence dice fit into the attack dice; one less is the number of points.
4.2 ruling All close-combat dice of the turn count, bonus dice too. Shooting does not.
4.3 game The points fall on that character alone, once it has received all its attack dice.
4.4 ruling No defence dice count as one die.
4.5 game If it fails the test while steady, roll a second die: flight or cowering.
# Fleeing friends
5.1 game Each fleeing character puts one demoralisation point on a friend within 10 cm, fleeing and cowering friends included.
5.2 game Size and special rules make it more, point by point.
5.3 game This is checked in phase 2, round by round.
5.4 ruling A leader who has just run gives its leader load instead; in later turns it counts like any other fleeing friend.
5.5 game If it fails the test while steady, roll a second die: flight or cowering.
# Retreat
6.1 game A character ordered to retreat takes one demoralisation point in round 1 of phase 2: the retreat may become a rout. Only a steady character can be ordered back.
6.2 ruling The point joins all others in one test. Passing keeps the order, and the test returns every turn until you lift it.
6.3 ruling Failing that test is flight, without a second die. Points of a later round are tested as usual.
# Death of a leader
7.1 game The death of a general, officer or chief affects all troops inside its area of influence.
7.2 game The load is its leadership, one D6 for each star, its special command value, and its size if above 1.
7.3 game The load is shared among all affected.
7.4 game It is rolled and placed at the moment of death, and tested in the psychology phase.
7.5 game A leader with more stars than the dead one takes nothing. Nothing shields anyone from the death of the general.
7.6 ruling The load takes the place of the ordinary casualty point.
7.7 game When the general dies you lose direct command: from then on personality tests of officers and chiefs decide.
7.8 game In every later turn each officer and chief takes a point and tests; failing means flight. {commandLossPoints}
7.9 ruling A leader who dies cowering or fleeing still gives its full load. {coweringLeaderNoLoad}
# Flight of a leader
8.1 game A leader who runs gives its load in the next round of flight, once for each flight; one who began to flee outside the phase, in round 1. {leaderFlightLoadEveryTurn}
8.2 game The load is worked out as for a death.
8.3 game It is shared among all in its area of influence, measured where it stands.
8.4 game Each turn of flight costs a leader 1 leadership, at the start of the psychology phase, down to 0.
8.5 game While the general flees you have no direct command, and officers and chiefs test each turn from the next one on. When the general recovers, that ends at once.
8.6 ruling Leadership lost in flight stays lost. {restoreLeadershipOnRecovery}
8.7 game More stars shield a leader from the flight of a lesser one too, but not from the general’s.
8.8 ruling A general who flees off the table still counts as fleeing: the command stays lost.
# Cowering leaders
9.1 game A cowering leader frightens nobody, but commands nobody: as if it were not on the table.
9.2 game That lasts as long as it cowers. Fleeing leaders command nobody either.
# Fleeing enemies
10.1 game A fleeing enemy puts one pursuit point on somebody who has it within charge distance.
10.2 game Several candidates share fairly; those already in pursuit take part with their icon as one.
10.3 game Bigger and special enemies tempt more, point by point.
10.4 game This is checked in round 1 of phase 3. Whoever fails goes in pursuit and remembers of whom.
10.5 ruling Being locked in combat does not keep the points away.
# Friends on the offensive
11.1 game Each friend in fury, attack or pursuit puts one attack point on a friend within 10 cm.
11.2 game Several candidates share fairly; those already attacking take part with their icon as one; those in fury or pursuit are immune.
11.3 game Size and special rules make it more, point by point.
11.4 game This is checked in phase 3, round by round. Whoever fails attacks.
11.5 game It goes for the nearest enemy in the direction of the friend who swept it along, or for the nearest of all.
# Tests
12.1 game Roll the dice per point of that reaction times the points. With no dice it passes.
12.2 game A single 1 fails; with no 1 the reaction is avoided.
12.3 game You may fail a due test on purpose instead of rolling. The reaction follows as usual. {voluntaryFailPicksReaction}
12.4 game If a steady character fails, second die: 1–3 flight, 4–6 cowering. For a retreat, for lost command or when already cowering, always flight.
12.5 ruling A cowering character with new points is tested on those alone and flees if it fails. A fleeing one is not tested. {coweringCanBreak}
12.6 ruling Passing uses the points up. New points later mean a new test on those alone.
12.7 ruling With several offensive kinds, test fury, then attack, then pursuit, and stop at the first failure. {offensiveTestOrder}
# The psychology phase
13.1 game First recoveries, then tests against flight and cowering, then fury, attack and pursuit.
13.2 ruling Upkeep comes before everything: fleeing characters count a turn, fleeing leaders lose leadership.
13.3 game At the start of each of the three phases, the side whose steady leaders have more stars chooses who goes first.
13.4 game In a tie, unspent leadership is added.
13.5 game If still level, draw lots.
13.6 game Recovery: share the threat dice, see who has lost its prey, then one attempt for each who wants it.
13.7 game Flight: place the points of the round, list who must test, roll all, then mark all results at once. Go on until nobody new runs.
13.8 game Offensive: pursuit, fury and attack points, tests and results, in rounds until nobody new joins in.
13.9 ruling The rounds always end: nobody begins to flee or goes on the offensive twice in a phase.
13.10 ruling The first player finishes the phase, then the other.
13.11 ruling At the end no steady character holds points, and the others hold only those of their own reaction. The app warns if not.
# Reactions
14.1 game A character in a reaction is immune to the others until it recovers. Only cowering can become flight, and pursuit attack.
14.2 game It still takes points of its own reaction.
14.3 game In that share its icon counts as one point.
14.4 game To recover, roll the dice per point times the load, plus threat dice if fleeing. You decide whether to try.
14.5 game No 1 brings it back to steady at once. A 1 leaves it as it is: the points go, the icon stays.
14.6 ruling Entering a reaction clears all points, lifts a retreat and begins with the icon alone.
# Steady
15.1 game Steady is the normal state of mind: no effects.
# Flight
16.1 game Turn about and move the full distance. The turn is made once for each flight.
16.2 game It goes round whatever is in the way by the shortest detour and back to its line.
16.3 game To those who advance it is an obstacle.
16.4 game Off the table it is out of the game. It is no casualty and gives no points.
16.5 game Whoever fights it has two more attack and defence dice.
16.6 game Close combat does not hold it: unless it recovers it simply runs on.
16.7 game Each enemy with a fleeing character within charge distance adds a die to its recovery; with several in reach, the die goes to the one with the fewest. {threatChooser}
16.8 game Size and special rules of that enemy give more dice, shared one by one.
16.9 game They are shared just before the recovery tests and used in that phase only.
# Cowering
17.1 game It stands frozen and can do nothing at all.
17.2 game It is an obstacle too.
17.3 game Whoever fights it has one more attack and defence die.
17.4 ruling It recovers with its flight dice and without threat dice.
# Pursuit
18.1 game It chases the enemies that drew it while they flee, then any other fleeing enemy within charge distance, nearest first.
18.2 game If it catches them they fight; the prey may run on next turn.
18.3 game It may run off the table and is then lost.
18.4 game With no prey left it must test: passed, it is steady; failed, it attacks.
18.5 game Engaged or stuck it need not chase, but stays in pursuit.
18.6 game Several targets are spread fairly.
18.7 game It has one more attack and defence die.
# Killing fury
19.1 game It goes for the enemy that caused it, or for the nearest.
19.2 game It rushes into contact at full speed; you control it only in part.
19.3 game With its opponents dead it looks for new ones.
19.4 game It has two more attack and defence dice.
19.5 game Each character’s own rules say more: they are shown beside the state.
# Attack
20.1 game It charges the enemy in the direction that swept it along, or the nearest.
20.2 game Contact and control are as in fury.
20.3 game With its opponents dead it goes on to the next.
20.4 game It has one more attack and defence die.
20.5 game Its own special rules apply.
# Combat dice
21.1 game Extra dice: against a fleeing opponent 2, against a cowering one 1; in fury 2, attacking or in pursuit 1. The same in attack as in defence.
21.2 ruling Both numbers add up. {combatBonusesStack}
# Spread of attackers
22.1 game Attackers are spread evenly if it can be done; a big target may take attackers up to its size. The app only warns.
# Field helpers
23.1 ruling The field lists who is in range; you can add or take off figures before you confirm.
23.2 ruling The flight helper turns the token about once and moves it straight on; beyond the edge it is off the table.
23.3 ruling The target helper suggests the nearest; among equals you choose.
`);
