/** "What now?": dice on the table lead, then what was asked for. What is owed waits under "now". */

import type { ComponentType } from 'react';
import { part, Wait } from '../../../later/wait.tsx';
import type { Commando } from '../model/sheet.ts';
import { commandoOf } from '../model/state.ts';
import { ActorPrompt } from './actor-prompt.tsx';
import { CheckPanel } from './check-panel.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { NowPanel } from './now-panel.tsx';
import { RollPanel } from './roll-panel.tsx';
import { ShootPanel } from './shoot-panel.tsx';
import { TabBar } from './tab-bar.tsx';
import { useDesk, usePending, useRaid } from './use-desk.ts';

const ContestPanel = part(async () => (await import('./contest-panel.tsx')).ContestPanel);
const ChasePanel = part(async () => (await import('./chase-panel.tsx')).ChasePanel);
const BrawlPanel = part(async () => (await import('./brawl-panel.tsx')).BrawlPanel);
const SilentPanel = part(async () => (await import('./silent-panel.tsx')).SilentPanel);
const MoralePanel = part(async () => (await import('./morale-panel.tsx')).MoralePanel);
const LoadPanel = part(async () => (await import('./load-panel.tsx')).LoadPanel);
const SheetPanel = part(async () => (await import('./sheet-panel.tsx')).SheetPanel);

export function Guide() {
  const state = useRaid();
  const pending = usePending();
  if (state.commandos.length === 0) return <EmptyPanel />;
  return (
    <>
      {pending && <RollPanel pending={pending} />}
      {/* What was being written stays as it is while the dice are typed. */}
      <div className={pending ? 'hidden' : 'contents'}>
        <TabBar />
        <Wait>
          <Panel />
        </Wait>
      </div>
    </>
  );
}

function Panel() {
  const state = useRaid();
  const { tab, selected } = useDesk();
  const commando = commandoOf(state, selected);
  const acting = (Act: ComponentType<{ readonly commando: Commando }>) =>
    commando ? <Act key={commando.id} commando={commando} /> : <ActorPrompt />;
  switch (tab) {
    case 'now':
      return <NowPanel />;
    case 'check':
      return <CheckPanel key={selected} commando={commando} />;
    case 'shoot':
      return acting(ShootPanel);
    case 'contest':
      return <ContestPanel />;
    case 'chase':
      return <ChasePanel />;
    case 'brawl':
      return <BrawlPanel />;
    case 'silent':
      return acting(SilentPanel);
    case 'morale':
      return <MoralePanel />;
    case 'load':
      return acting(LoadPanel);
    case 'sheet':
      return acting(SheetPanel);
  }
}
