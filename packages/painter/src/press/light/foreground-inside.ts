import type { Layer } from '#press/drawing.ts';
import { type NearThing, nearThings } from '#press/light/near-things.ts';
import { type Box, mapPoints } from '#press/path.ts';
import type { StageName } from '#press/stages.ts';
import type { Random } from '#random.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/**
 * What stands nearest to us in a room, in a lower corner; or a curtain that we look past. In a
 * classroom or a shop a plant would be a black thing that nobody can name.
 */
const nearest: Partial<Record<StageName, readonly NearThing[]>> = {
  kitchen: ['leaves'],
  bedroom: ['drape'],
  livingRoom: ['leaves', 'drape'],
  hospital: ['drape'],
  cabin: ['drape'],
  cellar: ['barrel'],
  museum: ['rope', 'rope', 'drape'],
  restaurant: ['leaves'],
  airport: ['leaves'],
  cave: ['stones'],
};

/** How far each comes in, as a share of the sheet's width, and how high it is for that. */
const sizes: Readonly<Record<NearThing, readonly [wide: number, tall: number]>> = {
  barrel: [0.3, 1],
  rope: [0.4, 0.8],
  stones: [0.44, 0.6],
  leaves: [0.3, 1.5],
  drape: [0.2, 0],
};

/** Nearly black shapes in a corner where nobody is: they say how deep the room is. */
export function foregroundInside(
  stage: StageName,
  taken: readonly Box[],
  { width, height }: Sheet,
  random: Random,
): Layer[] {
  const kinds = nearest[stage];
  const kind = kinds?.[Math.floor(random.next() * kinds.length)];
  const isLeftFirst = random.next() < 0.5;
  // In every other room: met in each of them, it would be a stock set.
  if (!kind || random.next() < 0.5) return [];
  const [across, up] = sizes[kind];
  for (const share of [1, 0.82, 0.64]) {
    for (const side of isLeftFirst ? ([-1, 1] as const) : ([1, -1] as const)) {
      const wide = Math.min(width, height) * across * share;
      const tall = up > 0 ? wide * up : height;
      const own = { left: side < 0 ? 0 : width - wide, right: side < 0 ? wide : width };
      const isFree = taken.every(
        (one) => one.left >= own.right || one.right <= own.left || one.bottom <= height - tall - 10,
      );
      if (!isFree) continue;
      // Drawn at the left side.
      const path = mapPoints(nearThings[kind](random, wide, tall), ([x, y]) => [
        side < 0 ? x : width - x,
        height + y,
      ]);
      return [{ id: 'foreground', role: 'night', path, tone: 0.92, isSheet: true }];
    }
  }
  return [];
}
