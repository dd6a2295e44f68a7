import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { boxOfPiece, standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf, put } from '#press/compose/work/doer.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { Piece } from '#press/piece.ts';
import type { ActName } from '#press/scene.ts';

interface Below {
  /** The share of its height that there is room in under its top. */
  readonly room: number;
  /** Layers that are behind whoever is there. */
  readonly far: RegExp;
}

/** What has room for somebody under it. */
const roomy: Readonly<Record<string, Below>> = {
  table: { room: 0.88, far: /\.far$/ },
  'laid-table': { room: 0.44, far: /\.(?:chairs|legs)$/ },
  desk: { room: 0.56, far: /./ },
  piano: { room: 0.36, far: /\.(?:lid|stay)$/ },
  bench: { room: 0.5, far: /\.legs$/ },
  chair: { room: 0.5, far: /\.far$/ },
};

/** How much larger a table is at most than by day, so that somebody is under it. */
const largest = 1.7;

/** Centimetres that those who lie under a bed take beside and under it. */
const longestLying = 230;

const lyingDown = new Set<ActName>(['lie', 'sleep', 'crawl']);

/** What one stands under, or whose foot is thin: nobody lies there. */
const overhead =
  /(?:^|-)(?:tree|palm|umbrella|parasol|ladder|lamp|lamppost|bridge|arch|tent|tower|stairs|gallows|mast|flag|sign|light|lights)(?:-|$)/;

/** Centimetres: what is wider has room for somebody under it, half of them in sight. */
const wideEnough = 90;

/** Whether somebody can lie under it although there is no room: a car, a wardrobe, a boat. */
function isHeavy({ stands, isBeast, box }: Troupe, id: string): boolean {
  const isLow = stands === 'ground' || stands === 'water';
  return isLow && !isBeast && box.right - box.left > wideEnough && !overhead.test(id);
}

/** Whether something of a place is drawn by itself where somebody is under it. */
export function hasRoomUnder(id: string): boolean {
  return Object.hasOwn(roomy, id) || id === 'bed';
}

/** Who is under a table crouches between its legs; who is under a bed lies half out of it. */
export const underThings: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { who, act, whom, relation } = deed;
  const to = relation?.name === 'under' && typeof relation.to === 'number' ? relation.to : null;
  const over = to === null ? undefined : scene.actors[to];
  if (to === null || over?.kind !== 'thing' || whom !== undefined || done.has(to)) return null;
  const cover = troupeOf(scene, to, null, seed);
  const one = scene.actors[who];
  if (!cover || one === undefined || one.count > 3) return null;
  const isSolid = !hasRoomUnder(over.id);
  const isOne = one.kind === 'person' && one.count === 1;
  if (isSolid && (!isOne || !isHeavy(cover, over.id))) return null;
  const all = [
    deed,
    ...scene.deeds.filter(
      (other) => other.who !== who && other.relation?.to === to && !done.has(other.who),
    ),
  ];
  const isLying = isSolid || over.id === 'bed' || lyingDown.has(act);
  const bodies = all.flatMap((other) => bodyOf(casting, other.who, isLying) ?? []);
  if (bodies.length < all.length) return null;
  const body = sideBySide(bodies);
  const own = boxOfPiece(body);
  const [tall, wide] = [own.bottom - own.top, own.right - own.left];
  const middle = (own.left + own.right) / 2;
  const actors = [...all.map((other) => other.who), to];
  const common = { actors, count: 1, changes: [...one.changes], act };
  const below = roomy[over.id];
  if (below === undefined) {
    // Head and shoulders are seen, beside a bed that hides the rest; what has no feet hides more.
    const scale = Math.min(1.3, longestLying / wide);
    const x = cover.box.left + (middle + wide * (isSolid ? -0.1 : 0.05)) * scale;
    const lying = put(body, { x, y: -own.bottom * scale, scale, scaleX: -1 }, 'below');
    return [{ ...standing({ layers: [...lying, ...cover.piece.layers] }, 'ground'), ...common }];
  }
  const high = (cover.box.bottom - cover.box.top) * below.room;
  const broad = (cover.box.right - cover.box.left) * 0.8;
  const raised = Math.min(largest, Math.max(1, tall / high, wide / broad));
  const fit = Math.min(1, (high * raised) / tall, (broad * raised * 1.2) / wide);
  const thing = put(cover.piece, { scale: raised }, 'above');
  const placed = put(body, { x: -middle * fit, y: -own.bottom * fit, scale: fit }, 'below');
  const cut = thing.findLastIndex(({ id }) => below.far.test(id)) + 1;
  const layers = [...thing.slice(0, cut), ...placed, ...thing.slice(cut)];
  return [{ ...standing({ layers, anchors: {} }, 'ground'), ...common }];
};

/** Two who are under one table are so beside each other, none of them more than twice as high. */
function sideBySide(bodies: readonly Piece[]): Piece {
  const least = Math.min(...bodies.map((one) => heightOf(one)));
  let from = 0;
  const layers = bodies.flatMap((one, n) => {
    const { left, right, bottom } = boxOfPiece(one);
    const scale = Math.min(1, (least * 1.4) / heightOf(one));
    const placed = put(one, { x: from - left * scale, y: -bottom * scale, scale }, `mate${n}`);
    from += (right - left) * scale * 0.9;
    return placed;
  });
  return { layers };
}

function heightOf(piece: Piece): number {
  const { top, bottom } = boxOfPiece(piece);
  return Math.max(1, bottom - top);
}

function bodyOf(
  casting: Parameters<CastingRule>[0],
  place: number,
  isLying: boolean,
): Piece | null {
  const { scene, deed, seed } = casting;
  const one = scene.actors[place];
  if (one?.kind === 'person' && one.age !== 'baby' && one.count === 1) {
    const pose: PoseName = isLying ? 'lie-face-down' : deed.act === 'cry' ? 'hide' : 'crouch';
    return doerOf(() => lookOf(one, place, casting), one.head)(pose);
  }
  return troupeOf(scene, place, null, seed)?.piece ?? null;
}
