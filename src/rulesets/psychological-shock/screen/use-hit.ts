/** A casualty as the players enter it: from the guide, or straight from the card. */
import { useState } from 'react';
import type { Character } from '../model/state.ts';
import { woundKills } from '../rules/cards.ts';
import { whyNotHit } from '../rules/casualty.ts';
import { attackFor } from '../rules/checks.ts';
import { useFocus, useShock, useShockSend } from './use-shock.ts';

export interface Hit {
  /** Why nobody can be hit here any more, in words, or null. */
  readonly why: string | null;
  /** PS-8.5: this wound kills, and the players have not confirmed it yet. */
  readonly asks: boolean;
  readonly wound: () => void;
  readonly kill: () => void;
  readonly confirm: () => void;
  readonly takeBack: () => void;
  /** PS-2.9: whether the casualty counts to the latest attack; null while it makes no difference. */
  readonly sameAttack: boolean | null;
  readonly setSameAttack: (same: boolean) => void;
}

/** @param onDone called when the casualty was recorded */
export function useHit(character: Character, onDone?: () => void): Hit {
  const state = useShock();
  const send = useShockSend();
  const focus = useFocus();
  const [asks, setAsks] = useState(false);
  const [same, setSame] = useState<boolean | null>(null);
  const hit = (type: 'wound' | 'kill'): void => {
    setAsks(false);
    if (!send.play({ type, characterId: character.id, sameAttack: same })) return;
    // The guide goes on with the test that the casualty calls for.
    focus.select(null);
    onDone?.();
  };
  return {
    why: send.sayRejection(whyNotHit(state, character.id)),
    asks,
    wound: () => (woundKills(character) ? setAsks(true) : hit('wound')),
    kill: () => hit('kill'),
    confirm: () => hit('wound'),
    takeBack: () => setAsks(false),
    sameAttack:
      state.settings.oneTestPerAttack && state.attack > 0 ? attackFor(state, same) === state.attack : null,
    setSameAttack: setSame,
  };
}
