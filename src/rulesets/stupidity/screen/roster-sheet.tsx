import { useT } from '../../../i18n/react.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { unitOf } from '../model/state.ts';
import { PasteList } from './paste-list.tsx';
import { UnitForm } from './unit-form.tsx';
import { type RosterTarget, useFocus, useStupidity, useText } from './use-stupidity.ts';

/** Adding units one by one (×n) or from a pasted list, and editing one. */
export function RosterSheet(props: { readonly target: RosterTarget; readonly onClose: () => void }) {
  const { target, onClose } = props;
  const t = useT();
  const s = useText().roster;
  const state = useStupidity();
  const { openRoster } = useFocus();
  const known = target.kind === 'edit' ? unitOf(state, target.id) : undefined;
  const side = target.kind === 'edit' ? (known?.side ?? 'A') : target.side;
  return (
    <Sheet title={known ? s.edit : s.add} closeLabel={t.app.close} side="right" onClose={onClose}>
      {!known && (
        <div className="mb-4">
          <Segmented
            label={s.way}
            value={target.kind === 'paste' ? 'paste' : 'add'}
            options={[
              { value: 'add', label: s.oneByOne },
              { value: 'paste', label: s.paste },
            ]}
            onChange={(kind) => openRoster({ kind, side })}
          />
        </div>
      )}
      {target.kind === 'paste' ? (
        <PasteList side={side} onDone={onClose} />
      ) : (
        <UnitForm known={known} side={side} onDone={onClose} />
      )}
    </Sheet>
  );
}
