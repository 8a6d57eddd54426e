import { useEffect } from 'react';
import { plainShot, type ShotInput } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import type { State } from '../model/state.ts';
import { weaponRefusal } from '../rules/to-hit.ts';
import { useDesk, useRaid } from './use-desk.ts';

/** A distance to begin with, in metres. */
const USUAL_DISTANCE = 30;

/** Whoever can be shot at, opponents first. */
export const targetsFor = (state: State, commando: Commando) =>
  state.commandos
    .filter(({ id, status }) => id !== commando.id && status !== 'dead')
    .toSorted((a, b) => Number(a.side === commando.side) - Number(b.side === commando.side));

/** The shot that lies ready: the first weapon that fires, at whoever is aimed at. */
export function usualShot(state: State, commando: Commando): ShotInput {
  const weapon = commando.weapons.find((one) => weaponRefusal(one) === null) ?? commando.weapons[0];
  const target = commando.aim?.targetId ?? targetsFor(state, commando)[0]?.id ?? '';
  return plainShot(weapon?.id ?? '', target, USUAL_DISTANCE);
}

/** What is about to be fired, kept on the desk while other cards are looked at. */
export function useShot(commando: Commando): readonly [ShotInput, (part: Partial<ShotInput>) => void] {
  const state = useRaid();
  const desk = useDesk();
  const { id } = commando;
  const { shots, setShot } = desk;
  const shot = shots[id] ?? usualShot(state, commando);
  const kept = id in shots;
  // The weapon in the hand stays there when it jams, instead of giving way to the next one that fires.
  // It is kept once the form stands: keeping it draws the form again, and nothing of it changes.
  useEffect(() => {
    if (kept) return;
    const soon = setTimeout(() => setShot(id, shot));
    return () => clearTimeout(soon);
  }, [kept, setShot, id, shot]);
  return [shot, (part) => setShot(id, { ...shot, ...part })];
}
