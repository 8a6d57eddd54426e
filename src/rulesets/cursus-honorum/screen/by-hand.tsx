import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { type Character, STATUSES, TRACKS, type Track } from '../model/character.ts';
import { type Change, COUNTERS, FLAGS, type Placement } from '../model/commands.ts';
import { nameOf } from '../model/game.ts';
import { COUNTER_LIMITS } from '../rules/settings.ts';
import { TrackPoints } from './track-points.tsx';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus, useUiStore } from './use-cursus.ts';

const TURN_STEP = 15;

/** Every tracked value of a character that is not in sight already, set by hand, and the care of its profile. */
export function ByHand({ one, tracks }: { readonly one: Character; readonly tracks: readonly Track[] }) {
  const t = useAllText();
  const s = t.screen.byHand;
  const state = useCursus();
  const send = useActions();
  const ui = useUiStore();
  const set = (change: Change): void => void send.play({ type: 'override', id: one.id, change });
  const place = (where: Omit<Placement, 'id'>): void =>
    void send.play({ type: 'moveTokens', moves: [{ id: one.id, ...where }] });
  const at = state.characters.findIndex(({ id }) => id === one.id);
  return (
    <Fold title={s.title}>
      <Segmented
        columns
        label={s.status}
        value={one.status}
        options={STATUSES.map((value) => ({ value, label: t.statuses[value] }))}
        onChange={(value) => set({ field: 'status', value })}
      />
      <TrackPoints one={one} tracks={tracks} />
      {TRACKS.filter((track) => one.causes[track].length > 0).map((track) => (
        <div key={track} className="flex flex-wrap items-center gap-2">
          <span className="text-muted text-sm">{s.causes(t.tracks[track])}</span>
          {one.causes[track].map((cause) => (
            <Button
              key={cause}
              className="px-3!"
              aria-label={s.dropCause(nameOf(state, cause))}
              onClick={() =>
                set({ field: 'causes', track, value: one.causes[track].filter((id) => id !== cause) })
              }
            >
              {nameOf(state, cause)} <span aria-hidden>×</span>
            </Button>
          ))}
        </div>
      ))}
      {FLAGS.map((name) => (
        <Switch
          key={name}
          label={t.line.fields[name]}
          on={one[name]}
          onChange={(value) => set({ field: 'flag', name, value })}
        />
      ))}
      {COUNTERS.map((name) => (
        <Stepper
          key={name}
          label={t.line.fields[name]}
          value={one[name]}
          min={0}
          max={COUNTER_LIMITS[name]}
          limits={[s.least, s.most]}
          onChange={(value) => set({ field: 'counter', name, value })}
        />
      ))}
      {one.pos && (
        <>
          <Stepper
            label={s.facing}
            value={one.facingDeg}
            min={-TURN_STEP}
            max={360}
            step={TURN_STEP}
            limits={[s.least, s.most]}
            onChange={(deg) => place({ pos: one.pos, facingDeg: (deg + 360) % 360 })}
          />
          <Button onClick={() => place({ pos: null, facingDeg: one.facingDeg })}>{s.offMap}</Button>
        </>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => ui.setState({ sheet: { kind: 'edit', id: one.id } })}>{s.edit}</Button>
        <Button onClick={() => send.play({ type: 'duplicateCharacter', id: one.id, newId: newId() })}>
          {s.duplicate}
        </Button>
        <Button
          why={at <= 0 ? s.first : null}
          onClick={() => send.play({ type: 'moveInRoster', id: one.id, to: at - 1 })}
        >
          {s.earlier}
        </Button>
        <Button
          why={at >= state.characters.length - 1 ? s.last : null}
          onClick={() => send.play({ type: 'moveInRoster', id: one.id, to: at + 1 })}
        >
          {s.later}
        </Button>
        <Button
          tone="danger"
          className="col-span-2"
          onClick={() => {
            ui.setState({ selected: [], aside: null });
            send.play({ type: 'removeCharacters', ids: [one.id] });
          }}
        >
          {s.remove}
        </Button>
      </div>
    </Fold>
  );
}
