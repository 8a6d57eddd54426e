import type { ReactNode } from 'react';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Character } from '../model/character.ts';
import { TokenGlyph } from './token-glyph.tsx';
import { useTell } from './use-tell.ts';

/** The frame of every event about somebody: who, the rule, the way out, and the button that does it. */
export function EventFrame(props: {
  readonly one: Character;
  readonly title: string;
  readonly lead: ReactNode;
  readonly rule: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}) {
  const t = useT();
  const tell = useTell();
  return (
    <GuidePanel
      actions={
        <>
          <Button tone="quiet" onClick={tell.cancel}>
            {t.app.cancel}
          </Button>
          {props.actions}
        </>
      }
    >
      <header className="flex items-center gap-3">
        <TokenGlyph one={props.one} size="3rem" />
        <div className="min-w-0">
          <h2 className="text-[1.45rem]">{props.title}</h2>
          <p className="text-muted">
            {props.lead} <RuleRef rule={props.rule} />
          </p>
        </div>
      </header>
      {props.children}
    </GuidePanel>
  );
}
