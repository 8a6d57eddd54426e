import { useState } from 'react';
import * as v from 'valibot';
import { useT } from '../../../i18n/react.ts';
import { useKept } from '../../../play/kept-form.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LIMITS, SIDES, type Side } from '../model/character.ts';
import type { Army } from '../model/game.ts';
import { DeployRows } from './deploy-rows.tsx';
import { SHEET } from './kept-forms.ts';
import { RosterList } from './roster-list.tsx';
import { TableByHand } from './table-by-hand.tsx';
import { useActions } from './use-actions.ts';
import { useCursus, useText } from './use-cursus.ts';

/** An army: its name, how it shares and measures, its roster, its deployment; and the table by hand. */
export function ArmySheet(props: { readonly side: Side; readonly onClose: () => void }) {
  const t = useT();
  const s = useText().army;
  const state = useCursus();
  const [side, setSide] = useState(props.side);
  return (
    <Sheet title={s.title} closeLabel={t.app.close} side="right" onClose={props.onClose}>
      <div className="flex flex-col gap-5">
        <Segmented
          label={s.side}
          value={side}
          options={SIDES.map((value) => ({ value, label: state.armies[value].name }))}
          onChange={setSide}
        />
        <ArmyFields key={side} side={side} />
        <RosterList side={side} />
        <DeployRows key={`rows-${side}`} side={side} />
        <TableByHand side={side} />
      </div>
    </Sheet>
  );
}

function ArmyFields({ side }: { readonly side: Side }) {
  const s = useText().army;
  const state = useCursus();
  const send = useActions();
  const army = state.armies[side];
  const [name, setName] = useKept(`${SHEET}/name/${side}`, army.name, v.string());
  const set = (part: Partial<Pick<Army, 'name' | 'shareMode' | 'rangeMode'>>): void => {
    const { shareMode, rangeMode } = army;
    send.play({ type: 'changeArmy', side, name: army.name, shareMode, rangeMode, ...part });
  };
  return (
    <section className="flex flex-col gap-3">
      <TextField
        label={s.name}
        value={name}
        maxLength={LIMITS.nameLength}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => name.trim() !== army.name && set({ name })}
      />
      <Switch
        label={s.board}
        help={s.boardHelp}
        on={army.rangeMode === 'board'}
        onChange={(on) => set({ rangeMode: on ? 'board' : 'tap' })}
      />
      <Switch
        label={s.manual}
        help={s.manualHelp}
        on={army.shareMode === 'manual'}
        onChange={(on) => set({ shareMode: on ? 'manual' : 'auto' })}
      />
    </section>
  );
}
