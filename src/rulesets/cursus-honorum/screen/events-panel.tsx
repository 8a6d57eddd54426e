import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { EVENT_ICONS, EVENT_RULES } from './event-icons.tsx';
import { EVENTS } from './ui-store.ts';
import { useText, useUiStore } from './use-cursus.ts';
import { useTell } from './use-tell.ts';

/** Every event by name, with what it does. */
export function EventsPanel() {
  const s = useText().events;
  const tell = useTell();
  const ui = useUiStore();
  return (
    <GuidePanel actions={<Button onClick={() => ui.setState({ aside: null })}>{s.close}</Button>}>
      <h2 className="text-[1.45rem]">{s.label}</h2>
      <ul className="flex flex-col gap-2">
        {EVENTS.map((kind) => {
          const Icon = EVENT_ICONS[kind];
          return (
            <li key={kind} className="flex items-center gap-2">
              <Button
                className="flex-1 justify-start! py-2 text-left!"
                icon={<Icon aria-hidden size="1.4rem" />}
                why={tell.why(kind)}
                onClick={() => tell.start(kind)}
              >
                <span>
                  <span className="block">{s.names[kind]}</span>
                  <span className="block font-normal text-muted text-sm">{s.help[kind]}</span>
                </span>
              </Button>
              <RuleRef rule={EVENT_RULES[kind]} />
            </li>
          );
        })}
      </ul>
    </GuidePanel>
  );
}
