import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** What one goes through to be elsewhere. */
const ways = wordSet('door gate lift mirror wardrobe');

const leading = wordSet(
  'lead leads led leading mène mènent menait menaient menant conduit conduisait conduisaient conduisant',
);
const onward = wordSet('to into onto out à au aux vers sur dans');

/** Words between a door and where it leads: `every door that I opened led to`. */
const farthest = 4;

/** `Every door I opened led to the sea`, « une porte menait à une plage »: it opens on that. */
export function waysOn(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    if (!leading.has(lower) || !onward.has(tokens[at + 1]?.lower ?? '')) return [];
    if (!isHappening(reading, at)) return [];
    const first = sentenceAt(reading, at)?.from ?? 0;
    const way = named.findLast(
      ({ id, from, to }) => ways.has(id) && from >= first && to <= at && at - to <= farthest,
    );
    const place = nextNamed(reading, named, at + 2, 3);
    return way && place ? opensOn(reading, way, place) : [];
  });
}

function opensOn(reading: Reading, way: Named, place: Named): Deed[] {
  const evidence = evidenceAt(reading, way.from, place.to, 'action.open: leads to');
  if (evidence.negated || place.id === way.id) return [];
  const where = [{ relation: 'on' as const, what: place.id }];
  return [{ who: way.id, act: 'open', where, evidence: [evidence] }];
}

/** `On the other side of the door was the sea`, « de l'autre côté du miroir »: what is behind it. */
export function otherSides(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    const before = tokens[at - 1]?.lower ?? '';
    const isSide =
      (lower === 'side' && before === 'other') || (lower === 'côté' && before === 'autre');
    if (!isSide || !isHappening(reading, at)) return [];
    const way = nextNamed(reading, named, at + 1, 4);
    const place = way && nextNamed(reading, named, way.to, 5);
    return way && place && ways.has(way.id) ? opensOn(reading, way, place) : [];
  });
}
