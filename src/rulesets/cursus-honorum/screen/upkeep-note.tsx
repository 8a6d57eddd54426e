import { useLanguage } from '../../../i18n/react.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { isLeader } from '../model/character.ts';
import { isFleeing } from '../rules/load.ts';
import { names } from '../strings/speaker.ts';
import { useAllText, useCursus } from './use-cursus.ts';

/** What the upkeep of this phase has taken: leadership of leaders in flight (CH-8.4). */
export function UpkeepNote() {
  const t = useAllText();
  const state = useCursus();
  const language = useLanguage();
  const poorer = state.characters.filter((one) => isLeader(one) && isFleeing(one) && one.leadershipLost > 0);
  if (state.phase !== 'recovery' || poorer.length === 0) return null;
  return (
    <p className="text-sm">
      {t.line.decay(
        names(
          { state, language },
          poorer.map(({ id }) => id),
        ),
      )}{' '}
      <RuleRef rule="CH-13.2" />
    </p>
  );
}
