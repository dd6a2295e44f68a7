import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { analyseWhole } from '#deeds.ts';

const coded = new URL('../coded/', import.meta.url);
const files = ['dreams', 'messy', 'traps', 'idioms'].map((name) => `${name}.jsonl`);
const fresh = readdirSync(new URL('fresh/', coded)).map((name) => `fresh/${name}`);
const texts = [...files, ...fresh].flatMap((name) =>
  readFileSync(new URL(name, coded), 'utf8')
    .trim()
    .split('\n')
    .map((line): string => JSON.parse(line).text),
);

/** The door for browsers as a page first finds it: no words at hand. */
async function freshDoor() {
  vi.resetModules();
  const { analyse, withDeeds } = await import('#fetched.ts');
  const { languagesAtHand } = await import('#lexicon/fetched.ts');
  return { analyse, withDeeds, languagesAtHand };
}

test('words that are fetched give the very analyses of words at hand', {
  timeout: 60_000,
}, async () => {
  const { analyse, withDeeds } = await freshDoor();
  for (const text of [...texts, '', '42', 'Wolf. Loup. Je vole and then we were running home.']) {
    const found = await withDeeds(text, await analyse(text));
    expect(JSON.stringify(found)).toBe(JSON.stringify(analyseWhole(text)));
  }
});

test.each([
  ['fr', 'Je nageais dans le jardin, enfin dans un bassin, avec mon cousin.', ['fr']],
  ['en', 'I was running from a wolf in our garden and my mother called me.', ['en']],
  ['fr', 'loup', ['fr']],
  ['en', 'the wolf', ['en']],
  [undefined, 'loup', ['fr', 'en']],
  ['fr', 'Je vole dans le ciel. Then I was falling and the sea was black.', ['fr', 'en']],
] as const)('expecting %s, « %s » fetches the words of %s', async (expected, text, languages) => {
  const { analyse, languagesAtHand } = await freshDoor();
  const { symbols } = await analyse(text, expected ? { expected } : {});
  expect(symbols.length).toBeGreaterThan(0);
  expect(languagesAtHand().toSorted()).toEqual([...languages].toSorted());
});
