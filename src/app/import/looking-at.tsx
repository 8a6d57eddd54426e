import { useMemo } from 'react';
import { formatMoment } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import type { OpenEntry, Tagged } from '../../kernel/log.ts';
import type { AnyRulesetModule, RulesetManifest } from '../../rulesets/contract.ts';
import { type OpenedLink, timeOf } from '../../share/link.ts';
import { TableContext } from '../../table/react.ts';
import { createTable } from '../../table/table.ts';
import { Button } from '../../ui/button.tsx';
import { lateDice } from '../late-dice.ts';
import type { AnyTable } from '../library.ts';
import { newSecret } from '../new-secret.ts';
import { TableScreen } from '../table/table-screen.tsx';

/** A table that is nowhere but on this page, and that nothing can be done to. */
function tableToLookAt(module: AnyRulesetModule, content: OpenedLink<unknown, Tagged>): AnyTable {
  const { secret, fingerprint } = newSecret();
  const at = timeOf(content.minute);
  const { id: ruleset, rulesVersion } = module.ruleset;
  const open: OpenEntry<unknown> = {
    ...{ kind: 'open', id: 'look-0', seat: 'look', seq: 0, lamport: 0, at },
    ...{ ruleset, rulesVersion, name: content.name, fingerprint, state: content.state },
  };
  return createTable<unknown, Tagged, Tagged>({
    ...{ id: 'look', ruleset: module.ruleset, entries: [open], draft: content.draft, secret },
    ...{ dice: lateDice, seat: 'look', now: Date.now, save: 'saved', readOnly: 'view' },
    journal: { append: () => {}, keepDraft: () => {} },
  });
}

/** The ruleset's own screen over a link's state, with the time it was taken on top. */
export function LookingAt(props: {
  readonly manifest: RulesetManifest;
  readonly module: AnyRulesetModule;
  readonly content: OpenedLink<unknown, Tagged>;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}) {
  const { manifest, module, content } = props;
  const t = useT();
  const s = useSharing();
  const language = useLanguage();
  const table = useMemo(() => tableToLookAt(module, content), [module, content]);
  const banner = (
    <section
      aria-label={s.open.look}
      className="flex flex-wrap items-center gap-2 border-accent border-b-2 bg-accent/10 px-4 py-1.5"
    >
      <p className="min-w-0 flex-[1_1_12rem] font-semibold">
        {s.open.looking(formatMoment(language, timeOf(content.minute)))}
      </p>
      <Button tone="quiet" onClick={props.onClose}>
        {t.app.back}
      </Button>
      <Button tone="primary" onClick={props.onAdd}>
        {s.open.add}
      </Button>
    </section>
  );
  return (
    <TableContext value={table}>
      <TableScreen manifest={manifest} Screen={module.Screen} banner={banner} />
    </TableContext>
  );
}
