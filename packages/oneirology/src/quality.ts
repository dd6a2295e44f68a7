import { subjects } from '#grammar/person.ts';
import { matchesOf, type Reading } from '#read/reading.ts';
import type { DreamAnalysis } from '#schema.ts';

const shortBelow = 50;
const longAbove = 300;

/** How much there is to read, and what makes reading it less sure. */
export function qualityOf(reading: Reading): DreamAnalysis['quality'] {
  const { tokens, sentences } = reading;
  const flags: DreamAnalysis['quality']['flags'] = [];
  if (tokens.length < shortBelow) flags.push('short');
  if (tokens.length > longAbove) flags.push('long');
  if (new Set(sentences.map((sentence) => sentence.language)).size > 1)
    flags.push('mixed-language');
  if (tokens.length > 0 && !tellsSomething(reading)) flags.push('maybe-not-a-dream');
  return { words: tokens.length, sentences: sentences.length, flags };
}

/** A dream has someone it happens to, or says that it is one. */
function tellsSomething(reading: Reading): boolean {
  if (matchesOf(reading, 'cue').some((match) => match.meaning.value.kind === 'dream')) return true;
  if (matchesOf(reading, 'character').length > 0) return true;
  return reading.tokens.some(
    ({ lower }) => subjects.fr.has(lower) || subjects.en.has(lower) || lower === 'my',
  );
}

interface Read {
  readonly language: DreamAnalysis['language']['code'];
  readonly flags: DreamAnalysis['quality']['flags'];
  /** Something is said that no human coder was asked about, and that no figure stands behind. */
  readonly hasUnmeasured: boolean;
}

/** What this analysis cannot say, for a page to put into words. */
export function limitsOf({ language, flags, hasUnmeasured }: Read): DreamAnalysis['limits'] {
  const limits: DreamAnalysis['limits'] = ['lexical-method'];
  if (flags.includes('short')) limits.push('short-report');
  if (flags.includes('mixed-language')) limits.push('mixed-language');
  if (language === 'fr') limits.push('french-not-validated');
  if (language === 'unknown') limits.push('unknown-language');
  if (hasUnmeasured) limits.push('unmeasured-parts');
  return limits;
}
