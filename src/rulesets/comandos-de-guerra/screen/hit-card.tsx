import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Hit } from '../model/state.ts';
import { commandoOf, weaponOf } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { whyNotHit } from '../rules/damage.ts';
import { LastLine } from './last-line.tsx';
import { RollActions } from './roll-actions.tsx';
import { useAllText, useRaid, useRaidSend, useSay } from './use-desk.ts';

/** A hit that waits: for the weapon's damage, for the dice, or for how much the armour lets through. */
export function HitCard({ hit, others }: { readonly hit: Hit; readonly others: ReactNode }) {
  const t = useAllText();
  const s = t.screen.hit;
  const state = useRaid();
  const send = useRaidSend();
  const say = useSay();
  const [text, setText] = useState('');
  const [remember, setRemember] = useState(true);
  const [through, setThrough] = useState<number | null>(null);
  const victim = commandoOf(state, hit.targetId);
  const weapon = weaponOf(commandoOf(state, hit.by), hit.weaponId);
  const said = hit.damage ?? (text.trim() || null);
  const manual = hit.dealt !== null;
  const command = { type: 'resolveHit', id: hit.id, damage: said, through, remember } as const;
  return (
    <GuidePanel
      actions={
        <RollActions
          command={command}
          label={manual ? s.through : s.roll}
          noDice={manual}
          why={whyNotHit(hit, command)}
        >
          <Button size="large" onClick={() => send.play({ type: 'dropHit', id: hit.id })}>
            {s.drop}
          </Button>
        </RollActions>
      }
    >
      <LastLine />
      <header>
        <h2 className="text-2xl">{s.title(hit.targetName)}</h2>
        <p className="text-muted">
          {[weapon?.name, t.difficulty[hit.difficulty], t.grade[hit.grade], say.dice(hit.damage ?? '')]
            .filter(Boolean)
            .join(' · ')}
          <RuleRef rule="CG-13.1" />
        </p>
      </header>
      <p>{t.effects[hit.grade]}</p>
      {hit.damage === null && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-48">
            <TextField
              label={s.damage}
              value={text}
              maxLength={LIMITS.diceText}
              placeholder="2d10+1"
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Chip on={remember} onToggle={() => setRemember(!remember)}>
            {t.screen.remember}
          </Chip>
        </div>
      )}
      {manual && (
        <>
          <p className="font-semibold">{s.dealt(hit.dealt ?? 0, victim?.armour ?? 0)}</p>
          <div className="flex flex-wrap items-end gap-3">
            <div className="w-40">
              <NumberField label={s.howMuch} value={through} open onChange={setThrough} />
            </div>
            {[0, hit.dealt ?? 0].map((amount) => (
              <Button key={amount} onClick={() => setThrough(amount)}>
                {amount === 0 ? s.nothing : s.all(amount)}
              </Button>
            ))}
          </div>
        </>
      )}
      {others}
    </GuidePanel>
  );
}
