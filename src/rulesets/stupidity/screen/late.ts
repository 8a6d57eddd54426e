/**
 * The part of the guide that follows a test. It is fetched right after the first view; once it is there,
 * it is drawn at once. (`lazy` would show a gap of up to 300 ms the first time.)
 */
import { useEffect, useState } from 'react';

type After = typeof import('./guide-after.tsx');

let fetched: After | null = null;

/** Null for the moment until it is there. */
export function useAfter(): After | null {
  const [after, setAfter] = useState(fetched);
  useEffect(() => {
    if (after) return;
    let here = true;
    void import('./guide-after.tsx').then(({ TurnGuide, AfterTest, UnitTail }) => {
      fetched = { TurnGuide, AfterTest, UnitTail };
      if (here) setAfter(fetched);
    });
    return () => {
      here = false;
    };
  }, [after]);
  return after;
}
