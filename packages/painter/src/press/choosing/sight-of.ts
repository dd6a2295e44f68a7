import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import {
  aboard,
  framed,
  garments,
  isInSomebody,
  isOnlyMatter,
  liquids,
  notShown,
  outdoors,
  unseen,
  vehicles,
  worn,
} from '#press/choosing/castable.ts';
import { categoryOf, isInside, strangeness } from '#press/choosing/deeds/strange.ts';
import { personOfConcept } from '#press/choosing/people/people-of.ts';
import { wornBy } from '#press/choosing/people/worn.ts';
import { isPartOf, narrowerPlace, thingsToo } from '#press/choosing/places/place-tables.ts';
import { seenOffIn } from '#press/choosing/places/places-weighed.ts';
import { canHold } from '#press/compose/vessels/containers.ts';
import { hasRoomUnder } from '#press/compose/vessels/under-things.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ChangeName } from '#press/scene.ts';
import { stageOfConcept } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { deeds as actConcepts } from '#scene-tables.ts';

/** What of a dream a stage shows by itself, and what can be seen on it. */
export interface Sight {
  /** Whether a concept is the place, or a part of it. */
  readonly isPlace: (id: string) => boolean;
  /** Whether a concept is something that can be seen by itself. */
  readonly isShowable: (id: string, isDoer: boolean) => boolean;
}

/** What nobody sits on by day. */
const high = new Set(['wardrobe', 'bookshelf', 'counter', 'fireplace', 'blackboard', 'machine']);

/** What nobody carries by day. */
const buildings = new Set(
  'house childhood-home church castle tower lighthouse building'.split(' '),
);

/** A clock in somebody's chest is no clock of the room. */
function insidePeople(analysis: DreamAnalysis): string[] {
  const inside = (analysis.deeds ?? []).filter(
    ({ act, where }) => act === 'stand' && isInSomebody(analysis, where),
  );
  return inside.map(({ who }) => who);
}

export function sightOf(
  analysis: DreamAnalysis,
  stage: StageName,
  named: readonly Named[],
  changesOf: ReadonlyMap<string, readonly ChangeName[]>,
  bearers: ReadonlySet<string>,
): Sight {
  // A bathtub that somebody is in is seen, and no part of the room.
  const holders = new Set(
    (analysis.deeds ?? [])
      .flatMap(({ where }) => where)
      .filter(
        ({ relation, what }) =>
          (relation === 'in' && canHold(what)) ||
          (relation === 'from' && (framed.has(what) || canHold(what))) ||
          (relation === 'on' && high.has(what)) ||
          (relation === 'under' && hasRoomUnder(what)),
      )
      .map(({ what }) => what)
      .concat(seenOffIn(analysis) ?? [], insidePeople(analysis)),
  );
  const isPlace = (id: string) =>
    !holders.has(id) &&
    !bearers.has(id) &&
    // `I carried our house in my arms`: nobody is in it.
    !(held.has(id) && (id === 'stars' || buildings.has(id))) &&
    isOfPlace(id);
  const narrowerId = (id: string) => {
    const words = named.find((one) => one.id === id);
    return words ? narrowerPlace(words) : id;
  };
  const isOfPlace = (id: string) =>
    (stageOfConcept(narrowerId(id)) === stage && !thingsToo.has(id)) ||
    (isPartOf(id, stage) && !partners.has(id) && strangeness(changesOf.get(id) ?? []) < 0.8) ||
    // Indoors walls are those of the room, whatever becomes of them.
    (id === 'wall' && isInside(stage) && isWallChanged) ||
    // Who is aboard sees no train.
    (stage === 'carriage' && aboard.has(id)) ||
    (stage === 'cabin' && id === 'plane') ||
    (stage === 'car' && /^(?:car|taxi|back-seat|truck|wheel)$/.test(id)) ||
    // On the moon it is the ground.
    (stage === 'space' && id === 'moon');

  const isWallChanged = (analysis.deeds ?? []).some(
    ({ who, act, whom }) => who === 'wall' && act === 'become' && whom === undefined,
  );
  // Whoever dances with a wardrobe, or talks to it, has it beside them, and not at the wall.
  const partners = new Set(
    (analysis.deeds ?? []).flatMap(({ act, whom }) =>
      whom !== undefined && /^(?:dance|embrace|kiss|marry|speak)$/.test(act) ? [whom] : [],
    ),
  );

  const held = new Set(
    (analysis.deeds ?? []).flatMap(({ act, whom }) =>
      whom !== undefined && /^(?:hold|carry|give|find)$/.test(act) ? [whom] : [],
    ),
  );
  // `Her own head under her arm`; who only holds theirs in their hands despairs.
  const isHeadOff = (analysis.deeds ?? []).some(
    ({ act, whom, where }) =>
      whom === 'head' &&
      (/^(?:carry|throw|find|give|put)$/.test(act) ||
        (act === 'hold' && where.every(({ what }) => what !== 'hand'))),
  );
  const isBurning = (analysis.changes ?? []).some(({ change }) => change === 'burning');

  const isFaceOff = (analysis.changes ?? []).some(({ evidence }) =>
    evidence.some(({ rule }) => rule === 'change.faceless: face off'),
  );
  const isBrushed = named.some(
    ({ id, evidence }) =>
      id === 'at-bathroom' && evidence.some(({ text }) => /bross|lavai|brush/i.test(text)),
  );
  const isGlassUsed = (analysis.deeds ?? []).some(
    ({ whom, where }) =>
      whom === 'glass' ||
      where.some(({ relation, what }) => what === 'glass' && /^(?:in|with)$/.test(relation)),
  );

  const isWorn = (analysis.deeds ?? []).some(({ who }) => wornBy(analysis, who) === 'gown');

  function isShowable(id: string, isDoer: boolean): boolean {
    const category = categoryOf(analysis, id);
    const isStrange = bearers.has(id) || strangeness(changesOf.get(id) ?? []) >= 2.4;
    // Of all weathers one stands there.
    if (id === 'tornado') return true;
    if (unseen.has(category) || notShown.has(id) || actConcepts.has(id)) return false;
    if (isOnlyMatter(analysis, id)) return false;
    // Light is all around, but for one that is in somebody's hands.
    if (id === 'light') return held.has(id);
    // A shadow that does something is somebody; any other only lies there.
    if (id === 'shadow') return isDoer;
    // A pool full of milk has no bottles in it.
    if (liquids.has(id) && (changesOf.get(id) ?? []).includes('many')) return false;
    // Indoors there is no house, and a door is a part of the room.
    const isBorne = held.has(id) && buildings.has(id);
    if (isInside(stage) && !isDoer && !isStrange && !isBorne && outdoors.has(id)) return false;
    if (id === 'face') return isFaceOff;
    // `Crows flew out of my hat`: what something is in, or comes out of, is seen.
    const isVessel = holders.has(id);
    if (id === 'head' && held.has(id) && !isDoer) return isHeadOff;
    if (worn.has(category) && !isDoer && !isStrange && !isVessel && id !== 'teeth') return false;
    // « Je me brossais les dents »: they are where they should be.
    if (id === 'teeth' && !isDoer && isBrushed) return false;
    if (garments.has(id) && !isDoer && !isStrange && !isVessel) return false;
    // Who has it on is seen in it.
    const isBride = isWorn || named.some((one) => one.id === 'wedding');
    if (id === 'wedding-dress' && isBride && !isDoer && !isStrange) return false;
    // Nobody knows them: who they are is told by another word, or by what they do.
    if (id === 'stranger' && !isDoer) return false;
    if (id === 'fire' && isBurning) return false;
    // Of a plane or a tram, and no window by itself.
    if (id === 'window' && !isDoer && !isStrange && !isInside(stage)) return false;
    // `On the wing of a plane`: it has its own.
    if (id === 'wing' && !isDoer && !isStrange && named.some((one) => one.id === 'plane'))
      return false;
    // A bus is steered by no wheel of a cart.
    if (/wheel$/.test(id) && named.some((one) => vehicles.has(one.id))) return false;
    // `Behind the glass`: one drinks from a glass, or breaks it.
    if (id === 'glass' && !isDoer && !isGlassUsed && (changesOf.get(id) ?? []).length === 0)
      return false;
    // « La cave de l'immeuble était inondée »: the cellar is.
    const isOnlyFlooded = (changesOf.get(id) ?? []).every((change) => change === 'flooded');
    if (isInside(stage) && outdoors.has(id) && !isDoer && !isBorne && isOnlyFlooded) return false;
    const isElsewhere =
      stageOfConcept(id) !== undefined && !thingsToo.has(id) && !(id === 'stars' && held.has(id));
    if (isElsewhere && !isStrange && !isDoer && !isBorne) return false;
    return pieceFor(id) !== null || personOfConcept(id, []) !== null;
  }

  return { isPlace, isShowable };
}
