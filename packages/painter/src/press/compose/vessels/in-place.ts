import { isFrozen } from '#press/beneath.ts';
import { isLaidDown } from '#press/compose/bodies/laid-down.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { holderOf } from '#press/compose/vessels/containers.ts';
import { afloat, onSurface } from '#press/compose/vessels/on-surface.ts';
import { isFishlike } from '#press/pieces/bestiary.ts';
import type { PrintScene } from '#press/scene.ts';
import { isOnQuay } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';

/** Who is in a bathtub, a cup or a suitcase is seen over its rim, whatever they do there. */
export function held(troupe: Troupe, scene: PrintScene): Troupe {
  if (troupe.isCarried || troupe.act === 'fall' || troupe.act === 'fly') return troupe;
  const isIn = holderOf(scene, troupe);
  if (isIn === undefined || !fitsThrough(troupe)) return troupe;
  const { isHeld: _isHeld, seatless, ...free } = troupe;
  const body = seatless ?? troupe.piece;
  // As many as there is room for.
  const count = Math.min(troupe.count, 3);
  return {
    ...free,
    ...standing(body, 'ground'),
    count,
    isIn: { id: isIn, n: 0, of: 1 },
    isDry: true,
    isWading: false,
  };
}

/** Centimetres: what is wider is seen before a door, and in none. */
const doorWide = 150;

function fitsThrough({ relation, box }: Troupe): boolean {
  return relation?.name !== 'through' || box.right - box.left <= doorWide;
}

/** Centimetres: what is wider is no boat, and lies out there. */
const outAtSea = 2000;

/** Centimetres: what is higher drifts nowhere. */
const built = 230;

export const watery: ReadonlySet<StageName> = new Set([
  ...(['sea', 'underwater', 'lake', 'river', 'pool', 'poolside', 'beach'] as const),
]);

/** At sea one wades or sits in something; under water and in the sky nobody stands. */
export function inPlace(troupe: Troupe, stage: StageName, scene: PrintScene): Troupe {
  // `A whale swam above the lake`: whatever it does, there is air around it.
  const isOver = troupe.relation?.name === 'above' && troupe.relation.to === 'place';
  if (isOver && !troupe.isHeld && !troupe.isCarried)
    return { ...troupe, stands: 'air', isDry: true };
  const drifting = onSurface(troupe, stage, scene);
  if (drifting) return drifting;
  // What drifts where there is water drifts on it, unless it is of the air.
  const [own] = troupe.actors.map((place) => scene.actors[place]);
  const isOfAir = own?.kind === 'thing' && !isLaidDown(own.id);
  const isThere = troupe.relation?.to === 'place' || (troupe.relation === undefined && !isOfAir);
  const isAfloat = troupe.act === 'float' && isThere && afloat.has(stage);
  if (isAfloat && troupe.isThing) return { ...troupe, stands: 'water' };
  // In a lift one goes up standing.
  if (stage === 'lift' && troupe.act === 'climb') return { ...troupe, act: null };
  // One goes up the steps, and not up the wall beside them.
  const isOnSteps = stage === 'stairs' && troupe.act === 'climb' && !troupe.isThing;
  // Who goes down has them behind, and looks the other way.
  const [doer] = troupe.actors;
  const verb = scene.deeds.find(({ who, act }) => who === doer && act === troupe.act)?.verb?.en.one;
  const isDescending =
    stage === 'stairs' && troupe.act === 'walk' && !troupe.isThing && /\bdown\b/.test(verb ?? '');
  if ((isOnSteps || isDescending) && typeof troupe.relation?.to !== 'number') {
    const relation = { name: 'on', to: 'place', at: 'stairs' } as const;
    return { ...troupe, relation, ...(isDescending && { isDescending }) };
  }
  if (stage === 'underwater' && troupe.stands === 'water') return { ...troupe, stands: 'air' };
  const isDry = !watery.has(stage) && !scene.placeChanges.includes('flooded');
  const isStranded =
    stage === 'beach' &&
    !isOnQuay(scene) &&
    troupe.act !== 'swim' &&
    troupe.act !== 'float' &&
    troupe.box.right - troupe.box.left < outAtSea;
  if (
    (isDry || isStranded) &&
    troupe.isThing &&
    troupe.stands === 'water' &&
    troupe.act !== 'drown'
  ) {
    const [actor] = troupe.actors.map((place) => scene.actors[place]);
    const isSwimmer = actor?.kind === 'thing' && isFishlike(actor.id);
    // What swims where there is no water swims through the air; a boat lies aground.
    return { ...troupe, stands: isSwimmer && !isStranded ? 'air' : 'ground', isDry: true };
  }
  if (troupe.isCarried || troupe.isHeld || troupe.stands !== 'ground') return troupe;
  const isOnWater = troupe.relation?.name === 'on' && troupe.relation.to === 'place';
  // Ice bears them as ground does, and makes no rings.
  if (isOnWater && afloat.has(stage)) return isFrozen(scene) ? troupe : { ...troupe, isOnWater };
  const isBorne =
    /^(?:on|in)$/.test(troupe.relation?.name ?? '') && typeof troupe.relation?.to === 'number';
  if (stage === 'sea') return isBorne ? troupe : { ...troupe, isWading: true };
  // A drowned house stands on the bottom.
  const isBuilt = troupe.isThing && !troupe.isBeast && troupe.box.bottom - troupe.box.top > built;
  if (stage === 'underwater' && isBuilt) return troupe;
  return stage === 'underwater' || stage === 'sky' ? { ...troupe, stands: 'air' } : troupe;
}
