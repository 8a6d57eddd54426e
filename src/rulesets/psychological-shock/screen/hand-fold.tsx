import { part } from '../../../later/wait.tsx';
import { Fold } from '../../../ui/fold.tsx';
import type { Character } from '../model/state.ts';
import { useLateText } from './late.ts';

const ByHand = part(async () => (await import('./by-hand.tsx')).default);

/** "Set by hand", folded away; what is in it is made when it is opened. */
export function HandFold({ character }: { readonly character: Character }) {
  const s = useLateText();
  return (
    <Fold title={s.soldier.byHand}>
      <ByHand character={character} />
    </Fold>
  );
}
