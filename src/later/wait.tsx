/** Parts that come later, and the place that waits for them; nobody else calls React's `lazy` and `Suspense`. */
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { arrivals, awaited } from './arrivals.ts';

/** A component with a chunk of its own. */
export const part = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => awaited(load().then((component) => ({ default: component }))));

/** Shows the fallback until everything inside is here, and then what is inside without delay. */
export function Wait(props: { readonly fallback?: ReactNode; readonly children: ReactNode }) {
  const [, look] = useState(arrivals.count);
  useEffect(() => {
    // In slices, so that a tap in between is heard.
    const again = () => startTransition(() => look(arrivals.count()));
    again();
    return arrivals.subscribe(again);
  }, []);
  return <Suspense fallback={props.fallback}>{props.children}</Suspense>;
}
