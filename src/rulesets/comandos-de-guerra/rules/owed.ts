/** Who must roll or choose now, in the order in which it is best done. */
import type { OwedTest } from '../../../kernel/log.ts';
import type { Command } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { fighterOf } from './brawl.ts';
import { driverOf } from './chase.ts';
import { planSecondary } from './combined.ts';
import { whyNoMorale } from './morale.ts';
import { refused } from './refusal.ts';

type Owed = OwedTest<Command>;

/** CG-1.8: cards of hidden checks are for the director's view only. */
const open = <C extends { readonly hidden: string | null }>(cards: readonly C[]): readonly C[] =>
  cards.filter(({ hidden }) => hidden === null);

/** CG-18.2: a choice comes before everything else of that commando. */
const choices = (state: State): Owed[] =>
  state.commandos
    .filter(({ pendingShock }) => pendingShock !== null)
    .map(({ id, pendingShock }) => ({
      id: `shock-${id}`,
      who: id,
      because: { code: 'shock', params: { points: pendingShock! } },
      rule: 'CG-18.2',
      command: null,
    }));

/** Hits and blows of a moment ago. */
const harm = (state: State): Owed[] => [
  ...state.hits.map(
    ({ id, targetId, targetName, damage, dealt }): Owed => ({
      id: `hit-${id}`,
      who: targetId,
      because:
        dealt === null
          ? { code: damage === null ? 'damageUnknown' : 'damage', params: { target: targetName } }
          : { code: 'through', params: { target: targetName, dealt } },
      rule: dealt === null ? 'CG-13.1' : 'CG-13.5',
      command:
        damage !== null && dealt === null
          ? { type: 'resolveHit', id, damage: null, through: null, remember: false }
          : null,
    }),
  ),
  ...open(state.hazards).map(
    ({ id, who, name, text, rolled }): Owed => ({
      id: `hazard-${id}`,
      who: who ?? name,
      because: { code: 'hazard', params: { name, text } },
      rule: 'CG-2.14',
      command: rolled === null ? { type: 'rollHazard', id } : null,
    }),
  ),
  ...state.brawls.flatMap((brawl): Owed[] => {
    const winner = fighterOf(brawl, brawl.blow?.by);
    if (!winner) return [];
    return [
      {
        id: `blow-${brawl.id}`,
        who: winner.who ?? winner.id,
        because: { code: 'blow', params: { name: winner.name } },
        rule: 'CG-7.9',
        command: null,
      },
    ];
  }),
];

/** One that has become impossible is still there to be dropped (CG-4.6). */
const secondaries = (state: State): Owed[] =>
  state.secondaries.map((secondary) => {
    const { id, who, name, waived } = secondary;
    return {
      id: `secondary-${id}`,
      who: who ?? name,
      because: { code: waived ? 'secondaryWaived' : 'secondary', params: { name } },
      rule: 'CG-4.4',
      command: refused(planSecondary(state, secondary)) ? null : { type: 'rollSecondary', id },
    };
  });

const accidents = (state: State): Owed[] =>
  state.chases.flatMap((chase) =>
    chase.accidents.map((driver) => {
      const one = driverOf(chase, driver);
      return {
        id: `accident-${chase.id}-${driver}`,
        who: one?.who ?? driver,
        because: { code: 'accident', params: { name: one?.name ?? '' } },
        rule: 'CG-6.5',
        command: null,
      };
    }),
  );

/** CG-19.3; nobody owes a check who has meanwhile lost consciousness (CG-17.4). */
const morale = (state: State): Owed[] =>
  open(state.prompts).flatMap((card) =>
    card.who
      .filter((who) => whyNoMorale(state, who) === null)
      .map((who) => ({
        id: `morale-${card.id}-${who}`,
        who,
        because: { code: card.direction, params: { trigger: card.trigger, note: card.note } },
        rule: card.direction === 'demoralise' ? 'CG-17.1' : 'CG-17.2',
        command: {
          type: 'checkMorale',
          who: [who],
          kind: card.direction,
          modifier: 0,
          prompt: card.id,
        } as const,
      })),
  );

export const owed = (state: State): Owed[] => [
  ...choices(state),
  ...harm(state),
  ...secondaries(state),
  ...accidents(state),
  ...morale(state),
];
