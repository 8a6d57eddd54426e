import { useWords } from '../../../play/words.tsx';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { DEFAULT_HOUSE, type House, type State } from '../model/game.ts';
import { useCursus, useText } from './use-cursus.ts';

const KEYS = Object.keys(DEFAULT_HOUSE) as (keyof House)[];

/** Before the battle both players see which house rules differ from the book. */
export function HouseNote() {
  const s = useText().battle;
  const { house, turn } = useCursus();
  const words = useWords<State, Command, Event>();
  const changed = KEYS.filter((key) => house[key] !== DEFAULT_HOUSE[key]);
  if (turn > 1 || changed.length === 0) return null;
  return (
    <p className="text-muted text-sm">
      <b>{s.house}</b> {changed.map((key) => words.houseRule(key).name).join('; ')}
    </p>
  );
}
