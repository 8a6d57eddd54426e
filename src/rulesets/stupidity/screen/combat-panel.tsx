import { Dices } from 'lucide-react';
import * as v from 'valibot';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { part, Wait } from '../../../later/wait.tsx';
import { Button } from '../../../ui/button.tsx';
import type { CommandOf } from '../model/command.ts';
import type { Unit } from '../model/unit.ts';
import { combatCount, expectedFighters, idleFits, suggestIdle } from '../rules/combat.ts';
import { idle as idleOf } from '../schema.ts';
import { fightText } from '../strings/sentences.ts';
import { ContinueButton } from './continue-button.tsx';
import { EffectOf } from './effect-line.tsx';
import { FrontRank } from './front-rank.tsx';
import { useKeptInTurn } from './kept-forms.ts';
import { OddDie } from './odd-die.tsx';
import { ResultLine } from './result-line.tsx';
import { Told } from './told.tsx';
import { UnitGuide } from './unit-guide.tsx';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

// Only a mixed unit leaves a choice: it is fetched then.
const IdleChoice = part(async () => (await import('./idle-choice.tsx')).IdleChoice);

const idleSchema = v.nullable(idleOf);

/** A unit in combat: who touches the enemy, how many of the stupid fight, the odd die, and who stands idle. */
export function CombatPanel({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.fight;
  const language = useLanguage();
  const { settings, phase } = useStupidity();
  const send = useStupiditySend();
  const count = combatCount(unit, settings);
  const [chosen, choose] = useKeptInTurn<Readonly<Record<string, number>> | null>(
    `idle/${unit.id}`,
    null,
    idleSchema,
  );
  const idle = chosen ?? suggestIdle(unit, count.idle ?? 0, settings);
  const { dieNeeded, ownerMustChoose, stupidInContact: stupid } = count;
  const now = phase === 'combat';
  const die: CommandOf<'rollOddDie'> = { type: 'rollOddDie', unitId: unit.id };
  const said = !count.applies
    ? s.allFight
    : stupid === 0
      ? s.noContact
      : `${(stupid % 2 ? text.combat.certain : text.combat.even)(count.certain, stupid)} ${s.expected(formatNumber(language, expectedFighters(stupid), 1))}`;
  const fits = idleFits(unit, idle, count.idle ?? 0, settings);
  return (
    <UnitGuide
      unit={unit}
      omit="failedEngaged"
      actions={
        now && dieNeeded ? (
          <Button tone="primary" size="large" icon={<Dices aria-hidden />} onClick={() => send.play(die)}>
            {s.rollOdd}
          </Button>
        ) : now && ownerMustChoose ? (
          <Button
            tone="primary"
            size="large"
            why={fits ? null : send.sayRejection({ code: 'idle-choice-invalid' })}
            onClick={() => send.play({ type: 'chooseIdle', unitId: unit.id, idle })}
          >
            {s.confirmIdle(count.idle ?? 0)}
          </Button>
        ) : (
          <ContinueButton />
        )
      }
    >
      <ResultLine unit={unit} />
      <section className="flex flex-col gap-1.5">
        <p className="font-bold text-lg leading-snug">{fightText(text, unit, count, settings) || s.title}</p>
        {count.applies ? (
          <EffectOf unit={unit} effectKey="failedEngaged" instead={{ rule: 'ST-7.2', text: said }} />
        ) : (
          <Told rule="ST-7.7" className="text-muted">
            {said}
          </Told>
        )}
        <FrontRank unit={unit} count={count} />
      </section>
      {count.applies &&
        dieNeeded &&
        (now ? <OddDie command={die} stupid={stupid} /> : <p className="text-muted text-sm">{s.later}</p>)}
      <Wait>
        {now && ownerMustChoose && (
          <IdleChoice unit={unit} total={count.idle ?? 0} idle={idle} onChange={choose} />
        )}
      </Wait>
      {unit.combat && (
        <Button onClick={() => send.play({ type: 'countAgain', unitId: unit.id })}>{s.again}</Button>
      )}
    </UnitGuide>
  );
}
