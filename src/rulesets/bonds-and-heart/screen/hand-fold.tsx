import { part } from '../../../later/wait.tsx';
import { Fold } from '../../../ui/fold.tsx';
import type { Bearer } from '../model/bearer.ts';
import { useText } from './use-bonds.ts';

const ByHand = part(async () => (await import('./by-hand.tsx')).default);

/** "Set by hand", folded away; what is in it is made when it is opened. */
export function HandFold({ bearer }: { readonly bearer: Bearer }) {
  const s = useText().byHand;
  return (
    <Fold title={s.title(bearer.name)}>
      <ByHand bearer={bearer} />
    </Fold>
  );
}
