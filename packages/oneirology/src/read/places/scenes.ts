import type { familiarityBySentence } from '#read/places/familiarity.ts';
import { evidenceOf, isWaking, matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import type { Setting } from '#schema.ts';

const denied = 0.05;

/**
 * Share of development reports coded as ambiguous among those that name a scene (`a party`, « un
 * endroit ») and no place on either side of a door.
 */
const sceneP = 0.6;

/** A dream that names no indoor or outdoor place may still say that it is somewhere. */
export function readScenes(
  reading: Reading,
  familiarities: ReturnType<typeof familiarityBySentence>,
): Setting[] {
  const scenes = matchesOf(reading, 'place').filter(
    (match) => match.meaning.value.place === 'ambiguous' && !isWaking(reading, match.from),
  );
  const [first] = scenes;
  if (first === undefined) return [];
  const evidence = scenes.map((match) => evidenceOf(reading, match, 'scene'));
  const p = evidence.some(({ negated }) => !negated) ? sceneP : denied;
  const familiarity = familiarities.get(sentenceAt(reading, first.from)) ?? 'unknown';
  return [{ place: 'ambiguous', familiarity, p, shown: p > denied, evidence }];
}
