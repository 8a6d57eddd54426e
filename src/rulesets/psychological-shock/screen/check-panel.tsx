import { type ReactNode, useState } from 'react';
import { Chance } from '../../../dice/chance.tsx';
import { DieFace } from '../../../dice/die-face.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/react.ts';
import { SingleDie } from '../../../play/single-die.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Command, CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type Character, characterOf, type State } from '../model/state.ts';
import { targetOf } from '../rules/actions.ts';
import { friendsOf } from '../rules/cards.ts';
import { choicesFor, type OpenCheck } from '../rules/checks.ts';
import { chanceToHold, testOutlooks } from '../rules/shock-test.ts';
import { saw } from '../rules/tester.ts';
import { toneOf } from './face-tone.ts';
import { LastResult } from './last-result.tsx';
import { BoostSteppers } from './late.ts';
import { usePreparedTest } from './prepared.ts';
import { useShock, useShockSend, useText } from './use-shock.ts';

/** An owed shock test: who, why, the odds, and the die; or the question who it is. */
export function CheckPanel(props: {
  readonly open: OpenCheck;
  /** The other tests that are owed; PS-2.9 lets the owner take any of them first. */
  readonly others: readonly OpenCheck[];
  readonly onTake: (checkId: string) => void;
}) {
  const { open } = props;
  const state = useShock();
  const [other, setOther] = useState(false);
  const tester = open.finding.testerId === null ? undefined : characterOf(state, open.finding.testerId);
  const others = <Others others={props.others} onTake={props.onTake} />;
  if (open.finding.status === 'test' && tester && !other)
    return <TestPanel open={open} tester={tester} others={others} onOther={() => setOther(true)} />;
  return (
    <WhoPanel
      open={open}
      others={others}
      onChosen={() => setOther(false)}
      onBack={other ? () => setOther(false) : null}
    />
  );
}

/** The other owed tests, by the casualties that called for them; a tap takes one of them first. */
function Others(props: {
  readonly others: readonly OpenCheck[];
  readonly onTake: (checkId: string) => void;
}) {
  const s = useText();
  const state = useShock();
  if (props.others.length === 0) return null;
  return (
    <section>
      <p className="mb-2 font-semibold">
        {s.check.more(props.others.length)} <RuleRef rule="PS-2.9" />
      </p>
      <div className="grid grid-cols-2 gap-2">
        {props.others.map(({ check }) => (
          <Button key={check.id} onClick={() => props.onTake(check.id)}>
            {characterOf(state, check.casualtyId)?.name}
          </Button>
        ))}
      </div>
    </section>
  );
}

function TestPanel(props: {
  readonly open: OpenCheck;
  readonly tester: Character;
  readonly others: ReactNode;
  readonly onOther: () => void;
}) {
  const { open, tester } = props;
  const s = useText();
  const state = useShock();
  const send = useShockSend();
  const language = useLanguage();
  const prepared = usePreparedTest(open.check.id, tester.id);
  const boosts = prepared?.boosts ?? [];
  const casualty = characterOf(state, open.check.casualtyId)?.name ?? '';
  const { distance } = open.finding;
  const command: CommandOf<'shockTest'> = {
    type: 'shockTest',
    characterId: tester.id,
    checkId: open.check.id,
    boosts,
  };
  const { boostFirstTest, boostTiming, requireLineOfSight } = state.settings;
  const chance = chanceToHold(state, tester.id, boosts);
  return (
    <GuidePanel
      actions={
        <Button tone="primary" size="large" onClick={() => send.play(command)}>
          {s.check.roll}
        </Button>
      }
    >
      <LastResult settledOnly />
      <header>
        <h2 className="text-2xl">{s.check.title(tester.name)}</h2>
        <p className="text-muted">
          {distance === null
            ? s.check.becauseChosen(casualty)
            : s.check.because(casualty, s.distance(formatNumber(language, distance, 2)))}
          <RuleRef rule="PS-2.1" />
        </p>
      </header>
      <div className="flex items-center gap-4">
        <DieFace faces={6} size="large" value={null} />
        <div className="flex-1">
          {chance && <Chance chance={chance} of={6} className="font-bold text-4xl" />}
          <p className="text-muted">{s.check.holds}</p>
        </div>
      </div>
      <p>
        {s.check.rule(targetOf(state, tester))} <RuleRef rule="PS-3.1" />
      </p>
      <SingleDie<State, Command, Event>
        command={command}
        faces={6}
        toneOf={toneOf(testOutlooks(state, tester.id, boosts))}
        passed={(decision) =>
          decision.ok && decision.events.some((e) => e.type === 'shockTested' && e.passed)
        }
      />
      {boostFirstTest && boostTiming === 'before' && (
        <BoostSteppers
          title={s.check.boost}
          character={tester}
          cost={0}
          via={null}
          boosts={boosts}
          onChange={(next) => send.ask({ ...command, boosts: next })}
        />
      )}
      {requireLineOfSight && <Witnesses open={open} />}
      {chance && chance.num < chance.den && (
        <p className="text-muted text-sm">
          {s.check.fails} <RuleRef rule="PS-4.2" />
        </p>
      )}
      {props.others}
      <Button tone="quiet" onClick={props.onOther}>
        {s.check.somebodyElse}
      </Button>
    </GuidePanel>
  );
}

function WhoPanel(props: {
  readonly open: OpenCheck;
  readonly others: ReactNode;
  readonly onChosen: () => void;
  /** Back to the test, when the players only doubted who is closest. */
  readonly onBack: (() => void) | null;
}) {
  const t = useT();
  const { check, finding } = props.open;
  const s = useText();
  const state = useShock();
  const send = useShockSend();
  const casualty = characterOf(state, check.casualtyId)?.name ?? '';
  const tie = finding.status === 'tie';
  const { tieBreak, requireLineOfSight } = state.settings;
  const byDie = tie && tieBreak === 'random';
  const choices = choicesFor(state, check).filter((one) => !tie || finding.tied.includes(one.id));
  const lead = !tie
    ? s.check.ask
    : byDie
      ? s.check.tieRandom
      : tieBreak === 'owner'
        ? s.check.tie
        : s.check.tieOpponent;
  const choose = (characterId: string | null): void => {
    if (send.play({ type: 'chooseTester', checkId: check.id, characterId })) props.onChosen();
  };
  return (
    <GuidePanel
      actions={
        byDie ? (
          <Button
            tone="primary"
            size="large"
            onClick={() => send.play({ type: 'drawTester', checkId: check.id })}
          >
            {s.check.drawRoll}
          </Button>
        ) : (
          <div className="flex flex-wrap gap-2">
            {props.onBack && (
              <Button size="large" onClick={props.onBack}>
                {t.app.cancel}
              </Button>
            )}
            <Button size="large" className="flex-1" onClick={() => choose(null)}>
              {s.check.nobody}
            </Button>
          </div>
        )
      }
    >
      <LastResult settledOnly />
      <header>
        <h2 className="text-2xl">{s.check.tieTitle(casualty)}</h2>
        <p className="text-muted">
          {lead} <RuleRef rule={tie ? 'PS-2.6' : 'PS-2.10'} />
        </p>
      </header>
      {requireLineOfSight && <Witnesses open={props.open} />}
      {!byDie && (
        <div className="grid grid-cols-2 gap-2">
          {choices.map((one) => (
            <Button key={one.id} onClick={() => choose(one.id)}>
              {one.name}
            </Button>
          ))}
        </div>
      )}
      {props.others}
    </GuidePanel>
  );
}

/** PS-2.8: the players tick who saw it. */
function Witnesses({ open }: { readonly open: OpenCheck }) {
  const s = useText();
  const state = useShock();
  const send = useShockSend();
  const { check } = open;
  const casualty = characterOf(state, check.casualtyId);
  const friends = casualty ? friendsOf(state, casualty) : [];
  const sawIt = (one: Character): boolean => saw(check.witnesses, one);
  const toggle = (id: string): void => {
    const characterIds = friends.filter((one) => sawIt(one) !== (one.id === id)).map((one) => one.id);
    send.play({ type: 'tickWitnesses', checkId: check.id, characterIds });
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1 font-semibold">{s.check.saw}</legend>
      {friends.map((one) => (
        <Chip key={one.id} on={sawIt(one)} onToggle={() => toggle(one.id)}>
          {one.name}
        </Chip>
      ))}
    </fieldset>
  );
}
