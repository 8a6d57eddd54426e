import { Fold } from '../../../ui/fold.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { LIMITS, type Side } from '../model/character.ts';
import { type CommandLoss, PHASES, SCENERIES } from '../model/game.ts';
import { BOARD } from '../rules/board.ts';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus } from './use-cursus.ts';

const LOSSES = ['none', 'generalFleeing', 'generalDead'] as const satisfies readonly CommandLoss['kind'][];

/** What belongs to no character: the table's size and scenery, turn, phase, and a side's command. */
export function TableByHand({ side }: { readonly side: Side }) {
  const t = useAllText();
  const s = t.screen.army;
  const state = useCursus();
  const send = useActions();
  const { board } = state;
  const { kind } = state.armies[side].commandLoss;
  return (
    <Fold title={s.table}>
      <Stepper
        label={s.width}
        value={board.widthCm}
        min={BOARD.min}
        max={BOARD.max}
        step={10}
        onChange={(widthCm) => send.play({ type: 'changeBoard', ...board, widthCm })}
      />
      <Stepper
        label={s.height}
        value={board.heightCm}
        min={BOARD.min}
        max={BOARD.max}
        step={10}
        onChange={(heightCm) => send.play({ type: 'changeBoard', ...board, heightCm })}
      />
      <Segmented
        columns
        label={s.scenery}
        value={board.scenery}
        options={SCENERIES.map((value) => ({ value, label: s.sceneries[value] }))}
        onChange={(scenery) => send.play({ type: 'changeBoard', ...board, scenery })}
      />
      <Stepper
        label={s.turn}
        value={state.turn}
        min={1}
        max={LIMITS.counter}
        onChange={(turn) => send.play({ type: 'overrideTurn', turn })}
      />
      <Segmented
        columns
        label={s.phase}
        value={state.phase}
        options={PHASES.map((value) => ({ value, label: t.phases[value] }))}
        onChange={(phase) => send.play({ type: 'overridePhase', phase })}
      />
      <Segmented
        columns
        label={s.commandLoss}
        value={kind}
        options={LOSSES.map((value) => ({ value, label: s.losses[value] }))}
        onChange={(value) =>
          send.play({
            type: 'overrideCommandLoss',
            side,
            commandLoss: value === 'none' ? { kind: value } : { kind: value, sinceTurn: state.turn },
          })
        }
      />
    </Fold>
  );
}
