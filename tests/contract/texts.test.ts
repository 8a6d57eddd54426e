/** Words and rule books: complete in both languages, and pointing at rules that exist. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { expectSentence } from './random-play.ts';
import { FOLDERS, type Loaded, loadRuleset, rulesOf } from './rulesets.ts';

const MOST_SENTENCES = 3;

const sentencesIn = (text: string, language: string): number =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].length;

describe.each(FOLDERS)('%s', (folder) => {
  let loaded: Loaded;
  beforeAll(async () => {
    loaded = await loadRuleset(folder);
  });

  it('has a sentence for every reason to refuse', () => {
    const { module, proof, words } = loaded;
    expect(new Set(proof.rejectionCodes).size).toBe(proof.rejectionCodes.length);
    for (const code of proof.rejectionCodes) {
      for (const language of LANGUAGES) {
        const sentence = words[language].rejection({ code }, module.ruleset.initial());
        expect(sentence.trim(), `${language} ${code}`).not.toBe('');
        expect(sentence, language).not.toBe(code);
      }
    }
  });

  it('names and explains every house rule', () => {
    const { extras, words, rules } = loaded;
    for (const field of extras.houseRules.fields) {
      expect(rules).toContain(field.rule);
      for (const language of LANGUAGES) {
        const { name, help } = words[language].houseRule(field.key);
        expectSentence(name, field.key);
        expectSentence(help, field.key);
        if (field.kind !== 'choice') continue;
        const options = field.options.map((option) => words[language].houseOption(field.key, option));
        for (const option of options) expectSentence(option, field.key);
        expect(new Set(options).size, field.key).toBe(options.length);
      }
    }
  });

  it('has one rule book in two languages', () => {
    const { books } = loaded;
    const outline = (language: 'es' | 'en') =>
      books[language].sections.map(({ rules }) =>
        rules.map(({ id, origin, house }) => ({ id, origin, house })),
      );
    expect(outline('es')).toEqual(outline('en'));
    const ids = rulesOf(books.en).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tells each rule in one to three sentences', () => {
    const { books, extras } = loaded;
    for (const language of LANGUAGES) {
      for (const { title } of books[language].sections) expectSentence(title, 'title');
      for (const { id, text, house } of rulesOf(books[language])) {
        expectSentence(text, id);
        expect(sentencesIn(text, language), `${language} ${id}: ${text}`).toBeLessThanOrEqual(MOST_SENTENCES);
        if (house !== undefined) expect(extras.houseRules.defaults, id).toHaveProperty([house]);
      }
    }
  });
});
