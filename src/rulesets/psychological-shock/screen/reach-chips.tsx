import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { Chip } from '../../../ui/chip.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { type Character, characterOf } from '../model/state.ts';
import { reachedBy } from '../rules/command-range.ts';
import { useLateText } from './late.ts';
import { useShock, useShockSend, useText } from './use-shock.ts';

/** Whom a commander reaches, as chips that can be corrected: the real miniatures are what counts. */
export function ReachChips({ commander }: { readonly commander: Character }) {
  const s = useLateText();
  const { distance } = useText();
  const state = useShock();
  const send = useShockSend();
  const language = useLanguage();
  // A correction that is taken back leaves the tape measure in charge again.
  const toggle = (characterId: string, inRange: boolean | null): void =>
    void send.play({ type: 'tickCommandRange', commanderId: commander.id, characterId, inRange });
  return (
    <section>
      <h3 className="mb-3 text-lg">
        {s.soldier.reach} <RuleRef rule="PS-6.2" />
      </h3>
      <div className="flex flex-wrap gap-2">
        {reachedBy(state, commander.id).map(({ id, reach }) => (
          <Chip
            key={id}
            on={reach.inRange}
            onToggle={() => toggle(id, reach.source === 'corrected' ? null : !reach.inRange)}
          >
            {characterOf(state, id)?.name}
            {reach.distance !== null && (
              <span className="text-muted text-sm">
                {distance(formatNumber(language, reach.distance, 2))}
                {reach.source === 'corrected' && ` · ${s.field.byHand}`}
              </span>
            )}
          </Chip>
        ))}
      </div>
    </section>
  );
}
