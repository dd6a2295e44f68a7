import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import { rankHeroes } from '#heroes.ts';
import type { Named } from '#named.ts';
import { actorOf, personBehind } from '#press/actor-of.ts';
import { dressed, rained } from '#press/as-shown.ts';
import {
  aboard,
  bodyOwner,
  driven,
  fixed,
  grasped,
  inHand,
  isHandwork,
  isOfTwo,
  isSomebodyElse,
  isThing,
  isVessel,
  onSofa,
  partActs,
  partAt,
  riding,
  seats,
  sofas,
  sourceOf,
  upright,
} from '#press/castable.ts';
import { changesIn } from '#press/changes-of.ts';
import type { PlaceOf } from '#press/place-of.ts';
import { isPartOf } from '#press/place-tables.ts';
import { isComingLoose, ofItself, ofPeople, rankDeeds } from '#press/rank-deeds.ts';
import type { Actor, PrintScene, ShownDeed } from '#press/scene.ts';
import {
  canShow,
  isByAnyone,
  isFitting,
  mateIn,
  needsWhom,
  receiverOf,
} from '#press/shown-deeds.ts';
import { sightOf } from '#press/sight-of.ts';
import { whereOf } from '#press/stations.ts';
import { categoryOf, outOfPlace, strangeness } from '#press/strange.ts';

const mostActors = 6;

/** What a deed must be worth to be shown beside the first. */
const leastWorth = 1.6;

/** What is stranger than this and does nothing is what the picture is of, if no act is worth more. */
const wonder = 1.6;

/** Who is in a scene, and where the analysis's ids stand among them. */
export interface Cast extends Pick<PrintScene, 'actors' | 'deeds' | 'hero'> {
  readonly places: ReadonlyMap<string, number>;
}

function isAnimal(category: string): boolean {
  return /-animals$|^birds$|^small-creatures$/.test(category);
}

export function castOf(
  analysis: DreamAnalysis,
  { stage, setting }: PlaceOf,
  named: readonly Named[],
): Cast {
  const actors: Actor[] = [];
  const places = new Map<string, number>();
  const changesOf = changesIn(analysis);
  const { isPlace, isShowable } = sightOf(analysis, stage, named, changesOf);

  const isDriveTold = (analysis.deeds ?? []).some(
    ({ act, where }) =>
      act === 'drive' || where.some(({ relation, what }) => relation === 'in' && what === 'car'),
  );

  // `A spider on the ceiling of the room`: the room is as it was.
  const isCeilingTold = (analysis.changes ?? []).some(({ change }) => change === 'ceiling');
  const onCeiling = new Set(
    (analysis.deeds ?? [])
      .filter(({ where }) => isCeilingTold && where.some(({ relation }) => relation === 'on'))
      .map(({ who }) => who),
  );

  /** Where somebody or something stands in `actors`; null where it cannot be shown, or no more can. */
  function add(id: string, isDoer = false): number | null {
    const known = places.get(id);
    if (known !== undefined) return known;
    const somebody = personBehind(analysis, id);
    if (somebody !== undefined) return add(somebody);
    const isSomebody = id === 'dreamer' || analysis.characters.some((one) => one.id === id);
    if (actors.length >= mostActors || (!isSomebody && !isShowable(id, isDoer))) return null;
    const own = changesOf.get(id) ?? [];
    const actor = actorOf(analysis, id, onCeiling.has(id) ? [...own, 'ceiling'] : own);
    if (actor === null) return null;
    places.set(id, actors.length);
    return actors.push(actor) - 1;
  }

  /** Books that somebody eats are no shelf. */
  function isHandled(act: Deed['act'], id: string): boolean {
    // Who is a tree is one of those around.
    if (act === 'become') return isPartOf(id, stage);
    const isHandled = inHand.has(act) || grasped.has(act) || (act === 'climb' && id === 'tree');
    return isHandled && isPartOf(id, stage) && !fixed.has(id);
  }

  /** Who drives sits in something; aboard a train it is all around. */
  function impliedCar(): number | null {
    if (stage === 'carriage' || stage === 'cabin' || actors.length >= mostActors) return null;
    const known = [...driven].map((id) => places.get(id)).find((place) => place !== undefined);
    if (known !== undefined) return known;
    // « Je prenais le bus, c'était un chien qui conduisait »: the bus.
    const told = named.find(({ id }) => driven.has(id) && !isPlace(id));
    const own = told && add(told.id, true);
    if (typeof own === 'number') return own;
    const label = { fr: 'voiture', en: 'car' };
    places.set('car', actors.length);
    return actors.push({ kind: 'thing', id: 'car', label, count: 1, changes: [] }) - 1;
  }

  /** `In my aunt’s house`: no aunt is there. */
  function addSeen(id: string): void {
    const somebody = personBehind(analysis, id) ?? id;
    if (!analysis.owners?.includes(somebody)) add(id);
  }

  function addCoffin(): void {
    if (places.has('coffin')) return;
    places.set('coffin', actors.length);
    const label = { fr: 'cercueil', en: 'coffin' };
    actors.push({ kind: 'thing', id: 'coffin', label, count: 1, changes: [] });
  }

  /** « Nous nous embrassons »: with somebody the dream does not name. */
  function impliedMate(): number | null {
    if (actors.length >= mostActors) return null;
    const mate = { kind: 'person', who: 'other', gender: 'unknown', age: 'adult' } as const;
    return actors.push({ ...mate, count: 1, changes: [] }) - 1;
  }

  const deeds: ShownDeed[] = [];
  let bestWorth = 0;
  for (const { deed, worth } of rankDeeds(analysis, named, stage, changesOf)) {
    if (deeds.length > 0 && worth < leastWorth) break;
    if (deeds.length === 3) break;
    const isAlive =
      isPartOf(deed.who, stage) &&
      !aboard.has(deed.who) &&
      (ofPeople.has(deed.act) || ofItself.has(deed.act) || isComingLoose(deed, stage));
    if ((isPlace(deed.who) && !isAlive) || !canShow(analysis, deed)) continue;
    const who = isByAnyone(deed) ? impliedMate() : add(deed.who, true);
    if (who === null) continue;
    // Whoever walks holds a lantern too; otherwise each is seen doing one thing.
    const isHolding =
      (deed.act === 'hold' || deed.act === 'carry') &&
      deeds.some((one) => one.who === who && one.whom === undefined && upright.has(one.act));
    const isBusy = deeds.some((one) => one.who === who || one.whom === who);
    if (isBusy && !isHolding) continue;
    const receiver = receiverOf(analysis, deed);
    const isSought = deed.act === 'search' && isSomebodyElse(analysis, receiver);
    const told =
      receiver === undefined || (isPlace(receiver) && !isHandled(deed.act, receiver)) || isSought
        ? null
        : add(receiver, inHand.has(deed.act) || deed.act === 'open');
    const whom = told ?? (isOfTwo(deed, receiver) ? impliedMate() : null);
    // `Closed the door`, « faisait le lit »: a part of the place is where it is.
    const part =
      whom === null && receiver !== undefined && isPlace(receiver) && partActs.has(deed.act)
        ? partAt(receiver)
        : undefined;
    const isBusyAlone = whom === null && part === undefined && isHandwork(analysis, deed);
    if (needsWhom.has(deed.act) && whom === null && !part && !isBusyAlone) continue;
    const isDriven = whom !== null && actors[whom]?.kind === 'thing';
    // A plane that drives along a road drives nothing else.
    const isItself = driven.has(deed.who);
    const vehicle = deed.act === 'drive' && !isDriven && !isItself ? impliedCar() : null;
    const isBehind = deed.where.some(({ what }) => what === 'back-seat');
    const isSeated = isBehind || deed.where.some(({ what }) => what === 'car');
    const [to] = whereOf(analysis, deed)
      .filter(({ what }) => what !== deed.who)
      .flatMap(({ relation, what }) => {
        // « De la fenêtre arrière »: of a tram, and no window by itself.
        if (/^(?:window|door)$/.test(what) && relation === 'from' && !isPlace(what)) return [];
        const isPart = categoryOf(analysis, what) === 'body';
        if (isPart && deed.act === 'emerge' && deed.who !== 'dreamer') {
          const owner = add(bodyOwner(analysis, deed.who, what));
          return owner === null ? [] : [{ name: relation, to: owner, at: what }];
        }
        const place = isPlace(what)
          ? ('place' as const)
          : isSeated && what === 'car'
            ? impliedCar()
            : isFitting(analysis, relation, what)
              ? add(what, deed.act === 'give' && relation === 'with')
              : null;
        if (place === null || place === who || place === whom) return [];
        const at = place === 'place' && seats.has(what) ? { at: what } : {};
        return [{ name: relation, to: place, ...at }];
      });
    const source =
      deed.act === 'emerge' && to === undefined && deed.who !== 'dreamer'
        ? sourceOf(analysis, deed.who, add)
        : undefined;
    const inCar = typeof to?.to === 'number' && isThing(actors[to.to], 'car') ? to.to : null;
    const ridden = deed.act === 'drive' ? (whom ?? vehicle) : inCar;
    const seat =
      isBehind && ridden !== null ? { name: 'in' as const, to: ridden, at: 'back' } : undefined;
    // « Je conduis, ma mère dort »: in the car.
    const [first] = deeds;
    const aboardWith = first?.relation?.name === 'in' ? first.relation.to : undefined;
    const ownCar = first?.act === 'drive' ? first.whom : aboardWith;
    const isCar = typeof ownCar === 'number' && isThing(actors[ownCar], 'car');
    const car = isCar && riding.has(deed.act) ? ownCar : undefined;
    // What is put somewhere is seen there, or not at all.
    if (deed.act === 'put' && typeof to?.to !== 'number') continue;
    // Five in one car are not seen in it, and lie on no road.
    const isCrowd = (actors[who]?.count ?? 1) > 1;
    if (isDriveTold && isCrowd && riding.has(deed.act) && to === undefined) continue;
    const relation =
      part ??
      seat ??
      to ??
      source ??
      (car === undefined ? undefined : { name: 'in' as const, to: car });
    const on = typeof to?.to === 'number' ? actors[to.to] : undefined;
    const isOnSeat = to?.name === 'on' && on?.kind === 'thing' && sofas.has(on.id);
    const isAboard =
      (deed.act === 'stand' &&
        whom === null &&
        actors[who]?.kind === 'person' &&
        isVessel(actors, to?.to)) ||
      (isOnSeat && onSofa.has(deed.act));
    if (deeds.length === 0) bestWorth = worth;
    // Whose hair is cut is touched.
    const isPersonCut = deed.act === 'cut' && whom !== null && actors[whom]?.kind === 'person';
    const act = isAboard ? 'sit' : isPersonCut ? 'touch' : isBusyAlone ? 'tend' : deed.act;
    // What is shown as another act is told as that one.
    const verb = act === deed.act && !isBusyAlone ? deed.verb : undefined;
    const shown: ShownDeed = {
      who,
      act,
      ...(verb !== undefined && { verb }),
      ...(whom !== null && whom !== who && { whom }),
      ...(vehicle !== null && { whom: vehicle }),
      ...(relation && { relation }),
    };
    deeds.push(shown);
    // « Je volais avec ma sœur »: she does as well.
    const mate = whom === null && vehicle === null ? mateIn(analysis, deed) : undefined;
    const beside = mate === undefined ? null : add(mate);
    const isFree =
      beside !== null && !deeds.some((one) => one.who === beside || one.whom === beside);
    const isWithMate = relation?.to === beside;
    if (isFree && deeds.length < 3) {
      const { relation: own, ...alone } = shown;
      if (isWithMate) deeds[deeds.length - 1] = alone;
      deeds.push({ ...alone, who: beside, ...(own && !isWithMate && { relation: own }) });
    }
  }
  for (const { who, where } of analysis.deeds ?? []) {
    // Who is aboard with somebody: both are.
    const [first] = deeds;
    const mate = where.find(
      ({ relation, what }) => relation === 'with' && isSomebodyElse(analysis, what),
    );
    const isOf =
      first !== undefined && first.who === places.get(who) && isVessel(actors, first.relation?.to);
    const place = mate && isOf ? add(mate.what) : null;
    if (!isOf || place === null || deeds.some((one) => one.who === place || one.whom === place))
      continue;
    deeds.push({ who: place, act: 'sit', ...(first.relation && { relation: first.relation }) });
  }
  // What is strange and does nothing, then what is told most: a moon too near, a white horse.
  const wondersOf = (id: string) =>
    strangeness(changesOf.get(id) ?? []) + outOfPlace(id, categoryOf(analysis, id), stage);
  const ids = new Set([...changesOf.keys(), ...named.map(({ id }) => id)]);
  // A shadow is somebody's, and so is a double.
  const isShade = actors.some(
    (one) => one.kind === 'person' && (one.role === 'shade' || one.role === 'double'),
  );
  if (isShade && actors.length < mostActors) add('dreamer');
  // Who dreams is there, where they are naked, tiny, without a face.
  if (strangeness(changesOf.get('dreamer') ?? []) >= 2 && actors.length < 6) add('dreamer');
  const strange = [...ids]
    .filter((id) => !isPlace(id) && id !== 'dreamer' && wondersOf(id) >= 0.8)
    .sort((a, b) => wondersOf(b) - wondersOf(a));
  for (const id of strange) if (actors.length < 5) addSeen(id);
  for (const { id } of rankHeroes(analysis, named)) {
    if (actors.length >= 3) break;
    if (!isPlace(id)) addSeen(id);
  }
  // A hamster has a shape here alone, and is met as any animal is.
  for (const { id } of named) {
    if (actors.length < 3 && isAnimal(categoryOf(analysis, id)) && !isPlace(id)) addSeen(id);
  }
  for (const { id } of analysis.props ?? []) if (actors.length < 4 && !isPlace(id)) add(id);
  // Who does something is there, though it is nothing to see: `people stared`.
  for (const { who } of analysis.deeds ?? []) {
    if (actors.length < 4 && isSomebodyElse(analysis, who)) addSeen(who);
  }
  // Of a funeral there is a coffin, whoever is seen there.
  if (named.some(({ id }) => id === 'funeral') && actors.length < 5) addCoffin();
  // Somebody has to see it: the dreamer is there, if nobody else is or nothing happens.
  const isEmpty = !actors.some(({ kind }) => kind === 'person');
  const isThere = (analysis.deeds ?? []).some(({ who }) => who === 'dreamer');
  const isStill = (deeds.length === 0 || isThere) && actors.length < 3;
  // The hall of a theatre looks at somebody: at who dreams, where nobody else is on its stage.
  const isWatched = stage === 'theatre' && actors.every(({ count }) => count > 1);
  if ((setting !== 'abstract' && (isEmpty || isStill || isWatched)) || actors.length === 0)
    add('dreamer');
  const stillest = strange.map((id) => ({ at: places.get(id), worth: wondersOf(id) }));
  const [most] = stillest.filter(
    ({ at }) => at !== undefined && !deeds.some(({ who, whom }) => who === at || whom === at),
  );
  const isWonder = most?.at !== undefined && most.worth >= wonder && most.worth > bestWorth - 0.6;
  const hero = isWonder ? most?.at : undefined;
  return {
    actors: dressed(rained(actors, deeds), deeds),
    deeds,
    places,
    ...(hero !== undefined && { hero }),
  };
}
