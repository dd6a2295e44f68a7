import { drawOne, type Surroundings } from '#press/compose/draw-one.ts';
import { apartOf, mostInRow, type Place } from '#press/compose/placing/areas.ts';
import { crowdSpots, isCrowd } from '#press/compose/placing/crowd.ts';
import { hasFooting, onStep } from '#press/compose/placing/footing.ts';
import { gradedPlaces, isGraded } from '#press/compose/placing/graded.ts';
import { isOneKind, type Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import type { Piece } from '#press/piece.ts';
import type { ActName } from '#press/scene.ts';

/** A troupe where it stands, and how many of its first layers are of those who are far off. */
export function drawInDepth(
  troupe: Troupe,
  place: Place,
  from: Surroundings,
  sheet: { readonly width: number; readonly height: number },
): { readonly layers: Layer[]; readonly far: number } {
  const isMany = isCrowd(troupe, place) && !isTogether(troupe);
  const isRow = isGraded(troupe, place) && !(troupe.act && faceToFace.has(troupe.act));
  if (!isMany && !isRow) return { layers: draw(troupe, place, from), far: 0 };
  const spots = isMany
    ? crowdSpots(troupe, place, from, sheet.width)
    : gradedPlaces(troupe, place, from, sheet);
  const bodies = [troupe.piece, ...(troupe.variants ?? [])];
  const drawn = spots.map(({ place: own, nth, isFar }) => {
    const piece = bodies[nth % bodies.length] ?? troupe.piece;
    return { isFar, layers: drawOne({ ...troupe, piece }, own, from) };
  });
  return {
    layers: drawn.flatMap(({ layers }) => layers),
    far: drawn.flatMap(({ isFar, layers }) => (isFar ? layers : [])).length,
  };
}

/** Who dances in a round, or comes out of something, is in no crowd. */
function isTogether({ act, relation }: Troupe): boolean {
  return act === 'dance' || (relation?.name === 'from' && typeof relation.to === 'number');
}

/** A troupe where it stands: some of one kind stand behind each other. */
export function draw(troupe: Troupe, place: Place, from: Surroundings): Layer[] {
  const isSome = troupe.count > 1 && troupe.count < 20 && isOneKind(troupe);
  if (!isSome) return drawOne(troupe, place, from);
  const wide = (troupe.box.right - troupe.box.left) * place.scale;
  const isOut = troupe.relation?.name === 'from' && typeof troupe.relation.to === 'number';
  if (isOut && troupe.isIn === undefined) return spreading(troupe, place, from);
  // Where one sees under the water, the others are in it, and not over the first.
  if (from.isBelow && troupe.stands === 'water' && troupe.isThing && !troupe.isIn)
    return deeper(troupe, place, from);
  const isPair = troupe.count === 2;
  const isRound = troupe.act === 'dance' && !isPair;
  if (troupe.act && faceToFace.has(troupe.act) && !isRound && (troupe.isThing || isPair))
    return facing(troupe, place, wide, from);
  const way = place.facing === 'right' ? -1 : 1;
  if (place.isAbed) return abed(troupe, place, from);
  if (place.along !== undefined) return inOneRow(troupe, place, place.along, from);
  // In the air they are above each other too.
  const up = troupe.stands === 'air' ? 0.34 : 0;
  // Cows side by side would be one cow of eight legs.
  const isWide = wide > 330 && up === 0 && (troupe.isThing === true || troupe.count <= 3);
  // In a lift or a box they stand closer.
  const step = troupe.isIn ? Math.min(wide, 330) : apartOf(troupe, place.scale);
  if (isWide) {
    const size = Math.max(0.5, Math.min(0.7, 520 / wide));
    const apart = wide * size;
    const more = [
      { dx: way * 0.95, dy: -0.86 },
      { dx: way * -0.9, dy: -0.66 },
    ].slice(0, Math.max(0, Math.min(5, troupe.count) - 3));
    const spots = [
      ...more,
      { dx: way * -0.42, dy: -0.26 },
      { dx: way * 0.42, dy: -0.5 },
      { dx: way * 0.12, dy: 0 },
    ];
    const two = [
      { dx: way * -0.36, dy: -0.2 },
      { dx: way * 0.36, dy: 0 },
    ];
    return (isPair ? two : spots).flatMap(({ dx, dy }, n) => {
      const tall = (troupe.box.bottom - troupe.box.top) * place.scale * size;
      const behind = 1 + dy * 0.3;
      const one = {
        ...place,
        x: place.x + dx * apart,
        y: place.y + dy * tall,
        scale: place.scale * size * behind * sizeOfNth(troupe, n),
      };
      return drawOne(
        { ...troupe, piece: troupe.variants?.[n] ?? troupe.piece },
        troupe.stands === 'ground' ? withFooting(one, place, from) : one,
        from,
      );
    });
  }
  const spots = [
    // As far behind as they are smaller: much smaller on the same floor, they would be children.
    { dx: way * 0.95, dy: -0.16 - up, size: 0.92 },
    { dx: way * -0.72, dy: -0.22 + up * 1.6, size: 0.88 },
    { dx: 0, dy: 0, size: 0.97 },
  ];
  // On a table they stand in a row.
  const rows = troupe.stands === 'table' ? { apart: 0.75, size: 0.7 } : { apart: 1, size: 1 };
  // Of a number that is told all are there, row behind row: those behind are drawn first.
  const more = others(troupe.count - spots.length).map(({ dx, dy, size }) => ({
    dx: way * dx,
    // In the air some are below.
    dy: up === 0 ? dy : dx > 0.4 ? 0.5 - dy : dy - up,
    size,
  }));
  return (isPair ? spots.slice(1) : [...more.reverse(), ...spots]).flatMap(
    ({ dx, dy, size }, n) => {
      const one = {
        ...place,
        x: place.x + dx * rows.apart * step,
        y: place.y + (rows.apart < 1 ? 0 : dy * step),
        scale: place.scale * size * rows.size * sizeOfNth(troupe, n),
      };
      return drawOne(
        { ...troupe, piece: troupe.variants?.[n % 4] ?? troupe.piece },
        troupe.stands === 'ground' ? withFooting(one, place, from) : one,
        from,
      );
    },
  );
}

/** How far below the first, in its lengths across and heights down, and how large. */
const depths = [
  { dx: 0.5, dy: 1.1, size: 0.86 },
  { dx: -0.42, dy: 1.9, size: 0.74 },
  { dx: 0.34, dy: 2.7, size: 0.6 },
  { dx: -0.3, dy: 3.3, size: 0.5 },
] as const;

function deeper(troupe: Troupe, place: Place, from: Surroundings): Layer[] {
  const [wide, tall] = [
    (troupe.box.right - troupe.box.left) * place.scale,
    (troupe.box.bottom - troupe.box.top) * place.scale,
  ];
  const way = place.facing === 'right' ? -1 : 1;
  return [
    ...depths.slice(0, troupe.count - 1).map(({ dx, dy, size }) => ({
      ...place,
      x: place.x + way * dx * wide,
      y: place.y + dy * tall,
      scale: place.scale * size,
    })),
    place,
  ].flatMap((one) => drawOne(troupe, one, from));
}

/** Stones and waves are of all sizes; people and animals of one kind are as large as each other. */
function sizeOfNth({ isThing, isBeast, piece }: Troupe, n: number): number {
  const isAlive = !isThing || isBeast === true || piece.anchors?.mouth !== undefined;
  return isAlive ? 1 : ([0.82, 1.12, 0.96, 0.74] as const)[(n % 4) as 0];
}

/** Where the fourth and whoever comes after stand, by their width: in the gaps of the row before. */
const behind = [0.42, -0.36, 1.3, -1.1] as const;

function others(count: number) {
  return Array.from({ length: Math.max(0, count) }, (_, n) => {
    const row = Math.floor(n / behind.length);
    const shift = row % 2 === 0 ? 0 : 0.36;
    return { dx: (behind[n % 4] ?? 0) + shift, dy: -0.34 - 0.17 * row, size: 0.84 - 0.06 * row };
  });
}

/** One of some, nearer to us or to the first of them, until there is floor under the feet. */
function withFooting(one: Place, first: Place, from: Surroundings): Place {
  if (from.footholds) return onStep(one, from.footholds);
  if (!hasFooting(from, first)) return one;
  for (const way of [1, 0.85, 0.7, 0.55]) {
    const x = first.x + (one.x - first.x) * way;
    for (let y = one.y; y <= first.y + 60; y += 12)
      if (hasFooting(from, { x, y })) return { ...one, x, y };
  }
  return one;
}

/** Side by side, as many as there is room for, the one in the middle before the others. */
function inOneRow(troupe: Troupe, place: Place, along: number, from: Surroundings): Layer[] {
  const count = Math.min(mostInRow, troupe.count);
  const way = place.facing === 'right' ? 1 : -1;
  const spots = Array.from({ length: count }, (_, n) => n - (count - 1) / 2);
  // Of a queue the first is the nearest to us, and the others stand away into the depth.
  const farther = (spot: number) => (place.isQueue ? (count - 1) / 2 - way * spot : 0);
  const deep = Math.max(0, place.y - from.horizon);
  return [...spots]
    .sort((one, other) => farther(other) - farther(one) || Math.abs(other) - Math.abs(one))
    .flatMap((spot, n) => {
      const body = troupe.variants?.[n] ?? troupe.piece;
      const piece = place.isSeat ? unseated(body) : body;
      const { seatless: _seatless, ...rest } = troupe;
      const size = 1 - 0.07 * farther(spot);
      const y = place.y - (1 - size) * deep;
      const one = { ...place, x: place.x + spot * along, y, scale: place.scale * size };
      return drawOne({ ...rest, piece }, one, from);
    });
}

/** Somebody without the stool they have where there is no other seat. */
function unseated(piece: Piece): Piece {
  return { ...piece, layers: piece.layers.filter(({ id }) => !id.startsWith('seat.')) };
}

/** Some in one bed lie side by side: whoever is further off a little higher. */
function abed(troupe: Troupe, place: Place, from: Surroundings): Layer[] {
  const deep = (troupe.box.bottom - troupe.box.top) * place.scale * 0.34;
  const all = Array.from({ length: Math.min(3, troupe.count) }, (_, n) => n);
  return all
    .toReversed()
    .flatMap((n) =>
      drawOne(
        { ...troupe, piece: troupe.variants?.[n] ?? troupe.piece },
        { ...place, y: place.y - n * deep, scale: place.scale * (1 - 0.06 * n) },
        from,
      ),
    );
}

/** What comes out of something begins at it, small, and is larger and wider apart further off. */
function spreading(troupe: Troupe, place: Place, from: Surroundings): Layer[] {
  const { left, top, right, bottom } = troupe.box;
  const size = Math.max(right - left, bottom - top) * place.scale;
  const step = Math.max(70, Math.min(130, size));
  const isUp = troupe.stands === 'air';
  return Array.from({ length: 7 }, (_, n) => {
    const side = n % 2 === 0 ? 1 : -1;
    const far = (n + 0.4) / 2;
    const x = place.x + side * step * far * (isUp ? 0.55 : 0.95);
    const y = place.y + (isUp ? -1 : 0.42) * step * far * (n % 3 === 0 ? 1.1 : 0.75);
    const facing = side > 0 ? ('right' as const) : ('left' as const);
    const scale = (place.scale * step * (0.5 + 0.16 * n)) / size;
    return drawOne(
      { ...troupe, piece: troupe.variants?.[n % 3] ?? troupe.piece },
      { ...place, x, y, scale, facing },
      from,
    );
  }).flat();
}

const faceToFace = new Set<ActName>(['fight', 'argue', 'kiss', 'embrace', 'dance', 'kill', 'bite']);

/** Two of one kind, one against the other. */
function facing(troupe: Troupe, place: Place, wide: number, from: Surroundings): Layer[] {
  const scale = place.scale * 0.8;
  const apart = wide * 0.8 * (troupe.isThing ? 0.44 : 0.54);
  return [
    ...drawOne(troupe, { ...place, scale, x: place.x - apart, facing: 'right' }, from),
    ...drawOne(
      { ...troupe, piece: troupe.variants?.[1] ?? troupe.piece },
      { ...place, scale, x: place.x + apart, facing: 'left' },
      from,
    ),
  ];
}
