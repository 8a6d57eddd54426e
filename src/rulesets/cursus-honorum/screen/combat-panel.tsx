import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Character } from '../model/character.ts';
import { characterOf } from '../model/game.ts';
import { combatDice } from '../rules/combat.ts';
import { EventFrame } from './event-frame.tsx';
import { TokenGlyph } from './token-glyph.tsx';
import { useAllText, useCursus, useUi } from './use-cursus.ts';

/** Two opponents and the extra close-combat dice of each (CH-21). */
export function CombatPanel({ one }: { readonly one: Character }) {
  const t = useAllText();
  const s = t.screen.combat;
  const state = useCursus();
  const other = characterOf(
    state,
    useUi((local) => local.other),
  );
  return (
    <EventFrame one={one} title={s.title(one.name)} lead={other ? s.lead : s.tapFoe} rule="CH-21.1">
      {other &&
        [
          { self: one, foe: other },
          { self: other, foe: one },
        ].map(({ self, foe }) => {
          const dice = combatDice(self.status, foe.status, state.house);
          return (
            <section key={self.id} className="flex items-center gap-3 rounded-2xl bg-raised p-3">
              <TokenGlyph one={self} />
              <div>
                <h3 className="text-lg">{self.name}</h3>
                <p className="text-muted text-sm">{t.statuses[self.status]}</p>
              </div>
              <p className="ml-auto text-right font-bold">
                {s.attack(dice.attack)}
                <br />
                {s.defence(dice.defence)}
              </p>
            </section>
          );
        })}
      {other && other.side === one.side && <p className="ch-warning">{s.sameSide}</p>}
      {other && (
        <p>
          <RuleRef rule="CH-21.2" />
        </p>
      )}
    </EventFrame>
  );
}
