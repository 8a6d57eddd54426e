/** What home knows of a ruleset before any of its code is loaded: its tile, its languages, and where the rest is. */
import type { RulesetManifest } from '../contract.ts';

const manifest: RulesetManifest = {
  id: '_template',
  order: 99,
  title: { es: 'Plantilla', en: 'Template' },
  tagline: { es: 'Quién aguanta y quién no.', en: 'Who holds and who does not.' },
  progress: { es: ({ units }) => `${units} unidades`, en: ({ units }) => `${units} units` },
  look: {
    lamplight: { accent: '#d9a441', accentInk: '#1b1206' },
    parchment: { accent: '#8a5a0c', accentInk: '#fffdf6' },
  },
  tile: { background: 'linear-gradient(150deg, #6a5d48, #26201a)', ink: '#f4ecdf' },
  Glyph: () => (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="8" />
    </svg>
  ),
  ruleBook: {
    es: () => import('./strings/rule-book.es.ts'),
    en: () => import('./strings/rule-book.en.ts'),
  },
  load: () => import('./index.ts'),
};

export default manifest;
