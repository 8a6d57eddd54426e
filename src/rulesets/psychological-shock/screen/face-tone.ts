import type { FaceTone } from '../../../dice/face-keys.tsx';
import type { FaceOutlook } from '../rules/throw.ts';

const TONES: Record<FaceOutlook, FaceTone> = { passes: 'pass', boosted: 'help', fails: 'fail' };

/** The tint of each key from the outlook of its face. */
export const toneOf =
  (outlooks: readonly FaceOutlook[]) =>
  (face: number): FaceTone =>
    TONES[outlooks[face - 1] ?? 'fails'];
