/** Turns ids and numbers into the sentences that the first view shows. */
import { formatNumber } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import { plainRejection } from '../../../i18n/rejection.ts';
import type { Words } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { characterOf, opponentOf, type State } from '../model/state.ts';
import { standing } from '../rules/progress.ts';
import { labels } from './labels.ts';
import { nameOf, sideName } from './names.ts';
import type { Text } from './text.ts';

export function words(t: Text, language: Language): Words<State, Command, Event> {
  const name = (state: State, id: string): string => nameOf(t, state, id);
  return {
    headline: (state) => ({
      turn: t.turn(state.sides[state.activeSide].turnNumber),
      phase: sideName(t.screen, state, state.activeSide),
    }),
    summary: (state) => t.versus(standing(state, 'A'), standing(state, 'B')),
    label: labels(t, language),
    rejection: (why) => plainRejection(t.rejections, why),
    owed: ({ who, because }, state) => {
      const { casualtyId = '', distance = -1, need = 0 } = because.params ?? {};
      const casualty = name(state, String(casualtyId));
      const side = characterOf(state, who)?.side ?? 'A';
      switch (because.code) {
        case 'casualty': {
          const far = Number(distance) < 0 ? '' : t.owed.at(formatNumber(language, Number(distance), 2));
          return t.owed.casualty(name(state, who), casualty, far);
        }
        case 'ask':
          return t.owed.ask(casualty, formatNumber(language, state.settings.shockRadius));
        case 'tie-opponent':
          return t.owed.tie(casualty, sideName(t.screen, state, opponentOf(side)));
        case 'tie-random':
          return t.owed.tieByDie(casualty);
        case 'shortfall':
          return t.owed.shortfall(name(state, who), Number(need));
        default:
          return t.owed.tie(casualty, sideName(t.screen, state, side));
      }
    },
  };
}
