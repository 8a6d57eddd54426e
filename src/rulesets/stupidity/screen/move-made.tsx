import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { unitOf } from '../model/state.ts';
import type { Unit } from '../model/unit.ts';
import { targetsOf } from '../rules/contact.ts';
import { moveForward } from '../rules/move.ts';
import { Told } from './told.tsx';
import { useAllText, useLength, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** What the compulsory move of this turn came to: a second contact, or the points of a unit that left. */
export function MoveMade({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.move;
  const state = useStupidity();
  const send = useStupiditySend();
  const length = useLength();
  const { move } = unit;
  if (unit.offTable)
    return (
      <section className="flex flex-col gap-2">
        <Told rule="ST-6.4">
          {unit.points === null ? s.askPoints : `${text.line.pointsTo(text.victoryPoints(unit.points))}.`}
        </Told>
        <NumberField
          label={s.points}
          value={unit.points}
          open
          onLeave
          onChange={(points) => send.play({ type: 'setPoints', unitId: unit.id, points })}
        />
      </section>
    );
  if (!move) return null;
  const other = move.targetId === null ? null : unitOf(state, move.targetId)?.name;
  const friends =
    move.with === 'enemy' && moveForward(unit, state.settings).applies
      ? targetsOf(state, unit, 'friend')
      : [];
  return (
    <section className="flex flex-col gap-2">
      <p>{other ? s.madeWith(length(move.moved), other) : s.made(length(move.moved))}</p>
      {friends.length > 0 && (
        <Fold title={s.alsoFriend}>
          {friends.map((friend) => (
            <Button
              key={friend.id}
              onClick={() =>
                send.play({
                  type: 'recordContact',
                  unitId: unit.id,
                  with: 'friend',
                  targetId: friend.id,
                  moved: move.moved,
                })
              }
            >
              {friend.name}
            </Button>
          ))}
        </Fold>
      )}
    </section>
  );
}
