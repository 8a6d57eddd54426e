import { useState } from 'react';
import { Picker } from '../../../ui/picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { GRADES, LIMITS } from '../model/words.ts';
import { diceRefusal } from '../rules/dice-text.ts';
import { reasonOf } from '../rules/refusal.ts';
import { RollActions } from './roll-actions.tsx';
import { useAllText, useRaid } from './use-desk.ts';

/** The grades that do damage. */
const HITS = GRADES.filter((grade) => grade.endsWith('Success'));

/** Damage that no weapon of a card deals: a charge, a fall, a burning lorry. */
export function OtherDamage() {
  const t = useAllText();
  const s = t.screen.harm;
  const { commandos } = useRaid();
  const [target, setTarget] = useState(commandos[0]?.id ?? '');
  const [damage, setDamage] = useState('2d10');
  const [grade, setGrade] = useState<(typeof HITS)[number]>('mediumSuccess');
  const command = {
    type: 'dealDamage',
    targetId: target,
    targetName: '',
    damage,
    grade,
    through: null,
  } as const;
  return (
    <section className="flex flex-col gap-3 rounded-2xl border border-line p-3">
      <div className="grid gap-3 tablet:grid-cols-3">
        <Picker
          label={s.target}
          value={target}
          options={commandos.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setTarget}
        />
        <TextField
          label={s.damage}
          value={damage}
          maxLength={LIMITS.diceText}
          onChange={(event) => setDamage(event.target.value)}
        />
        <Picker
          label={s.grade}
          value={grade}
          options={HITS.map((one) => ({ value: one, label: t.grade[one] }))}
          onChange={setGrade}
        />
      </div>
      <RollActions command={command} label={s.roll} why={reasonOf(diceRefusal(damage))} />
    </section>
  );
}
