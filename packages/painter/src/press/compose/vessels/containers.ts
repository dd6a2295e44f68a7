import type { Place } from '#press/compose/placing/areas.ts';
import { hasBay } from '#press/compose/seated/bays.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { type Box, type Point, placer } from '#press/path.ts';
import { type Piece, placeAnchor } from '#press/piece.ts';
import type { PrintScene } from '#press/scene.ts';

/**
 * What something can be in, seen over its rim: the share of its height that is above the rim, and
 * the share of its width that there is room for inside.
 */
const rims: Readonly<Record<string, { readonly rim: number; readonly room: number }>> = {
  bathtub: { rim: 0.2, room: 0.86 },
  coffee: { rim: 0.55, room: 0.66 },
  cup: { rim: 0.1, room: 0.6 },
  cauldron: { rim: 0.16, room: 0.8 },
  houseplant: { rim: 0.55, room: 0.6 },
  wheelbarrow: { rim: 0.2, room: 0.7 },
  barrel: { rim: 0.06, room: 0.8 },
  boot: { rim: 0.04, room: 0.5 },
  soup: { rim: 0.3, room: 0.7 },
  vase: { rim: 0.02, room: 0.9 },
  trolley: { rim: 0.32, room: 0.72 },
  pram: { rim: 0.5, room: 0.6 },
  nest: { rim: 0.3, room: 0.9 },
  treasure: { rim: 0.45, room: 0.86 },
  bucket: { rim: 0.3, room: 0.8 },
  basket: { rim: 0.4, room: 0.8 },
  box: { rim: 0.02, room: 0.9 },
  sink: { rim: 0.16, room: 0.7 },
  saucepan: { rim: 0.12, room: 0.6 },
  toilet: { rim: 0.5, room: 0.5 },
  well: { rim: 0.62, room: 0.5 },
  boat: { rim: 0.7, room: 0.6 },
  shoes: { rim: 0.25, room: 0.5 },
  hat: { rim: 0.1, room: 0.7 },
  glass: { rim: 0.02, room: 0.9 },
  'filing-cabinet': { rim: 0.03, room: 0.8 },
  backpack: { rim: 0.06, room: 0.66 },
  bag: { rim: 0.3, room: 0.7 },
  handbag: { rim: 0.4, room: 0.7 },
  trash: { rim: 0.06, room: 0.8 },
  'trash-can': { rim: 0.06, room: 0.8 },
  cart: { rim: 0.36, room: 0.8 },
  sleigh: { rim: 0.36, room: 0.7 },
  crate: { rim: 0.06, room: 0.86 },
  tuba: { rim: 0.03, room: 0.5 },
  // Those behind it are seen above their plates.
  net: { rim: 0.16, room: 0.8 },
  hole: { rim: 0.5, room: 0.66 },
  manhole: { rim: 0.3, room: 0.24 },
  'laid-table': { rim: 0.3, room: 0.8 },
};

/** What is full to the brim: who is in it is seen down to its surface, and before its far rim. */
const brimming = new Set([
  'cup',
  'coffee',
  'soup',
  'saucepan',
  'cauldron',
  'bucket',
  'bowl',
  'glass',
  // What is in a hole comes out of the ground.
  'hole',
]);

/** What is open to the front: anchors `in` and `in.end` are the corners of its opening. */
const cabinets = new Set(
  `coffin fridge freezer wardrobe suitcase television oven washing-machine aquarium cage tree drawer jar bottle
  cradle glass-box picture-frame photograph mirror
  locker revolving-door phone-box chest-of-drawers`.split(/\s+/),
);

/** One goes through these, or is carried by them: no place by themselves, and yet somebody is seen in them. */
const cabins = new Set(['lift']);

/** Who goes through them is seen in their frame. */
const doorways = new Set(['door', 'gate', 'revolving-door']);

const isOpenInFront = (id: string) =>
  cabinets.has(id) || cabins.has(id) || doorways.has(id) || hasBay(id);

/** What shows a likeness: of people the head and shoulders are seen. */
export const frames: ReadonlySet<string> = new Set(['picture-frame', 'photograph']);

/** What one looks out of, by a window that a dream names. */
export const windowed: ReadonlySet<string> = new Set(['house', 'childhood-home']);

/** The share of somebody's height that a likeness shows. */
const bust = 0.4;

/** Whether something can be in it and be seen there. */
export function canHold(id: string): boolean {
  return Object.hasOwn(rims, id) || cabinets.has(id);
}

/** Where a thing that is open above has its rim, as shares of its height and width. */
export function rimOf(id: string): { readonly rim: number; readonly room: number } | undefined {
  return rims[id];
}

/** The corners of the opening of what is open to the front. */
export function cabinetCorners(id: string, { anchors = {} }: Piece): Corners | null {
  const [from, to] = [anchors.in, anchors['in.end']];
  return isOpenInFront(id) && from && to ? [from, to] : null;
}

/** Who comes out of it is still in it, arms or head out already. */
function isComingOut({ act, relation, count }: Leaving): boolean {
  return act === 'emerge' && relation?.name === 'from' && count <= 3;
}

type Leaving = Pick<Troupe, 'relation' | 'act' | 'count'>;

/** The concept of what a troupe is in, where it can be seen there. */
export function holderOf({ actors, deeds }: PrintScene, troupe: Leaving): string | undefined {
  const { relation } = troupe;
  const to = typeof relation?.to === 'number' ? relation.to : undefined;
  const holder = to === undefined ? undefined : actors[to];
  // Who is behind a door that somebody opens is seen in it.
  const isOpened = deeds.some(({ act, whom }) => act === 'open' && whom === to);
  const isOut = isComingOut(troupe);
  const isThrough =
    relation?.name === 'through' || (relation?.name === 'behind' && isOpened) || isOut;
  const isOne = holder?.kind === 'thing' && holder.count < 3;
  // Who looks into a mirror stands before it.
  if (holder?.kind === 'thing' && holder.id === 'mirror' && troupe.act === 'look') return undefined;
  if (isThrough && isOne && doorways.has(holder.id)) return holder.id;
  const isAtIt = holder?.kind === 'thing' && holder.id === 'laid-table' && relation?.name === 'at';
  if (relation?.name !== 'in' && !isAtIt && !isOut) return undefined;
  if (relation?.at === 'window' && holder?.kind === 'thing' && windowed.has(holder.id))
    return holder.id;
  return holder?.kind === 'thing' && (canHold(holder.id) || isOpenInFront(holder.id))
    ? holder.id
    : undefined;
}

/** The share of a tree that a door in its trunk is high. */
const doorInTree = 0.2;

/** How much of who is in it its side hides. */
const sunkShare = 0.36;

/** The share of each body that is seen of those who stand close, and of more than two. */
const close = 0.6;
const closest = 0.36;

/** Units: who is in it has to be seen. */
const leastHeld = 120;

/** In it: over its rim, its side before whoever is there; or framed by its opening. */
export function inside(troupe: Troupe, holder: Troupe, at: Place): Place {
  const { id, n, of } = troupe.isIn ?? { id: '', n: 0, of: 1 };
  const { box } = troupe;
  const many = troupe.count > 1 && troupe.count < 20 && troupe.actors.length === 1 ? 1.3 : 1;
  const [ownWide, ownTall] = [(box.right - box.left) * many, box.bottom - box.top];
  const wide = (holder.box.right - holder.box.left) * at.scale;
  const tall = (holder.box.bottom - holder.box.top) * at.scale;
  const way = at.facing === 'right' ? 1 : -1;
  const placing = { ...at, scaleX: way };
  const middle = way * ((box.left + box.right) / 2);
  // « Une porte dans le tronc d'un arbre »: at its foot, and in no crown.
  if (id === 'tree' && troupe.isThing && troupe.piece.anchors?.door) {
    const scale = (tall * doorInTree) / ownTall;
    return { ...at, y: at.y + holder.box.bottom * at.scale - 4, scale, depth: at.depth + 0.01 };
  }
  const isFramed = frames.has(id) || windowed.has(id);
  const opening = isOpenInFront(id) || isFramed ? corners(holder, placing) : null;
  const rim = rims[id];
  if (opening && isFramed && !troupe.isThing && ownTall > ownWide * 1.4)
    return likeness(box, at, way, opening);
  if (opening || rim === undefined) {
    const [from, to] = opening ?? openingOf(holder, placing);
    // People in a lift stand close: one sees more than half of each.
    const isClose = !troupe.isThing && ownTall > ownWide && (of > 1 || many > 1);
    const scale = fit(
      at.scale,
      ownWide * (isClose ? (of > 2 ? closest : close) : 1),
      ownTall,
      (Math.abs(to[0] - from[0]) * 0.92) / of,
      (to[1] - from[1]) * 0.92,
    );
    // Two in a wardrobe are beside each other.
    const share = (Math.abs(to[0] - from[0]) / of) * (n - (of - 1) / 2);
    const x = (from[0] + to[0]) / 2 + share - middle * scale;
    // Behind a side that hides no more than its lower part.
    const side = placeAnchor(holder.piece, 'side', placing)?.[1];
    const low =
      side === undefined ? to[1] - 4 : Math.min(to[1], side + sunkShare * ownTall * scale);
    const along = many > 1 && (box.right - box.left) * scale * close * 0.7;
    return {
      ...{ ...at, x, y: low - box.bottom * scale, scale },
      // Who is told first is before the others.
      depth: at.depth + 0.02 - 0.001 * n,
      ...(along && { along }),
    };
  }
  const room = (wide * rim.room) / of;
  const fitting = fit(at.scale, ownWide, ownTall, room, Math.max(leastHeld, tall * 1.5));
  // A snake hangs out of a toilet: what is long and low would be a speck in it.
  const most = troupe.isThing ? 1.3 : 0.94;
  const over = Math.min((tall * 0.6) / ownTall, (wide * most) / ownWide / of);
  const scale = ownTall * fitting < tall * 0.35 ? Math.max(fitting, over) : fitting;
  const top = at.y + holder.box.top * at.scale + tall * rim.rim;
  // Who lies in a coffin is seen whole, but for their back.
  const hidden = !troupe.isThing && ownWide > ownTall * 1.6 ? sunkShare * 0.4 : sunkShare;
  const foot = Math.min(at.y + holder.box.bottom * at.scale, top + ownTall * scale * hidden);
  const x = at.x + way * ((holder.box.left + holder.box.right) / 2) * at.scale - middle * scale;
  const aside = room * (n - (of - 1) / 2);
  if (brimming.has(id))
    return {
      ...at,
      x: x + aside,
      y: top + ownTall * scale * sunkShare - box.bottom * scale,
      scale,
      until: top,
      depth: at.depth + 0.01,
    };
  return { ...at, x: x + aside, y: foot - box.bottom * scale, scale, depth: at.depth - 0.01 };
}

/** Head and shoulders, cut off by the frame. */
function likeness(box: Box, at: Place, way: 1 | -1, [from, to]: Corners): Place {
  const [left, right] = from[0] < to[0] ? [from[0], to[0]] : [to[0], from[0]];
  const area = { left, right, top: from[1], bottom: to[1] };
  const tall = box.bottom - box.top;
  const scale = ((to[1] - from[1]) * 0.92) / (bust * tall);
  const x = (left + right) / 2;
  const y = area.top + (to[1] - from[1]) * 0.08 - box.top * scale;
  return {
    ...at,
    x,
    y,
    scale,
    facing: way > 0 ? 'right' : 'left',
    depth: at.depth + 0.01,
    within: area,
  };
}

/** Its size beside what holds it, no larger than there is room for and no smaller than two thirds of it. */
function fit(own: number, wide: number, tall: number, room: number, high: number): number {
  const most = Math.min(room / Math.max(1, wide), high / Math.max(1, tall));
  return Math.min(most, Math.max(own, most * 0.7));
}

type Corners = readonly [from: Point, to: Point];

function corners({ piece }: Troupe, placing: Parameters<typeof placeAnchor>[2]): Corners | null {
  const [from, to] = ['in', 'in.end'].map((name) => placeAnchor(piece, name, placing));
  return from && to ? [from, to] : null;
}

/** Where a piece tells none: most of its front. */
function openingOf({ box }: Troupe, placing: Parameters<typeof placeAnchor>[2]): Corners {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const move = placer(placing);
  // Of a tree, its crown.
  const low = tall > 2.5 * 200 ? 0.5 : 0.16;
  return [
    move([box.left + wide * 0.18, box.top + tall * 0.2]),
    move([box.right - wide * 0.18, box.bottom - tall * low]),
  ];
}

const isFront = ({ id }: Layer) => id.endsWith('.front');

/** What holds somebody, without what is before them and what it has when it is empty. */
export function opened(piece: Piece): Piece {
  const layers = piece.layers.filter((one) => !isFront(one) && !one.id.endsWith('.idle'));
  return layers.length === piece.layers.length ? piece : { ...piece, layers };
}

/** Its bars, its glass, its near side: drawn before who is in it. */
export function frontOf({ layers }: Piece): Piece {
  return { layers: layers.filter(isFront) };
}
