import type { CSSProperties } from 'react';
import type { RulesetManifest } from '../rulesets/contract.ts';
import type { Theme } from './settings.ts';

/** A ruleset's colours as CSS variables on its part of the page. */
export function lookOf(manifest: RulesetManifest, theme: Theme): CSSProperties {
  const { accent, accentInk, ...rest } = manifest.look[theme];
  const variables: Record<string, string> = { '--accent': accent, '--accent-ink': accentInk };
  for (const [name, colour] of Object.entries(rest)) variables[`--${name}`] = colour;
  return variables as CSSProperties;
}
