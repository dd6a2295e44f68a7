import { arrange } from '#press/arrange.ts';
import { castTroupes } from '#press/compose/casting.ts';
import { drawInDepth } from '#press/compose/draw.ts';
import { inHand } from '#press/compose/hands/in-hand.ts';
import { areaOf, type Place } from '#press/compose/placing/areas.ts';
import { facingOf } from '#press/compose/placing/facing.ts';
import { ofStage } from '#press/compose/placing/of-stage.ts';
import { isStranded, strewn } from '#press/compose/placing/only-named.ts';
import { heroFirst, targetsFirst } from '#press/compose/placing/order.ts';
import { onHiddenLaps } from '#press/compose/placing/out-of-car.ts';
import { placeTroupe } from '#press/compose/placing/placing.ts';
import type { Round } from '#press/compose/placing/round.ts';
import { somewhere } from '#press/compose/placing/somewhere.ts';
import { isPromised } from '#press/compose/placing/wanted-slots.ts';
import { ways } from '#press/compose/placing/ways.ts';
import { drawn, lookAt, withContrast } from '#press/compose/sheet/look-at.ts';
import { beforeHeads, isSeen, isUnder, leastSeen, type Placed } from '#press/compose/sheet/seen.ts';
import type { TrialPrint } from '#press/compose/sheet/trial-print.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { holding } from '#press/compose/vessels/inside.ts';
import type { Drawing, Layer, Palette } from '#press/drawing.ts';
import { placePiece } from '#press/piece.ts';
import type { PrintScene } from '#press/scene.ts';
import type { Scheme } from '#press/schemes.ts';
import type { Stage } from '#press/stage.ts';
import type { StageName } from '#press/stages.ts';
import { createRandom } from '#random.ts';

export interface StagingOptions {
  readonly seed: number;
  readonly scheme: Scheme;
  readonly stage: Stage;
  readonly stageName: StageName;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  /** What lies behind everybody, as every trial has it. */
  readonly behind: TrialPrint;
  /** What lies before everybody. */
  readonly before: readonly Layer[];
  /** The place that one of the scene's things holds. */
  readonly inner?: Drawing | undefined;
}

export interface Staged {
  /** With those alone who are seen. */
  readonly scene: PrintScene;
  readonly layers: readonly Layer[];
  /** Of each layer, whom it shows, by a place in the scene's `actors`; −1 where it shows nobody. */
  readonly owners: readonly number[];
  /** Of each layer, whether it shows one of a crowd who is far off. */
  readonly far: readonly boolean[];
  /** Those who are on it. */
  readonly troupes: readonly Troupe[];
}

/** How often places are tried. */
const trials = 4;

/** Places everybody, looks whether they are seen, and moves those who are not. */
export function stagePlayers(scene: PrintScene, options: StagingOptions): Staged {
  const { inner } = options;
  const players = castTroupes(scene, options.seed);
  const own = ofStage(inHand(players, scene, options.stage, options.seed), scene, options.stage);
  const cast = own.map((troupe) =>
    inner && scene.inner && troupe.actors.includes(scene.inner.in)
      ? holding(troupe, inner)
      : troupe,
  );
  const inCast = new Set(cast.flatMap(({ actors }) => actors));
  const shapeless = [...scene.actors.keys()].filter((n) => !inCast.has(n));
  if (shapeless.length > 0) return stagePlayers(arrange(scene, { without: shapeless }), options);
  const loose = [...strewn(cast, scene, options.stage), ...onHiddenLaps(cast, scene)];
  if (loose.length > 0) return stagePlayers(arrange(scene, { without: loose }), options);
  const troupes = targetsFirst(heroFirst(scene, cast));
  const avoid = new Map<Troupe, { x: number; y: number }[]>();
  let placed: Placed[] = [];
  let hidden: Troupe[] = [];
  for (let trial = 0; trial < trials; trial++) {
    placed = placeAll(troupes, scene, options, avoid, trial);
    const seen = lookAt(placed, options);
    hidden = placed.flatMap((one, n) => {
      const isWell = isSeen(one.troupe, seen.get(n), isUnder(one.troupe, troupes));
      return isWell && (n === 0 || !isStranded(one, scene)) ? [] : [one.troupe];
    });
    // Nobody is left out for standing before a face: they are only asked to step aside.
    const inTheWay = trial < trials - 1 ? beforeHeads(placed, seen) : [];
    if (hidden.length + inTheWay.length === 0)
      return { scene, troupes: cast, ...drawn(withContrast(placed, seen)) };
    for (const { troupe, place } of placed) {
      if (!hidden.includes(troupe) && !inTheWay.includes(troupe)) continue;
      const slot = place?.slot ?? { x: -1, y: -1 };
      avoid.set(troupe, [...(avoid.get(troupe) ?? []), slot]);
    }
  }
  // The hero is shown, whoever else is not.
  const [first] = troupes;
  const last = troupes.findLast((one) => one !== first && !one.isHeld && !one.isCarried);
  const isHeroHidden = first !== undefined && hidden.includes(first);
  if (isHeroHidden && last) return stagePlayers(arrange(scene, { without: last.actors }), options);
  if (isHeroHidden) {
    const seen = lookAt(placed, options);
    const isThere = (seen.get(0)?.area ?? 0) >= leastSeen.area;
    if (isThere) return { scene, troupes: cast, ...drawn(withContrast(placed, seen)) };
  }
  const shown = new Set(
    placed.filter(({ troupe }) => !hidden.includes(troupe)).flatMap(({ troupe }) => troupe.actors),
  );
  const without = [...scene.actors.keys()].filter((n) => !shown.has(n));
  const rest = arrange(scene, { without });
  // Without them there may be room, and others are placed by other relations.
  return without.length === 0
    ? { scene: rest, troupes: cast, ...drawn(placed) }
    : stagePlayers(rest, options);
}

function placeAll(
  troupes: readonly Troupe[],
  scene: PrintScene,
  options: StagingOptions,
  avoid: ReadonlyMap<Troupe, readonly { x: number; y: number }[]>,
  trial: number,
): Placed[] {
  const { seed, scheme, stage, stageName, width, height } = options;
  const round: Round = {
    ...{ scene, stage, stageName, scheme, width, height, troupes },
    promised: promisedPlaces(troupes, options),
    ...{ taken: [], bodies: [], at: new Map() },
  };
  const placed = troupes.map((troupe, n): Placed => {
    const tried = avoid.get(troupe) ?? [];
    const random = createRandom(seed, `place${n}.${tried.length > 0 ? trial : 0}`);
    const to = troupe.relation?.to;
    const next = typeof to === 'number' ? round.at.get(to) : undefined;
    const turn = { troupe, n, next, tried, random };
    for (const way of ways) {
      const found = way(turn, round);
      if (found) return found;
    }
    return somewhere(turn, round);
  });
  const turned = placed.map((one) => {
    const facing = facingOf(one, placed);
    if (!one.place || facing === null || facing === one.place.facing) return one;
    const place = { ...one.place, facing };
    return { ...one, place, ...drawInDepth(one.troupe, place, stage, { width, height }) };
  });
  return turned.map((one) => behindFront(one, turned));
}

/** Where those will be whom the dream puts somewhere, as they would be alone. */
function promisedPlaces(troupes: readonly Troupe[], options: StagingOptions): Place[] {
  const { seed, scheme, stage, width, height } = options;
  const isOfAPerson = troupes[0]?.isThing !== true;
  const alone = { width, height, scheme, isOfAPerson, taken: [], isHero: false };
  return troupes.slice(1).flatMap((troupe, n) => {
    if (!isPromised(troupe, stage)) return [];
    const random = createRandom(seed, `place${n + 1}.0`);
    const place = placeTroupe(troupe, stage, { ...alone, random });
    return [{ ...place, area: areaOf(troupe, place) }];
  });
}

/** Who is in a cage is behind its bars: the last of them has them before them all. */
function behindFront(one: Placed, placed: readonly Placed[]): Placed {
  const { isIn, relation } = one.troupe;
  if (isIn === undefined || isIn.n < isIn.of - 1) return one;
  const holder = placed.find(({ troupe }) => troupe.actors.some((n) => n === relation?.to));
  if (!holder?.place || !holder.troupe.front) return one;
  const { facing } = holder.place;
  const front = placePiece(holder.troupe.front, {
    ...holder.place,
    scaleX: facing === 'right' ? 1 : -1,
  });
  return { ...one, layers: [...one.layers, ...front] };
}
