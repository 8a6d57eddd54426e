import type { FaceTone } from '../../../dice/face-keys.tsx';
import { AfterPaint } from '../../../later/after-paint.tsx';
import { OpenRoll } from '../../../play/open-roll.tsx';
import type { PendingRoll } from '../../../table/pending.ts';
import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Command } from '../model/commands.ts';
import { commandoOf, type State, weaponOf } from '../model/state.ts';
import { effectiveJam } from '../rules/jam.ts';
import { SHOCK_LOSS } from '../rules/morale.ts';
import { D100Strip } from './d100-strip.tsx';
import { DeclareOutcome } from './declare-outcome.tsx';
import { GradeLegend } from './grade-legend.tsx';
import { openSum, placeOf } from './pending-plan.ts';
import { useAllText, useRaid, useRaidSend, useRaidWords } from './use-desk.ts';
import { WhoThrows } from './who-throws.tsx';

/** Real dice are on the table: whose, for what, and the keys for their faces. It survives a reload. */
export function RollPanel({ pending }: { readonly pending: PendingRoll<Command> }) {
  const t = useAllText();
  const s = t.screen.open;
  const state = useRaid();
  const send = useRaidSend();
  const words = useRaidWords();
  const { command, request } = pending;
  const open = openSum(state, pending);
  const jam = jamNumber(state, command);
  const kind = request.id.replace(/-\d+$/, '');
  const change = kind === 'change' && command.type === 'checkMorale';
  const subject = change || kind === 'morale' ? nameAt(state, command, placeOf(request.id)) : '';
  const toneOf =
    kind === 'jam' ? jamTone(jam) : change && command.kind === 'demoralise' ? shockTone : undefined;
  return (
    <GuidePanel
      actions={
        <Button size="large" onClick={send.leave}>
          {s.leave}
        </Button>
      }
    >
      <header>
        <h2 className="text-2xl first-letter:uppercase">{words.label(state, { command, events: [] })}</h2>
        <p className="text-muted">
          {subject && `${subject}: `}
          {s.purpose(kind, jam)} · {s.dice(request.count, request.faces)}
        </p>
      </header>
      {open && <D100Strip level={open.level} modifier={open.modifier} marker={null} />}
      <AfterPaint>
        <WhoThrows pending={pending} />
        <div className="grid gap-x-8 gap-y-4 wide:grid-cols-2">
          <OpenRoll key={request.id} {...(toneOf && { toneOf })} />
          {open && <DeclareOutcome sum={open} morale={kind === 'morale'} />}
        </div>
        {open && <GradeLegend level={open.level} modifier={open.modifier} />}
      </AfterPaint>
    </GuidePanel>
  );
}

const nameAt = (state: State, command: Command, at: number): string =>
  command.type === 'checkMorale' ? (commandoOf(state, command.who[at] ?? null)?.name ?? '') : '';

/** The number at or under which the weapon in hand jams. */
function jamNumber(state: State, command: Command): number {
  const shot =
    command.type === 'fire'
      ? { who: command.who, id: command.shot.weaponId }
      : command.type === 'rollSecondary'
        ? secondaryShot(state, command.id)
        : command.type === 'rollCombined'
          ? { who: command.who ?? '', id: command.actions[0]?.shot?.weaponId ?? '' }
          : null;
  const weapon = shot && weaponOf(commandoOf(state, shot.who), shot.id);
  return weapon ? effectiveJam(weapon) : 0;
}

function secondaryShot(state: State, id: string): { who: string; id: string } | null {
  const secondary = state.secondaries.find((one) => one.id === id);
  return secondary?.action.shot ? { who: secondary.who ?? '', id: secondary.action.shot.weaponId } : null;
}

const jamTone =
  (number: number) =>
  (face: number): FaceTone =>
    face <= number ? 'fail' : 'pass';

/** CG-18.1: the losses that shock. */
const shockTone = (face: number): FaceTone => (face >= SHOCK_LOSS ? 'fail' : 'plain');
