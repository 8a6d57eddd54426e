import type { CSSProperties } from 'react';

/** A style with custom properties in it, which React's types do not know. */
export const cssVars = (vars: Readonly<Record<`--${string}`, string | number>>): CSSProperties =>
  vars as CSSProperties;
