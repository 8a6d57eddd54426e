import { Stepper } from '../../../ui/stepper.tsx';
import { type Character, LIMITS, type Track } from '../model/character.ts';
import { useActions } from './use-actions.ts';
import { useAllText } from './use-cursus.ts';

/** The points on some tracks of a character, set right by hand. */
export function TrackPoints({ one, tracks }: { readonly one: Character; readonly tracks: readonly Track[] }) {
  const t = useAllText();
  const s = t.screen.byHand;
  const send = useActions();
  return tracks.map((track) => (
    <Stepper
      key={track}
      label={`${t.letters[track]} · ${t.tracks[track]}`}
      value={one.points[track]}
      min={0}
      max={LIMITS.points}
      limits={[s.least, s.most]}
      onChange={(value) =>
        send.play({ type: 'override', id: one.id, change: { field: 'points', track, value } })
      }
    />
  ));
}
