import { Lock } from 'lucide-react';
import type { Unit } from '../model/unit.ts';
import { type EffectKey, effectsOf } from '../rules/effects.ts';
import { effectsActive } from '../rules/who-tests.ts';
import { EffectLine } from './effect-line.tsx';
import { Told } from './told.tsx';
import { useAllText, useStupidity } from './use-stupidity.ts';

/** What is in force on a unit, each reminder with the moment when it ends. */
export function EffectsList(props: {
  readonly unit: Unit;
  /** What the panel above tells itself. */
  readonly omit: EffectKey | null;
}) {
  const { unit, omit } = props;
  const text = useAllText();
  const state = useStupidity();
  const effects = effectsOf(state, unit).filter(({ key }) => key !== omit);
  const bound = effectsActive(unit, state.settings) && unit.groups.some(({ role }) => role === 'character');
  if (effects.length === 0 && !bound) return null;
  return (
    <ul aria-label={text.screen.effects}>
      {effects.map((effect) => (
        <li key={effect.key + effect.groupId} className="border-line border-t py-2.5">
          <EffectLine unit={unit} effect={effect} />
        </li>
      ))}
      {bound && (
        <li className="flex gap-3 border-line border-t py-2.5">
          <Lock aria-hidden className="mt-0.5 shrink-0 text-accent" />
          <div className="flex-1">
            <Told rule="ST-5.4" className="text-muted">
              {text.bound}
            </Told>
          </div>
        </li>
      )}
    </ul>
  );
}
