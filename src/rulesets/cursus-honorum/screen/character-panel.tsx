import { AfterPaint } from '../../../later/after-paint.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { type Character, isLeader, isPresent, type Status, TRACKS } from '../model/character.ts';
import { dicePerPoint } from '../rules/load.ts';
import { remindersOf } from '../rules/reminders.ts';
import { ByHand } from './by-hand.tsx';
import { conditionOf } from './describe.ts';
import { EVENT_ICONS } from './event-icons.tsx';
import { OwedStrip } from './owed-strip.tsx';
import { TargetChips } from './target-chips.tsx';
import { TokenGlyph } from './token-glyph.tsx';
import { TrackPoints } from './track-points.tsx';
import { EVENTS, FOR_LEADERS } from './ui-store.ts';
import { useAllText, useCursus, useUiStore } from './use-cursus.ts';
import { useTell } from './use-tell.ts';

const TONES: Readonly<Record<Status, BadgeTone>> = {
  ok: 'ok',
  flight: 'fear',
  cowering: 'plain',
  pursuit: 'pursuit',
  attack: 'attack',
  fury: 'fear',
};

/** Somebody who is looked at: state, duties, what can happen to them, and everything that can be set by hand. */
export function CharacterPanel({ one }: { readonly one: Character }) {
  const t = useAllText();
  const s = t.screen.character;
  const state = useCursus();
  const ui = useUiStore();
  const tell = useTell();
  const events = EVENTS.filter((kind) => (isLeader(one) ? kind !== 'casualty' : !FOR_LEADERS.has(kind)));
  // Points are what goes wrong most often at the table; a track that throws no dice is no concern of theirs.
  const inSight = isPresent(one)
    ? TRACKS.filter((track) => dicePerPoint(one, track) > 0 || one.points[track] > 0)
    : [];
  return (
    <GuidePanel
      actions={<Button onClick={() => ui.setState({ selected: [], aside: null })}>{s.close}</Button>}
    >
      <OwedStrip />
      <header className="flex items-center gap-3 pt-1.5">
        <TokenGlyph one={one} size="3.25rem" />
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.45rem]">{one.name}</h2>
          <p className="text-muted">
            {t.roles[one.role]} · {state.armies[one.side].name}
          </p>
        </div>
        <Badge tone={isPresent(one) ? TONES[one.status] : 'plain'}>{conditionOf(t, one)[0]}</Badge>
      </header>
      <p className="text-muted text-sm">
        {[
          ...(isLeader(one)
            ? [
                t.screen.state.stars(one.stars),
                t.screen.state.leadership(one.leadership),
                s.area(one.areaOfInfluenceCm),
              ]
            : []),
          ...(one.size > 1 ? [t.screen.state.size(one.size)] : []),
          s.dice(one.psychDice.flight, one.psychDice.pursuit, one.psychDice.attack, one.psychDice.fury),
          s.charge(one.chargeDistanceCm),
          s.move(one.maxMoveCm),
        ].join(' · ')}
      </p>
      {isPresent(one) && (
        <div className="grid grid-cols-2 gap-2">
          {events.map((kind) => {
            const Icon = EVENT_ICONS[kind];
            return (
              <Button
                key={kind}
                className="justify-start! px-3!"
                icon={<Icon aria-hidden size="1.25rem" />}
                why={tell.why(kind)}
                on={kind === 'retreat' ? one.retreating : undefined}
                onClick={() => tell.about(kind, one.id)}
              >
                {s.acts[kind]}
              </Button>
            );
          })}
        </div>
      )}
      <AfterPaint>
        {isPresent(one) && (
          <>
            <Duties one={one} />
            <section aria-label={s.acts.points} className="flex flex-col gap-2">
              <TrackPoints one={one} tracks={inSight} />
            </section>
          </>
        )}
        <ByHand one={one} tracks={TRACKS.filter((track) => !inSight.includes(track))} />
      </AfterPaint>
    </GuidePanel>
  );
}

/** What the state obliges to, its own special rules, and whom it runs at. */
function Duties({ one }: { readonly one: Character }) {
  const t = useAllText();
  const reminders = remindersOf(one);
  if (reminders.length === 0 && one.specialRules.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      {one.status !== 'ok' && <p>{t.effects.states[one.status]}</p>}
      <ul className="list-disc pl-5 text-muted text-sm">
        {reminders.map((key) => (
          <li key={key}>{t.effects.reminders[key]}</li>
        ))}
        {one.specialRules.map((rule) => (
          <li key={rule} className="text-ink">
            {rule}
          </li>
        ))}
      </ul>
      <TargetChips one={one} />
    </section>
  );
}
