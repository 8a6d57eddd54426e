import type { FormEvent } from 'react';
import * as v from 'valibot';
import { useT } from '../../../i18n/react.ts';
import { useKept } from '../../../play/kept-form.ts';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SEVERAL, Stepper } from '../../../ui/stepper.tsx';
import { DEFAULT_PROFILE, LIMITS, type Profile, SIDES, type Side } from '../model/character.ts';
import { characterOf } from '../model/game.ts';
import { numberedNames, profileOf, whyNotProfile } from '../rules/roster.ts';
import { draftProfile, whole } from '../schema/parts.ts';
import { kindOf } from './code.ts';
import { SHEET } from './kept-forms.ts';
import { PasteList } from './paste-list.tsx';
import { ProfileFields } from './profile-fields.tsx';
import type { SheetTarget } from './ui-store.ts';
import { useActions } from './use-actions.ts';
import { useCursus, useText } from './use-cursus.ts';

interface NewCharacters {
  readonly profile: Profile;
  readonly count: number;
}
/** As it is typed: too many or too long reminders are cut when they are added, not while they are written. */
const newCharacters: v.GenericSchema<unknown, NewCharacters> = v.strictObject({
  profile: v.strictObject({ ...draftProfile.entries, specialRules: v.array(v.string()) }),
  count: whole(LIMITS.perSide, 1),
});

/** Profiles that stand on the roster already, one of each kind, to be used again. */
function useKnownProfiles(side: Side): readonly Profile[] {
  const state = useCursus();
  const kinds = new Map<string, Profile>();
  for (const one of state.characters)
    if (one.side === side && one.role === 'trooper' && !kinds.has(kindOf(one.name)))
      kinds.set(kindOf(one.name), { ...profileOf(one), name: kindOf(one.name) });
  return [...kinds.values()];
}

/** Adding characters (×n, numbered, from a profile, or pasted) and editing one in place. */
export function ProfileSheet(props: {
  readonly target: Exclude<SheetTarget, { kind: 'army' }>;
  readonly onClose: () => void;
}) {
  const { target } = props;
  const t = useT();
  const s = useText().roster;
  const state = useCursus();
  const send = useActions();
  const known = target.kind === 'edit' ? characterOf(state, target.id) : undefined;
  const blank = known
    ? profileOf(known)
    : { ...DEFAULT_PROFILE, side: target.kind === 'new' ? target.side : ('a' as const) };
  const [form, keep] = useKept<NewCharacters>(
    `${SHEET}/profile`,
    { profile: blank, count: 1 },
    newCharacters,
  );
  const { profile, count } = form;
  const setProfile = (next: Profile): void => keep({ ...form, profile: next });
  const { side } = profile;
  const profiles = useKnownProfiles(side);
  const refusal = whyNotProfile(state, profile);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const taken = state.characters.filter((one) => one.side === side).map(({ name }) => name);
    const entries = numberedNames(taken, profile.name, count).map((name) => ({
      id: newId(),
      profile: { ...profile, name },
    }));
    const done = known
      ? send.play({ type: 'editCharacter', id: known.id, profile })
      : send.play({ type: 'addCharacters', entries });
    if (!done) return;
    if (known) props.onClose();
    else setProfile({ ...profile, name: '' });
  };
  return (
    <Sheet
      title={known ? s.editTitle : s.addTitle}
      closeLabel={t.app.close}
      side="right"
      onClose={props.onClose}
    >
      <form onSubmit={save} className="flex flex-col gap-4">
        {!known && (
          <Segmented
            label={s.side}
            value={side}
            options={SIDES.map((value) => ({ value, label: state.armies[value].name }))}
            onChange={(value) => setProfile({ ...profile, side: value })}
          />
        )}
        {!known && profiles.length > 0 && (
          <div className="flex flex-col gap-2">
            <span className="font-semibold text-sm">{s.known}</span>
            <div className="flex flex-wrap gap-2">
              {profiles.map((one) => (
                <Button key={one.name} className="px-3!" onClick={() => setProfile(one)}>
                  {one.name}
                </Button>
              ))}
            </div>
          </div>
        )}
        <ProfileFields profile={profile} onChange={(part) => setProfile({ ...profile, ...part })} />
        {!known && (
          <Stepper
            label={s.count}
            value={count}
            min={1}
            max={LIMITS.perSide}
            jumps={SEVERAL}
            onChange={(next) => keep({ ...form, count: next })}
          />
        )}
        <Button tone="primary" size="large" submit why={send.sayRejection(refusal?.why ?? null)}>
          {known ? s.save : s.add(count)}
        </Button>
      </form>
      {!known && <PasteList side={side} onDone={props.onClose} />}
    </Sheet>
  );
}
