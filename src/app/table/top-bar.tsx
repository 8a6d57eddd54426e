import { Dices, Menu, Redo2, ScrollText, Share2, Undo2 } from 'lucide-react';
import { useLanguage, useT } from '../../i18n/react.ts';
import type { Tagged } from '../../kernel/log.ts';
import { useWords } from '../../play/words.tsx';
import type { RulesetManifest } from '../../rulesets/contract.ts';
import { useGame, useTableState } from '../../table/react.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { HomeLink } from '../home-link.tsx';
import { AwakeMark } from './awake-mark.tsx';
import { SaveMark } from './save-mark.tsx';
import { useUndoSteps } from './undo-steps.ts';

export type TableSheet = 'dice' | 'log' | 'share' | 'menu';

const SHEETS = [
  ['dice', Dices],
  ['log', ScrollText],
  ['share', Share2],
] as const;

/** The bar over every table: where I am, what turn it is, undo and redo, and the way to everything else. */
export function TopBar(props: {
  readonly manifest: RulesetManifest;
  /** Whether the screen is kept on. */
  readonly awake: 'on' | 'off';
  readonly onOpen: (sheet: TableSheet) => void;
}) {
  const t = useT();
  const language = useLanguage();
  return (
    <header className="top-bar border-line border-b bg-surface">
      <HomeLink />
      <div className="top-bar-title min-w-0">
        <h1 className="col-span-full truncate text-xl">{props.manifest.title[language]}</h1>
        <p className="col-span-2 flex min-w-0 items-center text-muted text-sm">
          <TableName />
          <SaveMark />
          <AwakeMark awake={props.awake} />
        </p>
      </div>
      <Turn />
      <nav className="top-bar-tools justify-end" aria-label={t.bar.menu}>
        <UndoTools />
        {SHEETS.map(([sheet, Icon]) => (
          <IconButton
            key={sheet}
            className={sheet === 'dice' ? 'max-[480px]:hidden' : ''}
            label={t.bar[sheet]}
            onClick={() => props.onOpen(sheet)}
          >
            <Icon aria-hidden size="1.5rem" />
          </IconButton>
        ))}
        <IconButton
          tone="plain"
          className="bg-transparent!"
          label={t.bar.menu}
          onClick={() => props.onOpen('menu')}
        >
          <Menu aria-hidden size="1.5rem" />
        </IconButton>
      </nav>
    </header>
  );
}

// Each reads no more than it shows, so that a tap draws again only what it changed of the bar.

/** Where the summary has no room beside the name it goes below, out of sight: better one in full than both cut. */
function TableName() {
  const words = useWords<unknown, Tagged, Tagged>();
  const name = useTableState((now) => now.timeline.name);
  const game = useGame((state: unknown) => state);
  return (
    <span className="flex h-[1lh] min-w-0 flex-wrap overflow-hidden">
      <span className="truncate">{name}</span>
      <span>&nbsp;· {words.summary(game)}</span>
    </span>
  );
}

function Turn() {
  const words = useWords<unknown, Tagged, Tagged>();
  const { turn, phase } = words.headline(useGame((state: unknown) => state));
  return (
    <p className="top-bar-turn flex items-baseline gap-2 rounded-full border border-line px-4 py-1.5">
      <b className="whitespace-nowrap font-display text-lg">{turn}</b>
      <span className="truncate text-muted max-[480px]:sr-only">{phase}</span>
    </p>
  );
}

function UndoTools() {
  const t = useT();
  const steps = useUndoSteps();
  const { undoLabel, redoLabel } = steps;
  return (
    <>
      <IconButton
        label={undoLabel === null ? t.bar.nothingToUndo : t.bar.undo(undoLabel)}
        why={undoLabel === null ? t.bar.nothingToUndo : null}
        onClick={steps.undo}
      >
        <Undo2 aria-hidden size="1.5rem" />
      </IconButton>
      <IconButton
        label={redoLabel === null ? t.bar.nothingToRedo : t.bar.redo(redoLabel)}
        why={redoLabel === null ? t.bar.nothingToRedo : null}
        onClick={steps.redo}
      >
        <Redo2 aria-hidden size="1.5rem" />
      </IconButton>
    </>
  );
}
