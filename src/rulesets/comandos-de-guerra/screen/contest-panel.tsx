import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Command } from '../model/commands.ts';
import type { Entrant } from '../model/inputs.ts';
import { LIMITS } from '../model/words.ts';
import { whyNoOrder } from '../rules/command-contest.ts';
import { whyNotContest } from '../rules/contest.ts';
import { list, typed } from '../schema/parts.ts';
import { entrant } from '../schema/play.ts';
import { ContestChances } from './contest-chances.tsx';
import type { Schema } from './kept-forms.ts';
import { OwedStrip } from './owed-strip.tsx';
import { RivalPick } from './rival-pick.tsx';
import { RivalRow } from './rival-row.tsx';
import { RollActions } from './roll-actions.tsx';
import { ThrowList } from './throw-list.tsx';
import { useRaid, useText } from './use-desk.ts';

const RULES: Readonly<Record<ContestKind, string>> = {
  onlyOne: 'CG-5.3',
  order: 'CG-5.5',
  command: 'CG-8.2',
};

/** One prize, an order of arrival, or an order that may be refused. */
const CONTEST_KINDS = ['onlyOne', 'order', 'command'] as const;
export type ContestKind = (typeof CONTEST_KINDS)[number];
interface ContestForm {
  readonly kind: ContestKind;
  readonly what: string;
  readonly entrants: readonly Entrant[];
}
const contestSchema: Schema<ContestForm> = v.strictObject({
  kind: v.picklist(CONTEST_KINDS),
  what: typed,
  entrants: list(entrant, 100),
});

const EMPTY: ContestForm = { kind: 'onlyOne', what: '', entrants: [] };

/** A contest for one prize, for an order of arrival, or an order that may be refused (CG-5, CG-8). */
export function ContestPanel() {
  const s = useText().contest;
  const state = useRaid();
  const [form, keep] = useKept<ContestForm>('contest', EMPTY, contestSchema);
  const { kind, what, entrants } = form;
  const setEntrants = (next: readonly Entrant[]): void => keep({ ...form, entrants: next });
  const order = kind === 'command';
  const [officer, subordinate] = entrants;
  const contest = { type: 'holdContest', mode: order ? 'onlyOne' : kind, what, entrants } as const;
  const command: Command =
    order && officer && subordinate ? { type: 'contestCommand', officer, subordinate } : contest;
  const why = command.type === 'contestCommand' ? whyNoOrder(state, command) : whyNotContest(state, contest);
  const change = (next: Entrant): void =>
    setEntrants(entrants.map((one) => (one.id === next.id ? next : one)));
  return (
    <GuidePanel
      actions={
        <RollActions command={command} label={order ? s.rollOrder : s.roll(entrants.length)} why={why} />
      }
    >
      <OwedStrip />
      <header>
        <h2 className="text-2xl">{s.title}</h2>
        <p className="text-muted">
          {s.help[kind]}
          <RuleRef rule={RULES[kind]} />
        </p>
      </header>
      <Segmented
        label={s.kind}
        value={kind}
        options={CONTEST_KINDS.map((one) => ({ value: one, label: s.kinds[one] }))}
        onChange={(next) =>
          keep({
            ...form,
            kind: next,
            entrants:
              next === 'command'
                ? entrants.slice(0, 2).map((one) => (one.who ? { ...one, skill: 'command' } : one))
                : entrants,
          })
        }
      />
      {!order && (
        <TextField
          label={s.what}
          value={what}
          maxLength={LIMITS.text}
          placeholder={s.whatExample}
          onChange={(event) => keep({ ...form, what: event.target.value })}
        />
      )}
      <RivalPick
        chosen={entrants}
        skillOf={() => (order ? 'command' : 'dexterity')}
        onChange={(next) => setEntrants(order ? next.slice(-2) : next)}
      />
      <ul className="flex flex-col gap-2">
        {entrants.map((one, i) => (
          <RivalRow
            key={one.id}
            rival={one}
            onChange={change}
            onRemove={() => setEntrants(entrants.filter(({ id }) => id !== one.id))}
          >
            {order && <span className="flex min-h-tap items-center font-semibold">{s.roles[i]}</span>}
          </RivalRow>
        ))}
      </ul>
      <ContestChances kind={kind} entrants={entrants} />
      <ThrowList of={['contestHeld', 'commandContested']} />
    </GuidePanel>
  );
}
