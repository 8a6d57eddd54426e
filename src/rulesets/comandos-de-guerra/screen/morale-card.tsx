import { type ReactNode, useState } from 'react';
import { Chance } from '../../../dice/chance.tsx';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Commando } from '../model/sheet.ts';
import type { MoralePrompt } from '../model/state.ts';
import { sumOf } from '../rules/check.ts';
import { moraleOddsOf, moraleParts, whyNoMorale } from '../rules/morale.ts';
import { D100Strip } from './d100-strip.tsx';
import { Fact } from './fact.tsx';
import { LastLine } from './last-line.tsx';
import { PanelStepper } from './panel-stepper.tsx';
import { RollActions } from './roll-actions.tsx';
import { useAllText, useRaid, useRaidSend } from './use-desk.ts';

const HARDEST = 100;

/** A morale check that waits: why, in which direction, both outcomes in words, roll or skip (CG-19.3). */
export function MoraleCard(props: {
  readonly prompt: MoralePrompt;
  readonly commando: Commando;
  readonly others: ReactNode;
}) {
  const { prompt, commando } = props;
  const t = useAllText();
  const s = t.screen.morale;
  const state = useRaid();
  const send = useRaidSend();
  const [modifier, setModifier] = useState(0);
  const { direction: kind } = prompt;
  const odds = moraleOddsOf(state, commando.id, kind, modifier);
  const able = prompt.who.filter((id) => whyNoMorale(state, id) === null);
  const check = (who: readonly string[]) =>
    ({ type: 'checkMorale', who, kind, modifier, prompt: prompt.id }) as const;
  return (
    <GuidePanel
      actions={
        <>
          <div className="flex flex-wrap gap-3">
            <Button
              className="flex-1"
              onClick={() => send.play({ type: 'skipPrompt', id: prompt.id, who: commando.id })}
            >
              {s.skip(commando.name)}
            </Button>
            {able.length > 1 && (
              <Button className="flex-1" onClick={() => send.play(check(able))}>
                {s.rollAll(able.length)}
              </Button>
            )}
          </div>
          <RollActions command={check([commando.id])} label={s.roll} />
        </>
      }
    >
      <LastLine />
      <header>
        <h2 className="text-2xl">{s.title(commando.name)}</h2>
        <p className="text-muted first-letter:uppercase">
          {s.because(t.moraleKind[kind], prompt.note || t.trigger[prompt.trigger])}
          <RuleRef rule={kind === 'demoralise' ? 'CG-17.1' : 'CG-17.2'} />
        </p>
      </header>
      {commando.morale !== null && (
        <D100Strip
          level={commando.morale}
          modifier={sumOf(moraleParts(state, commando, modifier))}
          marker={null}
        />
      )}
      {odds && (
        <dl className="facts">
          <Fact name={s.change(kind)}>
            <Chance chance={odds.change} of={100} className="font-bold text-3xl" />
          </Fact>
          {kind === 'demoralise' && (
            <Fact name={s.shock} rule="CG-18.1">
              <Chance chance={odds.shock} className="font-bold text-3xl" />
            </Fact>
          )}
        </dl>
      )}
      <p>{s.outcomes[kind]}</p>
      <PanelStepper
        label={s.modifier}
        value={modifier}
        min={-HARDEST}
        max={HARDEST}
        step={10}
        onChange={setModifier}
      />
      {props.others}
    </GuidePanel>
  );
}
