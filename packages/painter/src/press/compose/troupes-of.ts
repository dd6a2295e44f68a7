import { inWater } from '#press/compose/act-tables.ts';
import { losingTeeth } from '#press/compose/bodies/losing-teeth.ts';
import { castDeed } from '#press/compose/cast-deed.ts';
import type { Casting } from '#press/compose/casting-rule.ts';
import { inTheirHands } from '#press/compose/hands/carried-things.ts';
import { isBaby, standsBeside } from '#press/compose/hands/handy.ts';
import { reachingUp } from '#press/compose/placing/reaching-up.ts';
import { rolledUp } from '#press/compose/placing/rolled-up.ts';
import { companyAtTable } from '#press/compose/seated/at-table.ts';
import { onSlides } from '#press/compose/seated/on-slides.ts';
import { seatedAsTold } from '#press/compose/seated/seated-as-told.ts';
import { inSharedBed } from '#press/compose/seated/shared-bed.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { crackedUnder } from '#press/compose/vessels/cracked-ice.ts';
import { filled } from '#press/compose/vessels/filled.ts';
import { underCover } from '#press/compose/vessels/under-cover.ts';
import { freeStanding } from '#press/compose/work/on-ladders.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';

/** Everybody and everything of a scene, those of its deeds first. */
export function troupesOf(scene: PrintScene, seed: number): Troupe[] {
  const done = new Set<number>();
  const dining = companyAtTable(scene, seed);
  const troupes: Troupe[] = dining ? [dining] : (losingTeeth(scene, seed) ?? []);
  for (const { actors } of troupes) for (const place of actors) done.add(place);
  for (const deed of savingFirst(scene)) {
    const cast = done.has(deed.who)
      ? heldToo(scene, deed, done, seed)
      : castByItself({ scene, deed, seed, done });
    for (const troupe of inTheirHands(cast ?? [])) {
      troupes.push(inPalm(withContents(troupe, scene, done, seed), scene));
      for (const place of troupes.at(-1)?.actors ?? []) done.add(place);
    }
  }
  for (const place of scene.actors.keys()) {
    if (done.has(place)) continue;
    const troupe = passenger(scene, place, troupes, seed) ?? troupeOf(scene, place, null, seed);
    if (troupe) troupes.push(byItself(troupe, scene));
  }
  return inSharedBed(seatedAsTold(crackedUnder(troupes, scene, seed), scene, seed));
}

/** A ladder that leans on nothing stands on its own legs. */
function byItself(troupe: Troupe, { actors, deeds }: PrintScene): Troupe {
  const [place = -1] = troupe.actors;
  const one = actors[place];
  const isTold = deeds.some(
    ({ who, whom, relation }) => who === place || whom === place || relation?.to === place,
  );
  if (one?.kind !== 'thing' || one.id !== 'ladder' || isTold) return troupe;
  return { ...troupe, ...standing(freeStanding(troupe.piece), troupe.stands) };
}

/** What is placed by a rule of its own; all others by what is done. */
function castByItself(casting: Casting): Troupe[] | null {
  return (
    reachingUp(casting) ??
    underCover(casting) ??
    rolledUp(casting) ??
    onSlides(casting) ??
    castDeed(casting)
  );
}

/** Who is pulled out of the water is in one picture with who does it, whichever is told first. */
function savingFirst({ deeds }: PrintScene): readonly ShownDeed[] {
  const isSaving = ({ whom, act }: ShownDeed) =>
    (act === 'pull' || act === 'hold' || act === 'carry' || act === 'hold-hands') &&
    deeds.some((one) => one.who === whom && inWater.has(one.act));
  const first = [...deeds.filter(isSaving), ...deeds.filter((deed) => !isSaving(deed))];
  // What is in a suitcase that somebody carries is in it wherever that is.
  const borne = new Set(deeds.flatMap(({ act, whom }) => (bearing.has(act) ? (whom ?? []) : [])));
  const isContent = ({ relation }: ShownDeed) =>
    relation?.name === 'in' && typeof relation.to === 'number' && borne.has(relation.to);
  return [...first.filter((deed) => !isContent(deed)), ...first.filter(isContent)];
}

const bearing = new Set<ShownDeed['act']>(['carry', 'hold', 'push', 'pull']);

/** What is in somebody's hands, with what is in it. */
function withContents(
  troupe: Troupe,
  scene: PrintScene,
  done: ReadonlySet<number>,
  seed: number,
): Troupe {
  const [own, ...others] = troupe.actors;
  if (!troupe.isHeld || !troupe.isThing || own === undefined || others.length > 0) return troupe;
  const { thing, inside } = filled(scene, own, troupe, { done, seed });
  return { ...thing, actors: [own, ...inside] };
}

/** Who dances or sings in somebody's hand is there, whatever they do. */
function inPalm(troupe: Troupe, { actors, deeds }: PrintScene): Troupe {
  const [own, ...others] = troupe.actors;
  const holder = deeds.find(
    (deed) =>
      deed.act === 'hold' && deed.whom === own && deed.who !== own && !standsBeside(troupe, deed),
  )?.who;
  if (
    holder === undefined ||
    others.length > 0 ||
    troupe.isHeld ||
    troupe.isReaching ||
    actors[holder]?.kind !== 'person'
  )
    return troupe;
  return { ...troupe, isHeld: true, relation: { name: 'beside', to: holder } };
}

/** What somebody who is there already has in their hands. */
function heldToo(
  scene: PrintScene,
  deed: ShownDeed,
  done: ReadonlySet<number>,
  seed: number,
): Troupe[] | null {
  const { act, who, whom } = deed;
  if ((act !== 'hold' && act !== 'carry') || whom === undefined || done.has(whom)) return null;
  const thing = troupeOf(scene, whom, null, seed);
  if (thing && standsBeside(thing, deed)) return null;
  return thing?.isThing || (thing && isBaby(scene.actors[whom]))
    ? [{ ...thing, isHeld: true, relation: { name: 'beside', to: who } }]
    : null;
}

/** Who is only there where somebody drives a car is in it, at its other window; one at most. */
function passenger(
  scene: PrintScene,
  place: number,
  troupes: readonly Troupe[],
  seed: number,
): Troupe | null {
  const one = scene.actors[place];
  if (one?.kind !== 'person' || one.count !== 1 || one.role !== undefined) return null;
  const riders = troupes.filter(({ isCarried }) => isCarried);
  const [driver] = riders;
  const car = driver?.relation?.to;
  if (riders.length !== 1 || typeof car !== 'number') return null;
  const carrier = scene.actors[car];
  if (carrier?.kind !== 'thing' || carrier.id !== 'car') return null;
  const seated = troupeOf(scene, place, 'drive', seed);
  const at = driver?.relation?.at === 'back' ? {} : { at: 'back' };
  return seated && { ...seated, isCarried: true, relation: { name: 'in', to: car, ...at } };
}
