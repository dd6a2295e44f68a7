import { subjects } from '#grammar/person.ts';
import { evidenceOf, isWaking, matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import type { DreamAnalysis } from '#schema.ts';

/** A text as bare as this, with nobody in it and hardly an image, tells how someone is, not a dream. */
const fewWords = 40;
const fewImages = 1;

/**
 * Crisis language about waking life. Only the dreamer's own wish counts, and only where it is told
 * awake: in a waking aside, in a sentence set in the present life, or in a text that tells no
 * dream. A death, a murder or a suicide inside the dream never raises it.
 */
export function readSafety(reading: Reading): DreamAnalysis['safety'] {
  const noDream = !tellsDream(reading);
  const evidence = matchesOf(reading, 'crisis')
    .filter(({ from }) => noDream || isWaking(reading, from) || isNowadays(reading, from))
    .filter(({ from }) => !isSomebodyElses(reading, from))
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

/** A sentence of the present life (`lately`, « depuis des semaines ») that speaks of no dream. */
function isNowadays(reading: Reading, index: number): boolean {
  const sentence = sentenceAt(reading, index);
  if (sentence === undefined) return false;
  const cues = matchesOf(reading, 'cue')
    .filter(({ from }) => from >= sentence.from && from < sentence.to)
    .map((match) => match.meaning.value.kind);
  return cues.includes('present') && !cues.includes('dream');
}

/** « Elle dit qu’il a envie de mourir »: the nearest subject is not the dreamer. */
function isSomebodyElses(reading: Reading, index: number): boolean {
  const sentence = sentenceAt(reading, index);
  if (sentence === undefined) return false;
  for (let at = index; at >= sentence.from; at -= 1) {
    const person = subjects[sentence.language].get(reading.tokens[at]?.lower ?? '');
    if (person !== undefined) return person.who === 'other';
  }
  return false;
}
