import { combatCount, stupidInContact } from '../rules/combat.ts';
import { effectsOf } from '../rules/effects.ts';
import { effectsActive } from '../rules/who-tests.ts';
import { effectText, fightText } from '../strings/sentences.ts';
import { Regiment } from './regiment.tsx';
import { useAllText, useFocus, useStupidity } from './use-stupidity.ts';

/** Every unit that Stupidity, or a collision, holds now, with what it means in this phase. A tap opens the unit. */
export function InForce() {
  const text = useAllText();
  const state = useStupidity();
  const { select } = useFocus();
  const units = state.units.filter((unit) => effectsActive(unit, state.settings) || unit.pinned);
  if (units.length === 0) return <p className="text-muted">{text.screen.turn.nobody}</p>;
  return (
    <section>
      <h3 className="mb-1 text-lg">{text.screen.effects}</h3>
      <ul className="flex flex-col gap-2">
        {units.map((unit) => {
          const effects = effectsOf(state, unit);
          const wanted = state.phase === 'magic' ? 'wizard' : state.phase === 'shooting' ? 'noShoot' : null;
          const effect = effects.find(({ key }) => key === wanted) ?? effects[0];
          const fight = unit.engaged
            ? stupidInContact(unit, state.settings) === 0
              ? text.screen.fight.noContact
              : fightText(text, unit, combatCount(unit, state.settings), state.settings)
            : null;
          return (
            <li key={unit.id}>
              <button
                type="button"
                onClick={() => select(unit.id)}
                className="flex min-h-tap w-full items-center gap-3 rounded-xl border border-line bg-raised px-3 py-2 text-left"
              >
                <Regiment unit={unit} className="w-16 shrink-0" />
                <span className="min-w-0 leading-snug">
                  <b className="block">{unit.name}</b>
                  <span className="block text-muted text-sm">
                    {fight ?? (effect && effectText(text, unit, effect).text)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
