import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { LIMITS } from '../model/unit.ts';
import { otherSide } from '../rules/when.ts';
import { SideChoice } from './side-choice.tsx';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** Turn, side and order by hand, a turn begun early, and the battle from the start. */
export function TurnByHand() {
  const text = useAllText();
  const s = text.screen.turn;
  const { turn, activeSide: side, firstSide } = useStupidity();
  const send = useStupiditySend();
  const enemy = otherSide(side);
  return (
    <>
      <Stepper
        label={s.number}
        value={turn}
        min={1}
        max={LIMITS.turn}
        onChange={(value) => send.play({ type: 'setTurn', turn: value, side, firstSide })}
      />
      <p className="font-semibold">{s.whoPlays}</p>
      <SideChoice
        label={s.whoPlays}
        value={side}
        onChange={(value) => send.play({ type: 'setTurn', turn, side: value, firstSide })}
      />
      <p className="font-semibold">{s.whoBegins}</p>
      <SideChoice
        label={s.whoBegins}
        value={firstSide}
        onChange={(value) => send.play({ type: 'setTurn', turn, side, firstSide: value })}
      />
      <Button onClick={() => send.play({ type: 'startTurn', side: enemy })}>
        {s.startNow(text.sides[enemy])}
      </Button>
      <Button tone="danger" onClick={() => send.play({ type: 'resetBattle' })}>
        {s.reset}
      </Button>
    </>
  );
}
