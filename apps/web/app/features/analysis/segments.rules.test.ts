import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, type Mark, paragraphsOf, segment } from '#features/analysis/segments.rules.ts';

const text = 'J’ai peur que la baleine ne tombe.';
const mark = (id: string, words: string, isDenied = false): Mark => {
  const start = text.indexOf(words);
  return { id, start, end: start + words.length, isDenied, isDoubtful: false };
};
const whole = { start: 0, end: text.length };

test('words something rests on are cut out, the rest stays as it is', () => {
  const segments = segment(text, whole, [mark('emotion:apprehension', 'peur')]);
  expect(segments.map(({ text }) => text)).toEqual(['J’ai ', 'peur', ' que la baleine ne tombe.']);
  expect(segments.map(({ ids }) => ids)).toEqual([[], ['emotion:apprehension'], []]);
});

test('words two findings share name both, the narrower first', () => {
  const segments = segment(text, whole, [
    mark('event:fall', 'la baleine ne tombe'),
    mark('symbol:whale', 'baleine'),
  ]);
  const shared = segments.find(({ text }) => text === 'baleine');
  expect(shared?.ids).toEqual(['symbol:whale', 'event:fall']);
});

test('words are denied only where nothing but a denial rests on them', () => {
  const denied = segment(text, whole, [mark('a', 'peur', true)]);
  expect(denied[1]?.isDenied).toBe(true);
  const both = segment(text, whole, [mark('a', 'peur', true), mark('b', 'peur')]);
  expect(both[1]?.isDenied).toBe(false);
});

test('whatever the marks, the segments joined are the text', () => {
  const place = fc.integer({ min: -3, max: text.length + 3 });
  const marks = fc.array(
    fc.record({
      ...{ id: fc.string(), start: place, end: place },
      ...{ isDenied: fc.boolean(), isDoubtful: fc.boolean() },
    }),
  );
  fc.assert(
    fc.property(marks, place, place, (some, a, b) => {
      const line = {
        start: Math.max(0, Math.min(a, b)),
        end: Math.min(text.length, Math.max(a, b)),
      };
      fc.pre(line.start <= line.end);
      const joined = segment(text, line, some)
        .map(({ text }) => text)
        .join('');
      expect(joined).toBe(text.slice(line.start, line.end));
    }),
  );
});

test('a poem has one line a sentence, and no letter is lost between them', () => {
  const dream = '  Elle dit : « Ne la réveille pas. »\n\nL’eau est tiède.  ';
  const first = dream.indexOf('Elle');
  const second = dream.indexOf('L’eau');
  const lines = linesOf(dream, [
    { start: first, end: dream.indexOf(' »') },
    { start: second, end: dream.length },
  ]);
  expect(lines.map(({ start, end }) => dream.slice(start, end))).toEqual([
    'Elle dit : « Ne la réveille pas. »',
    'L’eau est tiède.',
  ]);
});

test('a text nobody has read yet is one line', () => {
  expect(linesOf(' rien ', [])).toEqual([{ start: 1, end: 5 }]);
});

test('a longer text keeps the paragraphs it was written in', () => {
  const dream = 'Un. Deux.\n\nTrois.\nQuatre. Cinq.';
  const at = (word: string) => ({
    start: dream.indexOf(word),
    end: dream.indexOf(word) + word.length,
  });
  const lines = ['Un.', 'Deux.', 'Trois.', 'Quatre.', 'Cinq.'].map(at);
  const words = paragraphsOf(dream, lines).map((paragraph) =>
    paragraph.map(({ start, end }) => dream.slice(start, end)).join(' '),
  );
  expect(words).toEqual(['Un. Deux.', 'Trois.', 'Quatre. Cinq.']);
});
