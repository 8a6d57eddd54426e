import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/react.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';

/** One thing that the guide asks or tells: title, figure, body, and the buttons that end in the primary one. */
export function TaskPanel(props: {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A figure beside the title. */
  readonly figure?: ReactNode;
  readonly actions?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly children?: ReactNode;
}) {
  const t = useT();
  return (
    <GuidePanel actions={props.actions && <div className="bh-actions">{props.actions}</div>}>
      <header className="bh-head" data-back={props.onBack ? true : undefined}>
        <div className="bh-head-title">
          <h2 className="text-[1.4rem]">{props.title}</h2>
          {props.lead && <div className="text-muted">{props.lead}</div>}
        </div>
        {props.figure && <div>{props.figure}</div>}
        {props.onBack && (
          <IconButton label={t.app.back} className="bh-head-back" onClick={props.onBack}>
            <X aria-hidden size="1.2rem" />
          </IconButton>
        )}
      </header>
      {props.children}
    </GuidePanel>
  );
}
