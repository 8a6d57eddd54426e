import { useState } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import { Picker } from '../../../ui/picker.tsx';
import type { Character } from '../model/character.ts';
import { nameOf } from '../model/game.ts';
import { isAggressive } from '../rules/load.ts';
import { markOf } from '../rules/movement-plan.ts';
import { suggestTargets, sweepers } from '../rules/target.ts';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus } from './use-cursus.ts';

/** The suggested targets of an aggressive character; a marked one is kept until it is taken off (CH-23.3). */
export function TargetChips({ one }: { readonly one: Character }) {
  const s = useAllText().screen.moves;
  const state = useCursus();
  const send = useActions();
  const [cause, setCause] = useState<string | undefined>(undefined);
  if (!isAggressive(one.status)) return null;
  const suggested = suggestTargets(state, one, cause) ?? [];
  const targetId = markOf(state, one);
  const shown = targetId !== null && !suggested.includes(targetId) ? [targetId, ...suggested] : suggested;
  const causes = one.status === 'attack' ? sweepers(state, one) : [];
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <span className="text-muted text-sm">{shown.length > 0 ? s.target : s.noTarget}</span>
      {shown.map((id) => (
        <Chip
          key={id}
          on={id === targetId}
          onToggle={() =>
            send.play({
              type: 'setTargets',
              targets: [{ id: one.id, targetId: id === targetId ? null : id }],
            })
          }
        >
          {nameOf(state, id)}
        </Chip>
      ))}
      {causes.length > 1 && (
        <Picker
          label={s.direction}
          hideLabel
          value={cause ?? causes[0]?.id ?? ''}
          options={causes.map(({ id, name }) => ({ value: id, label: s.sweptBy(name) }))}
          onChange={setCause}
        />
      )}
    </div>
  );
}
