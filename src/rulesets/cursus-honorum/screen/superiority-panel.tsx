import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Character } from '../model/character.ts';
import { combatDice } from '../rules/combat.ts';
import { superiorityPoints } from '../rules/superiority.ts';
import { EventFrame } from './event-frame.tsx';
import { TELLING } from './kept-forms.ts';
import { NOTHING_TOLD } from './ui-store.ts';
import { useActions } from './use-actions.ts';
import { useCursus, useText, useUiStore } from './use-cursus.ts';

const MOST = 99;

/** Attack dice and defence dice. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));
const diceSchema = v.tuple([count, count]);
type Dice = v.InferOutput<typeof diceSchema>;

/** Swamped in close combat: attack dice against defence dice, the result told while they are set (CH-4). */
export function SuperiorityPanel({ one }: { readonly one: Character }) {
  const s = useText().superiority;
  const { house } = useCursus();
  const send = useActions();
  const ui = useUiStore();
  // CH-21: what its own state brings to both, as a start.
  const dice: Dice = [
    combatDice('ok', one.status, house).attack,
    1 + combatDice(one.status, 'ok', house).defence,
  ];
  const [[attack, defence], keep] = useKept(`${TELLING}/superiority/${one.id}`, dice, diceSchema);
  const points = superiorityPoints(attack, defence);
  const limits = { min: 0, max: MOST, limits: [s.least, s.most(MOST)] } as const;
  return (
    <EventFrame
      one={one}
      title={s.title(one.name)}
      lead={s.lead}
      rule="CH-4.1"
      actions={
        <Button
          tone="primary"
          size="large"
          onClick={() => {
            const done = send.play({
              type: 'scoreSuperiority',
              id: one.id,
              attackDice: attack,
              defenceDice: defence,
            });
            if (done) ui.setState(NOTHING_TOLD);
          }}
        >
          {s.give(points)}
        </Button>
      }
    >
      <Stepper {...limits} label={s.attack} value={attack} onChange={(value) => keep([value, defence])} />
      <Stepper {...limits} label={s.defence} value={defence} onChange={(value) => keep([attack, value])} />
      <p className="font-semibold text-lg">{s.result(points)}</p>
    </EventFrame>
  );
}
