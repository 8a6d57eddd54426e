import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { ALTERNATE, type Bearer } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { players } from '../model/state.ts';
import { AidsByHand } from './aids-by-hand.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

const NO_MARK = 'none';

/** Every value of a bearer that can be set by hand, and the care of the sheet. */
export default function ByHand({ bearer }: { readonly bearer: Bearer }) {
  const t = useAllText();
  const s = t.screen.byHand;
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const { id, hp } = bearer;
  const place = state.bearers.findIndex((one) => one.id === id);
  const move = (by: number) => () => void send.play({ type: 'moveBearer', id, to: place + by });
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-3 wide:grid-cols-2">
      <div className="flex flex-col gap-2">
        <Stepper
          label={t.names.claims}
          value={bearer.claims}
          min={0}
          max={LIMITS.claimsByHand}
          onChange={(claims) => send.play({ type: 'setClaims', id, claims })}
        />
        <Stepper
          label={s.used}
          value={bearer.combatClaimsUsed}
          min={0}
          max={LIMITS.claimsByHand}
          onChange={(used) => send.play({ type: 'setClaimsUsed', id, used })}
        />
        <Stepper
          label={s.maxHp}
          value={hp.max}
          min={1}
          max={LIMITS.hp}
          onChange={(max) =>
            send.play({ type: 'setHp', id, hp: { max, current: Math.min(hp.current, max) } })
          }
        />
        <p className="text-sm">
          {s.mark} <RuleRef rule="BH-8.2" />
        </p>
        <Segmented
          label={s.mark}
          value={bearer.filledMark ?? NO_MARK}
          options={[
            { value: NO_MARK, label: s.noMark },
            { value: 'light', label: t.names.tone.light },
            { value: 'dark', label: t.names.tone.dark },
          ]}
          onChange={(mark) => send.play({ type: 'setMark', id, mark: mark === NO_MARK ? null : mark })}
        />
        <p className="text-muted text-sm">
          {s.paint} <RuleRef rule="BH-2.5" />
        </p>
        <Button onClick={() => send.play({ type: 'paintHeart', id, light: ALTERNATE })}>{s.alternate}</Button>
      </div>
      <div className="flex flex-col gap-2">
        <AidsByHand bearer={bearer} />
        <div className="grid grid-cols-2 gap-2">
          <Button onClick={() => focus.openSheet(id)}>{s.edit}</Button>
          <Button onClick={() => send.play({ type: 'duplicateBearer', id, newId: newId() })}>
            {s.duplicate}
          </Button>
          <Button why={place <= 0 ? s.first : null} onClick={move(-1)}>
            {s.earlier}
          </Button>
          <Button why={place >= state.bearers.length - 1 ? s.last : null} onClick={move(1)}>
            {s.later}
          </Button>
          <Button onClick={() => send.play({ type: 'removeBearer', id })}>{s.leaves}</Button>
          <Button
            onClick={() =>
              send.play({ type: 'setStatus', id, status: 'directorCharacter', fate: bearer.filledMark })
            }
          >
            {s.toDirector}
          </Button>
          <Button
            tone="danger"
            className="col-span-2"
            onClick={() => send.play({ type: 'deleteBearer', id })}
          >
            {s.remove}
          </Button>
        </div>
        <p className="text-muted text-sm">
          {s.count(players(state).length, LIMITS.active)} <RuleRef rule="BH-1.7" />
        </p>
      </div>
    </div>
  );
}
