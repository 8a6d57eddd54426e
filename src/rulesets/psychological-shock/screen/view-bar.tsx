import { ArrowUpDown, Map as MapIcon, RectangleVertical } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useText } from './use-shock.ts';

export type View = 'cards' | 'field';

/** Cards or field, and which side lies nearer. */
export function ViewBar(props: {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onFlip: () => void;
}) {
  const s = useText();
  return (
    <div role="toolbar" aria-label={s.views.label} className="flex items-center gap-[8px] max-tablet:order-2">
      <IconButton label={s.views.cards} on={props.view === 'cards'} onClick={() => props.onView('cards')}>
        <RectangleVertical aria-hidden size="1.2rem" />
      </IconButton>
      <IconButton label={s.views.field} on={props.view === 'field'} onClick={() => props.onView('field')}>
        <MapIcon aria-hidden size="1.2rem" />
      </IconButton>
      {props.view === 'cards' && (
        <IconButton label={s.swap} onClick={props.onFlip}>
          <ArrowUpDown aria-hidden size="1.2rem" />
        </IconButton>
      )}
    </div>
  );
}
