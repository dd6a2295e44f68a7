import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { placesAfter } from '#read/places/whereabouts.ts';
import { evidenceAt, matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import { relationOf } from '#read/relation-words.ts';
import type { Deed } from '#schema.ts';

const verbs = /^(?:neig|pleu|plu$|rain|snow)/;

/** « Il neige dans le salon », `it was raining in the kitchen`: the snow falls, and says where. */
export function weatherFalling(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  const words = matchesOf(reading, 'symbol');
  return words.flatMap(({ from, to, meaning }, n): Deed[] => {
    const { id } = meaning.value;
    // One word may be met as a noun and as a verb.
    if (words[n - 1]?.from === from) return [];
    if ((id !== 'snow' && id !== 'rain') || to !== from + 1) return [];
    if (!verbs.test(tokens[from]?.lower ?? '') || !isImpersonal(reading, from)) return [];
    if (!isHappening(reading, from)) return [];
    // `It rained outside, I was in the kitchen`: where it falls is said right after.
    const language = sentenceAt(reading, from)?.language ?? 'en';
    const relation = relationOf(reading, to, language);
    if (relation !== 'in' && relation !== 'on') return [];
    const where = placesAfter(reading, named, to).slice(0, 1);
    // `Raining on my bed`: under no roof, or in the room; on a street it is weather.
    if (relation === 'on' && !where.some(({ what }) => ofRooms.has(what))) return [];
    const evidence = evidenceAt(reading, from, to, 'action.fall: weather');
    if (where.length === 0 || evidence.negated) return [];
    return [{ who: id, act: 'fall', where, evidence: [evidence] }];
  });
}

const ofRooms = new Set('bed sofa table desk armchair piano carpet television'.split(' '));

/** « Il », `it` stands before it, at most an auxiliary between. */
function isImpersonal({ tokens }: Reading, from: number): boolean {
  const [previous, further] = [tokens[from - 1]?.lower ?? '', tokens[from - 2]?.lower ?? ''];
  const subject = /^(?:il|it)$/;
  return subject.test(previous) || (/^(?:was|is|a|avait)$/.test(previous) && subject.test(further));
}
