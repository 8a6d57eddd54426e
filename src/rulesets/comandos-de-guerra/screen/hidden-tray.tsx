import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { HiddenCheck } from '../model/state.ts';
import { OutcomeLine } from './check-result.tsx';
import { Section } from './section.tsx';
import { useAllText, useRaid, useRaidSend, useSay } from './use-desk.ts';

/** Checks rolled out of sight (CG-1.8): only the director's tap shows what came up. */
export function HiddenTray() {
  const s = useAllText().screen.hidden;
  const { hidden } = useRaid();
  const list = hidden.filter(({ revealed }) => !revealed);
  if (list.length === 0) return null;
  return (
    <Section title={s.title(list.length)} rule="CG-1.8">
      {list.map((check) => (
        <Card key={check.id} check={check} />
      ))}
    </Section>
  );
}

function Card({ check }: { readonly check: HiddenCheck }) {
  const t = useAllText();
  const s = t.screen.hidden;
  const state = useRaid();
  const send = useRaidSend();
  const say = useSay();
  const [peeking, peek] = useState(false);
  const tried = say.skill(state, check.who, check.skill) || check.what;
  const prompts = state.prompts.filter(({ hidden }) => hidden === check.id);
  const hazards = state.hazards.filter(({ hidden }) => hidden === check.id);
  return (
    <article className="flex flex-col gap-3 rounded-2xl border border-line bg-raised p-3">
      <div className="flex flex-wrap items-center gap-2">
        <b className="mr-auto">
          {t.roundMark(check.round)} · {say.name(state, check.who, check.name)} · {tried}
        </b>
        <Button
          icon={peeking ? <EyeOff aria-hidden size="1.1rem" /> : <Eye aria-hidden size="1.1rem" />}
          aria-pressed={peeking}
          onClick={() => peek(!peeking)}
        >
          {peeking ? s.cover : s.peek}
        </Button>
        <Button onClick={() => send.play({ type: 'reveal', id: check.id })}>{s.reveal}</Button>
      </div>
      {peeking && (
        <div className="flex items-center gap-4">
          <OutcomeLine outcome={check.outcome} tried={tried} />
        </div>
      )}
      {peeking &&
        hazards.map(({ id, text, damage }) => (
          <p key={id} className="text-muted">
            {s.hazard(text, say.dice(damage))}
            <RuleRef rule="CG-2.14" />
          </p>
        ))}
      {peeking &&
        prompts.map((prompt) => (
          <div key={prompt.id} className="flex flex-wrap items-center gap-2">
            <span className="mr-auto">{t.moraleKind[prompt.direction]}</span>
            <Button onClick={() => send.play({ type: 'skipPrompt', id: prompt.id, who: null })}>
              {t.screen.morale.skipAll}
            </Button>
            <Button
              tone="primary"
              onClick={() =>
                send.play({
                  type: 'checkMorale',
                  who: prompt.who,
                  kind: prompt.direction,
                  modifier: 0,
                  prompt: prompt.id,
                })
              }
            >
              {t.screen.morale.roll}
            </Button>
          </div>
        ))}
    </article>
  );
}
