import { Ellipsis } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { notify } from '../../../ui/notice.ts';
import { EVENT_ICONS } from './event-icons.tsx';
import { EVENTS, type EventKind } from './ui-store.ts';
import { useCursusPart, useText, useUi, useUiStore } from './use-cursus.ts';
import { useTell } from './use-tell.ts';

/** Told in every turn; the others stand behind "more". On a phone the first four stay. */
const ON_THE_PALETTE: readonly EventKind[] = EVENTS.slice(0, 7);

/** What can happen in the battle, below the field: tap an event, then a token (or the other way round). */
export function Palette() {
  const s = useText().events;
  const tell = useTell();
  const ui = useUiStore();
  const event = useUi((local) => local.event);
  const aside = useUi((local) => local.aside);
  // Reasons change with the phase and the open picks.
  useCursusPart((state) => state.phase);
  return (
    <div role="toolbar" aria-label={s.label} className="ch-palette">
      {ON_THE_PALETTE.map((kind) => {
        const Icon = EVENT_ICONS[kind];
        const why = tell.why(kind);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={event === kind}
            aria-disabled={why ? true : undefined}
            aria-description={why ?? undefined}
            className={classes('ch-event', why && 'is-off')}
            onClick={() => (why ? notify(why, 'bad') : tell.start(kind))}
          >
            <Icon aria-hidden size="1.5rem" />
            <span>{s.names[kind]}</span>
          </button>
        );
      })}
      <button
        type="button"
        aria-pressed={aside === 'events'}
        className="ch-event"
        onClick={() =>
          ui.setState({ event: null, subject: null, aside: aside === 'events' ? null : 'events' })
        }
      >
        <Ellipsis aria-hidden size="1.5rem" />
        <span>{s.more}</span>
      </button>
    </div>
  );
}
