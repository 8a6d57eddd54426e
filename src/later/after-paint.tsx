import { type ReactNode, useDeferredValue } from 'react';

/**
 * The lower part of a panel: drawn right after the first picture of what stands above it. A tap that brings a whole
 * panel is answered by its head, where the eye is. Nothing may stand below it, or it would be pushed down.
 */
export const AfterPaint = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) && children;
