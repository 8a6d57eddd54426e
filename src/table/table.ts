/** One open table: a zustand store over its log. Commands go in, entries go out, screens read the fold. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { canonical } from '../kernel/canonical.ts';
import { type DiceRequest, type DiceResult, type DiceSource, fits } from '../kernel/dice.ts';
import type { EntryId, SeatId } from '../kernel/ids.ts';
import type { Draft, Entry, Ruleset, Tagged } from '../kernel/log.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import { extend, fold, type Timeline } from '../kernel/timeline.ts';
import type { Later } from '../later/later.ts';
import type { AppDice } from './app-dice.ts';
import type { Forms, Journal, RollDraft, SaveStatus } from './journal.ts';
import { type PendingRoll, pendingOf, resolveCommand } from './pending.ts';

export interface TableState<S, C, E> {
  readonly timeline: Timeline<S, C, E>;
  readonly pending: PendingRoll<C> | null;
  readonly save: SaveStatus;
  /** What the screens of this device have half filled in; nothing of it is played yet. */
  readonly forms: Forms;
}

/** What became of a command. */
export type Outcome<S, C, E> =
  | { readonly kind: 'done'; readonly entry: Entry<S, C, E>; readonly before: S }
  | { readonly kind: 'asking' }
  /** The app's dice are still on their way: what comes of it then, or null when the players did otherwise. */
  | { readonly kind: 'waiting'; readonly until: Promise<Outcome<S, C, E> | null> }
  | { readonly kind: 'refused'; readonly why: Rejection };

export interface Table<S, C extends Tagged, E extends Tagged> {
  readonly id: string;
  readonly ruleset: Ruleset<S, C, E>;
  readonly store: StoreApi<TableState<S, C, E>>;
  /** Why nothing can be changed here; null for a table that plays. */
  readonly readOnly: 'newer' | 'view' | null;
  /**
   * Judges a command and commits it; dice come from the app. While these are on their way the roll lies open,
   * as for typed dice, and is rolled when they come, unless the players have gone on with it meanwhile. It lies
   * open as well, and is refused, when the app's dice are not those that the log promised.
   */
  readonly play: (command: C) => Outcome<S, C, E>;
  /** Judges a command; when it needs dice, the roll stays open for the players. */
  readonly ask: (command: C) => Outcome<S, C, E>;
  /** Answers the open request by faces that the players give. */
  readonly answer: (values: readonly number[], source: DiceSource) => Outcome<S, C, E>;
  /** Answers the open request, and those that follow, by the app's dice. */
  readonly rollOpen: () => Outcome<S, C, E>;
  /** Types one face of the open request; the last one answers it. */
  readonly typeFace: (face: number) => Outcome<S, C, E>;
  /** Takes the last typed face back; false when there is none. */
  readonly eraseFace: () => boolean;
  /** Puts the open roll away without rolling. */
  readonly leave: () => void;
  readonly rollFree: (count: number, faces: number) => Outcome<S, C, E>;
  readonly rename: (name: string) => void;
  /** Ends the game and reveals the secret of its dice. */
  readonly close: () => void;
  /** Takes back the last typed face of an open roll, else the last live entry; its id, or null. */
  readonly undo: () => EntryId | null;
  readonly redo: () => EntryId | null;
  /** Takes in entries of another tab. */
  readonly merge: (entries: readonly Entry<S, C, E>[]) => void;
  /** Takes over the open roll of another tab, which has written it down already. */
  readonly mergeDraft: (draft: RollDraft<C> | null) => void;
  /** Keeps a half-filled form until it is dropped, over a reload too. */
  readonly keepForm: (name: string, value: unknown) => void;
  /** Drops a form and all whose names go on from it: "telling" with "telling/points". */
  readonly dropForm: (name: string) => void;
}

export interface TableSource<S, C extends Tagged, E extends Tagged> {
  readonly id: string;
  readonly ruleset: Ruleset<S, C, E>;
  readonly entries: readonly Entry<S, C, E>[];
  readonly draft: RollDraft<C> | null;
  readonly forms?: Forms;
  /** The secret of the app's dice, in hexadecimal. */
  readonly secret: string;
  readonly dice: Later<AppDice>;
  /** Names the writer: new for every opening, so that two tabs never write the same entry id. */
  readonly seat: SeatId;
  /** Milliseconds since 1970; only shown. */
  readonly now: () => number;
  readonly journal: Journal<S, C, E>;
  readonly save: SaveStatus;
  readonly readOnly?: 'newer' | 'view' | null;
}

const refused = (code: string, params?: Rejection['params']): { kind: 'refused'; why: Rejection } => ({
  kind: 'refused',
  why: reject(code, params).why,
});

/** Opens a table on the entries that storage, a link or a new game gives. */
export function createTable<S, C extends Tagged, E extends Tagged>(
  source: TableSource<S, C, E>,
): Table<S, C, E> {
  const { ruleset, secret, journal } = source;
  const readOnly = source.readOnly ?? null;
  let draft = source.draft;
  let seq = 0;

  const timeline = fold(ruleset, source.entries);
  const store = createStore<TableState<S, C, E>>(() => ({
    timeline,
    pending: pendingOf(ruleset, timeline.state, draft),
    save: source.save,
    forms: source.forms ?? {},
  }));
  const now = (): Timeline<S, C, E> => store.getState().timeline;

  const show = (next: Timeline<S, C, E>): void =>
    store.setState({ timeline: next, pending: pendingOf(ruleset, next.state, draft) });

  const setDraft = (next: RollDraft<C> | null): void => {
    if (draft === next) return;
    draft = next;
    journal.keepDraft(next);
    store.setState({ pending: pendingOf(ruleset, now().state, draft) });
  };

  const commit = (body: Draft<Entry<S, C, E>>): Entry<S, C, E> => {
    seq += 1;
    const lamport = (now().entries.at(-1)?.lamport ?? 0) + 1;
    const stamp = { id: `${source.seat}-${seq}`, seat: source.seat, seq, lamport, at: source.now() };
    const entry = { ...stamp, ...body } as Entry<S, C, E>;
    show(extend(ruleset, now(), [entry]));
    journal.append(entry);
    return entry;
  };

  const blocked = (): Outcome<S, C, E> | null =>
    readOnly
      ? refused(readOnly === 'view' ? 'table-view' : 'table-read-only')
      : now().closed
        ? refused('table-closed')
        : null;

  /** Runs a command on the answers so far; `next` gives further ones, without it the roll is left open. */
  const proceed = (
    command: C,
    given: readonly DiceResult[],
    next?: (request: DiceRequest, index: number) => DiceResult,
  ): Outcome<S, C, E> => {
    const stop = blocked();
    if (stop) return stop;
    const answers = [...given];
    for (;;) {
      const step = resolveCommand(ruleset, now().state, command, answers);
      if (step.kind === 'badDice')
        return refused('die-out-of-range', { faces: step.request.faces, count: step.request.count });
      if (step.kind === 'needsDice') {
        if (!next) {
          setDraft({ command, answers, typed: [] });
          return { kind: 'asking' };
        }
        answers.push(next(step.request, step.index));
        continue;
      }
      if (!step.value.ok) return { kind: 'refused', why: step.value.why };
      if (draft && canonical(draft.command) === canonical(command)) setDraft(null);
      const { events } = step.value;
      const { rulesVersion } = ruleset;
      const before = now().state;
      const entry = commit({ kind: 'play', rulesVersion, command, dice: answers, events });
      // A new action ends the hope that a redo brings a grounded roll back.
      if (!store.getState().pending) setDraft(null);
      return { kind: 'done', entry, before };
    }
  };

  /** Goes on with what `act` does once the app's dice are here. */
  const waitForDice = (act: () => Outcome<S, C, E> | null): Outcome<S, C, E> => ({
    kind: 'waiting',
    until: source.dice.load().then(act, () => refused('dice-not-here')),
  });

  const byApp = (command: C, given: readonly DiceResult[]): Outcome<S, C, E> => {
    const dice = source.dice.now();
    const seen = now();
    if (dice?.areTrue(secret, seen))
      return proceed(command, given, (request, index) => dice.roll(secret, seen, command, request, index));
    const open = store.getState().pending && draft;
    const outcome = proceed(command, given);
    if (outcome.kind !== 'asking') return outcome;
    if (dice) return refused('dice-not-true');
    if (!open || canonical(open.command) === canonical(command)) {
      const asked = draft;
      return waitForDice(() => (draft === asked ? rollOpen() : null));
    }
    // Another open roll keeps its place on the table; this one waits unseen, as long as nothing else is played.
    setDraft(open);
    return waitForDice(() => (now() === seen ? byApp(command, given) : null));
  };

  const rollOpen = (): Outcome<S, C, E> => {
    const open = store.getState().pending;
    return open ? byApp(open.command, open.answers) : refused('no-open-roll');
  };

  const rollFree: Table<S, C, E>['rollFree'] = (count, faces) => {
    const stop = blocked();
    if (stop) return stop;
    const dice = source.dice.now();
    if (!dice) return waitForDice(() => rollFree(count, faces));
    if (!dice.areTrue(secret, now())) return refused('dice-not-true');
    const before = now().state;
    const entry = commit({ kind: 'roll', faces, dice: dice.free(secret, now(), count, faces) });
    return { kind: 'done', entry, before };
  };

  const answer: Table<S, C, E>['answer'] = (values, from) => {
    const open = store.getState().pending;
    if (!open) return refused('no-open-roll');
    if (!fits(open.request, values))
      return refused('die-out-of-range', { faces: open.request.faces, count: open.request.count });
    return proceed(open.command, [...open.answers, { id: open.request.id, source: from, values }]);
  };

  const eraseFace = (): boolean => {
    const open = store.getState().pending;
    if (!draft || !open) return false;
    if (draft.typed.length > 0) {
      setDraft({ ...draft, typed: draft.typed.slice(0, -1) });
      return true;
    }
    const last = draft.answers.at(-1);
    if (last?.source !== 'typed') return false;
    setDraft({ ...draft, answers: draft.answers.slice(0, -1), typed: last.values.slice(0, -1) });
    return true;
  };

  const setForms = (forms: Forms): void => {
    store.setState({ forms });
    journal.keepForms?.(forms);
  };

  const takeBack = (target: EntryId | null): EntryId | null => {
    if (!target || readOnly) return null;
    commit({ kind: 'undo', target });
    return target;
  };

  return {
    id: source.id,
    ruleset,
    store,
    readOnly,
    play: (command) => byApp(command, []),
    ask: (command) => proceed(command, []),
    answer,
    rollOpen,
    typeFace: (face) => {
      const open = store.getState().pending;
      if (!open || !draft) return refused('no-open-roll');
      const { faces, count } = open.request;
      if (!fits({ ...open.request, count: 1 }, [face])) return refused('die-out-of-range', { faces, count });
      const typed = [...open.typed, face];
      if (typed.length === count) return answer(typed, 'typed');
      setDraft({ ...draft, typed });
      return { kind: 'asking' };
    },
    eraseFace,
    leave: () => setDraft(null),
    rollFree,
    rename: (name) => {
      if (!readOnly && name !== now().name) commit({ kind: 'rename', name });
    },
    close: () => {
      if (!blocked()) commit({ kind: 'close', secret });
    },
    undo: () => (eraseFace() ? null : takeBack(now().undoable)),
    redo: () => takeBack(now().redoable),
    merge: (entries) => show(extend(ruleset, now(), entries)),
    mergeDraft: (next) => {
      draft = next;
      show(now());
    },
    keepForm: (name, value) => setForms({ ...store.getState().forms, [name]: value }),
    dropForm: (name) => {
      const kept = Object.entries(store.getState().forms);
      const left = kept.filter(([key]) => key !== name && !key.startsWith(`${name}/`));
      if (left.length < kept.length) setForms(Object.fromEntries(left));
    },
  };
}
