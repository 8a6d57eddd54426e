import { useState } from 'react';
import type { EntityId } from '../../../kernel/ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { nameOf, type SharedSource } from '../model/game.ts';
import { useActions } from './use-actions.ts';
import { useCursus, useText } from './use-cursus.ts';

/** "Choose r of these k" (CH-2.6): one tap when there is one to choose, else chips and a button. */
export function PickChoice({
  source,
  onDone,
}: {
  readonly source: SharedSource;
  readonly onDone?: () => void;
}) {
  const s = useText().pick;
  const state = useCursus();
  const send = useActions();
  const [chosen, setChosen] = useState<readonly EntityId[]>(source.chosen);
  const choose = (ids: readonly EntityId[]): void => {
    if (send.play({ type: 'choosePick', source: source.id, ids })) onDone?.();
  };
  const toggle = (id: EntityId): void => {
    if (source.pick === 1) choose([id]);
    else setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  const right = chosen.length === source.pick;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {source.tied.map((id) => (
          <Chip key={id} on={chosen.includes(id)} onToggle={() => toggle(id)}>
            {nameOf(state, id)}
          </Chip>
        ))}
      </div>
      {source.pick > 1 && (
        <Button
          why={right ? null : s.exactly(source.pick, source.tied.length)}
          onClick={() => choose(chosen)}
        >
          {s.take(chosen.length, source.pick)}
        </Button>
      )}
    </div>
  );
}
