import { draw } from '#press/compose/draw.ts';
import { areaOf } from '#press/compose/placing/areas.ts';
import { placeTroupe } from '#press/compose/placing/placing.ts';
import type { Round, Turn } from '#press/compose/placing/round.ts';
import type { Placed } from '#press/compose/sheet/seen.ts';

/** Some who lie in the beds of a ward have one each. Null where there are no two beds. */
export function inBeds({ troupe, random }: Turn, round: Round): Placed | null {
  const { stage, taken, at, scheme, width, height } = round;
  const { act, relation, count, isThing } = troupe;
  const isDown = act === 'lie' || act === 'sleep';
  const isAbed = relation?.to === 'place' && relation.at === 'bed';
  if (!isDown || !isAbed || isThing || count < 2) return null;
  const beds = stage.slots.filter(({ kind }) => kind === 'bed');
  if (beds.length < 2) return null;
  const bodies = [troupe.piece, ...(troupe.variants ?? [])];
  const each = beds.slice(0, count).map((bed, n) => {
    const one = { ...troupe, piece: bodies[n % bodies.length] ?? troupe.piece, count: 1 };
    const only = { ...stage, slots: [bed] };
    const options = { width, height, scheme, taken: [], isHero: false, random };
    return { one, place: placeTroupe(one, only, options) };
  });
  const [first] = each;
  if (first === undefined) return null;
  taken.push(...each.map(({ one, place }) => ({ ...place, area: areaOf(one, place) })));
  for (const actor of troupe.actors) at.set(actor, { troupe, place: first.place });
  const layers = each.flatMap(({ one, place }) => draw(one, place, stage));
  return { troupe, place: first.place, depth: first.place.depth, layers };
}
