/** Turns ids and numbers into the sentences that the first view shows. */
import type { Language, Translation } from '../../../i18n/language.ts';
import { plainRejection } from '../../../i18n/rejection.ts';
import type { OwedTest } from '../../../kernel/log.ts';
import type { Words } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { isOne, TRIGGERS } from '../model/words.ts';
import { brawlOf, fighterOf } from '../rules/brawl.ts';
import { whyNoMorale } from '../rules/morale.ts';
import type { Strings } from './en.ts';
import { sums } from './sums.ts';

export function words(t: Translation<Strings>, language: Language): Words<State, Command, Event> {
  const say = sums(t, language);

  /** Whom a command is about, by name. What has closed its card is not in the state any more: its event tells. */
  const about = (state: State, command: Command, events: readonly Event[]): string => {
    const closed = events.flatMap((event) =>
      event.type === 'secondaryClosed' || event.type === 'hazardApplied' || event.type === 'hazardDropped'
        ? event.name
        : [],
    )[0];
    switch (command.type) {
      case 'addCommandos':
        return command.draft.name;
      case 'rollCheck':
        return say.name(state, command.check.who, command.check.name);
      case 'contestCommand':
        return say.name(state, command.officer.who, command.officer.name);
      case 'dealDamage':
        return say.name(state, command.targetId, command.targetName);
      case 'checkMorale':
        return say.names(state, command.who);
      case 'rollSecondary':
      case 'cancelSecondary':
        return closed || state.secondaries.find(({ id }) => id === command.id)?.name || t.somebody;
      case 'rollHazard':
      case 'applyHazard':
      case 'dropHazard':
        return closed || state.hazards.find(({ id }) => id === command.id)?.name || t.somebody;
      default:
        if ('who' in command && typeof command.who === 'string') return say.name(state, command.who);
        return 'id' in command ? say.name(state, command.id) : t.somebody;
    }
  };

  const phase = (state: State): string => {
    const choosing = state.commandos.find(({ pendingShock }) => pendingShock !== null);
    if (choosing) return t.phase.choice(choosing.name);
    const waiting = state.prompts
      .filter(({ hidden }) => hidden === null)
      .flatMap(({ who }) => who.filter((id) => whyNoMorale(state, id) === null)).length;
    if (waiting > 0) return t.phase.morale(waiting);
    const chase = state.chases.flatMap(({ tracks }) => tracks).find(({ status }) => status === 'running');
    const shocked = state.commandos.find(({ shock }) => shock !== null);
    if (shocked?.shock)
      return t.phase.shock(shocked.name, t.shock[shocked.shock.kind], shocked.shock.roundsLeft);
    return chase
      ? t.line.gap(say.name(state, chase.pursuer.who, chase.pursuer.name), t.band[chase.band])
      : t.phase.quiet;
  };

  const owed = (test: OwedTest<Command>, state: State): string => {
    const { code, params = {} } = test.because;
    const brawl = brawlOf(state, test.id.slice('blow-'.length));
    const fighter = brawl && fighterOf(brawl, brawl.blow?.by);
    const name = say.name(state, test.who, String(params.name ?? fighter?.name ?? ''));
    const trigger = String(params.trigger ?? '');
    const reason = String(params.note ?? '') || (isOne(TRIGGERS, trigger) ? t.trigger[trigger] : trigger);
    const target = String(params.target ?? '') || t.somebody;
    switch (code) {
      case 'shock':
        return t.owed.shock(name, Number(params.points));
      case 'damage':
      case 'damageUnknown':
        return t.owed[code](target);
      case 'through':
        return t.owed.through(target, Number(params.dealt));
      case 'hazard':
        return t.owed.hazard(name, String(params.text ?? ''));
      case 'demoralise':
      case 'moralise':
        return t.owed[code](name, reason);
      case 'blow':
      case 'secondary':
      case 'secondaryWaived':
      case 'accident':
        return t.owed[code](name);
      default:
        return code;
    }
  };

  return {
    headline: (state) => ({ turn: t.round(state.round), phase: phase(state) }),
    summary: (state) => t.commandos(state.commandos.filter(({ side }) => side === 'team').length),
    label: (state, { command, events }) => {
      const told = t.label[command.type];
      return typeof told === 'string' ? told : told(about(state, command, events));
    },
    rejection: (why) => plainRejection(t.rejections, why),
    owed,
  };
}
