import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Entrant } from '../model/inputs.ts';
import type { Brawl, Fighter } from '../model/state.ts';
import { commandoOf } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { list, typed } from '../schema/parts.ts';
import { fighter } from '../schema/play.ts';
import type { Schema } from './kept-forms.ts';
import { PanelStepper } from './panel-stepper.tsx';
import { RivalPick } from './rival-pick.tsx';
import { RivalRow } from './rival-row.tsx';
import { skillLike } from './skill-like.ts';
import { useRaid, useRaidSend, useText } from './use-desk.ts';

const USUAL_BLOWS = 10;

type Placed = Fighter & { readonly side: 'a' | 'b' };
interface BrawlDraft {
  readonly note: string;
  readonly fighters: readonly Placed[];
}
const brawlSchema: Schema<BrawlDraft> = v.strictObject({
  note: typed,
  fighters: list(v.strictObject({ ...fighter.entries, side: v.picklist(['a', 'b']) }), 100),
});

const WITH_FISTS = /desarm|unarm|lucha|brawl/i;

const unplaced = ({ side: _, ...fighter }: Placed): Fighter => fighter;

/** Who fights on which side: a new brawl, or one that is changed by hand. */
export function BrawlForm(props: { readonly brawl?: Brawl; readonly onDone: (id: string) => void }) {
  const { brawl } = props;
  const s = useText().brawl;
  const state = useRaid();
  const send = useRaidSend();
  const asItIs: BrawlDraft = {
    note: brawl?.note ?? '',
    fighters: [
      ...(brawl?.a ?? []).map((one): Placed => ({ ...one, side: 'a' })),
      ...(brawl?.b ?? []).map((one): Placed => ({ ...one, side: 'b' })),
    ],
  };
  const [form, keep] = useKept(`brawl/${brawl?.id ?? 'new'}`, asItIs, brawlSchema);
  const { note, fighters } = form;
  const setFighters = (next: readonly Placed[]): void => keep({ ...form, fighters: next });
  const choose = (next: readonly Entrant[]): void =>
    setFighters(
      next.map(
        (one): Placed =>
          fighters.find(({ id }) => id === one.id) ?? {
            ...one,
            blows: USUAL_BLOWS,
            out: false,
            side: commandoOf(state, one.who)?.side === 'team' ? 'a' : 'b',
          },
      ),
    );
  const change = (next: Placed): void =>
    setFighters(fighters.map((one) => (one.id === next.id ? next : one)));
  const save = (): void => {
    const id = brawl?.id ?? newId();
    const side = (which: 'a' | 'b') => fighters.filter((one) => one.side === which).map(unplaced);
    const sides = { id, note, a: side('a'), b: side('b') };
    const done = brawl
      ? send.play({ type: 'changeBrawl', brawl: { ...sides, blow: null } })
      : send.play({ type: 'startBrawl', ...sides });
    if (done) props.onDone(id);
  };
  return (
    <GuidePanel
      actions={
        <Button tone="primary" size="large" onClick={save}>
          {brawl ? s.save : s.start}
        </Button>
      }
    >
      <header>
        <h2 className="text-2xl">{brawl ? s.change : s.newTitle}</h2>
        <p className="text-muted">
          {s.newHelp}
          <RuleRef rule="CG-7.1" />
        </p>
      </header>
      <TextField
        label={s.note}
        value={note}
        maxLength={LIMITS.text}
        placeholder={s.noteExample}
        onChange={(event) => keep({ ...form, note: event.target.value })}
      />
      <RivalPick chosen={fighters} skillOf={(one) => skillLike(one, WITH_FISTS)} onChange={choose} />
      <ul className="flex flex-col gap-2">
        {fighters.map((one) => (
          <RivalRow
            key={one.id}
            rival={one}
            onChange={change}
            onRemove={() => setFighters(fighters.filter(({ id }) => id !== one.id))}
          >
            <div className="min-w-56">
              <Segmented
                label={s.sideOf(one.name)}
                value={one.side}
                options={[
                  { value: 'a', label: s.sides.a },
                  { value: 'b', label: s.sides.b },
                ]}
                onChange={(side) => change({ ...one, side })}
              />
            </div>
            {one.who === null && (
              <PanelStepper
                label={s.blowPoints}
                value={one.blows}
                min={0}
                max={LIMITS.points}
                onChange={(blows) => change({ ...one, blows })}
              />
            )}
            {brawl && (
              <Chip on={one.out} onToggle={() => change({ ...one, out: !one.out })}>
                {s.out}
              </Chip>
            )}
          </RivalRow>
        ))}
      </ul>
    </GuidePanel>
  );
}
