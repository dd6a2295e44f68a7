import type { CastingRule } from '#press/compose/casting-rule.ts';
import { coveredBy, type Place } from '#press/compose/placing/areas.ts';
import { groundOf } from '#press/compose/placing/far-off.ts';
import { isAirborne } from '#press/compose/placing/stances.ts';
import { canReachUp, isCoiled, tallPiece } from '#press/compose/placing/tall-things.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { ActName, PrintScene, ShownDeed } from '#press/scene.ts';
import type { Stage } from '#press/stage.ts';

/** What a rope does that goes up to something, or hangs from it. */
const leading = new Set<ActName>([
  'climb',
  'stand',
  'float',
  'fly',
  'walk',
  'run',
  'pass',
  'emerge',
]);

/** What is done at the foot of it. */
const atFoot = new Set<ActName>(['hold', 'pull', 'touch', 'look', 'find', 'climb']);

/**
 * A rope, a ladder or stairs that go up to a cloud or a moon are stretched from the ground to it, and
 * so is a rope that somebody climbs; whoever climbs is half way up.
 */
export const reachingUp: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { who, whom, relation, act } = deed;
  const own = reachOf(scene, who, seed);
  if (own !== undefined) return done.has(who) ? null : [stretched(casting, who, own)].flatMap(some);
  const to = typeof relation?.to === 'number' ? relation.to : undefined;
  const place = [whom, to].find(
    (n) => n !== undefined && n !== who && reachOf(scene, n, seed) !== undefined,
  );
  if (place === undefined || !atFoot.has(act)) return null;
  const alone = troupeOf(scene, who, act, seed);
  const reach = reachOf(scene, place, seed);
  const line = done.has(place) || reach === undefined ? null : stretched(casting, place, reach);
  if (alone === null || (line === null && !done.has(place))) return null;
  const name = act === 'climb' ? 'on' : 'beside';
  return [...some(line), { ...alone, relation: { name, to: place } }];
};

const some = (one: Troupe | null): Troupe[] => (one ? [one] : []);

/** What a thing goes up to: a place in the scene's actors, or out of the sheet; undefined where it does not. */
function reachOf(scene: PrintScene, place: number, seed: number): number | 'up' | undefined {
  const thing = scene.actors[place];
  if (thing?.kind !== 'thing' || thing.count > 1 || !canReachUp(thing.id)) return undefined;
  const led = scene.deeds.find((deed) => deed.who === place && leadsUp(scene, deed, seed));
  if (led && typeof led.relation?.to === 'number') return led.relation.to;
  const isClimbed = scene.deeds.some(
    ({ act, whom, who, relation }) =>
      act === 'climb' && who !== place && (whom === place || relation?.to === place),
  );
  return isClimbed && isCoiled(thing.id) ? 'up' : undefined;
}

function leadsUp(scene: PrintScene, { act, whom, relation }: ShownDeed, seed: number): boolean {
  const to = relation?.to;
  const isThere = typeof to === 'number' && relation?.name !== 'behind';
  if (!isThere || whom !== undefined || !leading.has(act)) return false;
  const target = scene.actors[to];
  const above = target?.kind === 'thing' ? troupeOf(scene, to, null, seed) : null;
  return above !== null && (isAirborne(above) || above.isCelestial === true);
}

function stretched(
  { scene, seed }: Parameters<CastingRule>[0],
  place: number,
  reach: number | 'up',
): Troupe | null {
  const thing = scene.actors[place];
  const troupe = troupeOf(scene, place, null, seed);
  if (thing?.kind !== 'thing' || troupe === null) return null;
  const piece = tallPiece(thing.id) ?? troupe.piece;
  const { changes, count } = thing;
  return {
    ...{ ...standing(piece, 'ground'), actors: [place], count, changes, act: null, isThing: true },
    isReaching: true,
    ...(reach !== 'up' && { relation: { name: 'towards', to: reach } }),
  };
}

/** From the ground to the underside of what it goes up to, or out of the sheet. */
export function stretchedUp(
  troupe: Troupe,
  target: { readonly place: Place } | undefined,
  stage: Stage,
  { width, height, taken }: { width: number; height: number; taken: readonly Place[] },
): Place {
  const foot = groundOf(stage)?.y ?? height * 0.86;
  const area = target?.place.area;
  const { left, right, top, bottom } = troupe.box;
  const rim = area ? area.bottom - 0.3 * (area.bottom - area.top) : -40;
  const scale = Math.max(0.4, (foot - rim) / (bottom - top));
  const middle = area
    ? (area.left + area.right) / 2
    : width * (stage.light.x > width / 2 ? 0.4 : 0.6);
  const reach = area ? Math.min(0.3 * (area.right - area.left), width * 0.14) : width * 0.2;
  // Its top is what touches: stairs lead up to it from the side.
  const [tip] = troupe.piece.anchors?.top ?? [(left + right) / 2];
  const isLeft = middle > width / 2;
  const way = isLeft ? 1 : -1;
  const depth = Math.min(target?.place.depth ?? 0.4, 0.4) - 0.01;
  const facing: Place['facing'] = isLeft ? 'right' : 'left';
  const place = { y: foot, scale, facing, depth };
  const spots = [0, -1, 1, -0.5, 0.5].map((share) => middle + share * reach - way * tip * scale);
  const near = taken.filter((one) => one !== target?.place);
  const cost = (x: number) => coveredBy(troupe, { ...place, x }, near);
  const x = spots.reduce(
    (best, one) => (cost(one) < cost(best) - 0.05 ? one : best),
    spots[0] ?? 0,
  );
  return { ...place, x };
}
