import { expect, test } from 'vitest';
import { both } from '#lexicon/both.ts';
import { lexiconOf, meaningOf } from '#lexicon/lexicon.ts';
import { parseTerms } from '#lexicon/notation.ts';
import { lexiconRows } from '#lexicon/rows.ts';
import { symbolConcepts, symbolFamilies } from '#lexicon/symbols/all.ts';
import { englishFunctionWords, frenchFunctionWords } from '#text/function-words.ts';
import type { Language } from '#text/language.ts';
import { tokenise } from '#text/tokens.ts';

const languages: readonly Language[] = ['fr', 'en'];
const rows = lexiconRows.map((row) => {
  const meaning = meaningOf(row);
  return { ...row, meaning, domain: meaning?.domain ?? row.table };
});
const meaningful = rows.filter((row) => row.meaning !== undefined);

/** A noun and a verb spelled alike are two terms: grammar tells them apart. */
function termsOf(row: (typeof rows)[number], language: Language): string[] {
  return parseTerms(row[language], language).map(({ text, part }) => `${text} (${part})`);
}

/** A key without the table that an idiom names first. */
const classOf = ({ key, table }: (typeof rows)[number]): string | undefined =>
  key.split(' ').at(table === 'idiom' ? 1 : 0);

/** A meaning met in a text is not the very one of a row here, and says the same. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether an idiom that holds the term says the same class of the same table. */
function isIdiomOf(meaning: unknown, row: (typeof rows)[number]): boolean {
  const idiom = rows.find((each) => each.table === 'idiom' && isSame(each.meaning, meaning));
  return idiom?.domain === row.domain && classOf(idiom) === classOf(row);
}

test('the symbols hold at least 300 concepts in 20 families', () => {
  expect(symbolConcepts.length).toBeGreaterThanOrEqual(300);
  expect(symbolFamilies.length).toBeGreaterThanOrEqual(20);
});

test('every concept has an id of its own, and a family too', () => {
  const ids = symbolConcepts.map((concept) => concept.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const families = symbolFamilies.map((family) => family.id);
  expect(new Set(families).size).toBe(families.length);
});

test('every concept has words and a label in both languages', () => {
  const lacking = symbolConcepts.filter(
    ({ fr, en, label }) => fr === '' || en === '' || label.fr === '' || label.en === '',
  );
  expect(lacking).toEqual([]);
});

test('every row of the other tables has its counterpart, but for words one language lacks', () => {
  const lacking = meaningful.filter((row) => row.fr === '' || row.en === '');
  // English has one word where French has two genders.
  expect(lacking.map((row) => row.fr)).toEqual(['voisine', 'inconnue!!, étrangère!!']);
});

for (const language of languages) {
  test(`no ${language} term stands for two symbols`, () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const row of meaningful.filter(({ domain }) => domain === 'symbol')) {
      for (const term of termsOf(row, language)) {
        const owner = owners.get(term);
        if (owner !== undefined && owner !== row.key) twice.push(`${term}: ${owner}, ${row.key}`);
        owners.set(term, row.key);
      }
    }
    expect(twice).toEqual([]);
  });

  test(`no ${language} row holds a term twice`, () => {
    const twice = rows.flatMap((row) => {
      const terms = parseTerms(row[language], language).map(
        ({ text, part }) => `${text} (${part})`,
      );
      return terms
        .filter((term, index) => terms.indexOf(term) !== index)
        .map((t) => `${row.key}: ${t}`);
    });
    expect(twice).toEqual([]);
  });

  test(`no ${language} entry is a function word, unless grammar guards it or it names a person`, () => {
    const functionWords = language === 'fr' ? frenchFunctionWords : englishFunctionWords;
    const named = new Set(['someone', 'somebody', 'everyone']);
    const bare = meaningful.flatMap((row) =>
      parseTerms(row[language], language)
        .filter((term) => term.rest.length === 0 && term.guard === 'none')
        .flatMap((term) => [...term.first])
        .filter((form) => functionWords.has(form) && !named.has(form))
        .map((form) => `${row.domain} ${row.key}: ${form}`),
    );
    expect(bare).toEqual([]);
  });

  test(`every ${language} term can be met: written out, it finds its own row`, () => {
    const index = lexiconOf(both, language);
    const opening = language === 'fr' ? { noun: 'la', verb: 'je' } : { noun: 'the', verb: 'i' };
    const dead = meaningful.flatMap((row) =>
      parseTerms(row[language], language)
        .filter((term) => {
          const before = term.part === 'verb' ? opening.verb : opening.noun;
          const texts = [term.text, `${before} ${term.text}`];
          return !texts.some((text) => {
            const tokens = tokenise(text);
            return index
              .find(tokens, 0, tokens.length)
              .some(({ meaning }) => isSame(meaning, row.meaning) || isIdiomOf(meaning, row));
          });
        })
        .map((term) => `${row.domain} ${row.key}: ${term.text}`),
    );
    expect(dead).toEqual([]);
  });
}
