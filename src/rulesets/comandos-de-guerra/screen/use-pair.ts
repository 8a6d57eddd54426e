import { part } from '../../../later/wait.tsx';
import { useKept } from '../../../play/kept-form.ts';
import type { CheckInput, ShotInput } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { type Pair, pair as pairSchema } from './kept-forms.ts';
import { usualCheck } from './use-check.ts';
import { useRaid } from './use-desk.ts';
import { usualShot } from './use-shot.ts';

/** Fetched when two acts are first combined. */
export const CombinedPanel = part(async () => (await import('./combined-panel.tsx')).CombinedPanel);

/** The two acts that are being combined, begun from a check or from a shot; null while there is only one. */
export function usePair(from: 'check' | 'shot', commando: Commando | undefined) {
  const state = useRaid();
  const [pair, keep] = useKept<Pair | null>(`pair/${from}/${commando?.id}`, null, pairSchema);
  const begin = (first: CheckInput, second?: ShotInput): void => {
    if (!commando) return;
    const spare = usualShot(state, commando);
    const shoots = second !== undefined || commando.weapons.length > 0;
    keep({
      acts: [
        { shoots: false, check: first, shot: spare },
        { shoots, check: usualCheck(commando), shot: second ?? spare },
      ],
      veto: false,
    });
  };
  return { pair, keep, begin, leave: () => keep(null) };
}
