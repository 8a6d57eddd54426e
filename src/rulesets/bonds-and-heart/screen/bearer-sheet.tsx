import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { useT } from '../../../i18n/react.ts';
import { numberedNames } from '../../../kernel/numbered-names.ts';
import { useKept } from '../../../play/kept-form.ts';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SEVERAL, Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  ABILITIES,
  ALTERNATE,
  type PlotNo,
  type Profile,
  plainProfile,
  profileOf,
  QUALITIES,
} from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { SETTING_VALUES, type Settings } from '../model/settings.ts';
import { bearerOf } from '../model/state.ts';
import { whyNotJoin, whyNotProfile } from '../rules/roster.ts';
import * as parts from '../schema/parts.ts';
import { SHEET } from './open-sheet.ts';
import { PasteList } from './paste-list.tsx';
import { Specialties } from './specialties.tsx';
import { StartingHeart } from './starting-heart.tsx';
import { useAllText, useBonds, useBondsSend } from './use-bonds.ts';

interface Draft {
  readonly profile: Profile;
  readonly count: number;
  readonly preset: Settings['startingHeart'];
  readonly painted: readonly PlotNo[];
}
const draftSchema = v.strictObject({
  profile: v.strictObject(parts.profile),
  count: parts.whole(1, LIMITS.active),
  preset: v.picklist(SETTING_VALUES.startingHeart),
  painted: parts.plots,
});

/** Adding bearers (by name only or in full, ×n, or pasted) and editing one in place. */
export default function BearerSheet({
  id,
  onClose,
}: {
  readonly id: string | null;
  readonly onClose: () => void;
}) {
  const t = useAllText();
  const s = t.screen.roster;
  const app = useT();
  const state = useBonds();
  const send = useBondsSend();
  const known = bearerOf(state, id);
  // From the start: the form must not change under the hand that fills it in.
  const [blank] = useState(
    (): Draft => ({
      profile: known ? profileOf(known) : plainProfile(''),
      count: 1,
      preset: state.settings.startingHeart,
      painted: ALTERNATE,
    }),
  );
  const [draft, keep] = useKept<Draft>(`${SHEET}/bearer`, blank, draftSchema);
  const { profile, count, preset, painted } = draft;
  const write = (part: Partial<Draft>): void => keep({ ...draft, ...part });
  const change = (part: Partial<Profile>): void => write({ profile: { ...profile, ...part } });
  const { hp } = profile;
  const light = preset === 'byHand' ? painted : null;
  const bearers = numberedNames(profile.name, count, state.bearers, LIMITS.nameLength).map((name, i) => ({
    id: `new-${i}`,
    profile: { ...profile, name },
    light,
  }));
  const why = send.sayRejection(known ? whyNotProfile(profile) : whyNotJoin(state, bearers));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (known) {
      if (send.play({ type: 'editBearer', id: known.id, profile })) onClose();
      return;
    }
    const command = { type: 'addBearers', bearers: bearers.map((one) => ({ ...one, id: newId() })) } as const;
    if (send.play(command)) change({ name: '' });
  };
  return (
    <Sheet
      title={known ? s.edit(known.name) : s.add}
      closeLabel={app.app.close}
      side="right"
      onClose={onClose}
    >
      <form onSubmit={save} className="flex flex-col gap-4">
        <TextField
          data-first={known ? undefined : ''}
          label={s.name}
          value={profile.name}
          maxLength={LIMITS.nameLength}
          onChange={(event) => change({ name: event.target.value })}
        />
        {!known && (
          <Stepper
            label={s.count}
            value={count}
            min={1}
            max={LIMITS.active}
            jumps={SEVERAL}
            onChange={(next) => write({ count: next })}
          />
        )}
        <Button tone="primary" size="large" submit why={why}>
          {known ? s.save : s.addThem(count)}
        </Button>
        {!known && <p className="-mt-2 text-muted text-sm">{s.nameIsEnough}</p>}
        <TextField
          label={s.player}
          value={profile.playerName}
          maxLength={LIMITS.nameLength}
          onChange={(event) => change({ playerName: event.target.value })}
        />
        <Scores
          title={s.abilities}
          keys={ABILITIES}
          names={t.names.ability}
          values={profile.abilities}
          onChange={(abilities) => change({ abilities })}
        />
        <Scores
          title={s.qualities}
          keys={QUALITIES}
          names={t.names.quality}
          values={profile.qualities}
          onChange={(qualities) => change({ qualities })}
        />
        <Stepper
          label={t.screen.byHand.maxHp}
          value={hp.max}
          min={1}
          max={LIMITS.hp}
          onChange={(max) => change({ hp: { max, current: known ? Math.min(hp.current, max) : max } })}
        />
        <Specialties list={profile.specialties} onChange={(specialties) => change({ specialties })} />
        {!known && (
          <section className="flex flex-col gap-2">
            <h3 className="text-lg">
              {s.heart} <RuleRef rule="BH-2.3" />
            </h3>
            <Segmented
              label={s.heart}
              value={preset}
              options={SETTING_VALUES.startingHeart.map((value) => ({
                value,
                label: t.names.preset[value],
              }))}
              onChange={(next) => write({ preset: next })}
            />
            {preset === 'byHand' && (
              <StartingHeart light={painted} onChange={(light) => write({ painted: light })} />
            )}
          </section>
        )}
      </form>
      {!known && <PasteList onDone={onClose} />}
    </Sheet>
  );
}

function Scores<K extends string>(props: {
  readonly title: string;
  readonly keys: readonly K[];
  readonly names: Readonly<Record<K, string>>;
  readonly values: Readonly<Record<K, number>>;
  readonly onChange: (values: Readonly<Record<K, number>>) => void;
}) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-bold font-display text-lg">{props.title}</legend>
      {props.keys.map((key) => (
        <Stepper
          key={key}
          label={props.names[key]}
          value={props.values[key]}
          min={0}
          max={LIMITS.score}
          onChange={(value) => props.onChange({ ...props.values, [key]: value })}
        />
      ))}
    </fieldset>
  );
}
