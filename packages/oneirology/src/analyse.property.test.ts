import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { type DreamAnalysis, dreamAnalysisSchema, type Evidence } from '#schema.ts';
import { queryTerms, searchTerms } from '#search.ts';

/** Every piece of evidence of an analysis, wherever it hangs. */
function evidenceIn(analysis: DreamAnalysis): Evidence[] {
  const { misfortune, goodFortune, success, failure } = analysis.events;
  const findings = [
    analysis.emotions,
    analysis.characters,
    analysis.interactions,
    analysis.settings,
    analysis.symbols,
    analysis.senses,
    analysis.bizarreness.elements,
    [misfortune, goodFortune, success, failure].flat(),
    [analysis.lucidity, analysis.nightmare, analysis.safety],
  ];
  return findings.flat().flatMap((finding) => finding.evidence);
}

function expectSound(text: string): void {
  const analysis = analyse(text);
  const parsed = dreamAnalysisSchema.safeParse(analysis);
  expect(parsed.error).toBeUndefined();
  for (const evidence of evidenceIn(analysis)) {
    expect(evidence.text).toBe(text.slice(evidence.start, evidence.end));
  }
  for (const { start, end } of analysis.affect.sentences) {
    expect(start).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(text.length);
  }
  expect(analysis.questions.length).toBeLessThanOrEqual(3);
}

const words = fc.constantFrom(
  ...`je j'ai ne n'ai pas jamais peur la mer ma mère maison volais volait dans un chien noir était
  triste heureuse me suis réveillée Marie a frappé mon frère forêt sans eau comme si rêve clé porte
  I was not never afraid my mother the sea flying dog black sad happy woke up Mary hit him brother
  forest without water as if dream key door killed by a bear l' d’eau grand-mère 𝒳 😀 . ! ? , ; … « »
  ( ) " — \n`.split(' '),
);
const dreamlike = fc.array(words, { maxLength: 120 }).map((list) => list.join(' '));
const awkward = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\ud83d', '\ude00', '\0', '<b>', 'é', 'e\u0301', "'", '’', '-', ' '),
  }),
);

test('evidence is always the words of the dream, and the result fits its schema', () => {
  fc.assert(fc.property(dreamlike, expectSound), { numRuns: 300 });
});

test('any string is safe', () => {
  fc.assert(fc.property(awkward, expectSound), { numRuns: 300 });
});

test('the same text gives the same analysis', () => {
  fc.assert(
    fc.property(fc.oneof(dreamlike, awkward), (text) => {
      expect(analyse(text)).toEqual(analyse(text));
    }),
    { numRuns: 100 },
  );
});

test('any string has search terms, and finds itself by them', () => {
  fc.assert(
    fc.property(fc.oneof(dreamlike, awkward), (text) => {
      const terms = new Set(searchTerms(text));
      for (const alternatives of queryTerms(text)) {
        expect(alternatives.some((term) => terms.has(term))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test('accents composed or apart find the same symbols', () => {
  fc.assert(
    fc.property(dreamlike, (text) => {
      const ids = (form: string) => analyse(form, { language: 'fr' }).symbols.map(({ id }) => id);
      expect(ids(text.normalize('NFD'))).toEqual(ids(text.normalize('NFC')));
    }),
    { numRuns: 100 },
  );
});

for (const [name, text] of [
  ['nothing', ''],
  ['only spaces', ' \n\t '],
  ['20,000 letters without a space', 'a'.repeat(20_000)],
  ['20,000 characters of fear', 'J’ai peur de la mer. '.repeat(953)],
  ['20,000 apostrophes', "'".repeat(20_000)],
  ['a tower of combining marks', `e${'\u0301'.repeat(5_000)}`],
  ['lone surrogates', '\ud800 peur \udfff la mer \ud83d'],
  ['a NUL in a word', 'la m\0er et la mer'],
  ['mixed scripts', 'мама 海 بحر la mer 🌊 the sea Ω'],
  ['20,000 characters of emoji', '👩‍👩‍👧😱🌊 '.repeat(1_540)],
  ['20,000 characters of HTML', '<p class="peur">la mer</p>&nbsp;<br/>'.repeat(541)],
  ['20,000 characters of two scripts', 'мама и la mer, 海の夢 the sea. '.repeat(667)],
  ['right to left, with marks of direction', '\u202eبحر la mer\u202c \u200fالبحر the sea'],
  ['HTML and script', '<script>alert("peur")</script><b>la mer</b>'],
] as const) {
  test(`${name} is read without harm`, () => expectSound(text));
}
