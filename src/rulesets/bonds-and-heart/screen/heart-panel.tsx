import { useState } from 'react';
import { Chance } from '../../../dice/chance.tsx';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Bearer, Tone } from '../model/bearer.ts';
import { CAUSES, type Cause, type HeartOrder } from '../model/commands.ts';
import { LIMITS } from '../model/limits.ts';
import { CAUSE_RULES, directionOf, mostPlots, whyNotChange } from '../rules/heart.ts';
import { chainChance, heartOdds } from '../rules/heart-odds.ts';
import { BondRisks } from './bond-risks.tsx';
import { ChangeChance } from './change-chance.tsx';
import { Options } from './options.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBondsSend, useFocus } from './use-bonds.ts';

/** A chance that all rolls of a longer series succeed says nothing at the table (BH-P5). */
const LONGEST_CHAIN = 3;

/** A deed or a card changes a heart: cause, number of plots, the odds, and the roll (BH-3). */
export function HeartPanel({ bearer, toward }: { readonly bearer: Bearer; readonly toward: Tone }) {
  const t = useAllText();
  const s = t.screen.heartRoll;
  const app = useT();
  const send = useBondsSend();
  const focus = useFocus();
  const [cause, setCause] = useState<Cause>(toward === 'light' ? 'kindAct' : 'wickedAct');
  const [plots, setPlots] = useState(1);
  const [also, setAlso] = useState(0);
  const causes = CAUSES.filter((one) => (directionOf(one) ?? toward) === toward);
  const most = mostPlots(cause);
  const other: Tone = toward === 'light' ? 'dark' : 'light';
  const orders: HeartOrder[] = [{ toward, plots }, ...(also > 0 ? [{ toward: other, plots: also }] : [])];
  // BH-3.10: light first where the card names no order.
  const changes = orders.toSorted((a, b) => Number(a.toward === 'dark') - Number(b.toward === 'dark'));
  const command = { type: 'changeHeart', id: bearer.id, cause, changes } as const;
  const why = send.sayRejection(whyNotChange(bearer, cause, changes));
  const odds = heartOdds(bearer.light, toward);
  const pick = (next: Cause): void => {
    setCause(next);
    setPlots(Math.min(plots, mostPlots(next)));
    if (mostPlots(next) === 1) setAlso(0);
  };
  return (
    <TaskPanel
      title={s.title[toward](bearer.name)}
      lead={
        <>
          {t.effects.heartRoll} <RuleRef rule="BH-3.6" />
        </>
      }
      figure={<ChangeChance odds={odds} />}
      onBack={() => focus.open(null)}
      actions={
        <>
          <Button why={why} onClick={() => send.ask(command)}>
            {t.screen.ownDice}
          </Button>
          <Button tone="primary" size="large" why={why} onClick={() => send.play(command)}>
            {app.dice.roll}
          </Button>
        </>
      }
    >
      <Options
        label={s.cause}
        value={cause}
        options={causes.map((value) => ({ value, label: t.names.cause[value] }))}
        onChange={pick}
      />
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        <div className="flex flex-col gap-3">
          <p className="text-muted text-sm">
            {s.why[cause]} <RuleRef rule={CAUSE_RULES[cause]} />
          </p>
          {most > 1 && (
            <>
              <Stepper label={s.plots} value={plots} min={1} max={most} onChange={setPlots} />
              <Stepper label={s.also[other]} value={also} min={0} max={LIMITS.plots} onChange={setAlso} />
            </>
          )}
        </div>
        <div className="flex flex-col gap-2">
          {odds.none > 0 && <p>{s.mayFail}</p>}
          {plots > 1 && plots <= LONGEST_CHAIN && (
            <p>
              {s.chain(plots)}{' '}
              <Chance
                chance={chainChance(bearer.light, toward, plots)}
                decimals={1}
                className="-my-2 font-bold"
              />
            </p>
          )}
          {plots > 1 && (
            <p className="text-muted text-sm">
              {s.oneByOne} <RuleRef rule="BH-3.9" />
            </p>
          )}
          <BondRisks bearer={bearer} odds={odds} toward={toward} />
        </div>
      </div>
    </TaskPanel>
  );
}
