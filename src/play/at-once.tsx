import type { ReactNode } from 'react';
import { FollowedContext } from '../table/react.ts';

/**
 * A part of the board that does not wait for the guide (`follower.tsx`): figures are carried on it, and what is put
 * down must lie there with the next picture instead of going back for a moment to where it was.
 */
export const AtOnce = ({ children }: { readonly children: ReactNode }) => (
  <FollowedContext value={null}>{children}</FollowedContext>
);
