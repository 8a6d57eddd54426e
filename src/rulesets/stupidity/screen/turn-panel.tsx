import { AfterPaint } from '../../../later/after-paint.tsx';
import { part } from '../../../later/wait.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { SIDES } from '../model/unit.ts';
import { pointsLost, whatNow } from '../rules/guide.ts';
import { nextOwnTurn, otherSide } from '../rules/when.ts';
import { ChargeChips } from './charge-chips.tsx';
import { InForce } from './in-force.tsx';
import { Told } from './told.tsx';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

const TurnByHand = part(async () => (await import('./turn-by-hand.tsx')).TurnByHand);

/** Nobody is looked at and no roll is owed: charges, what is in force, and the way on. */
export function TurnPanel() {
  const text = useAllText();
  const s = text.screen.turn;
  const state = useStupidity();
  const send = useStupiditySend();
  const { phase, activeSide } = state;
  const { step, next } = whatNow(state);
  const enemy = otherSide(activeSide);
  const charging = phase === 'startOfTurn' || phase === 'movement';
  const lost = SIDES.map((side) => ({ side, ...pointsLost(state, side) })).filter(
    ({ points, open }) => points > 0 || open.length > 0,
  );
  const forward = (): void => {
    if (next) send.play({ type: 'goToPhase', phase: next });
    else send.play({ type: 'startTurn', side: enemy });
  };
  return (
    <GuidePanel
      actions={
        <Button tone="primary" size="large" onClick={forward}>
          {next === null
            ? s.newTurn(text.turn(nextOwnTurn(state, enemy)), text.sides[enemy])
            : phase === 'startOfTurn'
              ? s.toMovement
              : s.toPhase(text.phases[next])}
        </Button>
      }
    >
      <header>
        <h2 className="text-2xl">{charging ? s.charges : text.phases[phase]}</h2>
        <Told rule={LEADS[phase]} className="text-muted">
          {step === 'moves' ? s.leadMoves : s.lead[phase]}
        </Told>
      </header>
      {charging && <ChargeChips />}
      <AfterPaint>
        <InForce />
        {lost.map(({ side, points, open }) => (
          <Told key={side} rule="ST-6.4">
            {s.points(text.victoryPoints(points), text.sides[otherSide(side)])}{' '}
            {open.length > 0 && s.pointsOpen(open.length)}
          </Told>
        ))}
        <Fold title={text.screen.hand.title}>
          <TurnByHand />
        </Fold>
      </AfterPaint>
    </GuidePanel>
  );
}

const LEADS = {
  startOfTurn: 'ST-3.5',
  movement: 'ST-6.7',
  magic: 'ST-9.1',
  shooting: 'ST-10.1',
  combat: 'ST-7.1',
} as const;
