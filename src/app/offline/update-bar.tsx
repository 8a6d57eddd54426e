import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSharing } from '../../i18n/sharing.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notice.ts';
import { anyOpenRoll, openRolls } from '../open-rolls.ts';
import { registerWorker, update } from './register.ts';
import { offline } from './state.ts';

/** Offers a new version, where it covers nothing that is played with, but never while a roll is open. */
export function UpdateBar() {
  const s = useSharing();
  const waiting = useStore(offline, (now) => now.waiting);
  const rolling = useStore(openRolls, ({ tables }) => tables.size > 0);
  const [later, setLater] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    void registerWorker().catch(() => {});
  }, []);
  if (!waiting || waiting === later || rolling) return null;
  const go = async (): Promise<void> => {
    if (await anyOpenRoll()) notify(s.update.busy, 'bad');
    else update();
  };
  return (
    <aside
      aria-label={s.update.ready}
      className="quiet-bar fixed z-40 flex w-fit flex-wrap items-center gap-x-1 rounded-2xl border-2 border-accent bg-raised py-1 pr-1 pl-4 shadow-xl"
    >
      <p className="min-w-0 flex-1 basis-24 font-semibold text-sm leading-snug">{s.update.ready}</p>
      <Button tone="primary" onClick={() => void go()}>
        {s.update.now}
      </Button>
      <Button tone="quiet" onClick={() => setLater(waiting)}>
        {s.update.later}
      </Button>
    </aside>
  );
}
