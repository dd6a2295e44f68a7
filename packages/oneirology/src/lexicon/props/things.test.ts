import { expect, test } from 'vitest';
import { parseTerms } from '#lexicon/notation.ts';
import { otherNames, otherNamesWorn } from '#lexicon/props/other-names.ts';
import { things } from '#lexicon/props/things.ts';
import { props } from '#lexicon/props.ts';
import { symbolConcepts } from '#lexicon/symbols/all.ts';

test('one row tells what a thing is called and how dreams name it', () => {
  const [apple, sofa, goose] = things(
    `
    potato | pomme de terre, f | potato
    sofa | canapé, m: canapé, divan!! | sofa: couch
    goose | oie, f | goose, geese
    `,
    'props',
  );
  expect(apple?.nouns.fr).toEqual({
    one: 'pomme de terre',
    many: 'pommes de terre',
    isFeminine: true,
  });
  expect(apple?.nouns.en.many).toBe('potatoes');
  expect([apple?.fr, apple?.en]).toEqual(['pomme de terre, pommes de terre', 'potato']);
  expect([sofa?.fr, sofa?.en]).toEqual(['canapé, divan!!', 'couch']);
  expect(goose?.nouns.en).toEqual({ one: 'goose', many: 'geese', isFeminine: false });
  expect(() => things('sofa | canapé | sofa', 'props')).toThrow('sofa');
});

test('each thing has an id of its own, and no term names two', () => {
  const ids = [...symbolConcepts, ...props].map(({ id }) => id);
  const narrower = [...things(otherNames, 'props'), ...things(otherNamesWorn, 'clothing')];
  expect(narrower.every(({ id }) => symbolConcepts.some((one) => one.id === id))).toBe(true);
  const isNarrower = (id: string) => narrower.some((one) => one.id === id);
  // These are drawn by more than the symbol’s own words.
  expect(ids.filter((id, n) => ids.indexOf(id) !== n && !isNarrower(id))).toEqual([
    'cake',
    'toy',
    'toilet',
  ]);
  for (const language of ['fr', 'en'] as const) {
    const terms = props.flatMap((prop) =>
      parseTerms(prop[language], language).map(({ text }) => text),
    );
    expect(terms.filter((term, n) => terms.indexOf(term) !== n)).toEqual([]);
  }
});
