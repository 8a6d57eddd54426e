/** A unit as a block of bases: who stands where, and how each base looks. */
import type { Settings } from '../model/settings.ts';
import type { ModelGroup, Unit } from '../model/unit.ts';
import { affectedParts } from '../rules/parts.ts';
import { alive, contactOf, modelsIn } from '../rules/who-tests.ts';

/** What goes on in a head: Stupidity in force, nothing of the kind, or suspended by immunity. */
export type Wits = 'stupid' | 'clever' | 'suspended';

export interface Look {
  /** On foot: the model itself. */
  readonly rider: Wits;
  readonly mount: Wits | null;
  readonly character: boolean;
}

export interface Base {
  readonly key: string;
  readonly look: Look;
  readonly inContact: boolean;
}

export interface Formation {
  /** The front rank first. */
  readonly ranks: readonly (readonly Base[])[];
  readonly files: number;
  /** Models for which no base is drawn. */
  readonly hidden: number;
}

/** A block of more ranks says no more than its number. */
const MOST_RANKS = 3;
const USUAL_FILES = 5;
const MOST_FILES = 10;

export function lookOf(group: ModelGroup, settings: Settings): Look {
  const { riderAffected, mountAffected } = affectedParts(group, settings);
  const wits = (affected: boolean, stupid: boolean): Wits =>
    affected ? 'stupid' : stupid ? 'suspended' : 'clever';
  return {
    rider: wits(riderAffected, group.rider.stupid),
    mount: group.mount && wits(mountAffected, group.mount.stupid),
    character: group.role === 'character',
  };
}

/** Puts the leaders into the middle of their rank, where they stand in battle. */
function centred(rank: readonly Base[]): readonly Base[] {
  const leaders = rank.filter(({ look }) => look.character);
  const others = rank.filter(({ look }) => !look.character);
  const half = Math.ceil(others.length / 2);
  return [...others.slice(0, half), ...leaders, ...others.slice(half)];
}

/** Whoever touches the enemy stands in the front rank, then the leaders, then the rest. */
export function formationOf(unit: Unit, settings: Settings): Formation {
  const living = alive(unit);
  const total = modelsIn(living);
  const touching = contactOf(living);
  const files =
    total < USUAL_FILES ? Math.max(1, total) : Math.min(MOST_FILES, Math.max(USUAL_FILES, touching));
  const shown = files * MOST_RANKS;
  const bases = living
    .flatMap((group) =>
      Array.from(
        { length: Math.min(group.count, shown) },
        (_, i): Base => ({
          key: `${group.id}-${i}`,
          look: lookOf(group, settings),
          inContact: i < group.inContact,
        }),
      ),
    )
    .sort(
      (a, b) =>
        Number(b.inContact) - Number(a.inContact) || Number(b.look.character) - Number(a.look.character),
    )
    .slice(0, shown);
  const ranks = Array.from({ length: Math.ceil(bases.length / files) }, (_, i) =>
    bases.slice(i * files, (i + 1) * files),
  );
  return {
    ranks: ranks.map((rank, i) => (i === 0 ? centred(rank) : rank)),
    files,
    hidden: total - bases.length,
  };
}
