import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { type Character, SIDES, STATUSES } from '../model/character.ts';
import { nameOf } from '../model/game.ts';
import { byStatus } from '../rules/closing.ts';
import { whyNoFleeMove } from '../rules/flee-move.ts';
import { movementPlan } from '../rules/movement-plan.ts';
import { remindersOf } from '../rules/reminders.ts';
import { TargetChips } from './target-chips.tsx';
import { TokenGlyph } from './token-glyph.tsx';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus, useUiStore } from './use-cursus.ts';

/** Movement: what each reaction obliges to, whom it runs at, and the moves of those in flight. */
export function MovesPanel() {
  const t = useAllText();
  const s = t.screen.moves;
  const state = useCursus();
  const send = useActions();
  const ui = useUiStore();
  const { fleeing, unmarked, uneven } = movementPlan(state);
  const refusal = fleeing[0] === undefined ? null : whyNoFleeMove(state, fleeing[0]);
  return (
    <GuidePanel
      actions={
        <>
          {unmarked.length > 0 && (
            <Button onClick={() => send.play({ type: 'setTargets', targets: unmarked })}>
              {s.mark(unmarked.length)}
            </Button>
          )}
          {fleeing.length > 0 && (
            <Button
              why={send.sayRejection(refusal?.why ?? null)}
              onClick={() => send.play({ type: 'fleeMove', ids: fleeing })}
            >
              {s.fleeAll(fleeing.length)}
            </Button>
          )}
          <Button tone="primary" size="large" onClick={() => ui.setState({ aside: null })}>
            {s.close}
          </Button>
        </>
      }
    >
      <header>
        <h2 className="text-[1.45rem]">{s.title}</h2>
        <p className="text-muted">{s.lead}</p>
      </header>
      {uneven.length > 0 && (
        <div className="ch-warning">
          {uneven.map(({ id, from, to }) => (
            <p key={id}>{s.uneven(nameOf(state, id), nameOf(state, from), nameOf(state, to))}</p>
          ))}
          <RuleRef rule="CH-22.1" />
        </div>
      )}
      {SIDES.flatMap((side) =>
        STATUSES.filter((status) => status !== 'ok').map((status) => {
          const group = byStatus(state, side)[status];
          const [first] = group;
          if (!first) return null;
          return (
            <section key={`${side}${status}`} data-side={side} className="ch-total">
              <h3 className="text-lg">
                {state.armies[side].name} · {t.statuses[status]} ({group.length})
              </h3>
              <ul className="list-disc pl-5 text-muted text-sm">
                {remindersOf({ ...first, role: 'trooper', retreating: false }).map((key) => (
                  <li key={key}>{t.effects.reminders[key]}</li>
                ))}
              </ul>
              <ul className="mt-2 flex flex-col gap-2">
                {group.map((one) => (
                  <Mover key={one.id} one={one} />
                ))}
              </ul>
            </section>
          );
        }),
      )}
    </GuidePanel>
  );
}

function Mover({ one }: { readonly one: Character }) {
  const s = useAllText().screen.moves;
  const state = useCursus();
  const send = useActions();
  const ui = useUiStore();
  const refusal = one.status === 'flight' ? whyNoFleeMove(state, one.id) : null;
  return (
    <li className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="flex min-h-tap flex-1 items-center gap-3 text-left font-semibold"
        onClick={() => ui.setState({ selected: [one.id], aside: null })}
      >
        <TokenGlyph one={one} />
        {one.name}
      </button>
      {one.status === 'flight' && (
        <Button
          why={send.sayRejection(refusal?.why ?? null)}
          onClick={() => send.play({ type: 'fleeMove', ids: [one.id] })}
        >
          {s.flee}
        </Button>
      )}
      <TargetChips one={one} />
    </li>
  );
}
