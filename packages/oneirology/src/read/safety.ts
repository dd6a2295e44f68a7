import { evidenceOf, isWaking, matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import type { DreamAnalysis } from '#schema.ts';

/** Words that set a sentence in the dreamer's present life rather than in the dream. */
const nowadays = new Set(
  `lately nowadays anymore constantly recently always today now life every
  moment temps derniers dernières jours aujourd'hui depuis vraiment toujours souvent vie
  constamment récemment actuellement`.split(/\s+/),
);

/** A text as bare as this, with nobody in it and hardly an image, tells how someone is, not a dream. */
const fewWords = 40;
const fewImages = 2;

/**
 * Crisis language about waking life. Only the dreamer's own wish counts, and only where it is told
 * awake: in a waking aside, with a word of the present life, or in a text that tells no dream. A
 * death, a murder or a suicide inside the dream never raises it.
 */
export function readSafety(reading: Reading): DreamAnalysis['safety'] {
  const noDream = !tellsDream(reading);
  const evidence = matchesOf(reading, 'crisis')
    .filter((match) => noDream || isWaking(reading, match.from) || isNowadays(reading, match.from))
    .map((match) => evidenceOf(reading, match, match.meaning.value.kind))
    .filter((found) => !found.negated);
  return { concern: evidence.length > 0, evidence };
}

function tellsDream(reading: Reading): boolean {
  return (
    reading.tokens.length > fewWords ||
    matchesOf(reading, 'cue').some((match) => match.meaning.value.kind === 'dream') ||
    matchesOf(reading, 'character').length > 0 ||
    matchesOf(reading, 'symbol').length > fewImages
  );
}

function isNowadays(reading: Reading, index: number): boolean {
  const sentence = sentenceAt(reading, index);
  if (sentence === undefined) return false;
  const words = reading.tokens.slice(sentence.from, sentence.to).map((token) => token.lower);
  const dreamed = words.some((word) => /^(?:r[eê]v|dream|songe)/.test(word));
  return !dreamed && words.some((word) => nowadays.has(word));
}
