import { evidenceOf, matchesOf, type Reading } from '#read/reading.ts';
import type { Cue, Emotion, Interaction } from '#schema.ts';

const shownFrom = 0.5;
const silentP = 0.02;

function spoken(reading: Reading, trait: 'lucid' | 'nightmare', strong: number, weak: number): Cue {
  const matches = matchesOf(reading, 'trait').filter(
    (match) => match.meaning.value.trait === trait,
  );
  const evidence = matches.map((match) => evidenceOf(reading, match, trait));
  const asserted = matches.filter((_, index) => evidence[index]?.negated === false);
  const sure = asserted.some((match) => match.meaning.value.strength === 'strong');
  const p = sure ? strong : asserted.length > 0 ? weak : silentP;
  return { p, shown: p >= shownFrom, evidence };
}

/** Whether the dreamer knew, in the dream, that it was one. */
export function readLucidity(reading: Reading): Cue {
  return spoken(reading, 'lucid', 0.88, 0.35);
}

/**
 * Whether the dream reads as a nightmare: called one, or strong fear beside physical aggression.
 * The dreamer's waking words count here: that is where a nightmare is named.
 */
export function readNightmare(
  reading: Reading,
  emotions: readonly Emotion[],
  interactions: readonly Interaction[],
): Cue {
  const named = spoken(reading, 'nightmare', 0.85, 0.4);
  if (named.shown) return named;
  const fear = emotions.filter(({ class: kind, shown }) => kind === 'apprehension' && shown);
  const violence = interactions.filter(
    ({ type, physical, shown }) => type === 'aggression' && physical && shown,
  );
  if (fear.length === 0 || violence.length === 0) return named;
  const intense = fear.some((emotion) => emotion.intensity >= 2);
  const evidence = [...fear, ...violence].flatMap((finding) => finding.evidence.slice(0, 1));
  const p = intense ? 0.55 : 0.4;
  return { p, shown: p >= shownFrom, evidence: [...named.evidence, ...evidence] };
}
