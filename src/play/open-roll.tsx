import type { FaceTone } from '../dice/face-keys.tsx';
import type { TypedRoll } from '../dice/typed-roll.tsx';
import type { Tagged } from '../kernel/log.ts';
import { later } from '../later/later.ts';
import { useHere } from '../later/use-here.ts';
import { useTableState } from '../table/react.ts';
import { useSend } from './send.ts';

/** The keys for typed dice: no roll lies open in the first view, unless a reload finds one. */
export const lateKeys = later(async () => (await import('../dice/typed-roll.tsx')).TypedRoll);

/** Needs a `Wait` above, such as the guide of a screen has. */
export function TypedKeys(props: Parameters<typeof TypedRoll>[0]) {
  const Keys = useHere(lateKeys);
  return <Keys {...props} />;
}

/** The keys for the roll that is open on this table; nothing when none is. */
export function OpenRoll({ toneOf }: { readonly toneOf?: (face: number) => FaceTone }) {
  const pending = useTableState((state) => state.pending);
  const send = useSend<unknown, Tagged, Tagged>();
  if (!pending) return null;
  return (
    <TypedKeys
      request={pending.request}
      typed={pending.typed}
      {...(toneOf && { toneOf })}
      onFace={send.typeFace}
      onErase={send.eraseFace}
      onRoll={send.rollOpen}
    />
  );
}
