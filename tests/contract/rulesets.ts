/** Every ruleset folder that has a chunk entry, found and not listed: a new folder is under contract at once. */
import { LANGUAGES, type Language } from '../../src/i18n/language.ts';
import type { Tagged } from '../../src/kernel/log.ts';
import type {
  AllWords,
  AnyRulesetExtras,
  AnyRulesetModule,
  RuleBook,
  RulesetManifest,
  RulesetProof,
  RulesetTile,
} from '../../src/rulesets/contract.ts';

const MODULES = import.meta.glob<{ default: AnyRulesetModule }>('../../src/rulesets/*/index.ts');
const PROOFS = import.meta.glob<RulesetProof<unknown, Tagged>>('../../src/rulesets/*/tests/proof.ts');
const MANIFESTS = import.meta.glob<{ default: RulesetManifest }>('../../src/rulesets/*/manifest.ts');

const TILES = import.meta.glob<{ default: RulesetTile }>('../../src/rulesets/*/tile.tsx');

const BOOKS = {
  es: import.meta.glob<{ default: RuleBook }>('../../src/rulesets/*/strings/rule-book.es.ts'),
  en: import.meta.glob<{ default: RuleBook }>('../../src/rulesets/*/strings/rule-book.en.ts'),
};

const folderOf = (path: string): string => /rulesets\/([^/]+)/.exec(path)![1]!;

/** Folders with an `index.ts`: what the contract is about. */
export const FOLDERS: readonly string[] = Object.keys(MODULES).map(folderOf).sort();

/** Those that are played, without the pattern to copy. */
export const GAMES: readonly string[] = FOLDERS.filter((folder) => !folder.startsWith('_'));

/** Folders with a `manifest.ts`: what the shell knows. */
export const MANIFEST_FOLDERS: readonly string[] = Object.keys(MANIFESTS).map(folderOf).sort();

const load = <T>(files: Record<string, () => Promise<T>>, folder: string): Promise<T> => {
  const entry = Object.entries(files).find(([path]) => folderOf(path) === folder);
  if (!entry) throw new Error(`${folder} has no such file`);
  return entry[1]();
};

export const loadManifest = async (folder: string): Promise<RulesetManifest> =>
  (await load(MANIFESTS, folder)).default;

export const loadTile = async (folder: string): Promise<RulesetTile> => (await load(TILES, folder)).default;

/** A ruleset with everything that it would load in the course of a game. */
export interface Loaded {
  readonly folder: string;
  readonly module: AnyRulesetModule;
  readonly extras: AnyRulesetExtras;
  readonly proof: RulesetProof<unknown, Tagged>;
  readonly manifest: RulesetManifest;
  readonly words: Record<Language, AllWords<unknown, unknown, unknown>>;
  readonly books: Record<Language, RuleBook>;
  /** Every rule that the book tells. */
  readonly rules: ReadonlySet<string>;
}

const inBothLanguages = async <T>(make: (language: Language) => Promise<T>): Promise<Record<Language, T>> =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await make(language)] as const)),
  ) as Record<Language, T>;

export const rulesOf = (book: RuleBook) => book.sections.flatMap(({ rules }) => rules);

export async function loadRuleset(folder: string): Promise<Loaded> {
  const module = (await load(MODULES, folder)).default;
  const extras = (await module.extras()).default;
  const proof = await load(PROOFS, folder);
  const manifest = await loadManifest(folder);
  const books = await inBothLanguages(async (language) => (await load(BOOKS[language], folder)).default);
  const words = await inBothLanguages(async (language) => ({
    ...module.words((await module.strings[language]()).default, language),
    ...(await module.late[language]()).default.telling,
  }));
  const rules = new Set(rulesOf(books.en).map(({ id }) => id));
  return { folder, module, extras, proof, manifest, words, books, rules };
}
