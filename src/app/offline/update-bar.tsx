import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSharing } from '../../i18n/sharing.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notice.ts';
import { anyOpenRoll, openRolls } from '../open-rolls.ts';
import { registerWorker, update } from './register.ts';
import { offline } from './state.ts';

/** Offers a new version, but never while a roll is open. */
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
      className="fixed inset-x-0 top-32 z-40 wide:top-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center gap-2 rounded-2xl border-2 border-accent bg-raised py-1.5 pr-1.5 pl-4 shadow-xl"
    >
      <span className="font-semibold">{s.update.ready}</span>
      <Button tone="primary" onClick={() => void go()}>
        {s.update.now}
      </Button>
      <Button tone="quiet" onClick={() => setLater(waiting)}>
        {s.update.later}
      </Button>
    </aside>
  );
}
