import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentLimit } from '#dreams.rules.ts';
import { proposeFrom } from '#speech.rules.ts';
import { countCharacters } from '#text.rules.ts';

/** Words said one after the other; a number is a pause of so many seconds. */
function spoken(...told: (string | number)[]) {
  let at = 0;
  return told.flatMap((one) => {
    if (typeof one === 'number') {
      at += one;
      return [];
    }
    const word = { text: one, start: at, end: at + 0.3 };
    at += 0.35;
    return [word];
  });
}

test('pauses make sentences and paragraphs where the words bring no signs', () => {
  const words = spoken('alors', 'il', 'pleut', 1, 'je', 'ris', 3, 'maman', 'chante');
  expect(proposeFrom(words, 'fr')).toEqual({
    raw: 'alors il pleut je ris maman chante',
    report: 'Alors il pleut. Je ris.\n\nMaman chante.',
    content: 'Alors il pleut. Je ris. Maman chante.',
  });
});

test('signs that came with the words are kept, and a short pause makes no others', () => {
  const words = spoken('Il', 'pleut,', 0.9, 'je', 'ris.', 'Est-ce', 'toi', '?', 2.5, 'oui');
  expect(proposeFrom(words, 'fr').report).toBe('Il pleut, je ris. Est-ce toi ?\n\nOui.');
});

test('hesitation goes from the report and stays in the raw words; its full stop stays', () => {
  const words = spoken(
    'euh',
    'je',
    'je',
    'tombe,',
    'heu.',
    'Hum,',
    'le',
    'le',
    'chat',
    'nous',
    'nous',
  );
  const { raw, report } = proposeFrom(words, 'fr');
  expect(raw).toBe('euh je je tombe, heu. Hum, le le chat nous nous');
  expect(report).toBe('Je tombe. Le chat nous nous.');
  expect(proposeFrom(spoken('Um', 'I', 'I', 'fall.'), 'en').report).toBe('I fall.');
});

test('a word that only looks like hesitation in another language stays', () => {
  expect(proposeFrom(spoken('un', 'er', 'va'), 'fr').report).toBe('Un er va.');
});

test('the short text is whole sentences of the report, in their order', () => {
  const sentence = (name: string) =>
    spoken(...`La ${name} descend lentement vers la mer de ${name}`.split(' '), 1);
  const names = [
    'baleine',
    'maison',
    'montagne',
    'voiture',
    'rivière',
    'fenêtre',
    'lumière',
    'cuisine',
  ];
  const more = [...names, ...names.map((name) => `${name}s`)];
  let at = 0;
  const words = more.flatMap((name) => {
    const said = sentence(name).map((word) => ({
      ...word,
      start: word.start + at,
      end: word.end + at,
    }));
    at = (said.at(-1)?.end ?? 0) + 1;
    return said;
  });
  const { report, content } = proposeFrom(words, 'fr');
  expect(countCharacters(content)).toBeLessThanOrEqual(contentLimit);
  expect(countCharacters(content)).toBeGreaterThan(contentLimit / 2);
  let from = 0;
  for (const one of content.split(/(?<=\.) /)) {
    const found = report.indexOf(one, from);
    expect(found).toBeGreaterThanOrEqual(from);
    from = found + one.length;
  }
  expect(content.startsWith('La baleine')).toBe(true);
});

test('one sentence without an end is cut after a word', () => {
  const words = spoken(...new Array<string>(200).fill('tombe'));
  const { content } = proposeFrom(words, 'fr');
  expect(countCharacters(content)).toBeLessThanOrEqual(contentLimit);
  expect(content).toMatch(/^Tombe( tombe)+…$/);
  expect(countCharacters(proposeFrom(spoken('é'.repeat(900)), 'fr').content)).toBeLessThan(501);
});

const plain = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const word = fc.record({
  text: fc.oneof(
    fc.constantFrom('euh', 'je', 'Je', 'tombe.', 'uh', 'la', 'la', 'mer,', '…', '«', '?', 'l’eau'),
    fc.string({ minLength: 1, maxLength: 12 }),
  ),
  pause: fc.double({ min: 0, max: 4, noNaN: true }),
});

test('never a word is added: what is proposed is said, in the order in which it was said', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 120 }),
      fc.constantFrom('fr', 'en', null),
      (told, language) => {
        let at = 0;
        const words = told.map(({ text, pause }) => {
          const start = at + pause;
          at = start + 0.3;
          return { text, start, end: at };
        });
        const { raw, report, content } = proposeFrom(words, language);
        const said: string[] = [...plain(raw)];
        for (const proposed of [plain(report), plain(content)].map((all): string[] => [...all])) {
          let from = 0;
          for (const one of proposed) {
            const found = said.indexOf(one, from);
            expect(found).toBeGreaterThanOrEqual(from);
            from = found + 1;
          }
        }
        expect(countCharacters(content)).toBeLessThanOrEqual(contentLimit);
      },
    ),
  );
});
