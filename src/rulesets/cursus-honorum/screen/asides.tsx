/** Panels that are asked for: an event being told, the last share, the movement, somebody looked at. */
import { characterOf } from '../model/game.ts';
import { CharacterPanel } from './character-panel.tsx';
import { EventPanel } from './event-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { SharesPanel } from './shares-panel.tsx';
import { useCursus, useUi } from './use-cursus.ts';

export function Asides() {
  const state = useCursus();
  const event = useUi((local) => local.event);
  const aside = useUi((local) => local.aside);
  const looked = characterOf(state, useUi((local) => local.selected)[0] ?? null);
  if (event) return <EventPanel event={event} />;
  if (aside === 'events') return <EventsPanel />;
  if (aside === 'shares') return <SharesPanel />;
  if (aside === 'moves') return <MovesPanel />;
  return looked ? <CharacterPanel key={looked.id} one={looked} /> : null;
}
