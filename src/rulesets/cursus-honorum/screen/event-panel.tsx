import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { characterOf } from '../model/game.ts';
import { CombatPanel } from './combat-panel.tsx';
import { DeathPanel } from './death-panel.tsx';
import { EVENT_ICONS, EVENT_RULES } from './event-icons.tsx';
import { LeaderFleesPanel } from './leader-flees-panel.tsx';
import { PointsPanel } from './points-panel.tsx';
import { SpentPanel } from './spent-panel.tsx';
import { SuperiorityPanel } from './superiority-panel.tsx';
import type { EventKind } from './ui-store.ts';
import { useCursus, useText, useUi } from './use-cursus.ts';
import { useTell } from './use-tell.ts';

/** The event that is being told: whom it is about, then what it needs to know. */
export function EventPanel({ event }: { readonly event: EventKind }) {
  const state = useCursus();
  const subject = useUi((local) => local.subject);
  const one = characterOf(state, subject);
  if (!one) return <WhoPanel event={event} />;
  switch (event) {
    case 'superiority':
      return <SuperiorityPanel key={one.id} one={one} />;
    case 'points':
      return <PointsPanel key={one.id} one={one} />;
    case 'spent':
      return <SpentPanel key={one.id} one={one} />;
    case 'combat':
      return <CombatPanel one={one} />;
    case 'leaderFlees':
      return <LeaderFleesPanel key={one.id} one={one} />;
    default:
      return <DeathPanel key={one.id} one={one} />;
  }
}

function WhoPanel({ event }: { readonly event: EventKind }) {
  const s = useText().events;
  const t = useT();
  const tell = useTell();
  const Icon = EVENT_ICONS[event];
  return (
    <GuidePanel
      actions={
        <Button size="large" onClick={tell.cancel}>
          {t.app.cancel}
        </Button>
      }
    >
      <header className="flex items-center gap-3">
        <Icon aria-hidden size="2rem" />
        <h2 className="text-[1.45rem]">{s.who[event]}</h2>
      </header>
      <p>{s.tapToken}</p>
      <p className="text-muted">
        {s.help[event]} <RuleRef rule={EVENT_RULES[event]} />
      </p>
    </GuidePanel>
  );
}
