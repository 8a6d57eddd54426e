import { Badge } from '../../../ui/badge.tsx';
import type { CellOrigin } from '../model/tables.ts';
import { useText } from './use-desk.ts';

/** Where a number comes from; a house default carries its ⌂. */
export function OriginMark({ origin }: { readonly origin: CellOrigin }) {
  const s = useText().tables;
  return (
    <Badge tone={origin === 'house' ? 'accent' : 'plain'}>
      {origin === 'house' && '⌂ '}
      {s.origins[origin]}
    </Badge>
  );
}
