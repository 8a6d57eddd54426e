/**
 * Who may import whom. Zones are read from paths, so a new folder under `src/rulesets` is guarded from its
 * first file on, and a file in a place nobody knows belongs to the strictest zone.
 */
import type { Import } from './imports.ts';
import { isTest } from './sources.ts';

const PLAIN = [
  'kernel',
  'later',
  'ui',
  'i18n',
  'dice',
  'board',
  'table',
  'persist',
  'share',
  'play',
  'app',
] as const;
const PARTS = [
  'manifest',
  'tile',
  'emblem',
  'index',
  'extras',
  'late',
  'house-rules',
  'screen',
  'strings',
  'demo',
  'tests',
] as const;

export type Zone =
  | { readonly kind: (typeof PLAIN)[number] | 'main' | 'contract' | 'registry' | 'cases' | 'unknown' }
  | { readonly kind: 'ruleset'; readonly id: string; readonly part: (typeof PARTS)[number] | 'rules' };

/**
 * The part of a ruleset that a file belongs to, `demo-names.ts` to the demo; whatever has no name of its
 * own is `rules`, the strictest.
 */
const partOf = (rest: string): (typeof PARTS)[number] | 'rules' =>
  PARTS.find((part) => new RegExp(`^${part}(-[a-z-]+)?(\\.tsx?$|/)`).test(rest)) ?? 'rules';

export function zoneOf(path: string): Zone {
  if (path === 'src/main.tsx') return { kind: 'main' };
  if (path === 'src/rulesets/contract.ts') return { kind: 'contract' };
  if (/^src\/rulesets\/(registry|tiles|early|rule-books)\.ts$/.test(path)) return { kind: 'registry' };
  if (path.startsWith('tests/cases/')) return { kind: 'cases' };
  const [, folder, id, ...rest] = path.split('/');
  if (!path.startsWith('src/')) return { kind: 'unknown' };
  if (folder === 'rulesets' && id && rest.length > 0)
    return { kind: 'ruleset', id, part: partOf(rest.join('/')) };
  return { kind: PLAIN.find((plain) => plain === folder) ?? 'unknown' };
}

type Kind = Zone['kind'];

/** Zones that each plain zone may import besides itself. */
const PLAIN_RULES: Partial<Record<Kind, readonly Kind[]>> = {
  kernel: [],
  // Whatever comes behind the first view, and the place that waits for it.
  later: [],
  // Plain parts write numbers, and name their keys, in the reader's language.
  ui: ['later', 'i18n'],
  i18n: ['later'],
  dice: ['kernel', 'later', 'ui', 'i18n'],
  board: ['kernel', 'later', 'ui', 'i18n'],
  table: ['kernel', 'later'],
  persist: ['kernel'],
  share: ['kernel'],
  // The glue between a table and its screen: sending commands, open rolls, the words in use.
  play: ['kernel', 'later', 'ui', 'i18n', 'dice', 'board', 'table', 'contract'],
  app: [
    'kernel',
    'later',
    'ui',
    'i18n',
    'dice',
    'board',
    'table',
    'persist',
    'share',
    'play',
    'contract',
    'registry',
  ],
  contract: ['kernel', 'i18n'],
  registry: ['contract', 'i18n'],
};

const SCREEN: readonly Kind[] = [
  'kernel',
  'later',
  'table',
  'dice',
  'board',
  'play',
  'ui',
  'i18n',
  'contract',
];

/** Zones outside its folder that each part of a ruleset may import. */
const PART_RULES: Record<string, readonly Kind[]> = {
  rules: ['kernel'],
  demo: ['kernel', 'i18n'],
  strings: ['kernel', 'i18n', 'contract'],
  manifest: ['contract', 'i18n'],
  tile: ['contract', 'i18n'],
  emblem: [],
  index: ['contract', 'i18n'],
  extras: ['contract', 'i18n'],
  late: [],
  'house-rules': ['contract'],
  screen: SCREEN,
  // A test plays the screen as a player does, so it may hold whatever the screen holds.
  tests: [...SCREEN, 'cases'],
};

/** Parts of its own folder that each part may import. */
const OWN_RULES: Record<string, readonly string[]> = {
  rules: ['rules'],
  demo: ['rules', 'demo', 'strings'],
  strings: ['rules', 'strings'],
  manifest: ['manifest', 'index', 'strings', 'rules', 'screen'],
  tile: ['tile'],
  emblem: ['emblem'],
  index: ['index', 'extras', 'late', 'rules', 'strings', 'screen'],
  late: ['rules', 'strings', 'screen'],
  extras: ['house-rules', 'rules', 'demo', 'strings'],
  'house-rules': ['house-rules', 'rules'],
  screen: ['rules', 'strings', 'screen', 'demo'],
  tests: [...PARTS, 'rules'],
};

/** Packages that the pure zones may use; the others are judged by review and by the size budget. */
const PACKAGES: Partial<Record<string, RegExp>> = {
  kernel: /^(@noble\/hashes\/|valibot$)/,
  rules: /^valibot$/,
  demo: /^$/,
  strings: /^$/,
  i18n: /^(react|zustand)(\/|$)/,
};

/** Why a file must not import something, or null when it may. */
export function violation(path: string, wanted: Import): string | null {
  const from = zoneOf(path);
  const says = (why: string): string => `${path} imports ${wanted.target}: ${why}`;
  if (from.kind === 'main') return null;
  if (from.kind === 'unknown') return says('the file lies in no known zone');
  if (wanted.external) return packageViolation(path, from, wanted, says);
  const to = zoneOf(wanted.target);
  // Tests of the storage and of the table may play the small ruleset that exists for this.
  if (isTest(path) && from.kind !== 'ruleset' && to.kind === 'ruleset' && to.id === '_template') return null;
  if (isTest(path) && from.kind !== 'ruleset' && to.kind === 'contract') return null;
  if (from.kind === 'ruleset') return rulesetViolation(from, to, wanted, says);
  if (from.kind === to.kind) return null;
  if (from.kind === 'registry' && to.kind === 'ruleset')
    return to.part === 'manifest' ||
      to.part === 'tile' ||
      to.part === 'emblem' ||
      (wanted.lazy && (to.part === 'index' || to.part === 'strings'))
      ? null
      : says('the registry knows manifests and tiles; chunks and words it may fetch, not hold');
  if (from.kind === 'i18n' && wanted.target === 'src/kernel/result.ts' && wanted.typeOnly) return null;
  return PLAIN_RULES[from.kind]?.includes(to.kind) ? null : says(`${from.kind} must not know ${to.kind}`);
}

function rulesetViolation(
  from: Extract<Zone, { kind: 'ruleset' }>,
  to: Zone,
  wanted: Import,
  says: (why: string) => string,
): string | null {
  if (to.kind !== 'ruleset')
    return PART_RULES[from.part]!.includes(to.kind) ? null : says(`${from.part} must not know ${to.kind}`);
  if (to.id !== from.id) return says('a ruleset must not know another');
  if (!OWN_RULES[from.part]!.includes(to.part)) return says(`${from.part} must not know ${to.part}`);
  // The manifest is in the first chunk of the app; what it imports at once would be there too.
  if (from.part === 'manifest' && !wanted.lazy && !wanted.typeOnly && !isLight(wanted.target))
    return says('the manifest must load this lazily');
  return null;
}

/** Drawings and small tables beside the manifest may be eager; the rest of the ruleset may not. */
const isLight = (target: string): boolean =>
  /^src\/rulesets\/[^/]+\/[^/]+\.tsx?$/.test(target) && !/\/(index|model|schema|demo)\.tsx?$/.test(target);

function packageViolation(
  path: string,
  from: Zone,
  { target }: Import,
  says: (why: string) => string,
): string | null {
  if (isTest(path)) return null;
  const allowed = PACKAGES[from.kind === 'ruleset' ? from.part : from.kind];
  return !allowed || allowed.test(target) ? null : says('this zone must not use the package');
}
