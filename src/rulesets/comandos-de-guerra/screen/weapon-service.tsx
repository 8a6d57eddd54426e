import { useState } from 'react';
import type { Rejection } from '../../../kernel/result.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import type { Command } from '../model/commands.ts';
import type { Commando, Weapon } from '../model/sheet.ts';
import { LIMITS } from '../model/words.ts';
import { refused } from '../rules/refusal.ts';
import { clearPlan, reloadPlan, whyNotClear, whyNotReload } from '../rules/service.ts';
import { PanelStepper } from './panel-stepper.tsx';
import { Section } from './section.tsx';
import { useAllText, useDesk, useRaid, useRaidSend } from './use-desk.ts';

/** Clearing, loading, cleaning. Where no table has the rounds, the players say them and may keep them. */
export function WeaponService({
  commando,
  weapon,
}: {
  readonly commando: Commando;
  readonly weapon: Weapon;
}) {
  const t = useAllText();
  const s = t.screen.weapon;
  const state = useRaid();
  const send = useRaidSend();
  const desk = useDesk();
  const [inCombat, setInCombat] = useState(true);
  const [bullets, setBullets] = useState(1);
  const [rounds, setRounds] = useState<number | null>(null);
  const [remember, setRemember] = useState(true);
  const base = { who: commando.id, weaponId: weapon.id, inCombat, rounds, remember };
  const clear = { type: 'clearJam', ...base } as const;
  const magazine = { type: 'reload', mode: 'magazine', bullets: 0, ...base } as const;
  const single = { type: 'reload', mode: 'bullets', bullets, ...base } as const;
  const stuck = weapon.state === 'jammed' || weapon.state === 'broken';
  const lacks = [whyNotClear(state, clear), whyNotReload(state, magazine)].some(
    (why) => why?.code === 'TABLE_CELL_EMPTY',
  );
  const clearing = clearPlan(state, clear);
  const loading = reloadPlan(state, magazine);
  const oneByOne = reloadPlan(state, single);
  const act = (command: Command, label: string, why: Rejection | null) => (
    <Button why={send.sayRejection(why)} onClick={() => send.play(command)}>
      {label}
    </Button>
  );
  return (
    <Section title={s.service(weapon.name)} rule={stuck ? 'CG-12.7' : 'CG-14.1'}>
      <div className="flex flex-wrap gap-2">
        {stuck &&
          act(clear, s.clear(refused(clearing) ? null : clearing.totalRounds), whyNotClear(state, clear))}
        {act(magazine, s.magazine(refused(loading) ? null : loading), whyNotReload(state, magazine))}
        {act(single, s.bullets(bullets, refused(oneByOne) ? null : oneByOne), whyNotReload(state, single))}
        <PanelStepper
          label={s.howMany}
          hideLabel
          value={bullets}
          min={1}
          max={weapon.capacity ?? LIMITS.points}
          onChange={setBullets}
        />
        {act(
          { type: 'cleanWeapon', who: commando.id, weaponId: weapon.id },
          s.clean(weapon.daysUncleaned),
          null,
        )}
        <Chip on={inCombat} onToggle={() => setInCombat(!inCombat)}>
          {s.inCombat}
        </Chip>
        <Button onClick={() => desk.openForm({ kind: 'weapon', who: commando.id, weaponId: weapon.id })}>
          {s.edit}
        </Button>
      </div>
      {inCombat && (lacks || rounds !== null) && (
        <div className="flex flex-wrap items-center gap-3 rounded-2xl border-2 border-attack border-dashed p-3">
          <PanelStepper
            label={s.askRounds}
            value={rounds ?? 0}
            min={0}
            max={20}
            onChange={(next) => setRounds(next === 0 ? null : next)}
          />
          <Chip on={remember} onToggle={() => setRemember(!remember)}>
            {t.screen.remember}
          </Chip>
        </div>
      )}
    </Section>
  );
}
