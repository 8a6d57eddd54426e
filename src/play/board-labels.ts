import { useMemo } from 'react';
import type { BoardLabels } from '../board/types.ts';
import { useFieldWords } from '../i18n/field.ts';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage, useT } from '../i18n/react.ts';

/**
 * The words of a field board.
 * @param board names the mat, such as "Field of 24 by 24 u"
 * @param unit stands behind every distance, with its space where the game writes one: "u", " cm"
 */
export function useBoardLabels(board: string, unit: string): BoardLabels {
  const field = useFieldWords();
  const { app } = useT();
  const language = useLanguage();
  return useMemo(
    () => ({
      ...field,
      board,
      wholeMat: field.whole,
      lockZoom: field.lock,
      cancel: app.cancel,
      distance: (value) => `${formatNumber(language, value)}${unit}`,
    }),
    [field, app, board, unit, language],
  );
}
