/** Keeps the screen on while a table is open; taken again when the page comes back; silent when refused. */
import { useEffect, useState } from 'react';

export function useWakeLock(wanted: boolean): 'on' | 'off' {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || gone) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        lock.addEventListener('release', () => setHeld(false));
        if (gone) await lock.release();
        else setHeld(true);
      } catch {
        setHeld(false);
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [wanted]);
  return held ? 'on' : 'off';
}
