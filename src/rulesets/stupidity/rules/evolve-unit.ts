/** What one event makes of one unit; whoever is not concerned stays the same. */
import { assertNever } from '../../../kernel/result.ts';
import type { Event, EventOf } from '../model/event.ts';
import type { ModelGroup, Unit } from '../model/unit.ts';

/** Events that change single units and nothing else. */
export type UnitEvent = Exclude<
  Event,
  | { readonly type: 'turnStarted' | 'panicTerrorConfirmed' | 'testsFellDue' | 'phaseReached' }
  | { readonly type: 'unitsAdded' | 'unitEdited' | 'unitRemoved' | 'unitPlaced' }
  | { readonly type: 'turnSet' | 'battleReset' | 'settingChanged' }
>;

const changeGroup = (unit: Unit, groupId: string, change: (group: ModelGroup) => ModelGroup): Unit => ({
  ...unit,
  groups: unit.groups.map((group) => (group.id === groupId ? change(group) : group)),
});

function withPart(group: ModelGroup, event: EventOf<'partChanged'>): ModelGroup {
  const changed = { [event.trait]: event.value };
  if (event.part === 'rider') return { ...group, rider: { ...group.rider, ...changed } };
  return group.mount === null ? group : { ...group, mount: { ...group.mount, ...changed } };
}

/** Events that reach two units: the one named `id` and its counterpart. */
function other(unit: Unit, event: UnitEvent): Unit {
  switch (event.type) {
    case 'contactRecorded':
      return event.pinned.includes(unit.id) ? { ...unit, pinned: true } : unit;
    case 'reactionDeclared': {
      const engaged = event.engaged.includes(unit.id) ? { engaged: true } : {};
      const flees = event.reaction === 'flee' && unit.id === event.targetId;
      return { ...unit, ...engaged, ...(flees ? { fleeing: true, engaged: false, due: false } : {}) };
    }
    case 'characterMoved':
      return unit.id === event.toId ? { ...unit, groups: [...unit.groups, event.group] } : unit;
    default:
      return unit;
  }
}

export function evolveUnit(before: Unit, event: UnitEvent): Unit {
  const unit = other(before, event);
  if (event.id !== unit.id) return unit;
  switch (event.type) {
    case 'stupidityTested': {
      const { dice, total, ld, source, passed, rerolled } = event;
      const test = { dice, total, ld, source, passed, rerolled };
      return { ...unit, stupid: !passed, oddFights: null, combat: null, due: false, test }; // ST-5.2
    }
    case 'chargeDeclared':
      return { ...unit, declaredCharge: true };
    case 'directionRolled':
      return { ...unit, direction: event.hour };
    case 'contactRecorded': {
      const { targetId, moved } = event;
      const charge = event.with === 'enemy' && targetId !== null ? { targetId, reaction: null } : unit.charge;
      const offTable = unit.offTable || event.with === 'tableEdge'; // ST-6.4
      return { ...unit, move: { with: event.with, moved, targetId }, charge, offTable };
    }
    case 'reactionDeclared':
      return { ...unit, charge: { targetId: event.targetId, reaction: event.reaction } };
    case 'oddDieRolled':
      return {
        ...unit,
        combat: { die: event.die, idle: null },
        oddFights: event.kept ? event.fights : unit.oddFights,
      };
    case 'idleChosen':
      return { ...unit, combat: { die: unit.combat?.die ?? null, idle: event.idle } };
    case 'combatCleared':
      return { ...unit, combat: null };
    case 'unitFled':
      return { ...unit, fleeing: true, engaged: false, due: false }; // ST-8.4
    case 'unitRallied':
      return { ...unit, fleeing: false, stupid: event.stupid, due: false }; // ST-8.5
    case 'stupidityEnded':
      return { ...unit, stupid: false };
    case 'characterMoved':
      return { ...unit, groups: unit.groups.filter(({ id }) => id !== event.groupId) };
    case 'countChanged': {
      const { groupId, count, inContact } = event;
      return changeGroup(unit, groupId, (group) => ({ ...group, count, inContact }));
    }
    case 'partChanged':
      return changeGroup(unit, event.groupId, (group) => withPart(group, event));
    case 'flagSet':
      return { ...unit, [event.flag]: event.value };
    case 'oddFightsSet':
      return { ...unit, oddFights: event.value };
    case 'ldChosen':
      return { ...unit, ldChoice: event.choice };
    case 'movementSet':
      return { ...unit, movementOverride: event.movement };
    case 'pointsSet':
      return { ...unit, points: event.points };
    case 'modifiersSet':
      return { ...unit, ...event.modifiers };
    default:
      return assertNever(event);
  }
}
