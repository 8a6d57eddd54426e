/**
 * Every ruleset folder with a manifest, in the order of the home screen. Nothing is listed by hand; folders
 * that begin with an underscore are patterns to copy and not part of the app.
 */
import type { RulesetManifest } from './contract.ts';

const found = import.meta.glob<{ default: RulesetManifest }>(['./*/manifest.ts', '!./_*/manifest.ts'], {
  eager: true,
});

export const manifests: readonly RulesetManifest[] = Object.values(found)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order);

export const manifestOf = (id: string | undefined): RulesetManifest | undefined =>
  manifests.find((manifest) => manifest.id === id);
