/** The drawings on the tiles, for the home screen alone: a table does without them. */
import type { ComponentType } from 'react';

const found = import.meta.glob<{ Emblem: ComponentType }>(['./*/emblem.tsx', '!./_*/emblem.tsx'], {
  eager: true,
});

/** The drawing of a ruleset; it fills the upper part of its tile and is hidden from screen readers. */
export const emblemOf = (id: string): ComponentType | undefined => found[`./${id}/emblem.tsx`]?.Emblem;
