import type { Place } from '#press/compose/areas.ts';
import { inside } from '#press/compose/containers.ts';
import { seatHeight } from '#press/compose/placing.ts';
import { legible } from '#press/compose/sizes.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Point } from '#press/path.ts';
import { placeAnchor } from '#press/piece.ts';

/** Units for a centimetre of somebody beside a thing: at most half of the sheet. */
const tallest = 3.2;

/** On, under, above, behind or beside what is placed already, as the dream says. */
export function nextTo(
  troupe: Troupe,
  other: Troupe,
  at: Place,
  sheet: { readonly width: number; readonly height: number },
): Place {
  const isApart = !troupe.isCarried && !troupe.isHeld;
  const least = isApart ? legible(troupe) * 0.8 : 0;
  // Beside a cup that is shown large, somebody is no giant.
  const fair = isApart && !troupe.isThing && other.isThing ? Math.min(at.scale, tallest) : at.scale;
  const scale = Math.max(fair, least, 60 / (troupe.box.bottom - troupe.box.top));
  const top = placeAnchor(other.piece, 'top', at) ?? [at.x, at.y + other.box.top * at.scale];
  const way = at.facing === 'right' ? 1 : -1;
  const wide = (other.box.right - other.box.left) * at.scale;
  const tall = (other.box.bottom - other.box.top) * at.scale;
  // Some of one kind stand side by side.
  const many = troupe.count > 1 && troupe.count < 20 && troupe.actors.length === 1 ? 2.2 : 1;
  const ownWide = (troupe.box.right - troupe.box.left) * scale * many;
  if (troupe.isIn !== undefined) return inside(troupe, other, at);
  if (troupe.isCarried) return aboard(troupe, other, at, tall);
  if (troupe.act === 'climb' && troupe.relation?.name !== 'with') {
    const size = Math.max(at.scale, 200 / (troupe.box.bottom - troupe.box.top));
    const x = at.x - way * wide * 0.1;
    return { ...at, x, y: at.y - tall * 0.22, scale: size, depth: at.depth + 0.01 };
  }
  if (troupe.isHeld) {
    const [hand] = ['hand', 'mouth']
      .map((name) => placeAnchor(other.piece, name, { ...at, scaleX: way }))
      .filter((one) => one !== null);
    const longest = Math.max(
      troupe.box.right - troupe.box.left,
      troupe.box.bottom - troupe.box.top,
    );
    // What flies on a string is above one's hand, as large as it is.
    const isAbove = troupe.box.bottom < 20 && troupe.stands === 'air' && longest > 90;
    const most = isAbove ? 1.1 * tall : Math.max(100, 0.36 * tall);
    const size = Math.min(scale, most / longest);
    const grip = troupe.piece.anchors?.hand?.[1];
    const middle = isAbove && grip !== undefined ? grip : (troupe.box.top + troupe.box.bottom) / 2;
    const [x, y] = hand ?? [at.x + way * (other.isThing ? wide * 0.48 : 40), at.y - tall * 0.62];
    return { ...at, x, y: y - middle * size, scale: size, depth: at.depth + 0.01 };
  }
  const keys = placeAnchor(other.piece, 'keys', { ...at, scaleX: way });
  if (troupe.act === 'play' && keys) {
    const x = keys[0] + way * ownWide * 0.42;
    const facing = way > 0 ? 'left' : 'right';
    return { ...at, x, y: at.y + 6, scale: at.scale, facing, depth: at.depth + 0.02 };
  }
  const seat = placeAnchor(other.piece, 'seat', { ...at, scaleX: way });
  const isSeated =
    (troupe.act === 'sit' || troupe.seatless !== undefined) &&
    /^(?:on|in|at)$/.test(troupe.relation?.name ?? '');
  // A crow on somebody is on their shoulder, and on no lap.
  if (seat && isSeated && (other.isThing || !troupe.isThing)) {
    // An animal sits on its own haunches.
    const y = seat[1] + (troupe.isThing ? 4 : seatHeight) * at.scale;
    return { ...at, x: seat[0], y, depth: at.depth + 0.01, isSeat: true };
  }
  switch (troupe.relation?.name) {
    case 'end': {
      // At either end of what they carry, arms under it.
      const side = troupe.relation.at === 'left' ? -1 : 1;
      const facing = side < 0 ? 'right' : 'left';
      const x = at.x + side * (wide / 2 + 12 * at.scale);
      return { ...at, x, facing, scale: at.scale, depth: at.depth - 0.01 };
    }
    case 'ahead': {
      // Further on the same way, so that it leaves the sheet.
      const size = at.scale * 0.72;
      const long = (troupe.box.right - troupe.box.left) * size;
      const x = at.x + way * (wide * 0.4 + long / 2);
      return { ...at, x, y: at.y - 46, scale: size, depth: at.depth - 0.5 };
    }
    case 'below': {
      // Under whom they hold, arms up to them.
      const x = at.x - way * wide * 0.2;
      const low = at.y + other.box.bottom * at.scale;
      return {
        ...at,
        x,
        y: low + (troupe.box.bottom - troupe.box.top) * scale * 0.86,
        scale,
        depth: at.depth + 0.01,
      };
    }
    case 'from':
      return outOf(troupe, other, at, { tall, wide, scale });
    case 'on': {
      const bed = placeAnchor(other.piece, 'lie', { ...at, scaleX: way }) ?? seat;
      if (bed && (troupe.act === 'sleep' || troupe.act === 'lie') && other.isThing) {
        // Along the cushions, no longer than they are.
        const fit = Math.min(at.scale, (wide * 0.92) / (troupe.box.right - troupe.box.left));
        const x = at.x - way * ((troupe.box.left + troupe.box.right) / 2) * fit;
        return { ...at, x, y: bed[1] + 6, scale: fit, depth: at.depth + 0.01 };
      }
      const isShoulder = troupe.isThing && !other.isThing && other.box.bottom - other.box.top > 90;
      const [side, low] = isShoulder ? [way * 19 * at.scale, 31 * at.scale] : [0, 0];
      return { ...at, x: top[0] - side, y: top[1] + low, scale, depth: at.depth + 0.01 };
    }
    case 'in':
      if (troupe.act === 'fall' && troupe.isThing) {
        // Right above what it falls into.
        const own = troupe.box.bottom - troupe.box.top;
        const size = Math.max(Math.min(scale, (0.8 * tall) / own), 64 / own);
        const y = top[1] - 40 - troupe.box.bottom * size;
        return { ...at, x: top[0], y, scale: size, depth: at.depth + 0.01 };
      }
      // In a coffin, a box, a nest: its side hides who lies there.
      if (troupe.act !== 'lie' && troupe.act !== 'sleep') break;
      return { ...at, y: top[1] + tall * 0.3, scale, depth: at.depth - 0.01 };
    case 'above':
      return { ...at, y: top[1] - 60, scale, depth: at.depth + 0.01 };
    case 'behind': {
      // As much of it is seen as is not hidden: on the side where there is room.
      const side = at.x > sheet.width / 2 ? -1 : 1;
      const x = at.x + side * (wide / 2 + ownWide * 0.12);
      return {
        ...at,
        x: ownWide > wide * 0.5 ? x : at.x - way * wide * 0.3,
        scale,
        depth: at.depth - 0.01,
      };
    }
    case 'under':
      return { ...at, x: at.x - way * wide * 0.3, scale, depth: at.depth - 0.01 };
  }
  return beside(troupe, at, { wide, tall, ownWide, scale }, sheet);
}

/** What comes out of somebody leaves their mouth; out of a thing, its top. */
function outOf(
  troupe: Troupe,
  other: Troupe,
  at: Place,
  { tall, wide, scale }: Record<'tall' | 'wide' | 'scale', number>,
): Place {
  const way = at.facing === 'right' ? 1 : -1;
  // Neither too small to be seen nor larger than whom it leaves.
  const high = Math.max(1, troupe.box.bottom - troupe.box.top);
  const size = Math.min(0.6 * tall, Math.max(0.2 * tall, scale * high)) / high;
  if (other.stands === 'hang') {
    // Out of a picture: before its frame, as high as it is, one foot on the floor already.
    const own = Math.min((0.96 * tall) / high, scale * 2.2);
    const low = at.y + other.box.bottom * at.scale;
    const x = at.x + way * wide * 0.12;
    return { ...at, x, y: low + 0.34 * high * own, scale: own, depth: at.depth + 0.01 };
  }
  if (other.isThing) {
    // One leaves it from behind its rim; some are all about it.
    const depth = at.depth + (troupe.count > 1 ? 0.01 : -0.01);
    return { ...at, y: at.y - tall * 0.55, scale: size, depth };
  }
  const x = at.x + way * (wide * 0.5 + 30);
  return { ...at, x, y: at.y - tall * 0.86, scale: size, depth: at.depth + 0.01 };
}

/** On whichever side there is room; before it, lower and nearer, where there is none. */
function beside(
  troupe: Troupe,
  at: Place,
  size: Record<'wide' | 'tall' | 'ownWide' | 'scale', number>,
  { width, height }: { readonly width: number; readonly height: number },
): Place {
  const { wide, tall, ownWide, scale } = size;
  const way = at.facing === 'right' ? 1 : -1;
  // How much of its width there is room for, on the side it looks to and on the other.
  const roomOn = (side: number) =>
    ((side > 0 ? width - 50 - at.x : at.x - 50) - wide / 2 - 10) / ownWide;
  const side =
    [way, -way].find((one) => roomOn(one) >= 1) ?? [way, -way].find((one) => roomOn(one) >= 0.6);
  const shrunk = side === undefined ? 0 : scale * Math.min(1, roomOn(side));
  if (side !== undefined && shrunk >= legible(troupe) * 0.66) {
    const fit = Math.min(1, roomOn(side));
    // Who runs from somebody does not look back.
    const isAlike = troupe.act === 'run' || troupe.act === 'walk' || troupe.act === 'swim';
    const facing = isAlike ? at.facing : side > 0 ? 'left' : 'right';
    const x = at.x + side * (wide / 2 + (ownWide * fit) / 2 + 10);
    return { ...at, x, scale: scale * fit, facing, depth: at.depth + 0.01 };
  }
  const least = 190 / Math.max(1, troupe.box.bottom - troupe.box.top, ownWide / scale);
  const big = Math.max(scale, least);
  const isUp = troupe.stands === 'air' || troupe.stands === 'water';
  const y = isUp ? Math.min(height - 130, at.y + tall * 0.62) : Math.min(height - 70, at.y + 40);
  const x = at.x - way * wide * 0.3;
  return { ...at, x, y, scale: big, facing: at.facing, depth: at.depth + 1 };
}

/** Who rides sits on a back, one leg before it; who drives or sits in a boat is seen above its side. */
function aboard(troupe: Troupe, other: Troupe, at: Place, tall: number): Place {
  const isInside = troupe.act === 'drive' || troupe.relation?.name === 'in';
  const way = at.facing === 'right' ? 1 : -1;
  const placing = { ...at, scaleX: way };
  const window = troupe.relation?.at === 'back' ? 'back' : 'driver';
  const [driver, roof] = [window, 'roof'].map((name) => placeAnchor(other.piece, name, placing));
  if (isInside && driver && roof) return atTheWheel(troupe, at, { driver, roof });
  // Of a giant mount the rider is as large as ever.
  const own = other.changes.includes('giant') ? at.scale / 3 : at.scale;
  // An elephant on a bicycle is no larger than it bears.
  const mount = (other.box.right - other.box.left) * at.scale;
  const long = troupe.box.right - troupe.box.left;
  // On a whale the rider would be a speck: in a dream one is larger.
  const seen = isInside
    ? own
    : Math.max(own, Math.min(legible(troupe) * 0.9, (mount * 0.34) / long));
  const scale = troupe.isThing ? Math.min(own, (mount * 1.05) / long) : seen;
  const seat = ['saddle', 'seat', 'top']
    .map((name) => placeAnchor(other.piece, name, placing))
    .find((one) => one !== null);
  const [x, y] = seat ?? [
    at.x - way * tall * 0.06,
    at.y + other.box.bottom * at.scale - tall * 0.62,
  ];
  const lift = isInside && troupe.act === 'drive' ? 52 : 0;
  const from = troupe.isThing ? 0 : seatHeight - lift;
  return { ...at, x, y: y + from * scale, scale, depth: at.depth + (isInside ? -0.01 : 0.01) };
}

/** Behind a window, seen down to its sill. */
function atTheWheel(
  { piece, box, isThing }: Troupe,
  at: Place,
  { driver, roof }: { readonly driver: Point; readonly roof: Point },
): Place {
  const way = at.facing === 'right' ? 1 : -1;
  const fit = isThing ? Math.min(1, 80 / (box.bottom - box.top)) : 1;
  const scale = at.scale * fit;
  const top = piece.anchors?.top?.[1] ?? box.top;
  const head = piece.anchors?.head?.[0] ?? (box.left + box.right) / 2;
  const x = driver[0] - way * head * scale;
  const hip = piece.anchors?.hip?.[1] ?? box.bottom;
  // The lap is below the sill.
  const y = Math.max(roof[1] + 5 * at.scale - top * scale, driver[1] + 6 * at.scale - hip * scale);
  return { ...at, x, y, scale, depth: at.depth + 0.01, until: driver[1] };
}
