import { ArrowUpDown } from 'lucide-react';
import { Chance } from '../../../dice/chance.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Commando } from '../model/sheet.ts';
import { combinedOdds, planAction, whyNotCombined } from '../rules/combined.ts';
import { refused } from '../rules/refusal.ts';
import { ActForm, actionOf, sumOfPlan } from './act-form.tsx';
import type { Act, Pair } from './kept-forms.ts';
import { OwedStrip } from './owed-strip.tsx';
import { RollActions } from './roll-actions.tsx';
import { SumLine } from './sum-line.tsx';
import { useDesk, useRaid, useRaidSend, useText } from './use-desk.ts';

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
  const send = useRaidSend();
  const desk = useDesk();
  const { acts, veto } = props.pair;
  const setActs = (next: readonly [Act, Act]): void => props.onChange({ acts: next, veto });
  const [main, second] = acts.map((act) => actionOf(commando, act)) as [
    ReturnType<typeof actionOf>,
    ReturnType<typeof actionOf>,
  ];
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
      {no && <p className="rounded-xl border-2 border-bad px-4 py-3">{send.sayRejection(no)}</p>}
      {odds && (
        <dl className="facts">
          <div>
            <dt>
              {s.both}
              <RuleRef rule="CG-4.4" />
            </dt>
            <dd>
              <Chance chance={odds.both} decimals={1} className="font-bold text-3xl" />
            </dd>
          </div>
          <div>
            <dt>{s.secondChance}</dt>
            <dd>
              <Chance chance={odds.secondary} decimals={1} className="font-bold text-3xl" />
            </dd>
          </div>
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
