/** CG-17.3: what calls for a morale check, in which direction, and who makes it. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Commando } from '../model/sheet.ts';
import type { MoraleKind, Trigger } from '../model/words.ts';

export type Audience = 'self' | 'team' | 'rankOrLower';

// CG-17.6: objectives and lost missions are rows like the others.
export const TRIGGER_TABLE: Readonly<Record<Exclude<Trigger, 'custom'>, readonly [MoraleKind, Audience]>> = {
  wounded: ['demoralise', 'self'],
  comradeDeath: ['demoralise', 'rankOrLower'],
  essentialDeath: ['demoralise', 'team'],
  lost: ['demoralise', 'self'],
  highFailure: ['demoralise', 'self'],
  discovered: ['demoralise', 'self'],
  worseThanBriefed: ['demoralise', 'team'],
  missionFailed: ['demoralise', 'team'],
  highSuccess: ['moralise', 'self'],
  solvedImpossible: ['moralise', 'self'],
  missionComplete: ['moralise', 'team'],
  objectiveAchieved: ['moralise', 'team'],
  pathFound: ['moralise', 'self'],
  reinforcements: ['moralise', 'team'],
};

/** The direction of a trigger; a custom one has none of its own. */
export const directionOf = (trigger: Trigger): MoraleKind | null =>
  trigger === 'custom' ? null : TRIGGER_TABLE[trigger][0];

/** Conscious members of the team that take part. */
export const consciousTeam = (commandos: readonly Commando[]): Commando[] =>
  commandos.filter(({ side, status, takesPart }) => side === 'team' && status === 'active' && takesPart);

/**
 * Who checks when a member of the team dies: comrades of equal or lower rank, or all when the dead one was
 * essential. One death, one check each. Empty for the death of an opponent.
 */
export function deathAudience(
  commandos: readonly Commando[],
  dead: EntityId,
  essential: boolean,
): EntityId[] {
  const fallen = commandos.find(({ id }) => id === dead);
  if (fallen?.side !== 'team') return [];
  return consciousTeam(commandos)
    .filter(({ id, rank }) => id !== dead && (essential || fallen.essential || rank <= fallen.rank))
    .map(({ id }) => id);
}
