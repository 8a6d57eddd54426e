import { useState } from 'react';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { ACTION_NAMES } from '../model/commands.ts';
import type { Character } from '../model/state.ts';
import { actionsLeft, whyNotSpend } from '../rules/actions.ts';
import { faceOf } from '../rules/cards.ts';
import { commandBonus } from '../rules/command-range.ts';
import { ActionsUsed } from './actions-used.tsx';
import { HandFold } from './hand-fold.tsx';
import { LastResult } from './last-result.tsx';
import { useLateText } from './late.ts';
import { OwedStrip } from './owed-strip.tsx';
import { ReachChips } from './reach-chips.tsx';
import { useHit } from './use-hit.ts';
import { useAllText, useFocus, useShock, useShockSend } from './use-shock.ts';

/** No single Action costs more AT than this. */
const DEAREST = 9;

/** A man who is not in shock: being hit, acting, and everything that can be set by hand. */
export function SoldierPanel({ character }: { readonly character: Character }) {
  const t = useT();
  const s = useLateText();
  const { action: actions } = useAllText();
  const state = useShock();
  const send = useShockSend();
  const focus = useFocus();
  const hit = useHit(character);
  const [cost, setCost] = useState(1);
  const { id, name } = character;
  const whyAct = send.sayRejection(whyNotSpend(state, id, cost));
  const { maxActions, command } = faceOf(character);
  return (
    <GuidePanel actions={<Button onClick={() => focus.select(null)}>{s.soldier.close}</Button>}>
      <OwedStrip />
      <LastResult of={id} />
      <header>
        <h2 className="text-2xl">{name}</h2>
        <p className="text-muted">{character.role}</p>
      </header>
      <section>
        <h3 className="mb-3 text-lg">
          {s.soldier.hit} <RuleRef rule="PS-1.1" />
        </h3>
        {hit.asks ? (
          <div className="rounded-xl border border-bad p-3">
            <p className="mb-2">{s.soldier.woundKills(name)}</p>
            <div className="flex flex-wrap gap-2">
              <Button className="flex-1" onClick={hit.takeBack}>
                {t.app.cancel}
              </Button>
              <Button tone="danger" className="flex-1" onClick={hit.confirm}>
                {s.soldier.kills}
              </Button>
            </div>
          </div>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button size="large" className="flex-1" why={hit.why} onClick={hit.wound}>
              {s.soldier.wounds.wounded}
            </Button>
            <Button size="large" className="flex-1" why={hit.why} onClick={hit.kill}>
              {s.soldier.wounds.killed}
            </Button>
          </div>
        )}
        {hit.sameAttack !== null && (
          <div className="mt-2">
            <Chip on={hit.sameAttack} onToggle={() => hit.setSameAttack(!hit.sameAttack)}>
              {s.soldier.sameAttack}
            </Chip>
          </div>
        )}
      </section>
      <section>
        <h3 className="text-lg">
          {s.soldier.act} <RuleRef rule="PS-7.5" />
        </h3>
        <p className="mb-2 text-muted text-sm">
          {s.soldier.left(
            maxActions,
            commandBonus(state, character),
            character.actionsUsed,
            actionsLeft(state, character),
          )}
        </p>
        <div className="grid grid-cols-2 gap-2">
          {(['', ...ACTION_NAMES] as const).map((action) => (
            <Button
              key={action}
              why={whyAct}
              onClick={() => send.play({ type: 'spend', characterId: id, action, at: cost })}
            >
              {action === '' ? s.soldier.anyAction : actions[action]}
            </Button>
          ))}
        </div>
        <div className="mt-2 flex flex-col gap-2">
          <Stepper
            label={s.soldier.cost}
            value={cost}
            min={0}
            max={DEAREST}
            limits={[s.soldier.costMin, s.soldier.costMax]}
            onChange={setCost}
          />
          <ActionsUsed character={character} />
        </div>
      </section>
      {command > 0 && <ReachChips commander={character} />}
      {state.settings.requireLineOfSight && (
        <Chip
          on={character.seesCasualty}
          onToggle={() =>
            send.play({
              type: 'setCharacterValue',
              characterId: id,
              change: { field: 'seesCasualty', value: !character.seesCasualty },
            })
          }
        >
          {s.soldier.saw}
        </Chip>
      )}
      <HandFold character={character} />
    </GuidePanel>
  );
}
