/** The tiles of the rulesets, and the drawings on them, for home and its lists: a table does without them. */
import type { ComponentType } from 'react';
import type { RulesetTile } from './contract.ts';

const tiles = import.meta.glob<{ default: RulesetTile }>(['./*/tile.tsx', '!./_*/tile.tsx'], { eager: true });
const emblems = import.meta.glob<{ Emblem: ComponentType }>(['./*/emblem.tsx', '!./_*/emblem.tsx'], {
  eager: true,
});

export const tileOf = (id: string): RulesetTile | undefined => tiles[`./${id}/tile.tsx`]?.default;

/** The drawing of a ruleset; it fills the upper part of its tile and is hidden from screen readers. */
export const emblemOf = (id: string): ComponentType | undefined => emblems[`./${id}/emblem.tsx`]?.Emblem;
