import { arrange } from '#press/arrange.ts';
import { castTroupes } from '#press/compose/casting.ts';
import { draw, sunk } from '#press/compose/draw.ts';
import { inHand } from '#press/compose/hands/in-hand.ts';
import { allOver, isAllOver } from '#press/compose/placing/all-over.ts';
import { areaOf, type Place } from '#press/compose/placing/areas.ts';
import { swarm, swarmOf } from '#press/compose/placing/around.ts';
import { audience, isAudience } from '#press/compose/placing/audience.ts';
import { belowRider } from '#press/compose/placing/below-rider.ts';
import { facingOf, turnedRound } from '#press/compose/placing/facing.ts';
import { groundOf } from '#press/compose/placing/far-off.ts';
import { afloatAt } from '#press/compose/placing/flooding.ts';
import { hasFooting, onFloor } from '#press/compose/placing/footing.ts';
import { nextTo } from '#press/compose/placing/next-to.ts';
import { ofStage } from '#press/compose/placing/of-stage.ts';
import { isStranded, strewn } from '#press/compose/placing/only-named.ts';
import { heroFirst, targetsFirst } from '#press/compose/placing/order.ts';
import { onHiddenLaps } from '#press/compose/placing/out-of-car.ts';
import { ownPlace } from '#press/compose/placing/own-place.ts';
import { placeTroupe } from '#press/compose/placing/placing.ts';
import { stretchedUp } from '#press/compose/placing/reaching-up.ts';
import { rowOf } from '#press/compose/placing/rows.ts';
import { isStrewn, scatter } from '#press/compose/placing/scatter.ts';
import {
  isAcrossWater,
  isAfoot,
  isBelow,
  isInSky,
  isOnTable,
} from '#press/compose/placing/stances.ts';
import { isStream, stream } from '#press/compose/placing/streams.ts';
import { isPromised } from '#press/compose/placing/wanted-slots.ts';
import { runningOn } from '#press/compose/seated/aboard.ts';
import { seatedInRows } from '#press/compose/seated/in-rows.ts';
import { inSeats, seatedHere } from '#press/compose/seated/in-seats.ts';
import { drawn, lookAt, withContrast } from '#press/compose/sheet/look-at.ts';
import { keptOnSheet, withRoom } from '#press/compose/sheet/on-sheet.ts';
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
      return { scene, ...drawn(withContrast(placed, seen)) };
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
    if (isThere) return { scene, ...drawn(withContrast(placed, seen)) };
  }
  const shown = new Set(
    placed.filter(({ troupe }) => !hidden.includes(troupe)).flatMap(({ troupe }) => troupe.actors),
  );
  const without = [...scene.actors.keys()].filter((n) => !shown.has(n));
  const rest = arrange(scene, { without });
  // Without them there may be room, and others are placed by other relations.
  return without.length === 0 ? { scene: rest, ...drawn(placed) } : stagePlayers(rest, options);
}

function placeAll(
  troupes: readonly Troupe[],
  scene: PrintScene,
  options: StagingOptions,
  avoid: ReadonlyMap<Troupe, readonly { x: number; y: number }[]>,
  trial: number,
): Placed[] {
  const { seed, scheme, stage, width, height } = options;
  const taken: Place[] = [];
  // Those who need room: what is in a hand takes none.
  const bodies: Place[] = [];
  const at = new Map<number, { troupe: Troupe; place: Place }>();
  const sheet = { width, height, scheme, isOfAPerson: troupes[0]?.isThing !== true };
  const promised = troupes.slice(1).flatMap((troupe, n) => {
    if (!isPromised(troupe, stage)) return [];
    const random = createRandom(seed, `place${n + 1}.0`);
    const place = placeTroupe(troupe, stage, { ...sheet, taken: [], isHero: false, random });
    return [{ ...place, area: areaOf(troupe, place) }];
  });
  const placed = troupes.map((troupe, n): Placed => {
    if (troupe.isOfStage) return { troupe, place: null, depth: -1, layers: [] };
    const place = ownPlace(troupe, stage, { width, height, taken });
    if (place) {
      taken.push({ ...place, area: areaOf(troupe, place) });
      for (const actor of troupe.actors) at.set(actor, { troupe, place });
      const { footholds: _steps, ...there } = stage;
      return { troupe, place, depth: place.depth, layers: draw(troupe, place, there) };
    }
    const tried = avoid.get(troupe) ?? [];
    const random = createRandom(seed, `place${n}.${tried.length > 0 ? trial : 0}`);
    const to = troupe.relation?.to;
    const next = typeof to === 'number' ? at.get(to) : undefined;
    if (next && isAllOver(troupe, next.troupe))
      return { troupe, place: null, ...allOver(troupe, next.troupe, next.place, random) };
    const id = idOf(troupe, scene);
    if (next && isStream(troupe, id, next.troupe)) {
      const source = { other: next.troupe, at: next.place, sheet: { width, height }, random };
      return { troupe, place: null, ...stream(troupe, id, source) };
    }
    const kind = next && swarmOf(troupe);
    if (next && kind) {
      const by = { other: next.troupe, at: next.place, sheet: { width, height }, random };
      return { troupe, place: null, ...swarm(troupe, kind, by) };
    }
    if (isAudience(troupe, troupes, options.stageName))
      return { troupe, place: null, ...audience(troupe, { width, height }, random) };
    const aboard = seatedHere(troupe, options, taken);
    if (aboard) {
      const [place] = aboard;
      taken.push(...aboard.map((seat) => ({ ...seat, area: areaOf(troupe, seat) })));
      for (const actor of troupe.actors) at.set(actor, { troupe, place });
      return {
        ...{ troupe, place, depth: place.depth },
        layers: inSeats(troupe, aboard, options.stage),
      };
    }
    const rows = troupe.inRows ? seatedInRows(troupe, stage, { width, height }, taken) : null;
    if (rows) return { troupe, place: null, ...rows };
    if (isStrewn(troupe)) {
      // What one only walks on is no hero.
      const isHero = n === 0 && (troupe.act !== null || troupes.length === 1);
      const many = scatter(troupe, stage, { width, height }, random, isHero);
      return { troupe, place: null, ...many };
    }
    // Beside who is in a bathtub, or on a sofa, one is beside that.
    const isBy = /^(?:beside|with|before|at|towards|from|behind)$/.test(
      troupe.relation?.name ?? '',
    );
    const isUp = next?.troupe.isIn !== undefined || next?.troupe.relation?.name === 'on';
    const around = isBy && !troupe.isHeld && isUp && next?.troupe.relation?.to;
    const other = (typeof around === 'number' ? at.get(around) : undefined) ?? next;
    // What hides beside its neighbour is placed by itself.
    const isBound =
      other !== undefined &&
      !isBelow(troupe, other.troupe, other.place) &&
      !isInSky(troupe, other.troupe) &&
      !isAcrossWater(troupe, other.troupe, stage) &&
      !(isOnTable(troupe, stage) && !(other.troupe.isThing && troupe.count > 1)) &&
      !troupe.isFar &&
      (tried.length < 2 || troupe.isHeld || troupe.isCarried || troupe.isIn !== undefined);
    const free = troupe.isReaching
      ? stretchedUp(troupe, next, stage, { width, height, taken })
      : isBound
        ? nextTo(troupe, other.troupe, other.place, {
            ...{ width, height, ground: groundOf(stage) },
            taken: bodies.filter((one) => one !== other.place),
          })
        : sunk(
            troupe,
            placeTroupe(troupe, stage, {
              ...sheet,
              taken,
              isHero: n === 0,
              random,
              avoid: tried,
              promised,
            }),
          );
    const row = rowOf(troupe, troupes);
    const kept =
      free.isAbed || troupe.isFar || troupe.isReaching
        ? free
        : row && !isBound
          ? withRoom(troupe, free, options, row)
          : troupe.isBackdrop || (isBound && troupe.isCarried)
            ? free
            : troupe.isIn !== undefined || (isBound && troupe.isLeaving)
              ? free
              : (runningOn(troupe, free, width) ?? keptOnSheet(troupe, free, options));
    const landed =
      !troupe.isReaching && isAfoot(troupe, kept, isBound, stage.footholds !== undefined)
        ? stoodBy(troupe, kept, { ...options, taken })
        : kept;
    const settled = belowRider(troupe, afloatAt(troupe, landed, stage, height), troupes);
    const stood = troupe.isDescending ? turnedRound(settled) : settled;
    const settledAt = { ...stood, area: areaOf(troupe, stood) };
    taken.push(settledAt);
    if (!troupe.isHeld && !troupe.isCarried) bodies.push(settledAt);
    for (const actor of troupe.actors) at.set(actor, { troupe, place: settledAt });
    return { troupe, place: stood, depth: stood.depth, layers: draw(troupe, stood, options.stage) };
  });
  const turned = placed.map((one) => {
    const facing = facingOf(one, placed);
    if (!one.place || facing === null || facing === one.place.facing) return one;
    const place = { ...one.place, facing };
    return { ...one, place, layers: draw(one.troupe, place, stage) };
  });
  return turned.map((one) => behindFront(one, turned));
}

/** What a troupe of one thing is. */
function idOf({ actors: [own = -1] }: Troupe, { actors }: PrintScene): string {
  const one = actors[own];
  return one?.kind === 'thing' ? one.id : '';
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

function stoodBy(
  troupe: Troupe,
  place: Place,
  { stage, width, height, taken }: StagingOptions & { readonly taken: readonly Place[] },
): Place {
  if (hasFooting(stage, place)) return place;
  return onFloor(troupe, place, stage, { x: place.x, width, height, taken });
}
