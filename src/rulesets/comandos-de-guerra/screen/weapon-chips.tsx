import { Button } from '../../../ui/button.tsx';
import type { Commando } from '../model/sheet.ts';
import { sheetLevel } from '../rules/actor.ts';
import { weaponRefusal } from '../rules/to-hit.ts';
import { WEAPON_SIGNS } from './describe.ts';
import { useAllText, useDesk } from './use-desk.ts';

/** The weapons of a card. One that cannot fire can still be looked at, to be cleared or loaded. */
export function WeaponChips(props: {
  readonly commando: Commando;
  readonly chosen: string;
  readonly onChoose: (weaponId: string) => void;
}) {
  const { commando } = props;
  const t = useAllText();
  const { openForm } = useDesk();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t.screen.weapon.title}</legend>
      {commando.weapons.map((weapon) => {
        const { id, name, state, loaded, capacity, roundsLeft, skillId } = weapon;
        const fires = weaponRefusal(weapon) === null;
        return (
          <Button
            key={id}
            on={props.chosen === id}
            className={`px-3! ${fires ? '' : 'border-dashed!'}`}
            onClick={() => props.onChoose(id)}
          >
            <span>
              {name} <b>{sheetLevel(commando, skillId)}</b>
            </span>
            <span className="font-normal text-sm">
              {state !== 'ready' &&
                `${WEAPON_SIGNS[state]} ${t.weaponState[state]} ${roundsLeft > 0 ? t.screen.card.left(roundsLeft) : ''} `}
              {loaded !== null && `${loaded}${capacity === null ? '' : `/${capacity}`}`}
            </span>
          </Button>
        );
      })}
      <Button
        tone="quiet"
        className="px-3!"
        onClick={() => openForm({ kind: 'weapon', who: commando.id, weaponId: null })}
      >
        {t.screen.weapon.add}
      </Button>
    </fieldset>
  );
}
