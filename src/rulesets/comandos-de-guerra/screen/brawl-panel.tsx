import { useState } from 'react';
import { useKept } from '../../../play/kept-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Picker } from '../../../ui/picker.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { fighterOf, targetsOf, whyNoBrawl } from '../rules/brawl.ts';
import { BrawlChances } from './brawl-chances.tsx';
import { BrawlForm } from './brawl-form.tsx';
import { BrawlSide } from './brawl-side.tsx';
import { NEW, NONE_PICKED, pickedSchema } from './kept-pick.ts';
import { LastLine } from './last-line.tsx';
import { OwedStrip } from './owed-strip.tsx';
import { RollActions } from './roll-actions.tsx';
import { ThrowList } from './throw-list.tsx';
import { useAllText, useRaid, useRaidSend, useSay } from './use-desk.ts';

/** Fists, exchange by exchange (CG-7). */
export function BrawlPanel() {
  const t = useAllText();
  const s = t.screen.brawl;
  const state = useRaid();
  const send = useRaidSend();
  const say = useSay();
  const [{ id: picked, changing }, keep] = useKept('brawls', NONE_PICKED, pickedSchema);
  const pick = (id: string): void => keep({ id, changing: false });
  const [target, setTarget] = useState('');
  const brawl = state.brawls.find(({ id }) => id === picked) ?? state.brawls[0];
  if (!brawl || picked === NEW) return <BrawlForm onDone={pick} />;
  if (changing) return <BrawlForm brawl={brawl} onDone={pick} />;
  const targets = brawl.blow ? targetsOf(state, brawl, brawl.blow.by) : [];
  const chosen = targets.find(({ id }) => id === target) ?? targets[0];
  const winner = fighterOf(brawl, brawl.blow?.by);
  return (
    <GuidePanel
      actions={
        <RollActions
          command={
            brawl.blow
              ? { type: 'strikeBlow', id: brawl.id, target: chosen?.id ?? null }
              : { type: 'rollBrawl', id: brawl.id, target: null }
          }
          label={brawl.blow ? s.strike : s.exchange}
          why={brawl.blow ? null : whyNoBrawl(state, brawl.id)}
        >
          <Button size="large" onClick={() => send.play({ type: 'endBrawl', id: brawl.id })}>
            {s.stop}
          </Button>
        </RollActions>
      }
    >
      <OwedStrip />
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-2xl">{brawl.note || s.title}</h2>
        {state.brawls
          .filter(({ id }) => id !== brawl.id)
          .map(({ id, note }, i) => (
            <Button key={id} onClick={() => pick(id)}>
              {note || `${s.title} ${i + 2}`}
            </Button>
          ))}
        <Button onClick={() => keep({ id: brawl.id, changing: true })}>{s.change}</Button>
        <Button onClick={() => pick(NEW)}>{s.another}</Button>
      </header>
      <div className="grid gap-3 tablet:grid-cols-2">
        <BrawlSide brawl={brawl} side="a" />
        <BrawlSide brawl={brawl} side="b" />
      </div>
      {winner && (
        <div className="flex flex-wrap items-end gap-3 rounded-2xl border-2 border-attack p-3">
          <p className="min-w-0 flex-1 font-semibold">
            {s.won(say.name(state, winner.who, winner.name))}
            <RuleRef rule="CG-7.9" />
          </p>
          <div className="w-56">
            <Picker
              label={s.target}
              value={chosen?.id ?? ''}
              options={targets.map(({ id, who, name }) => ({ value: id, label: say.name(state, who, name) }))}
              onChange={setTarget}
            />
          </div>
        </div>
      )}
      {!brawl.blow && <BrawlChances brawl={brawl} />}
      <LastLine about="blowStruck" />
      <ThrowList of={['brawlExchanged']} />
    </GuidePanel>
  );
}
