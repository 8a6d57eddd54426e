import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { isPresent, LIMITS, type Side } from '../model/character.ts';
import { cm, whole } from '../schema/parts.ts';
import { SHEET } from './kept-forms.ts';
import { useActions } from './use-actions.ts';
import { useCursus, useText } from './use-cursus.ts';

const rowsSchema = v.strictObject({
  who: v.picklist(['off', 'all']),
  perRow: whole(LIMITS.perSide, 1),
  gapCm: cm,
  frontCm: cm,
  centreCm: cm,
});
type Rows = v.InferOutput<typeof rowsSchema>;

/** Puts a side on the map in rows; what stands there already moves with it only if wanted. */
export function DeployRows({ side }: { readonly side: Side }) {
  const s = useText().army;
  const state = useCursus();
  const send = useActions();
  const { widthCm, heightCm } = state.board;
  const usual: Rows = {
    who: 'off',
    perRow: 10,
    gapCm: 3,
    frontCm: Math.round(heightCm * (side === 'a' ? 0.68 : 0.32)),
    centreCm: Math.round(widthCm / 2),
  };
  const [rows, keep] = useKept(`${SHEET}/rows/${side}`, usual, rowsSchema);
  const { who, ...plan } = rows;
  const change = (part: Partial<Rows>): void => keep({ ...rows, ...part });
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
        onChange={(value) => change({ who: value })}
      />
      <Stepper
        label={s.perRow}
        value={plan.perRow}
        min={1}
        max={40}
        onChange={(perRow) => change({ perRow })}
      />
      <Stepper
        label={s.gap}
        value={plan.gapCm}
        min={0}
        max={20}
        step={0.5}
        onChange={(gapCm) => change({ gapCm })}
      />
      <Stepper
        label={s.front}
        value={plan.frontCm}
        min={0}
        max={heightCm}
        step={2}
        onChange={(frontCm) => change({ frontCm })}
      />
      <Stepper
        label={s.centre}
        value={plan.centreCm}
        min={0}
        max={widthCm}
        step={2}
        onChange={(centreCm) => change({ centreCm })}
      />
      <Button
        why={ids.length === 0 ? s.nobodyToDeploy : null}
        onClick={() =>
          send.play({
            type: 'deployRows',
            ids,
            ...plan,
            facingDeg: side === 'a' ? 0 : 180,
          })
        }
      >
        {s.deployN(ids.length)}
      </Button>
    </Fold>
  );
}
