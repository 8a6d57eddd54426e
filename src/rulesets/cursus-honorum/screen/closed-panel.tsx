import { Footprints } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { SIDES, STATUSES } from '../model/character.ts';
import { nameOf } from '../model/game.ts';
import { byStatus, leftovers } from '../rules/closing.ts';
import type { WhatNow } from '../rules/guide.ts';
import { Steps } from './steps.tsx';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus, useUiStore } from './use-cursus.ts';

/** The phase is over: the closing check, who is in which state, the movement, and the next turn. */
export function ClosedPanel({ now }: { readonly now: Extract<WhatNow, { kind: 'closed' }> }) {
  const t = useAllText();
  const s = t.screen.closed;
  const state = useCursus();
  const send = useActions();
  const ui = useUiStore();
  const wrong = leftovers(state);
  return (
    <GuidePanel
      actions={
        <>
          <Button
            icon={<Footprints aria-hidden size="1.3rem" />}
            onClick={() => ui.setState({ aside: 'moves' })}
          >
            {s.moves}
          </Button>
          <Button tone="primary" size="large" onClick={() => send.play(now.command)}>
            {s.endTurn(state.turn + 1)}
          </Button>
        </>
      }
    >
      <Steps />
      <header>
        <h2 className="text-[1.45rem]">{s.title}</h2>
        <p className="text-muted">
          {wrong.length === 0 ? `✓ ${s.check}` : s.wrong(wrong.length)} <RuleRef rule="CH-13.11" />
        </p>
      </header>
      {wrong.length > 0 && (
        <ul className="ch-warning">
          {wrong.map(({ id, track, points }) => (
            <li key={`${id}${track}`}>
              {nameOf(state, id)}: {t.screen.state.points(points, t.tracks[track])}
            </li>
          ))}
        </ul>
      )}
      {SIDES.map((side) => {
        const groups = byStatus(state, side);
        const shown = STATUSES.filter((status) => status !== 'ok' && groups[status].length > 0);
        return (
          <section key={side} data-side={side} className="ch-total">
            <h3 className="text-lg">{state.armies[side].name}</h3>
            {shown.length === 0 && <p className="text-muted">{s.allSteady}</p>}
            {shown.map((status) => (
              <p key={status}>
                <b className="inline-block first-letter:uppercase">
                  {t.statuses[status]} ({groups[status].length}):
                </b>{' '}
                <span className="text-muted">{groups[status].map(({ name }) => name).join(', ')}</span>
              </p>
            ))}
          </section>
        );
      })}
    </GuidePanel>
  );
}
