import { DieFace } from '../../../dice/die-face.tsx';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { bearerOf } from '../model/state.ts';
import { heartOdds } from '../rules/heart-odds.ts';
import type { HeartProgress } from '../rules/heart-progress.ts';
import { BondRisks } from './bond-risks.tsx';
import { ChangeChance } from './change-chance.tsx';
import { DiceKeys, EraseDie } from './dice-keys.tsx';
import { HeartSteps } from './heart-steps.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useBondsSend, useFocus, usePending } from './use-bonds.ts';

const DICE = 3;

/** A heart roll that lies open: three faces for each plot, or the app's dice (BH-3.5). */
export function HeartRollPanel({ rolling }: { readonly rolling: HeartProgress }) {
  const t = useAllText();
  const s = t.screen.heartRoll;
  const app = useT();
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const pending = usePending();
  const bearer = bearerOf(state, rolling.id);
  if (!bearer) return null;
  const { toward, light, steps, rolls } = rolling;
  const odds = heartOdds(light, toward);
  const refused = pending?.command.type === 'resolveClaim';
  const left = DICE - (pending?.typed.length ?? 0);
  return (
    <TaskPanel
      title={refused ? s.refused(bearer.name) : s.title[toward](bearer.name)}
      lead={
        <>
          {rolls > 1 ? s.roll(steps.length + 1, rolls) : t.effects.heartRoll}{' '}
          <RuleRef rule={refused ? 'BH-5.6' : 'BH-3.6'} />
        </>
      }
      figure={<ChangeChance odds={odds} />}
      onBack={() => {
        send.leave();
        focus.open(null);
      }}
      actions={
        <>
          <EraseDie />
          <Button tone="primary" size="large" onClick={() => send.rollOpen()}>
            {app.dice.roll}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        <div className="flex flex-col gap-3">
          <div className="flex gap-2">
            {Array.from({ length: DICE }, (_, i) => (
              <DieFace key={i} faces={6} value={pending?.typed[i] ?? null} />
            ))}
          </div>
          <DiceKeys title={app.dice.typeFaces(left)} />
        </div>
        <div>
          <HeartSteps steps={steps} toward={toward} />
          <BondRisks bearer={{ ...bearer, light }} odds={odds} toward={toward} />
        </div>
      </div>
    </TaskPanel>
  );
}
