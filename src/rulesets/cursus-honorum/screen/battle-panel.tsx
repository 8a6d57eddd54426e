import { BookOpenCheck, Footprints } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { isPresent, SIDES } from '../model/character.ts';
import type { WhatNow } from '../rules/guide.ts';
import { sideReminders } from '../rules/reminders.ts';
import { ForecastFoot } from './forecast-foot.tsx';
import { HouseNote } from './house-note.tsx';
import { ShareNote } from './share-note.tsx';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus, useUiStore } from './use-cursus.ts';

/** The battle: what can happen, who carries points or a reaction, and the way into the psychology phase. */
export function BattlePanel({ now }: { readonly now: Extract<WhatNow, { kind: 'battle' }> }) {
  const t = useAllText();
  const s = t.screen.battle;
  const state = useCursus();
  const send = useActions();
  const ui = useUiStore();
  const here = state.characters.filter(isPresent);
  if (state.characters.length === 0) return <EmptyPanel />;
  const reacting = here.filter(({ status }) => status !== 'ok').length;
  return (
    <GuidePanel
      actions={
        <Button tone="primary" size="large" onClick={() => send.play(now.command)}>
          {s.begin}
        </Button>
      }
    >
      <header>
        <h2 className="text-[1.45rem]">{s.title}</h2>
        <p className="text-muted">{s.lead}</p>
      </header>
      <HouseNote />
      <ShareNote />
      {SIDES.flatMap((side) =>
        sideReminders(state, side).map((key) => (
          <p key={`${side}${key}`} className="ch-warning">
            <b>{state.armies[side].name}:</b> {t.effects.reminders[key]} <RuleRef rule="CH-7.7" />
          </p>
        )),
      )}
      <dl className="grid grid-cols-2 gap-2">
        {SIDES.map((side) => {
          const own = here.filter((one) => one.side === side);
          const loaded = own.filter(
            (one) => one.status === 'ok' && Object.values(one.points).some((n) => n > 0),
          );
          return (
            <div key={side} data-side={side} className="ch-total">
              <dt>{state.armies[side].name}</dt>
              <dd>
                <b>{own.length}</b> {s.standing}
              </dd>
              <dd>{s.withPoints(loaded.length)}</dd>
              <dd>{s.inReaction(own.filter(({ status }) => status !== 'ok').length)}</dd>
            </div>
          );
        })}
      </dl>
      {reacting > 0 && (
        <Button
          icon={<Footprints aria-hidden size="1.3rem" />}
          onClick={() => ui.setState({ aside: 'moves' })}
        >
          {s.moves(reacting)}
        </Button>
      )}
      <Button
        tone="quiet"
        icon={<BookOpenCheck aria-hidden size="1.3rem" />}
        onClick={() => ui.setState({ aside: 'events' })}
      >
        {s.events}
      </Button>
      <ForecastFoot sides={SIDES} />
    </GuidePanel>
  );
}

function EmptyPanel() {
  const s = useAllText().screen.battle;
  const state = useCursus();
  const ui = useUiStore();
  return (
    <GuidePanel
      prose
      actions={SIDES.map((side) => (
        <Button
          key={side}
          tone={side === 'a' ? 'primary' : 'plain'}
          size="large"
          onClick={() => ui.setState({ sheet: { kind: 'new', side } })}
        >
          {s.addTo(state.armies[side].name)}
        </Button>
      ))}
    >
      <h2 className="text-[1.45rem]">{s.emptyTitle}</h2>
      <p className="text-muted">{s.empty}</p>
    </GuidePanel>
  );
}
