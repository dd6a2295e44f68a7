import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseWhole } from '#deeds.ts';

function passagesIn(text: string): string[] {
  const { passages = [] } = analyseWhole(text);
  return passages.map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['I was in a kitchen. ', 'A whale came in.'],
  // A long sentence goes by its steps, a short one does not.
  [
    'i was in my old school and everybody was looking for the same blue coat ',
    'and then the roof came off and we could see a red moon over the yard ',
    'suddenly my brother was there in his pyjamas and he was laughing at us',
  ],
  [
    'je cherchais mes clés dans tout l’appartement avec la voisine du dessous ',
    'et puis on s’est retrouvées au bord d’un lac avec des canards en plastique ',
    'd’un coup il s’est mis à neiger sur l’eau et plus personne ne parlait',
  ],
  ['I ran, then I fell.'],
  [
    'I had lived alone in that house since then and nobody knew it but the old woman who sold bread in our street.',
  ],
])('%s | %s', (...passages) => {
  expect(passagesIn(passages.join(''))).toEqual(passages);
});

test('together they are the whole text', () => {
  const words = fc.constantFrom(
    'je',
    'puis',
    'vole.',
    'and then',
    'the sea',
    '!',
    '\n',
    ' ',
    'É—',
    'suddenly',
    '🌊',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
      const text = parts.join(' ');
      const passages = passagesIn(text);
      expect(passages.length === 0 ? '' : passages.join('')).toBe(
        passages.length === 0 ? '' : text,
      );
    }),
  );
});
