/** Telling what happened: which event, about whom; what needs no further word is done at once. */
import { useMemo } from 'react';
import type { EntityId } from '../../../kernel/ids.ts';
import { notify } from '../../../ui/notice.ts';
import { isLeader } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import { characterOf } from '../model/game.ts';
import { whyNotBattle } from '../rules/decide.ts';
import { asksNothing } from '../rules/range-plan.ts';
import { inRange, openQuestion, rangeKey } from './concerned.ts';
import { type EventKind, FOR_LEADERS, NOTHING_TOLD } from './ui-store.ts';
import { useActions } from './use-actions.ts';
import { useCursusTable, useText, useUiStore } from './use-cursus.ts';

/** Events that belong to the battle; the others can be told at any time. */
const IN_BATTLE: ReadonlySet<EventKind> = new Set<EventKind>([
  'casualty',
  'superiority',
  'retreat',
  'leaderDies',
  'leaderFlees',
  'left',
]);

export interface Tell {
  /** Why an event cannot be told now, in words; null when it can. */
  readonly why: (event: EventKind) => string | null;
  /** An event of the palette was tapped: it is about the one looked at, or waits for a token. */
  readonly start: (event: EventKind) => void;
  readonly about: (event: EventKind, id: EntityId) => void;
  /** A token was tapped, on the field or in a lane. */
  readonly tap: (id: EntityId) => void;
  readonly cancel: () => void;
}

export function useTell(): Tell {
  const table = useCursusTable();
  const ui = useUiStore();
  const send = useActions();
  const s = useText();
  return useMemo(() => {
    const now = () => table.store.getState().timeline.state;
    const cancel = () => ui.setState(NOTHING_TOLD);
    const act = (command: Command): void => {
      if (send.play(command)) ui.setState({ ...NOTHING_TOLD, selected: [], aside: null });
    };
    const about = (event: EventKind, id: EntityId): void => {
      const one = characterOf(now(), id);
      if (!one) return;
      if (FOR_LEADERS.has(event) && !isLeader(one)) notify(s.events.notLeader(one.name), 'bad');
      else if (event === 'casualty' && asksNothing(now(), one))
        act({ type: 'killCharacter', id, inRange: null, picks: [] });
      else if (event === 'retreat') act({ type: 'setRetreat', id, on: !one.retreating });
      else if (event === 'left') act({ type: 'leaveTable', id });
      else ui.setState({ event, subject: id, other: null, aside: null, around: null, selected: [] });
    };
    return {
      why: (event) => {
        const refusal = IN_BATTLE.has(event) ? whyNotBattle(now()) : null;
        return send.sayRejection(refusal?.why ?? null);
      },
      start: (event) => {
        const { selected, event: before, subject } = ui.getState();
        if (before === event && subject === null) return cancel();
        const [only, ...more] = selected;
        if (only !== undefined && more.length === 0) return about(event, only);
        ui.setState({ ...NOTHING_TOLD, event, aside: null });
      },
      about,
      tap: (id) => {
        const local = ui.getState();
        const question = openQuestion(now(), local);
        if (question?.candidates.includes(id)) {
          const chosen = inRange(now(), local.ranges, question);
          const ids = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
          ui.setState({ ranges: { ...local.ranges, [rangeKey(now(), question.id)]: ids } });
          return;
        }
        const same = local.selected.length === 1 && local.selected[0] === id;
        if (local.event === 'combat' && local.subject !== null && local.subject !== id)
          ui.setState({ other: id });
        else if (local.event !== null && local.subject === null) about(local.event, id);
        else ui.setState({ ...NOTHING_TOLD, aside: null, selected: same ? [] : [id] });
      },
      cancel,
    };
  }, [table, ui, send, s]);
}
