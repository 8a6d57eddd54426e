import { DEFAULT_HOUSE, type House } from '../model/game.ts';
import { useAllText, useCursus, useText } from './use-cursus.ts';

const KEYS = Object.keys(DEFAULT_HOUSE) as (keyof House)[];

/** Before the battle both players see which house rules differ from the book. */
export function HouseNote() {
  const s = useText().battle;
  const { house, turn } = useCursus();
  const { names } = useAllText().houseRules;
  const changed = KEYS.filter((key) => house[key] !== DEFAULT_HOUSE[key]);
  if (turn > 1 || changed.length === 0) return null;
  return (
    <p className="text-muted text-sm">
      <b>{s.house}</b> {changed.map((key) => names[key].name).join('; ')}
    </p>
  );
}
