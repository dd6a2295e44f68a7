import { withBay } from '#press/compose/seated/bays.ts';
import { boxOfPiece, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { cabinetCorners, frontOf, opened, rimOf } from '#press/compose/vessels/containers.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Piece } from '#press/piece.ts';
import type { PrintScene } from '#press/scene.ts';

/** How much of what is in it its side hides. */
const sunk = 0.34;

/** What is pushed or carried, with what is in it, and by which places in the scene's actors that is. */
export function filled(
  scene: PrintScene,
  holder: number,
  thing: Troupe,
  { done, seed }: { readonly done: ReadonlySet<number>; readonly seed: number },
): { readonly thing: Troupe; readonly inside: readonly number[] } {
  const actor = scene.actors[holder];
  const inside = scene.deeds.flatMap(({ who, whom, relation }) =>
    relation?.name === 'in' && relation.to === holder && whom === undefined && !done.has(who)
      ? [who]
      : [],
  );
  if (actor?.kind !== 'thing' || inside.length === 0) return { thing, inside: [] };
  const contents = inside.flatMap((place) => {
    const one = troupeOf(scene, place, 'sit', seed);
    if (!one) return [];
    return Array.from({ length: Math.min(3, one.count) }, () => one.seatless ?? one.piece);
  });
  const piece = holding(actor.id, withBay(actor.id, thing.piece), contents);
  return piece && contents.length > 0
    ? { thing: { ...thing, piece }, inside }
    : { thing, inside: [] };
}

/** What is told first of some kinds has the most room: a baby among socks. */
const lead = 4;

/** The middle of the room that each of them has, from that of all, and how wide it is. */
function roomsFor(contents: readonly Piece[], wide: number): (readonly [number, number])[] {
  const isMixed = contents.some((one) => one !== contents[0]);
  const shares = contents.map((_, n) => (n === 0 && isMixed ? lead : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  let from = -wide / 2;
  return shares.map((share) => {
    const room = (wide * share) / all;
    from += room;
    return [from - room / 2, room] as const;
  });
}

/** Over its rim, or in its opening; null where nothing can be in it. */
function holding(id: string, piece: Piece, contents: readonly Piece[]): Piece | null {
  const { left, right, top, bottom } = boxOfPiece(piece);
  const rim = rimOf(id);
  const opening = cabinetCorners(id, piece);
  if (rim === undefined && !opening) return null;
  const [from, to] = opening ?? [
    [left, top],
    [right, top + (bottom - top) * (rim?.rim ?? 0)],
  ];
  const wide = Math.abs(to[0] - from[0]) * (rim?.room ?? 0.9);
  const rooms = roomsFor(contents, wide);
  const high = opening ? (to[1] - from[1]) * 0.95 : (bottom - top) * 1.1;
  const middle = (from[0] + to[0]) / 2;
  const side = piece.anchors?.side?.[1];
  const layers = contents.flatMap((one, n) => {
    const [at, room] = rooms[n] ?? [0, wide];
    const box = boxOfPiece(one);
    const tall = box.bottom - box.top;
    const broad = box.right - box.left;
    // Over a rim it is seen, though it be too large to be in there by day.
    const least = opening ? 0 : Math.min((0.55 * (bottom - top)) / tall, (room * 1.7) / broad);
    const scale = Math.max(least, Math.min(room / broad, high / tall));
    // What is low lies on what else is in there, and is seen over the side.
    const over = side === undefined ? to[1] : Math.min(to[1], side + tall * scale * sunk);
    const low = opening ? over : to[1] + tall * scale * sunk;
    const x = middle + at;
    const y = low - box.bottom * scale;
    return put(one, { x: x - ((box.left + box.right) / 2) * scale, y, scale }, `inside${n}`);
  });
  const { anchors } = piece;
  const own = opening
    ? [...opened(piece).layers, ...layers, ...frontOf(piece).layers]
    : [...layers, ...piece.layers];
  return { layers: own, ...(anchors && { anchors }) };
}
