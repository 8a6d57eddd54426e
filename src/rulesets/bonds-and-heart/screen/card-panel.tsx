import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { type Bearer, QUALITIES, type QualityId } from '../model/bearer.ts';
import { CARD_TYPES, type CardType } from '../model/commands.ts';
import { LIMITS } from '../model/limits.ts';
import { adviceBonuses, cardHelps, playCard, whyNotPlayCard } from '../rules/cards.ts';
import { usualQuality } from '../rules/effects.ts';
import { effectRule } from '../rules/owed.ts';
import { nameOf } from '../strings/name-of.ts';
import { faceOf } from './describe.ts';
import { Options } from './options.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

const BASES = Array.from({ length: LIMITS.card + 1 }, (_, i) => i);

/** An attack card: its number, its kind, the advice and the claims it uses up, and what it is worth. */
export default function CardPanel({ bearer }: { readonly bearer: Bearer }) {
  const t = useAllText();
  const s = t.screen.card;
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const [base, setBase] = useState(5);
  const [cardType, setCardType] = useState<CardType>('attack');
  const [quality, setQuality] = useState<QualityId | null>(null);
  const waiting = cardHelps(state, bearer.id);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const helps = waiting.map(({ id }) => id).filter((id) => !dropped.includes(id));
  const command = { type: 'playCard', id: bearer.id, base, cardType, quality, helps } as const;
  const why = send.sayRejection(whyNotPlayCard(state, command));
  const decision = playCard(state, command);
  const [played] = decision.ok ? decision.events : [];
  const worth = played?.type === 'cardPlayed' ? played : null;
  const used = quality ?? usualQuality(cardType);
  return (
    <TaskPanel
      title={s.title(bearer.name)}
      lead={
        <>
          {worth && worth.cardFrom !== bearer.id && `${s.from(nameOf(state, worth.cardFrom))} `}
          {s.lead} <RuleRef rule="BH-6.12" />
        </>
      }
      figure={
        worth && (
          <p>
            <b className="block font-bold text-[2rem] leading-none">{worth.value}</b>
            <span className="text-muted text-sm">{s.sum(base, worth.bonus)}</span>
          </p>
        )
      }
      onBack={() => focus.open({ kind: 'bearer' })}
      actions={
        <Button tone="primary" size="large" why={why} onClick={() => send.play(command)}>
          {s.play(worth?.value ?? base)}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        <RadioGroup label={s.base} className="grid grid-cols-5 gap-2">
          {BASES.map((value) => (
            // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be 48 px with its number inside
            <button
              key={value}
              type="button"
              role="radio"
              aria-checked={base === value}
              onClick={() => setBase(value)}
              className={classes(
                'min-h-tap rounded-xl border font-bold font-display text-xl',
                base === value ? 'border-accent bg-accent/15' : 'border-line bg-raised',
              )}
            >
              {value}
            </button>
          ))}
        </RadioGroup>
        <div className="flex flex-col gap-2">
          <Segmented
            label={s.type}
            value={cardType}
            options={CARD_TYPES.map((value) => ({ value, label: s.types[value] }))}
            onChange={(next) => {
              setCardType(next);
              setQuality(null);
            }}
          />
          <Options
            label={s.quality}
            value={used}
            options={QUALITIES.map((value) => ({
              value,
              label: `${t.names.quality[value]} ${bearer.qualities[value]}`,
            }))}
            onChange={setQuality}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {waiting.map((help) => {
          const on = helps.includes(help.id);
          const helper = help.claimed === bearer.id ? help.claimant : help.claimed;
          return (
            <span key={help.id} className="flex items-center">
              <Chip
                on={on}
                onToggle={() =>
                  setDropped(on ? [...dropped, help.id] : dropped.filter((id) => id !== help.id))
                }
              >
                {t.screen.test.help(faceOf(t, help.kind, help.light), nameOf(state, helper), help.light)}
              </Chip>
              <RuleRef rule={effectRule(help, help.mode)} />
            </span>
          );
        })}
        {adviceBonuses(state, bearer, used).map(({ from, light, amount, cap }, i) => (
          <span key={i} className="bh-penalty">
            {s.advice(nameOf(state, from), light, amount, cap ?? light)} <RuleRef rule="BH-6.9" />
          </span>
        ))}
      </div>
    </TaskPanel>
  );
}
