/** The field: both armies on one scaled mat, with the ranges of what is being decided. */
import { MapPinPlus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { spacingOf } from '../../../board/crowd.ts';
import { FieldBoard } from '../../../board/field-board.tsx';
import type { Move } from '../../../board/types.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { useBoardLabels } from '../../../play/board-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/notice.ts';
import { isPresent, type Track } from '../model/character.ts';
import { characterOf, type State } from '../model/game.ts';
import { openQuestion } from './concerned.ts';
import { lookedAt } from './looked-at.ts';
import { areaRings, causeRings, questionRings } from './rings.ts';
import { terrainOf } from './terrain.tsx';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus, useCursusTable, useUi, useUiStore } from './use-cursus.ts';
import { useTell } from './use-tell.ts';
import { useTokens } from './use-tokens.ts';

const UNIT = ' cm';
/** The grid in cm: half of the reach that matters most. */
const GRID = 5;

/** Neighbours at least this part of the mat's width apart. */
const ROOMY = 0.06;
/** With more tokens than this the question is not worth its time. */
const FEW = 80;

const TRACK_NOW: Readonly<Partial<Record<State['phase'], readonly Track[]>>> = {
  offensive: ['fury', 'attack', 'pursuit'],
};

export function FieldView({ tools }: { readonly tools: ReactNode }) {
  const t = useAllText();
  const s = t.screen.field;
  const table = useCursusTable();
  const state = useCursus();
  const ui = useUiStore();
  const local = useUi((now) => now);
  const send = useActions();
  const tell = useTell();
  const language = useLanguage();
  const { widthCm, heightCm, scenery } = state.board;
  const mat = useMemo(() => ({ width: widthCm, height: heightCm, grid: GRID }), [widthCm, heightCm]);
  const cm = useCallback((value: number) => `${formatNumber(language, value)}${UNIT}`, [language]);
  const labels = useBoardLabels(
    s.board(formatNumber(language, widthCm), formatNumber(language, heightCm)),
    UNIT,
  );
  const tokens = useTokens(t, state, local);
  const off = state.characters.filter((one) => one.pos === null && isPresent(one)).length;
  const looked = local.selected[0] ?? lookedAt(state, local.selected);
  const { event, subject, around, areas } = local;
  const rings = useMemo(() => {
    const question = openQuestion(state, { event, subject, around });
    const one = characterOf(state, looked);
    const tracks = TRACK_NOW[state.phase] ?? ['demoralisation'];
    return [
      ...areaRings(state, one, areas),
      ...(question
        ? questionRings(state, question, cm)
        : one
          ? tracks.flatMap((track) => causeRings(state, one, track, cm))
          : []),
    ];
  }, [state, event, subject, around, areas, looked, cm]);
  const select = useCallback(
    (ids: readonly string[]): void => {
      const [only, ...more] = ids;
      if (only !== undefined && more.length === 0) tell.tap(only);
      else ui.setState({ selected: ids });
    },
    [tell, ui],
  );
  const move = useCallback(
    (moves: readonly Move[]): void => {
      // The field may still show what was a moment ago.
      const now = table.store.getState().timeline.state;
      const placements = moves.map(({ id, x, y }) => ({
        id,
        pos: { x, y },
        facingDeg: characterOf(now, id)?.facingDeg ?? 0,
      }));
      send.play({ type: 'moveTokens', moves: placements });
    },
    [send, table],
  );
  // In a loose order there is room for larger discs than the board draws in general.
  const roomy = useMemo(
    () => tokens.length <= FEW && spacingOf(tokens) >= ROOMY * widthCm,
    [tokens, widthCm],
  );
  return (
    <div className="relative h-full" data-roomy={roomy || undefined}>
      <FieldBoard
        mat={mat}
        tokens={tokens}
        rings={rings}
        terrain={terrainOf(scenery)}
        selected={local.selected}
        onSelect={select}
        onMove={move}
        labels={labels}
        tools={tools}
        onAnnounce={announce}
      />
      {off > 0 && (
        <Button
          className="absolute right-3 bottom-3"
          icon={<MapPinPlus aria-hidden size="1.2rem" />}
          onClick={() => ui.setState({ sheet: { kind: 'army', side: 'a' } })}
        >
          {s.off(off)}
        </Button>
      )}
    </div>
  );
}
