import { RuleRef } from '../../../ui/rule-ref.tsx';
import { adviceFor } from '../rules/size.ts';
import { useLateText } from './late.ts';
import { useShock } from './use-shock.ts';

/** PS-10: the warning about small forces; nothing when both are big enough. */
export function SizeNote() {
  const { smallForces } = useLateText();
  const state = useShock();
  if (adviceFor(state).overall !== 'below' || state.characters.length === 0) return null;
  return (
    <section className="rounded-xl border border-line p-3">
      <h3 className="text-lg">{smallForces.title}</h3>
      <p>{smallForces.warning(state.settings.minCharacters)}</p>
      <p className="text-muted text-sm">{smallForces.firstGames}</p>
      <RuleRef rule="PS-10.1" />
    </section>
  );
}
