import type { FaceTone } from '../dice/face-keys.tsx';
import { TypedRoll } from '../dice/typed-roll.tsx';
import type { Tagged } from '../kernel/log.ts';
import { useTableState } from '../table/react.ts';
import { useSend } from './send.ts';

/** The keys for the roll that is open on this table; nothing when none is. */
export function OpenRoll({ toneOf }: { readonly toneOf?: (face: number) => FaceTone }) {
  const pending = useTableState((state) => state.pending);
  const send = useSend<unknown, Tagged, Tagged>();
  if (!pending) return null;
  return (
    <TypedRoll
      request={pending.request}
      typed={pending.typed}
      {...(toneOf && { toneOf })}
      onFace={send.typeFace}
      onErase={send.eraseFace}
      onRoll={send.rollOpen}
    />
  );
}
