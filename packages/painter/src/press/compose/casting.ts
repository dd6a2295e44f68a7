import { afloat, held, inPlace } from '#press/compose/in-place.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { troupesOf } from '#press/compose/troupes-of.ts';
import type { PrintScene } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';

/** Brings the actors of a scene on stage, those of one act together; who has no shape is left out. */
export function castTroupes(scene: PrintScene, seed: number): Troupe[] {
  const stage = stageFor(scene);
  const cast = troupesOf(scene, seed).map((troupe) =>
    aroundHolder(held(inPlace(troupe, stage, scene), scene), scene),
  );
  const laid = scene.actors.findIndex((one) => one.kind === 'thing' && one.id === 'laid-table');
  const inIt = cast.filter(({ isIn }) => isIn !== undefined);
  const holders = new Set(inIt.map(({ relation }) => relation?.to));
  // What somebody comes out of is seen, and in nobody's hands.
  const sources = new Set(
    cast.flatMap(({ relation, act }) =>
      relation?.name === 'from' && act === 'emerge' && relation.to !== 'place' ? [relation.to] : [],
    ),
  );
  return cast.map((troupe): Troupe => {
    const { isIn, relation } = troupe;
    if (troupe.isThing && troupe.actors.some((n) => sources.has(n))) {
      const { isHeld: _isHeld, ...free } = troupe;
      return { ...free, isHolding: true };
    }
    const isServing = troupe.stands === 'table' && laid >= 0;
    if (troupe.actors.some((n) => holders.has(n)) && !isServing) {
      const isAfloat = afloat.has(stage) && troupe.stands === 'ground';
      return { ...troupe, isHolding: true, ...(isAfloat && { stands: 'water' }) };
    }
    // What is served stands on the table that is laid.
    const isServed = troupe.stands === 'table' && !troupe.isHeld && relation === undefined;
    if (laid >= 0 && isServed) return { ...troupe, relation: { name: 'on', to: laid } };
    if (isIn === undefined) return troupe;
    const mates = inIt.filter((one) => one.relation?.to === relation?.to);
    return { ...troupe, isIn: { ...isIn, n: mates.indexOf(troupe), of: mates.length } };
  });
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
