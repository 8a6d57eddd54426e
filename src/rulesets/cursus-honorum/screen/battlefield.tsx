import { withFieldWords } from '../../../i18n/field.ts';
import { part, Wait } from '../../../later/wait.tsx';
import { BoardButtons } from './board-buttons.tsx';
import { LanesView } from './lanes-view.tsx';
import { Palette } from './palette.tsx';
import { useCursusPart, useUi } from './use-cursus.ts';

const FieldView = part(async () => (await withFieldWords(() => import('./field-view.tsx'))).FieldView);

/** The left half: the field or the two lanes, and the palette of events below. */
export function Battlefield() {
  const view = useUi((local) => local.view);
  const phase = useCursusPart((state) => state.phase);
  return (
    <div className="ch-battlefield" data-phase={phase}>
      <div className="min-h-0">
        {view === 'field' ? (
          <Wait>
            <FieldView tools={<BoardButtons />} />
          </Wait>
        ) : (
          <LanesView tools={<BoardButtons />} />
        )}
      </div>
      <Palette />
    </div>
  );
}
