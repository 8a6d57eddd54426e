import { Shield } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Wait } from '../../../later/wait.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { useLongPress } from '../../../ui/use-long-press.ts';
import type { Character, State } from '../model/state.ts';
import { capOf } from '../rules/actions.ts';
import { faceOf, hasWoundShock, otherFaceOf } from '../rules/cards.ts';
import { describeCharacter } from './describe.ts';
import { HitMenu } from './late.ts';
import { useText } from './use-shock.ts';

/** More pips than this run out of the card; the number beside them goes on. */
const MOST_PIPS = 8;

/**
 * One stat card: it lies sideways while its man is in shock, and shows the side that is up. A tap looks at
 * him; a long press is the short way to "wounded" and "killed".
 */
export function StatCard(props: {
  readonly state: State;
  readonly character: Character;
  readonly selected: boolean;
  readonly owes: boolean;
  readonly onSelect: () => void;
}) {
  const { state, character } = props;
  const s = useText();
  const { maxActions, command } = faceOf(character);
  const other = otherFaceOf(character);
  const cap = capOf(state, character);
  const { wound, shocked, side } = character;
  const [hitting, setHitting] = useState(false);
  const closeHit = useCallback(() => setHitting(false), []);
  const longPress = useLongPress(() => setHitting(true));
  // Two words beside each other are wider than a card: then Command is told by its star and number.
  const crowded = props.owes || wound !== 'healthy';
  return (
    <div className="card-slot">
      <button
        {...longPress}
        type="button"
        aria-pressed={props.selected}
        aria-label={describeCharacter(s, state, character)}
        onClick={props.onSelect}
        data-side={side}
        data-wound={wound}
        className={classes('stat-card', shocked && 'is-sideways', props.selected && 'is-selected')}
      >
        <span className="card-name font-display">{character.name}</span>
        <span className="card-small line-clamp-2">{character.role}</span>
        <span aria-hidden className="mt-1.5 flex flex-wrap gap-1">
          {Array.from({ length: Math.min(cap, MOST_PIPS) }, (_, i) => (
            <i
              key={i}
              className={classes(
                'pip',
                i < character.actionsUsed && 'is-used',
                i >= maxActions && 'is-command',
              )}
            />
          ))}
          {character.tookCover && wound !== 'killed' && <Shield className="ml-auto opacity-80" size="1rem" />}
        </span>
        <span aria-hidden className="card-foot">
          <span className="card-small text-[0.72rem]">
            {s.card.actions}
            {other && <span className="block">{s.card.other(other.maxActions)}</span>}
          </span>
          <span className="card-actions font-display">{maxActions}</span>
        </span>
      </button>
      <span aria-hidden className="card-flags">
        {props.owes && <Badge tone="attack">{s.card.owes}</Badge>}
        {wound === 'killed' && <Badge>{s.card.killed}</Badge>}
        {shocked && <Badge tone="fear">{s.card.shocked}</Badge>}
        {!shocked && wound === 'wounded' && (
          <Badge className="bg-[#d9b38f]! text-[#2a1608]!">
            {hasWoundShock(state, character) ? s.card.woundShock : s.card.wounded}
          </Badge>
        )}
        {!shocked && command > 0 && wound !== 'killed' && (
          <Badge tone="pursuit">{crowded ? `★ ${command}` : s.card.command(command)}</Badge>
        )}
      </span>
      <Wait>{hitting && <HitMenu character={character} onClose={closeHit} />}</Wait>
    </div>
  );
}
