import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { unitOf } from '../model/state.ts';
import { REACTIONS, type Reaction, type Unit } from '../model/unit.ts';
import { reactionsOf } from '../rules/contact.ts';
import { reaction as reactionSchema } from '../schema.ts';
import { useKeptInTurn } from './kept-forms.ts';
import { MoveMade } from './move-made.tsx';
import { Told } from './told.tsx';
import { UnitGuide } from './unit-guide.tsx';
import { useAllText, useFocus, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** ST-6.5: the enemy that was touched reacts as to a charge. */
export function ReactionPanel({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.reaction;
  const state = useStupidity();
  const send = useStupiditySend();
  const { select } = useFocus();
  const [reaction, setReaction] = useKeptInTurn<Reaction>(`reaction/${unit.id}`, 'hold', reactionSchema);
  const target = unit.charge ? unitOf(state, unit.charge.targetId) : undefined;
  const open = target ? reactionsOf(target, state.settings) : REACTIONS;
  const allowed = open.includes(reaction);
  return (
    <UnitGuide
      unit={unit}
      omit="hitEnemy"
      actions={
        <Button
          tone="primary"
          size="large"
          why={allowed ? null : send.sayRejection({ code: 'reaction-not-available' })}
          onClick={() => {
            if (send.play({ type: 'declareReaction', unitId: unit.id, reaction })) select(null);
          }}
        >
          {s.declare(target?.name ?? text.gone, text.reactions[reaction])}
        </Button>
      }
    >
      <MoveMade unit={unit} />
      <section className="flex flex-col gap-2">
        <Told rule="ST-6.5">
          <b>{s.title(target?.name ?? text.gone)}</b>
          <span className="block text-muted text-sm">{text.effects.hitEnemy[1]}</span>
        </Told>
        <Segmented
          label={s.title(target?.name ?? text.gone)}
          value={reaction}
          options={REACTIONS.map((value) => ({
            value,
            label: open.includes(value) ? text.reactions[value] : `${text.reactions[value]} ✗`,
          }))}
          onChange={setReaction}
        />
        {!allowed && (
          <p className="text-bad text-sm">{send.sayRejection({ code: 'reaction-not-available' })}</p>
        )}
        {open.includes('standAndShoot') && <p className="text-muted text-sm">{text.checkDistance}</p>}
      </section>
    </UnitGuide>
  );
}
