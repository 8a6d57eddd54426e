import { ArrowUpDown } from 'lucide-react';
import { Chance } from '../../../dice/chance.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Commando } from '../model/sheet.ts';
import { combinedOdds, planAction, whyNotCombined } from '../rules/combined.ts';
import { refused } from '../rules/refusal.ts';
import { ActForm, actionOf } from './act-form.tsx';
import { Fact } from './fact.tsx';
import type { Act, Pair } from './kept-forms.ts';
import { OwedStrip } from './owed-strip.tsx';
import { sumOfPlan } from './plan-sum.ts';
import { RollActions } from './roll-actions.tsx';
import { SumLine } from './sum-line.tsx';
import { useDesk, useRaid, useText } from './use-desk.ts';
import { WhyNot } from './why-not.tsx';

/** Two acts in one round (CG-4): the main one is rolled first, with +20; the second waits on a card. */
export function CombinedPanel(props: {
  readonly commando: Commando;
  readonly pair: Pair;
  readonly onChange: (pair: Pair) => void;
  readonly onLeave: () => void;
}) {
  const { commando } = props;
  const s = useText().pair;
  const state = useRaid();
  const desk = useDesk();
  const { acts, veto } = props.pair;
  const setActs = (next: readonly [Act, Act]): void => props.onChange({ acts: next, veto });
  const [main, second] = [actionOf(commando, acts[0]), actionOf(commando, acts[1])];
  const command = { who: commando.id, actions: [main, second], incompatible: veto } as const;
  const no = whyNotCombined(state, command);
  const mainPlan = planAction(state, main, 'main');
  const freePlan = planAction(state, second, 'secondaryWaived');
  const secondPlan = planAction(state, second, 'secondary');
  const mainSum = sumOfPlan(mainPlan);
  const freeSum = sumOfPlan(freePlan);
  const odds = mainSum && freeSum && combinedOdds(mainSum, freeSum, state.settings);
  return (
    <GuidePanel
      actions={
        <RollActions
          command={{ type: 'rollCombined', ...command }}
          label={s.rollMain}
          why={no}
          onDone={() => desk.open('now')}
        >
          <Button size="large" onClick={props.onLeave}>
            {s.single}
          </Button>
        </RollActions>
      }
    >
      <OwedStrip />
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-2xl">{s.title(commando.name)}</h2>
        <Button icon={<ArrowUpDown aria-hidden size="1.1rem" />} onClick={() => setActs([acts[1], acts[0]])}>
          {s.swap}
        </Button>
        <Chip on={veto} onToggle={() => props.onChange({ acts, veto: !veto })}>
          {s.veto}
        </Chip>
      </header>
      <WhyNot why={no} />
      {odds && (
        <dl className="facts">
          <Fact name={s.both} rule="CG-4.4">
            <Chance chance={odds.both} decimals={1} className="font-bold text-3xl" />
          </Fact>
          <Fact name={s.secondChance}>
            <Chance chance={odds.secondary} decimals={1} className="font-bold text-3xl" />
          </Fact>
        </dl>
      )}
      <ActForm
        title={s.main}
        rule="CG-4.3"
        commando={commando}
        act={acts[0]}
        place="main"
        onChange={(act) => setActs([act, acts[1]])}
      >
        {!refused(mainPlan) && <SumLine plan={mainPlan} />}
      </ActForm>
      <ActForm
        title={s.second}
        rule="CG-4.4"
        commando={commando}
        act={acts[1]}
        place="secondary"
        onChange={(act) => setActs([acts[0], act])}
      >
        {!refused(secondPlan) && <SumLine plan={secondPlan} />}
        {!refused(secondPlan) && <p className="text-muted text-sm">{s.maybeFree}</p>}
      </ActForm>
    </GuidePanel>
  );
}
