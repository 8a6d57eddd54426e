import { UserPlus } from 'lucide-react';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { type Entrant, entrant } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { useRaid, useText } from './use-desk.ts';

const USUAL_LEVEL = 50;

/** The entrant that a card makes. */
const cardEntrant = (commando: Commando, skill: string): Entrant => ({
  ...entrant(commando.id, null),
  who: commando.id,
  name: commando.name,
  skill,
});

/** Who takes part: cards by a tap, and opponents who are only a level. */
export function RivalPick(props: {
  readonly chosen: readonly Entrant[];
  /** The skill that a card enters with. */
  readonly skillOf: (commando: Commando) => string;
  readonly onChange: (chosen: readonly Entrant[]) => void;
}) {
  const { chosen, onChange } = props;
  const s = useText().rivals;
  const { commandos } = useRaid();
  const quick = chosen.filter(({ who }) => who === null).length;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-semibold">{s.who}</legend>
      {commandos.map((one) => {
        const on = chosen.some(({ id }) => id === one.id);
        return (
          <Chip
            key={one.id}
            on={on}
            onToggle={() =>
              onChange(
                on
                  ? chosen.filter(({ id }) => id !== one.id)
                  : [...chosen, cardEntrant(one, props.skillOf(one))],
              )
            }
          >
            {one.name}
          </Chip>
        );
      })}
      <Button
        icon={<UserPlus aria-hidden size="1.1rem" />}
        onClick={() =>
          onChange([...chosen, { ...entrant(newId(), USUAL_LEVEL), name: s.quickName(quick + 1) }])
        }
      >
        {s.quick}
      </Button>
    </fieldset>
  );
}
