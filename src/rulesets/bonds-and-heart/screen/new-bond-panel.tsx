import { useEffect, useState } from 'react';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { type Bearer, BOND_KINDS, type BondKind } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { modeOf, players } from '../model/state.ts';
import { openBonds, whyNotBond } from '../rules/bonds.ts';
import { effectRule } from '../rules/owed.ts';
import { Options } from './options.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

/** A bond drawn by tapping a kind and then panes of its owner's heart (BH-4.8). */
export default function NewBondPanel(props: {
  readonly owner: Bearer;
  readonly to: string | null;
  readonly kind: BondKind | null;
}) {
  const { owner } = props;
  const t = useAllText();
  const s = t.screen.bond;
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const { draw, drawn } = focus;
  const companions = players(state).filter(({ id }) => id !== owner.id);
  const [to, setTo] = useState(props.to ?? companions[0]?.id ?? '');
  const open = openBonds(state, owner, BOND_KINDS).filter((one) => one.to === to);
  const [kind, setKind] = useState<BondKind>(props.kind ?? open[0]?.kind ?? BOND_KINDS[0]);
  const [light, setLight] = useState(1);
  const mode = modeOf(state.phase);
  const free = state.settings.bondModel === 'free';
  // The panes of this heart are keys for as long as this panel is open.
  useEffect(() => {
    draw(free ? null : []);
    return () => draw(null);
  }, [draw, free]);
  const bond = { to, kind, plots: drawn ?? [], freeLight: free ? light : null };
  const why = send.sayRejection(whyNotBond(state, owner.id, { id: 'new', ...bond }));
  const save = (): void => {
    if (send.play({ type: 'createBond', owner: owner.id, bond: { id: newId(), ...bond } }))
      focus.open({ kind: 'bearer' });
  };
  return (
    <TaskPanel
      title={s.newTitle(owner.name)}
      lead={
        <>
          {s.newLead} <RuleRef rule="BH-4.8" />
        </>
      }
      onBack={() => focus.open({ kind: 'bearer' })}
      actions={
        <Button tone="primary" size="large" why={why} onClick={save}>
          {s.create(free ? light : (drawn?.length ?? 0))}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Options
          label={s.towards}
          value={to}
          options={companions.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setTo}
        />
        <Options
          label={s.kind}
          value={kind}
          options={BOND_KINDS.map((value) => ({ value, label: t.names.kind[value] }))}
          onChange={setKind}
        />
      </div>
      {free ? (
        <Stepper
          label={t.names.tone.light}
          value={light}
          min={0}
          max={LIMITS.bondParts}
          onChange={setLight}
        />
      ) : (
        <p className="font-semibold">
          {s.tapPanes(drawn?.length ?? 0, LIMITS.bondParts)} <RuleRef rule="BH-4.3" />
        </p>
      )}
      <p className="text-muted text-sm">
        {t.effects[mode][kind]} <RuleRef rule={effectRule({ kind }, mode)} />
      </p>
    </TaskPanel>
  );
}
