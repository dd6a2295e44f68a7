import { type DreamAnalysis, dreamAnalysisSchema, type Evidence } from '@reverie/oneirology/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Analyser } from '#providers/analysis/port.ts';

const french =
  'Je courais dans la forêt avec ma mère. Un loup immense nous suivait, j’avais très peur.';
const english =
  'I was swimming in the sea at night with my sister. A whale spoke to us and we laughed.';

/** What every analyser does, whatever reads the dream. Call it once in the adapter's test file. */
export function analyserConformance(adapter: string, open: () => Promise<Analyser>): void {
  test(`${adapter}: an answer has the shape of the contract`, async () => {
    const analyser = await open();
    for (const text of [french, english]) {
      const analysis = await analyser.analyse(text, { of: 'content' });
      expect(dreamAnalysisSchema.parse(analysis)).toEqual(analysis);
    }
  });

  test(`${adapter}: the answer says which text it read, in which language`, async () => {
    const analyser = await open();
    const ofContent = await analyser.analyse(french, { of: 'content' });
    const ofReport = await analyser.analyse(english, { of: 'report' });
    expect([ofContent.of, ofContent.language.code]).toEqual(['content', 'fr']);
    expect([ofReport.of, ofReport.language.code]).toEqual(['report', 'en']);
  });

  test(`${adapter}: something is found where something is said`, async () => {
    const analyser = await open();
    for (const text of [french, english]) {
      const analysis = await analyser.analyse(text, { of: 'content' });
      expect(analysis.symbols.length).toBeGreaterThan(0);
    }
  });

  test(`${adapter}: every finding quotes the dream where it points`, async () => {
    const analyser = await open();
    const strange = fc.string({ unit: 'grapheme', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(strange, fc.constantFrom(french, english, ''), async (noise, dream) => {
        const text = `${noise} ${dream} ${noise}`;
        const analysis = await analyser.analyse(text, { of: 'content' });
        for (const { start, end, text: quoted } of evidenceOf(analysis)) {
          expect(text.slice(start, end)).toBe(quoted);
        }
      }),
      { numRuns: 30 },
    );
  });

  test(`${adapter}: any text is answered, the empty one too`, async () => {
    const analyser = await open();
    const texts = ['', ' ', '…', '😴'.repeat(100), 'שלום', 'a'.repeat(20_000), '<b>sea</b>'];
    for (const text of texts) {
      const analysis = await analyser.analyse(text, { of: 'report' });
      expect(dreamAnalysisSchema.safeParse(analysis).success).toBe(true);
    }
  });

  test(`${adapter}: an aborted analysis rejects with its reason`, async () => {
    const analyser = await open();
    const reason = new Error('the dream was changed meanwhile');
    const signal = AbortSignal.abort(reason);
    await expect(analyser.analyse(french, { of: 'content', signal })).rejects.toBe(reason);
  });
}

/** All evidence, however deep a finding keeps it. */
function evidenceOf(analysis: DreamAnalysis): Evidence[] {
  const found: Evidence[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('evidence' in value && Array.isArray(value.evidence)) found.push(...value.evidence);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(analysis);
  return found;
}
