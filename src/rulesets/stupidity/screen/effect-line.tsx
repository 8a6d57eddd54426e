import {
  ArrowRight,
  Ban,
  BowArrow,
  Clock,
  Flame,
  Footprints,
  Gem,
  Hourglass,
  Lock,
  LogOut,
  type LucideIcon,
  OctagonX,
  Shield,
  ShieldCheck,
  Sun,
  Swords,
  UserCheck,
  WandSparkles,
  Wind,
} from 'lucide-react';
import type { RuleId } from '../../../kernel/ids.ts';
import type { Unit } from '../model/unit.ts';
import { type Effect, type EffectKey, effectsOf } from '../rules/effects.ts';
import { effectText } from '../strings/sentences.ts';
import { Told } from './told.tsx';
import { useAllText, useStupidity } from './use-stupidity.ts';

const SIGNS: Record<EffectKey, LucideIcon> = {
  passed: Sun,
  failedFree: ArrowRight,
  failedEngaged: Swords,
  offTable: LogOut,
  hitEnemy: Hourglass,
  hitFriend: Lock,
  chargeBlocked: OctagonX,
  immune: Shield,
  brokenIgnores: Wind,
  wizard: WandSparkles,
  items: Gem,
  shoot: BowArrow,
  noShoot: Ban,
  special: Flame,
  riderOk: UserCheck,
  suspended: ShieldCheck,
  dragAlong: Footprints,
};

interface Instead {
  readonly text: string;
  readonly rule: RuleId;
}

/** One reminder: what it is, what it means, and when it ends. */
export function EffectLine(props: {
  readonly unit: Unit;
  readonly effect: Effect;
  /** Says it in the words of this moment, by a further rule. */
  readonly instead?: Instead;
}) {
  const { unit, effect, instead } = props;
  const said = effectText(useAllText(), unit, effect);
  const Sign = SIGNS[effect.key];
  return (
    <div className="flex gap-3">
      <Sign aria-hidden className="mt-0.5 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 leading-snug">
        <Told rule={instead ? [effect.rule, instead.rule] : effect.rule} className="font-bold">
          {said.title}
        </Told>
        <p className="text-muted">{instead?.text ?? said.text}</p>
        <p className="mt-0.5 flex items-start gap-1.5 text-sm">
          <Clock aria-hidden size="0.95rem" className="mt-0.5 shrink-0 text-muted" />
          {said.until}
        </p>
      </div>
    </div>
  );
}

/** The one reminder of a unit that a panel is about; nothing when it is not in force. */
export function EffectOf(props: {
  readonly unit: Unit;
  readonly effectKey: EffectKey;
  readonly instead?: Instead;
}) {
  const { unit, instead } = props;
  const effect = effectsOf(useStupidity(), unit).find(({ key }) => key === props.effectKey);
  return effect ? <EffectLine unit={unit} effect={effect} {...(instead && { instead })} /> : null;
}
