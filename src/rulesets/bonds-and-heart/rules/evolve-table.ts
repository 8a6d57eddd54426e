/** What events about the whole table change; `decide` has judged them already. */
import { assertNever } from '../../../kernel/result.ts';
import type { TableEvent } from '../model/events.ts';
import type { SettingChange } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { lightIn } from './bonds.ts';
import { changeAll, changeBearer, OUT_OF_PLAY, withoutBearer } from './evolve-bearer.ts';

/** Claims asked, helps and reminders belong to their scene or combat and end with it. */
const cleared = (state: State): State => ({ ...state, claim: null, helps: [], refusals: [] });

export function evolveTable(state: State, event: TableEvent): State {
  switch (event.type) {
    // BH-1.4
    case 'adventureStarted': {
      const fresh = changeAll(cleared(state), ({ status }) =>
        status === 'active' ? { ...OUT_OF_PLAY, claims: 1 } : {},
      );
      return { ...fresh, phase: 'scene', adventure: event.adventure, running: true, scene: 1 };
    }
    // BH-1.5, BH-8.3
    case 'adventureEnded': {
      const gone = event.retired.reduce(
        (now, { bearer, fate }) =>
          changeBearer(withoutBearer(now, bearer), bearer, () => ({
            ...OUT_OF_PLAY,
            status: 'directorCharacter',
            fate,
          })),
        cleared(state),
      );
      return { ...gone, running: false };
    }
    // BH-1.6: the count of claims lives from start to end of one combat.
    case 'combatStarted': {
      const reset = changeAll(cleared(state), () => ({
        combatClaimsUsed: 0,
        combatClaimLimit: 1,
        protections: [],
      }));
      return { ...reset, phase: 'combat' };
    }
    case 'combatEnded': {
      const reset = changeAll(cleared(state), () => ({
        combatClaimsUsed: 0,
        combatClaimLimit: 1,
        pendingAdvice: [],
      }));
      return { ...reset, phase: 'scene' };
    }
    // BH-6.6: shields last until the director ends the scene.
    case 'sceneEnded': {
      // A combat goes on, and with it what was claimed in it.
      const kept = state.phase === 'combat' ? state : cleared(state);
      return { ...changeAll(kept, () => ({ protections: [] })), scene: event.scene };
    }
    case 'settingChanged':
      return changeSetting(state, event.change);
    default:
      return assertNever(event);
  }
}

/** Bonds that become free start with the light they have; their plots are kept for the way back. */
function changeSetting(state: State, change: SettingChange): State {
  const settings = { ...state.settings, [change.key]: change.value };
  const scoreRuleAsked = state.scoreRuleAsked || change.key === 'scoreInTests';
  const next = { ...state, settings, scoreRuleAsked };
  if (change.key !== 'bondModel' || change.value === state.settings.bondModel) return next;
  if (change.value === 'linked')
    return {
      ...changeAll(next, ({ bonds }) => ({ bonds: bonds.map((one) => ({ ...one, freeLight: null })) })),
      bondPrompts: [],
    };
  return changeAll(next, ({ bonds, light }) => ({
    bonds: bonds.map((bond) => ({ ...bond, freeLight: lightIn(light, bond, state.settings) })),
  }));
}
