import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { isPresent, type Side } from '../model/character.ts';
import { useActions } from './use-actions.ts';
import { useCursus, useText } from './use-cursus.ts';

/** Puts a side on the map in rows; what stands there already moves with it only if wanted. */
export function DeployRows({ side }: { readonly side: Side }) {
  const s = useText().army;
  const state = useCursus();
  const send = useActions();
  const { widthCm, heightCm } = state.board;
  const [who, setWho] = useState<'off' | 'all'>('off');
  const [perRow, setPerRow] = useState(10);
  const [gapCm, setGap] = useState(3);
  const [frontCm, setFront] = useState(Math.round(heightCm * (side === 'a' ? 0.68 : 0.32)));
  const [centreCm, setCentre] = useState(Math.round(widthCm / 2));
  const ids = state.characters
    .filter((one) => one.side === side && isPresent(one) && (who === 'all' || one.pos === null))
    .map(({ id }) => id);
  return (
    <Fold title={s.deploy}>
      <Segmented
        label={s.deploy}
        value={who}
        options={[
          { value: 'off', label: s.offMap },
          { value: 'all', label: s.all },
        ]}
        onChange={setWho}
      />
      <Stepper label={s.perRow} value={perRow} min={1} max={40} onChange={setPerRow} />
      <Stepper label={s.gap} value={gapCm} min={0} max={20} step={0.5} onChange={setGap} />
      <Stepper label={s.front} value={frontCm} min={0} max={heightCm} step={2} onChange={setFront} />
      <Stepper label={s.centre} value={centreCm} min={0} max={widthCm} step={2} onChange={setCentre} />
      <Button
        why={ids.length === 0 ? s.nobodyToDeploy : null}
        onClick={() =>
          send.play({
            type: 'deployRows',
            ids,
            perRow,
            gapCm,
            centreCm,
            frontCm,
            facingDeg: side === 'a' ? 0 : 180,
          })
        }
      >
        {s.deployN(ids.length)}
      </Button>
    </Fold>
  );
}
