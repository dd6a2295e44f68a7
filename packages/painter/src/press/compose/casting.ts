import { amongMany } from '#press/compose/placing/around.ts';
import { behindTheirTable } from '#press/compose/placing/behind-table.ts';
import { underSurface } from '#press/compose/placing/beneath-surface.ts';
import { farBelow } from '#press/compose/placing/far-below.ts';
import { inFlood } from '#press/compose/placing/flooding.ts';
import { outOfCar } from '#press/compose/placing/out-of-car.ts';
import { withoutOwnTable } from '#press/compose/placing/own-surface.ts';
import { toScale } from '#press/compose/placing/to-scale.ts';
import { withBay } from '#press/compose/seated/bays.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { troupesOf } from '#press/compose/troupes-of.ts';
import { frontOf, opened } from '#press/compose/vessels/containers.ts';
import { held, inPlace, watery } from '#press/compose/vessels/in-place.ts';
import { afloat } from '#press/compose/vessels/on-surface.ts';
import { canPerch } from '#press/pieces/bestiary.ts';
import type { PrintScene } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';

/** Brings the actors of a scene on stage, those of one act together; who has no shape is left out. */
export function castTroupes(scene: PrintScene, seed: number): readonly Troupe[] {
  const stage = stageFor(scene);
  const isFlooded = scene.placeChanges.includes('flooded') && !watery.has(stage);
  const seen = troupesOf(scene, seed).filter((troupe) => !isBehindPortholes(troupe, scene));
  const cast = seen.map((troupe) => {
    const own = withoutOwnTable(held(inPlace(troupe, stage, scene), scene), scene);
    return aroundHolder(isFlooded ? inFlood(own, scene) : own, scene);
  });
  const laps = lapsIn(scene, cast);
  const laid = scene.actors.findIndex((one) => one.kind === 'thing' && one.id === 'laid-table');
  const eaten = new Set(
    scene.deeds.flatMap(({ act, whom }) => (act === 'eat' ? (whom ?? []) : [])),
  );
  const inIt = cast.filter(({ isIn }) => isIn !== undefined);
  const holders = new Set(inIt.map(({ relation }) => relation?.to));
  // What somebody comes out of is seen, and in nobody's hands.
  const sources = new Set(
    cast.flatMap(({ relation, act }) =>
      relation?.name === 'from' && act === 'emerge' && relation.to !== 'place' ? [relation.to] : [],
    ),
  );
  const carried = cast.filter(({ isCarried }) => isCarried);
  const carriers = new Set(
    carried.flatMap(({ relation }) => (relation?.name === 'in' ? [relation.to] : [])),
  );
  const about = besideHolders(together(cast, scene), holders);
  const staged = onWhoLies(onSofa(about, scene)).map((troupe): Troupe => {
    const { isIn, relation } = troupe;
    const [own] = troupe.actors;
    if (own !== undefined && laps.has(own) && troupe.actors.length === 1 && !troupe.isCarried) {
      const seated = troupeOf(scene, own, 'sit', seed);
      if (seated) return { ...seated, ...(relation && { relation }) };
    }
    if (troupe.isCarried) {
      const mates = carried.filter((one) => one.relation?.to === relation?.to);
      return { ...troupe, among: { n: mates.indexOf(troupe), of: mates.length } };
    }
    if (troupe.actors.some((n) => carriers.has(n))) return { ...troupe, isHolding: true };
    if (troupe.isThing && troupe.actors.some((n) => sources.has(n))) {
      const { isHeld: _isHeld, ...free } = troupe;
      return { ...free, isHolding: true };
    }
    const isServing = troupe.stands === 'table' && laid >= 0;
    if (troupe.actors.some((n) => holders.has(n)) && !isServing) {
      const isAfloat = afloat.has(stage) && troupe.stands === 'ground';
      const thing = own === undefined ? undefined : scene.actors[own];
      const piece = thing?.kind === 'thing' ? withBay(thing.id, troupe.piece) : troupe.piece;
      return {
        ...troupe,
        ...{ piece: opened(piece), front: frontOf(piece), isHolding: true },
        ...(isAfloat && { stands: 'water' }),
      };
    }
    // What is served, or eaten, is on the table that is laid.
    const isFood = troupe.stands === 'table' || (own !== undefined && eaten.has(own));
    const isServed = isFood && !troupe.isHeld && relation === undefined;
    if (laid >= 0 && isServed) return { ...troupe, relation: { name: 'on', to: laid } };
    if (isIn === undefined) return troupe;
    const mates = inIt.filter((one) => one.relation?.to === relation?.to);
    return { ...troupe, isIn: { ...isIn, n: mates.indexOf(troupe), of: mates.length } };
  });
  const scaled = toScale(amongMany(behindTheirTable(staged, scene))).map(asNearAsFoot);
  return farBelow(underSurface(outOfCar(scaled, scene), scene, seed), scene);
}

/** From outside, nobody is seen in a plane: its windows are smaller than a face. */
function isBehindPortholes({ act, isThing, relation }: Troupe, { actors }: PrintScene): boolean {
  const to = relation?.name === 'in' && act === 'sit' ? relation.to : undefined;
  const vehicle = typeof to === 'number' ? actors[to] : undefined;
  return !isThing && vehicle?.kind === 'thing' && vehicle.id === 'plane';
}

/** However high a rope goes, its end is where one stands. */
function asNearAsFoot(troupe: Troupe): Troupe {
  if (!troupe.isReaching) return troupe;
  const { isFar: _isFar, isToScale: _isToScale, ...near } = troupe;
  return near;
}

/** Where nothing is told of anybody, they stand by the first of them, and not each for themselves. */
function together(cast: readonly Troupe[], { deeds }: PrintScene): readonly Troupe[] {
  const isAlone = ({ isThing, relation, count }: Troupe) =>
    !isThing && relation === undefined && count < 20;
  const [first] = cast;
  const to = first && isAlone(first) ? first.actors[0] : undefined;
  if (deeds.length > 0 || to === undefined) return cast;
  return cast.map((troupe) =>
    isAlone(troupe) && !troupe.actors.includes(to)
      ? { ...troupe, relation: { name: 'beside', to } }
      : troupe,
  );
}

/** Who opens a suitcase that something is in stands beside it, and not it beside them. */
function besideHolders(
  cast: readonly Troupe[],
  holders: ReadonlySet<number | 'place' | undefined>,
): readonly Troupe[] {
  const turned = new Map<number, number>();
  for (const { actors, relation, isHeld } of cast) {
    const [own] = actors;
    const isHolder = own !== undefined && holders.has(own) && !isHeld;
    if (isHolder && relation?.name === 'beside' && typeof relation.to === 'number')
      turned.set(relation.to, own);
  }
  if (turned.size === 0) return cast;
  const given = new Set(turned.values());
  return cast.map((troupe) => {
    const [own] = troupe.actors;
    if (own !== undefined && given.has(own)) {
      const { relation: _relation, ...free } = troupe;
      return free;
    }
    const to = own === undefined ? undefined : turned.get(own);
    return to === undefined || troupe.relation !== undefined
      ? troupe
      : { ...troupe, relation: { name: 'beside', to } };
  });
}

/** Who sleeps where the dream names a sofa does so on it: the room's own is not drawn then. */
function onSofa(cast: readonly Troupe[], { actors }: PrintScene): readonly Troupe[] {
  const to = actors.findIndex((one) => one.kind === 'thing' && one.id === 'sofa');
  if (to < 0) return cast;
  return cast.map((troupe) => {
    const isAsleep =
      (troupe.act === 'sleep' || troupe.act === 'lie') && !troupe.actors.includes(to);
    const { relation } = troupe;
    const isAnywhere = relation === undefined || (relation.to === 'place' && !relation.at);
    return isAsleep && isAnywhere ? { ...troupe, relation: { name: 'on', to } } : troupe;
  });
}

/** A room has one bed: what is on it while somebody lies there is on them. */
function onWhoLies(cast: readonly Troupe[]): readonly Troupe[] {
  const sleeper = cast.find(
    ({ act, isThing, relation }) =>
      (act === 'sleep' || act === 'lie') &&
      !isThing &&
      (relation === undefined || relation.at === 'bed'),
  );
  const [to] = sleeper?.actors ?? [];
  if (to === undefined) return cast;
  return cast.map((troupe) => {
    const { act, isThing, relation } = troupe;
    const isOnIt = relation?.name === 'on' && relation.at === 'bed' && troupe !== sleeper;
    const isOnBed = isOnIt && (isThing || (act === 'sit' && troupe.seatless !== undefined));
    return isOnBed ? { ...troupe, relation: { name: 'on', to } } : troupe;
  });
}

/** Whoever has somebody asleep or seated on them has a lap: a bird alone sits on a shoulder. */
function lapsIn({ actors }: PrintScene, cast: readonly Troupe[]): ReadonlySet<number> {
  const bearers = cast.flatMap(({ relation, act, actors: [own] }) => {
    const to = relation?.name === 'on' && typeof relation.to === 'number' ? relation.to : undefined;
    const rider = own === undefined ? undefined : actors[own];
    const isBird = rider?.kind === 'thing' && canPerch(rider.id);
    const isResting = act === null || act === 'sleep' || act === 'lie' || act === 'sit';
    return to !== undefined && actors[to]?.kind === 'person' && isResting && !isBird ? [to] : [];
  });
  return new Set(bearers);
}

/** What holds another place stands by itself, and who opened it beside it. */
function aroundHolder(troupe: Troupe, { inner, actors }: PrintScene): Troupe {
  if (inner === undefined) return troupe;
  const { relation, isHeld, ...free } = troupe;
  if (troupe.actors.includes(inner.in)) return free;
  const isWatcher = troupe.actors.some((n) => actors[n]?.kind === 'person');
  if (!isWatcher || typeof relation?.to === 'number') return troupe;
  return { ...free, relation: { name: 'beside', to: inner.in } };
}
