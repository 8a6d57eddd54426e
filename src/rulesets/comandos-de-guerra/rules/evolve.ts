/** Applies one event. It never judges: whoever is gone is left alone. */
import type { Event } from '../model/events.ts';
import type { DamageRecord } from '../model/records.ts';
import type { Commando, Shock } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import { CLEARED_TABLES, DEFAULT_TABLES } from '../model/tables.ts';
import { isOne, LIMITS, LOCKING_SHOCKS, type Status, type Tracked } from '../model/words.ts';
import { evolveRivals, withCommando, withoutAims } from './evolve-rivals.ts';
import { evolveWeapons } from './evolve-weapons.ts';
import { advanced } from './rounds.ts';
import { withTable } from './tables.ts';

/** A tray with one more card; the oldest fall off. */
const tray = <T extends { readonly id: string }>(cards: readonly T[], card: T): readonly T[] =>
  [...cards.filter(({ id }) => id !== card.id), card].slice(-LIMITS.tray);

const without = <T extends { readonly id: string }>(cards: readonly T[], id: string): readonly T[] =>
  cards.filter((card) => card.id !== id);

/** CG-1.8: what came of a hidden check lies open with it. */
const shown = <T extends { readonly hidden: string | null }>(cards: readonly T[], check: string): T[] =>
  cards.map((card) => (card.hidden === check ? { ...card, hidden: null } : card));

function valueSet(one: Commando, field: Tracked, value: number | null): Commando {
  switch (field) {
    case 'life':
      return { ...one, life: { ...one.life, now: value ?? 0 } };
    case 'lifeMax':
      return { ...one, life: { max: value ?? 1, now: Math.min(one.life.now, value ?? 1) } };
    case 'blows':
      return { ...one, blows: { ...one.blows, now: value ?? 0 } };
    case 'blowsMax':
      return { ...one, blows: { max: value ?? 1, now: Math.min(one.blows.now, value ?? 1) } };
    default:
      return { ...one, [field]: value };
  }
}

const statusSet = (one: Commando, status: Status): Commando => ({
  ...one,
  status,
  aim: status === 'active' ? one.aim : null,
});

/** CG-13.6, CG-13.7, CG-11.7: a wound also spoils the aim. */
function harmed(one: Commando, { armourLeft, lifeLeft, wounded, outOfAction }: DamageRecord): Commando {
  const hurt = {
    ...one,
    armour: armourLeft ?? one.armour,
    life: { ...one.life, now: Math.min(one.life.max, lifeLeft ?? one.life.now) },
    aim: wounded ? null : one.aim,
  };
  return outOfAction && one.status !== 'dead' ? statusSet(hurt, 'outOfAction') : hurt;
}

const shocked = (one: Commando, shock: Shock): Commando => ({
  ...one,
  shock,
  pendingShock: null,
  firstShock: one.firstShock ?? (isOne(LOCKING_SHOCKS, shock.kind) ? shock.kind : null), // CG-18.6
});

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'commandosAdded': {
      const fresh = new Set(event.commandos.map(({ id }) => id));
      return {
        ...state,
        commandos: [...state.commandos.filter(({ id }) => !fresh.has(id)), ...event.commandos],
      };
    }
    case 'commandoEdited':
      return withCommando(state, event.commando.id, () => event.commando);
    case 'commandoRemoved':
      return {
        ...state,
        commandos: without(state.commandos, event.id),
        secondaries: state.secondaries.filter(({ who }) => who !== event.id),
        prompts: state.prompts.flatMap((card) => {
          const who = card.who.filter((one) => one !== event.id);
          return who.length > 0 ? [{ ...card, who }] : [];
        }),
      };
    case 'commandoMoved': {
      const one = commandoOf(state, event.id);
      if (!one) return state;
      const rest = without(state.commandos, event.id);
      return { ...state, commandos: [...rest.slice(0, event.to), one, ...rest.slice(event.to)] };
    }
    case 'valueSet':
      return withCommando(state, event.who, (one) => valueSet(one, event.field, event.value));
    case 'statusSet':
      return withCommando(state, event.who, (one) => statusSet(one, event.status));
    case 'shockSet':
      return withCommando(state, event.who, (one) => ({ ...one, shock: event.shock }));
    case 'firstShockSet':
      return withCommando(state, event.who, (one) => ({ ...one, firstShock: event.kind }));
    case 'takesPartSet':
      return withCommando(state, event.who, (one) => ({ ...one, takesPart: event.takesPart }));
    case 'roundSet':
      return { ...state, round: event.round };
    case 'roundSecondsSet':
      return { ...state, roundSeconds: event.seconds };
    case 'checkRolled': {
      const { check, hidden } = event;
      const after = withoutAims(state, [check.who]);
      if (hidden === null) return { ...after, lastCheck: check };
      const card = { ...check, id: hidden, round: state.round, revealed: false };
      return { ...after, hidden: tray(after.hidden, card), serial: after.serial + 1 };
    }
    case 'hiddenRevealed':
      return {
        ...state,
        lastCheck: event.check,
        hidden: state.hidden.map((one) => (one.id === event.id ? { ...one, revealed: true } : one)),
        prompts: shown(state.prompts, event.id),
        hazards: shown(state.hazards, event.id),
      };
    case 'secondaryOpened':
      return { ...state, secondaries: tray(state.secondaries, event.secondary), serial: state.serial + 1 };
    case 'secondaryClosed':
      return { ...state, secondaries: without(state.secondaries, event.id) };
    case 'hazardRaised':
      return { ...state, hazards: tray(state.hazards, event.hazard), serial: state.serial + 1 };
    case 'hazardRolled':
      return {
        ...state,
        hazards: state.hazards.map((card) =>
          card.id === event.id ? { ...card, rolled: event.rolled, suggested: event.suggested } : card,
        ),
      };
    case 'hazardApplied':
    case 'hazardDropped':
      return { ...state, hazards: without(state.hazards, event.id) };
    case 'damageDealt':
      return withCommando(state, event.damage.targetId, (one) => harmed(one, event.damage));
    case 'hitRaised':
      return { ...state, hits: tray(state.hits, event.hit), serial: state.serial + 1 };
    case 'hitClosed':
      return { ...state, hits: without(state.hits, event.id) };
    case 'silentKillTried':
      return event.victimDead ? withCommando(state, event.targetId, (one) => statusSet(one, 'dead')) : state;
    case 'missionStarted': {
      const morale = new Map(event.morale.map((one) => [one.id, one.morale]));
      return {
        ...state,
        mission: { number: event.number, officerId: event.officerId },
        commandos: state.commandos.map((one) => {
          const value = morale.get(one.id);
          return value === undefined ? one : { ...one, morale: value, initialMorale: value };
        }),
      };
    }
    case 'promptRaised':
      return { ...state, prompts: tray(state.prompts, event.prompt), serial: state.serial + 1 };
    case 'promptAnswered':
      return {
        ...state,
        prompts: state.prompts.flatMap((card) => {
          if (card.id !== event.id) return [card];
          const who = card.who.filter((one) => !event.who.includes(one));
          return who.length > 0 ? [{ ...card, who }] : [];
        }),
      };
    case 'moraleChecked':
      return withCommando(state, event.who, (one) => ({
        ...one,
        morale: event.morale,
        // CG-18.2: of two losses before a choice the larger counts.
        pendingShock:
          event.shockRounds > 0 ? Math.max(one.pendingShock ?? 0, event.shockRounds) : one.pendingShock,
      }));
    case 'shockChosen':
      return withCommando(state, event.who, (one) => shocked(one, event.shock));
    case 'shockEnded':
      return withCommando(state, event.who, (one) => ({ ...one, shock: null }));
    case 'roundAdvanced':
      return advanced(state, event.round);
    case 'tableSet':
      return { ...state, tables: withTable(state.tables, event.table) };
    case 'tableRestored':
      return { ...state, tables: { ...state.tables, [event.key]: DEFAULT_TABLES[event.key] } };
    case 'tableCleared':
      return { ...state, tables: { ...state.tables, [event.key]: CLEARED_TABLES[event.key] } };
    case 'tablesImported':
      return { ...state, tables: event.tables };
    case 'settingChanged':
      return { ...state, settings: { ...state.settings, [event.key]: event.value } };
    default:
      return evolveWeapons(evolveRivals(state, event), event);
  }
}
