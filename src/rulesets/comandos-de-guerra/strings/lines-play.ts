/** What happened in play, one fragment for each event. */
import type { Translation } from '../../../i18n/language.ts';
import type { Event } from '../model/events.ts';
import type { TrackStep } from '../model/records.ts';
import type { State } from '../model/state.ts';
import type { Strings } from './en.ts';
import { joined, type Sums, signed } from './sums.ts';

type Fired = Extract<Event, { type: 'shotFired' }>['shot'];

function shot(t: Translation<Strings>, say: Sums, state: State, fired: Fired): string {
  const { who, weaponName, targetName, outcome, jam, hits, role } = fired;
  const what = t.line.versus(`${weaponName} ${outcome?.level ?? ''}`.trim(), targetName || t.somebody);
  return joined(
    say.name(state, who),
    what,
    t.role[role],
    outcome ? say.outcome(state, outcome) : t.line.pointBlank,
    jam.die === null ? '' : t.line.jamDie(jam.die, jam.effective, t.jam[jam.outcome]),
    outcome?.success && !hits ? t.line.miss : '',
  );
}

function track(t: Translation<Strings>, name: string, step: TrackStep): string {
  if (step.status === 'caught') return t.line.caught(name);
  return step.status === 'escaped' ? t.line.escaped(name) : t.line.gap(name, t.band[step.band]);
}

/** A fragment for an event of checks, rivals and fire; null for the others. */
export function playLine(t: Translation<Strings>, say: Sums, state: State, event: Event): string | null {
  const { line } = t;
  switch (event.type) {
    case 'checkRolled':
      return event.hidden === null
        ? say.check(state, event.check)
        : line.hiddenCheck(say.name(state, event.check.who, event.check.name));
    case 'hiddenRevealed':
      return line.revealed(say.check(state, event.check));
    case 'secondaryOpened':
      return line.secondaryOpened(event.secondary.name || t.somebody, event.secondary.waived);
    case 'secondaryClosed':
      return event.cancelled ? line.secondaryCancelled(event.name || t.somebody) : '';
    case 'hazardRaised':
      return line.hazardRaised(event.hazard.name || t.somebody, event.hazard.text);
    case 'hazardRolled':
      return line.hazardRolled(event.rolled, event.suggested);
    case 'hazardApplied':
      return line.hazardApplied(event.name || t.somebody, event.amount);
    case 'hazardDropped':
      return line.hazardDropped(event.name || t.somebody);
    case 'liftTried':
      return line.lift(
        say.name(state, event.who),
        say.number(event.weightKg),
        t.difficulty[event.difficulty],
      );
    case 'contestHeld': {
      const nameOf = (id: string): string => event.throws.find((one) => one.id === id)?.name || t.somebody;
      return joined(
        event.what,
        ...event.throws.map((one) => say.thrown(state, one)),
        event.winner === null ? line.nobody : line.winner(nameOf(event.winner)),
        event.mode === 'order' && event.order.length > 1
          ? line.order(event.order.map(nameOf).join(' > '))
          : '',
      );
    }
    case 'commandContested':
      return joined(
        say.thrown(state, event.officer),
        say.thrown(state, event.subordinate),
        line[event.outcome],
      );
    case 'chaseStarted':
      return joined(
        event.chase.note,
        line.chaseStarted(say.name(state, event.chase.quarry.who, event.chase.quarry.name)),
      );
    case 'chaseStepped': {
      const all = [...event.pursuers, event.quarry];
      const nameOf = (id: string): string => all.find((one) => one.id === id)?.name || t.somebody;
      return joined(
        ...all.map((one) => say.thrown(state, one)),
        ...event.tracks.map((step, i) => track(t, event.pursuers[i]?.name || t.somebody, step)),
        ...event.accidents.map((id) => line.accident(nameOf(id))),
      );
    }
    case 'trackSet':
      return line.trackSet(event.name || t.somebody, t.band[event.band], t.chaseStatus[event.status]);
    case 'accidentSettled':
      return line.accidentTold(event.name || t.somebody, event.text);
    case 'chaseEnded':
      return line.chaseEnded(event.note);
    case 'brawlStarted': {
      const side = (fighters: typeof event.brawl.a): string =>
        say.list(fighters.map(({ who, name }) => say.name(state, who, name)));
      return line.brawlStarted(side(event.brawl.a), side(event.brawl.b));
    }
    case 'brawlChanged':
      return line.brawlChanged;
    case 'brawlExchanged': {
      const winner = event.throws.find(({ id }) => id === event.winner);
      return joined(
        ...event.throws.map((one) => say.thrown(state, one)),
        winner ? line.winner(winner.name || t.somebody) : line.nobody,
      );
    }
    case 'blowStruck':
      return joined(
        line.blow(event.byName, event.targetName, event.die, event.damage, event.blowsLeft),
        event.knockedOut ? line.knockedOut(event.targetName) : '',
      );
    case 'brawlEnded':
      return line.brawlEnded(event.note);
    case 'aimed':
      return line.aimed(say.name(state, event.who), event.targetName || t.somebody, event.aim.rounds);
    case 'aimCleared':
      return line.aimCleared(say.name(state, event.who));
    case 'shotFired':
      return shot(t, say, state, event.shot);
    case 'hitRaised':
      return line.hitWaits(event.hit.targetName || t.somebody);
    case 'hitClosed':
      return event.dropped ? line.hitDropped(event.targetName || t.somebody) : '';
    case 'damageDealt': {
      const { damage, rolled, dealt, armourLeft, through, lifeLeft, outOfAction } = event.damage;
      const target = event.damage.targetName || t.somebody;
      const soaked = armourLeft !== null && (armourLeft > 0 || through < dealt);
      return joined(
        line.damage(say.dice(damage), rolled, dealt),
        soaked ? line.through(armourLeft, through) : '',
        lifeLeft === null ? target : line.life(target, lifeLeft),
        outOfAction ? line.outOfAction(target) : '',
      );
    }
    case 'silentKillTried': {
      const target = event.targetName || t.somebody;
      return joined(
        line.silentKill(event.name || t.somebody, target),
        event.attempted ? '' : line.detected,
        event.victimDead ? line.victimDead(target) : line.victimAlive(target),
      );
    }
    case 'serviceStarted': {
      const weapon = say.weapon(state, event.who, event.weaponId);
      const told = event.what === 'unjamming' ? line.clearing : line.reloading;
      return told(say.name(state, event.who), weapon, event.rounds);
    }
    case 'weaponCleaned':
      return line.cleaned(say.name(state, event.who), say.weapon(state, event.who, event.weaponId));
    case 'dayPassed':
      return line.dayPassed;
    case 'moraleChecked': {
      const { outcome, kind, before, delta, morale, shockRounds } = event;
      return joined(
        line.morale(say.name(state, event.who), t.moraleKind[kind], before, outcome.roll ?? 0),
        say.sum(state, outcome.parts),
        outcome.success ? line.moralePassed : line.moraleFailed(signed(delta), morale),
        shockRounds > 0 ? line.shockDue(shockRounds) : '',
      );
    }
    default:
      return null;
  }
}
