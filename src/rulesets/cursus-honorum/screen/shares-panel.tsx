import { formatList } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { latestPlay } from '../../../play/latest.ts';
import { useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { nameOf, type SharedSource, type ShareRecord, type State } from '../model/game.ts';
import { gainText } from '../strings/speaker.ts';
import { PickChoice } from './pick-choice.tsx';
import { useAllText, useCursus, useCursusTable, useUiStore } from './use-cursus.ts';

const SHARES: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'killCharacter',
  'openRecovery',
  'shareFlight',
  'shareOffensive',
]);

/** The share that can still be measured again: the last thing that happened. */
const lastShare = (now: TableState<State, Command, Event>): Command | null => {
  const command = latestPlay(now)?.command;
  return command && SHARES.has(command.type) ? command : null;
};

/** The last share, source by source: who gained, which choices stay open, and the way to measure again. */
export function SharesPanel() {
  const t = useAllText();
  const s = t.screen.share;
  const state = useCursus();
  const table = useCursusTable();
  const ui = useUiStore();
  const last = useTableState(lastShare);
  const close = () => ui.setState({ aside: null });
  const again = (): void => {
    table.undo();
    const death = last?.type === 'killCharacter' ? ({ event: 'casualty', subject: last.id } as const) : {};
    ui.setState({ aside: null, selected: [], ...death });
  };
  return (
    <GuidePanel
      actions={
        <>
          {last && <Button onClick={again}>{s.again}</Button>}
          <Button tone="primary" size="large" onClick={close}>
            {s.fine}
          </Button>
        </>
      }
    >
      <header>
        <h2 className="text-[1.45rem]">{s.title}</h2>
        <p className="text-muted">
          {s.lead} <RuleRef rule="CH-2.2" /> <RuleRef rule="CH-2.7" />
        </p>
      </header>
      {state.shares.length === 0 && <p>{t.line.nothingShared}</p>}
      {state.shares.map((share, i) => (
        <ul key={i} className="flex flex-col gap-2">
          {share.sources.map((source) => (
            <Source key={source.id} share={share} source={source} />
          ))}
        </ul>
      ))}
    </GuidePanel>
  );
}

function Source({ share, source }: { readonly share: ShareRecord; readonly source: SharedSource }) {
  const t = useAllText();
  const s = t.screen.share;
  const state = useCursus();
  const language = useLanguage();
  const gains = source.gains.map(({ id, points }) => gainText({ t, state }, share.track, id, points));
  return (
    <li className="flex flex-col gap-2 rounded-2xl bg-raised p-3">
      <p>
        <b className="font-display text-lg">{nameOf(state, source.id)}</b> →{' '}
        {gains.length > 0 ? formatList(language, gains) : s.lost(source.lost)}
      </p>
      {source.pick > 0 && (
        <>
          <p className="text-muted text-sm">{s.tie(source.pick, source.tied.length, source.auto)}</p>
          <PickChoice key={source.chosen.join()} source={source} />
        </>
      )}
    </li>
  );
}
