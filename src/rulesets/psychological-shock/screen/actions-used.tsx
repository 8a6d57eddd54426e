import { Stepper } from '../../../ui/stepper.tsx';
import { type Character, LIMITS } from '../model/state.ts';
import { useLateText } from './late.ts';
import { useShockSend } from './use-shock.ts';

/** The Actions that a man has spent, set right by hand. */
export function ActionsUsed({ character }: { readonly character: Character }) {
  const s = useLateText();
  const send = useShockSend();
  return (
    <Stepper
      label={s.soldier.actionsUsed}
      value={character.actionsUsed}
      min={0}
      max={LIMITS.counter.max}
      onChange={(value) =>
        send.play({
          type: 'setCharacterValue',
          characterId: character.id,
          change: { field: 'actionsUsed', value },
        })
      }
    />
  );
}
