import { Segmented } from '../../../ui/segmented.tsx';
import { useText } from './use-bonds.ts';

export type View = 'heart' | 'bonds';

/** Heart or bonds, where there is no room for both. */
export function ViewSwitch({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const s = useText();
  return (
    <div className="bh-views">
      <Segmented
        label={s.views.label}
        value={view}
        options={[
          { value: 'heart', label: s.views.heart },
          { value: 'bonds', label: s.views.bonds },
        ]}
        onChange={onView}
      />
    </div>
  );
}
