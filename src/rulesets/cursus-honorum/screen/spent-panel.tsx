import { useKept } from '../../../play/kept-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { type Character, LIMITS } from '../model/character.ts';
import { unspentLeadership } from '../rules/first-player.ts';
import { whole } from '../schema/parts.ts';
import { EventFrame } from './event-frame.tsx';
import { TELLING } from './kept-forms.ts';
import { NOTHING_TOLD } from './ui-store.ts';
import { useActions } from './use-actions.ts';
import { useText, useUiStore } from './use-cursus.ts';

/** Leadership that a leader has spent this turn: what is left breaks ties for the first move (CH-13.4). */
export function SpentPanel({ one }: { readonly one: Character }) {
  const s = useText().spent;
  const send = useActions();
  const ui = useUiStore();
  const [spent, setSpent] = useKept(`${TELLING}/spent/${one.id}`, one.leadershipSpent, whole(LIMITS.spent));
  return (
    <EventFrame
      one={one}
      title={s.title(one.name)}
      lead={s.lead}
      rule="CH-13.4"
      actions={
        <Button
          tone="primary"
          size="large"
          onClick={() => {
            if (send.play({ type: 'spendLeadership', id: one.id, spent })) ui.setState(NOTHING_TOLD);
          }}
        >
          {s.save}
        </Button>
      }
    >
      <Stepper label={s.spent} value={spent} min={0} max={LIMITS.spent} onChange={setSpent} />
      <p className="font-semibold">
        {s.left(unspentLeadership({ ...one, leadershipSpent: spent }), one.leadership)}
      </p>
    </EventFrame>
  );
}
