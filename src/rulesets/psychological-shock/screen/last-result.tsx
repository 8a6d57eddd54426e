import { DieFace } from '../../../dice/die-face.tsx';
import { useWords } from '../../../play/words.tsx';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Text } from '../strings/text.ts';
import { throwIn, useLatest } from './latest.ts';
import { useAllText, useShock } from './use-shock.ts';

type Effect = keyof Text['effects'];

/** The entries of the effects reference that an event calls for; what is only owed is told elsewhere. */
function effectOf(event: Event): Effect | null {
  switch (event.type) {
    case 'characterWounded':
      return event.woundShockUntil === null ? null : 'wounded';
    case 'characterKilled':
      return 'killed';
    case 'checkOpened':
      if (event.found.status === 'none') return 'noTester';
      return event.found.status === 'already-shocked' ? 'alreadyShocked' : null;
    case 'checkClosed':
      return event.reason === 'nobody' ? 'noTester' : null;
    case 'shockTested':
      return event.passed ? 'held' : 'shocked';
    case 'recoveryTried':
      return event.passed ? 'recovered' : 'recoverFailed';
    case 'shortfallPaid':
      return event.kind === 'test' ? 'held' : 'recovered';
    default:
      return null;
  }
}

/** What the latest step came to: the die as it fell, who it was, and what it means for him. */
export function LastResult(props: {
  /** Only throws, and that nobody tests: while something else is owed, what led to it is told there. */
  readonly settledOnly?: boolean;
  /** Only steps about this man. */
  readonly of?: string;
}) {
  const words = useWords<State, Command, Event>();
  const { effects } = useAllText();
  const state = useShock();
  const entry = useLatest();
  const thrown = throwIn(entry);
  if (!entry) return null;
  if (props.of !== undefined && thrown?.characterId !== props.of) return null;
  const means = entry.events.flatMap((event) => effectOf(event) ?? []);
  const settled = thrown || means.some((effect) => effect === 'noTester' || effect === 'alreadyShocked');
  if (means.length === 0 || (props.settledOnly && !settled)) return null;
  return (
    <section className="flex items-center gap-3 rounded-2xl border border-line bg-raised px-3 py-2.5">
      {thrown && <DieFace key={entry.id} faces={6} value={thrown.die} tone={thrown.passed ? 'ok' : 'bad'} />}
      <div className="min-w-0">
        <p className="font-bold first-letter:uppercase">{words.label(state, entry)}</p>
        <p className="text-muted text-sm">{means.map((effect) => effects[effect]).join(' ')}</p>
      </div>
    </section>
  );
}
