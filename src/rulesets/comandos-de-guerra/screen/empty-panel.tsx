import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { useAllText, useDesk } from './use-desk.ts';

/** Nobody on the table yet. */
export function EmptyPanel() {
  const t = useAllText();
  const { openForm } = useDesk();
  return (
    <GuidePanel
      prose
      actions={
        <div className="flex flex-wrap gap-3">
          <Button size="large" onClick={() => openForm({ kind: 'tables' })}>
            {t.screen.tables.open}
          </Button>
          <Button
            tone="primary"
            size="large"
            className="flex-1"
            icon={<Plus aria-hidden />}
            onClick={() => openForm({ kind: 'new', side: 'team' })}
          >
            {t.screen.roster.add}
          </Button>
        </div>
      }
    >
      <h2 className="text-2xl">{t.empty}</h2>
      <p className="text-muted">{t.screen.roster.welcome}</p>
    </GuidePanel>
  );
}
