import { classes } from '../../../ui/classes.ts';
import { useLongPress } from '../../../ui/use-long-press.ts';
import type { Commando } from '../model/sheet.ts';
import { moraleChange } from '../rules/actor.ts';
import { signed } from '../strings/sums.ts';
import { describeCommando, initialsOf, lookOf, pointsOf, troubleOf, WEAPON_SIGNS } from './describe.ts';
import { useAllText, useRaid } from './use-desk.ts';

/**
 * One commando as a dossier card: state by word and shape, morale as a number and a bar. A tap looks at the
 * commando; a long press is the short way to the points.
 */
export function DossierCard(props: {
  readonly commando: Commando;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onHold: () => void;
}) {
  const { commando } = props;
  const t = useAllText();
  const state = useRaid();
  const longPress = useLongPress(props.onHold);
  const change = moraleChange(commando);
  const { life, morale } = commando;
  return (
    <button
      {...longPress}
      type="button"
      aria-pressed={props.selected}
      aria-label={describeCommando(t, state, commando)}
      onClick={props.onSelect}
      data-look={lookOf(commando)}
      className={classes('dossier', props.selected && 'is-selected')}
    >
      <span aria-hidden className="dossier-face">
        {initialsOf(commando.name)}
      </span>
      <span aria-hidden className="min-w-0">
        <span className="dossier-name">{commando.name}</span>
        <span className="dossier-trouble">{troubleOf(t, commando)}</span>
        <span className="dossier-facts">{pointsOf(t, commando)}</span>
        <span className="dossier-arms">
          {commando.weapons.map((weapon) => (
            <span key={weapon.id} data-weapon={weapon.state}>
              {WEAPON_SIGNS[weapon.state]}
              {weapon.roundsLeft > 0 && weapon.roundsLeft} {weapon.name}
              {weapon.loaded !== null && ` ${weapon.loaded}`}
            </span>
          ))}
        </span>
      </span>
      <span aria-hidden className="dossier-morale" data-change={Math.sign(change ?? 0)}>
        {morale === null ? (
          <span className="dossier-life">
            {life.now}/{life.max}
            <small>{t.screen.card.life}</small>
          </span>
        ) : (
          <>
            <b>{morale}</b>
            <small>
              {t.screen.card.morale}
              {change ? ` ${signed(change)}` : ''}
            </small>
            <span className="dossier-bar">
              <span style={{ width: `${morale}%` }} />
            </span>
          </>
        )}
      </span>
    </button>
  );
}
