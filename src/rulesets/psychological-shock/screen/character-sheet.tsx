import { type FormEvent, useId, useMemo, useState } from 'react';
import { useT } from '../../../i18n/react.ts';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SEVERAL, Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type CardFace, characterOf, DEFAULT_BASE, LIMITS, type Profile } from '../model/state.ts';
import { parsePaste, profilesOf } from '../rules/paste.ts';
import { whyNotProfile } from '../rules/roster.ts';
import { sideName } from '../strings/names.ts';
import { useLateText } from './late.ts';
import { PasteList } from './paste-list.tsx';
import { type Focus, useShock, useShockSend, useText } from './use-shock.ts';

/** What most soldiers of the game's samples carry. */
const USUAL: Omit<Profile, 'name' | 'role' | 'side'> = {
  card: { healthy: { maxActions: 3, command: 0 }, wounded: { maxActions: 2, command: 0 } },
  baseDiameter: DEFAULT_BASE,
};

const MOST_AT_ONCE = 20;

/** Adding soldiers (×n, numbered, or pasted) and editing one card in place. */
export function CharacterSheet(props: {
  readonly target: Parameters<Focus['openRoster']>[0];
  readonly onClose: () => void;
}) {
  const { target } = props;
  const t = useT();
  const s = useLateText();
  const screen = useText();
  const state = useShock();
  const send = useShockSend();
  const known = 'id' in target ? characterOf(state, target.id) : undefined;
  const side = known?.side ?? ('side' in target ? target.side : 'A');
  const [profile, setProfile] = useState<Profile>(
    known
      ? { name: known.name, role: known.role, side, card: known.card, baseDiameter: known.baseDiameter }
      : { name: '', role: '', side, ...USUAL },
  );
  const [count, setCount] = useState(1);
  const form = useId();
  const [list, setList] = useState('');
  const lines = useMemo(() => parsePaste(list, side), [list, side]);
  const pasted = profilesOf(lines);
  const change = (part: Partial<Profile>): void => setProfile({ ...profile, ...part });
  const { healthy, wounded } = profile.card;
  const why = send.sayRejection(whyNotProfile(profile));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const done = known
      ? send.play({ type: 'editCharacter', characterId: known.id, profile })
      : send.play({ type: 'addCharacters', ids: Array.from({ length: count }, newId), profile });
    if (!done) return;
    if (known) props.onClose();
    else change({ name: '' });
  };
  const takeList = (): void => {
    const entries = pasted.map((one) => ({ id: newId(), profile: one }));
    if (send.play({ type: 'importCharacters', entries })) props.onClose();
  };
  return (
    <Sheet
      title={known ? s.roster.editTitle : s.roster.addTitle(sideName(screen, state, side))}
      closeLabel={t.app.close}
      side="right"
      onClose={props.onClose}
      foot={
        list.trim() === '' ? (
          <Button form={form} tone="primary" size="large" submit why={why} className="w-full">
            {known ? s.roster.save : s.roster.add(count)}
          </Button>
        ) : (
          <Button
            tone="primary"
            size="large"
            why={pasted.length === 0 ? s.roster.nothing : null}
            className="w-full"
            onClick={takeList}
          >
            {s.roster.pasteTake(pasted.length)}
          </Button>
        )
      }
    >
      <form id={form} onSubmit={save} className="flex flex-col gap-4">
        <TextField
          data-first={known ? undefined : ''}
          label={s.roster.name}
          value={profile.name}
          maxLength={LIMITS.nameLength}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={s.roster.role}
          value={profile.role}
          maxLength={LIMITS.nameLength}
          onChange={(event) => change({ role: event.target.value })}
        />
        <Face
          title={s.roster.healthy}
          face={healthy}
          onChange={(face) => change({ card: { healthy: face, wounded } })}
        />
        <Switch
          label={s.roster.hasWounded}
          help={s.roster.noWounded}
          on={wounded !== null}
          onChange={(on) =>
            change({
              card: {
                healthy,
                wounded: on ? { maxActions: Math.max(0, healthy.maxActions - 1), command: 0 } : null,
              },
            })
          }
        />
        {wounded && (
          <Face
            title={s.roster.wounded}
            face={wounded}
            onChange={(face) => change({ card: { healthy, wounded: face } })}
          />
        )}
        <Stepper
          label={s.roster.base}
          value={profile.baseDiameter}
          min={0.5}
          max={LIMITS.baseDiameter.max}
          step={0.5}
          onChange={(baseDiameter) => change({ baseDiameter })}
        />
        {!known && (
          <Stepper
            label={s.roster.count}
            value={count}
            min={1}
            max={MOST_AT_ONCE}
            jumps={SEVERAL}
            onChange={setCount}
          />
        )}
      </form>
      {!known && <PasteList text={list} lines={lines} onText={setList} />}
    </Sheet>
  );
}

function Face(props: {
  readonly title: string;
  readonly face: CardFace;
  readonly onChange: (face: CardFace) => void;
}) {
  const { face } = props;
  const s = useLateText();
  const { min, max } = LIMITS.cardNumber;
  const range = { min, max };
  return (
    <fieldset className="flex flex-col gap-2 rounded-xl border border-line px-3 pb-3">
      <legend className="px-1 font-semibold">{props.title}</legend>
      <Stepper
        {...range}
        label={s.roster.actions}
        value={face.maxActions}
        onChange={(maxActions) => props.onChange({ ...face, maxActions })}
      />
      <Stepper
        {...range}
        label={s.roster.command}
        value={face.command}
        onChange={(command) => props.onChange({ ...face, command })}
      />
    </fieldset>
  );
}
