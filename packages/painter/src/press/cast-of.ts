import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { dressed, rained } from '#press/as-shown.ts';
import { addBystanders, matesAboard, matesChased } from '#press/bystanders.ts';
import {
  aboard,
  bodyOwner,
  carriedHow,
  driven,
  fixed,
  grasped,
  handsFree,
  inHand,
  isByTool,
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
import { aloft } from '#press/compose/act-tables.ts';
import type { PlaceOf } from '#press/place-of.ts';
import { isPartOf } from '#press/place-tables.ts';
import { isComingLoose, ofItself, ofPeople, rankDeeds } from '#press/rank-deeds.ts';
import { rosterOf } from '#press/roster.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';
import {
  canShow,
  isByAnyone,
  isFitting,
  matesIn,
  needsWhom,
  receiverOf,
} from '#press/shown-deeds.ts';
import { whereOf } from '#press/stations.ts';
import { categoryOf } from '#press/strange.ts';

/** Deeds of one picture, but for whoever does the same as another. */
const deedsShown = 3;

/** What a deed must be worth to be shown beside the first. */
const leastWorth = 1.6;

/** What is stranger than this and does nothing is what the picture is of, if no act is worth more. */
const wonder = 1.6;

/** What is done to one tree, though others stand around. */
const ofTrees = new Set<Deed['act']>(['climb', 'marry', 'embrace', 'kiss', 'dance', 'fight']);

/** Who is in a scene, and where the analysis's ids stand among them. */
export interface Cast extends Pick<PrintScene, 'actors' | 'deeds' | 'hero'> {
  readonly places: ReadonlyMap<string, number>;
}

export function castOf(
  analysis: DreamAnalysis,
  where: PlaceOf,
  named: readonly Named[],
  bearers: ReadonlySet<string> = new Set(),
): Cast {
  const { stage } = where;
  const roster = rosterOf(analysis, where, named, bearers);
  const { actors, places, changesOf, isPlace, wonderOf, add } = roster;

  const isDriveTold = (analysis.deeds ?? []).some(
    (one) =>
      one.act === 'drive' ||
      one.where.some(({ relation, what }) => relation === 'in' && what === 'car'),
  );

  /** Books that somebody eats are no shelf. */
  function isHandled(act: Deed['act'], id: string): boolean {
    // Who is a tree is one of those around.
    if (act === 'become') return isPartOf(id, stage);
    const isHandled = inHand.has(act) || grasped.has(act) || (ofTrees.has(act) && id === 'tree');
    return isHandled && isPartOf(id, stage) && !fixed.has(id);
  }

  const deeds: ShownDeed[] = [];
  let bestWorth = 0;
  for (const { deed, worth } of rankDeeds(analysis, named, stage, changesOf)) {
    if (deeds.length > 0 && worth < leastWorth) break;
    if (deeds.length >= deedsShown) break;
    const isAlive =
      isPartOf(deed.who, stage) &&
      !aboard.has(deed.who) &&
      (ofPeople.has(deed.act) || ofItself.has(deed.act) || isComingLoose(deed, stage));
    // What has a mouth speaks.
    const isShown = bearers.has(deed.who) || canShow(analysis, deed);
    if ((isPlace(deed.who) && !isAlive) || !isShown) continue;
    const who = isByAnyone(deed) ? roster.addMate() : add(deed.who, true);
    if (who === null) continue;
    // Whoever walks holds a lantern too; otherwise each is seen doing one thing.
    const isHolding =
      (deed.act === 'hold' || deed.act === 'carry') &&
      deeds.some(
        (one) => one.who === who && (one.whom === undefined ? upright : handsFree).has(one.act),
      );
    // Who is only looked at does something else.
    const isBusy = deeds.some((one) => one.who === who || (one.whom === who && one.act !== 'look'));
    if (isBusy && !isHolding) continue;
    const receiver = receiverOf(analysis, deed);
    const isSought = deed.act === 'search' && isSomebodyElse(analysis, receiver);
    const told =
      receiver === undefined || (isPlace(receiver) && !isHandled(deed.act, receiver)) || isSought
        ? null
        : add(receiver, inHand.has(deed.act) || deed.act === 'open');
    const whom = told ?? (isOfTwo(deed, receiver) ? roster.addMate() : null);
    // `Closed the door`, « faisait le lit »: a part of the place is where it is.
    const part =
      whom === null && receiver !== undefined && isPlace(receiver) && partActs.has(deed.act)
        ? partAt(receiver)
        : undefined;
    // Who irons the sea is seen to, though the sea is all around.
    const isAtPlace = receiver !== undefined && isPlace(receiver) && told === null;
    const { whom: _place, ...alone } = deed;
    const isBusyAlone =
      whom === null &&
      part === undefined &&
      isHandwork(analysis, isAtPlace || isByTool(deed) ? alone : deed);
    if (needsWhom.has(deed.act) && whom === null && !part && !isBusyAlone) continue;
    // `I hit a birthday party`: nobody is struck.
    const isUnstruck = deed.act === 'fight' && receiver !== undefined && !isPlace(receiver);
    if (isUnstruck && whom === null) continue;
    const isDriven = whom !== null && actors[whom]?.kind === 'thing';
    // A plane that drives along a road drives nothing else.
    const isItself = driven.has(deed.who);
    const vehicle = deed.act === 'drive' && !isDriven && !isItself ? roster.addCar() : null;
    const isBehind = deed.where.some(({ what }) => what === 'back-seat');
    const isSeated = isBehind || deed.where.some(({ what }) => what === 'car');
    const mates = vehicle === null ? matesIn(analysis, deed) : [];
    const [to] = whereOf(analysis, deed)
      .filter(({ what }) => what !== deed.who && !mates.includes(what))
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
            ? roster.addCar()
            : isFitting(analysis, relation, what)
              ? add(what, deed.act === 'give' && relation === 'with')
              : null;
        if (place === null || place === who || place === whom) return [];
        const at = place === 'place' && seats.has(what) ? { at: what } : {};
        // Over a threshold one goes, and does not hang above it.
        const isOver = relation === 'above' && what === 'door' && !aloft.has(deed.act);
        return [{ name: isOver ? ('through' as const) : relation, to: place, ...at }];
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
    const isBorne = actors[who]?.kind === 'person' && actors[whom ?? -1]?.kind === 'person';
    const how = isBorne ? carriedHow(analysis, deed) : undefined;
    const onThem = how && { name: 'on' as const, to: who, at: how };
    // `I pulled a rope out of my mouth`: it is one's own.
    const isFromMouth =
      deed.act === 'pull' &&
      whom !== null &&
      actors[whom]?.kind === 'thing' &&
      actors[who]?.kind === 'person' &&
      analysis.symbols.some(({ id }) => id === 'mouth');
    const relation =
      onThem ??
      (isFromMouth ? { name: 'from' as const, to: who, at: 'mouth' } : undefined) ??
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
    const isSame = act === deed.act && (!isBusyAlone || isAtPlace || isByTool(deed));
    // `I read my daughter a story`: one reads to her.
    const isToPerson = act === 'read' && whom !== null && actors[whom]?.kind === 'person';
    const own = isToPerson && deed.verb ? readTo(deed.verb) : deed.verb;
    const verb = isPersonCut ? hairCut : isSame ? own : undefined;
    const shown: ShownDeed = {
      who,
      act,
      ...(verb !== undefined && { verb }),
      ...(whom !== null && whom !== who && { whom }),
      ...(vehicle !== null && { whom: vehicle }),
      ...(relation && { relation }),
    };
    deeds.push(shown);
    // `My father drives me to school`: whom one drives sits in the car too.
    if (vehicle !== null && told !== null && actors[told]?.kind === 'person')
      deeds.push({ who: told, act: 'sit', relation: { name: 'in', to: vehicle } });
    // « Je volais avec ma sœur et mon oncle »: they do as well.
    for (const mate of mates) {
      const beside = add(mate);
      const isFree =
        beside !== null && !deeds.some((one) => one.who === beside || one.whom === beside);
      if (!isFree || deeds.length > deedsShown) continue;
      const { whom: _whom, ...same } = shown;
      deeds.push({ ...same, who: beside });
    }
  }
  deeds.push(...matesAboard(analysis, roster, deeds), ...matesChased(analysis, roster, deeds));
  const strange = addBystanders(analysis, where, named, roster, deeds);
  const stillest = strange.map((id) => ({ at: places.get(id), worth: wonderOf(id) }));
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

/** What is cut of somebody is their hair. */
const hairCut: NonNullable<Deed['verb']> = {
  fr: { one: 'coupe les cheveux', many: 'coupent les cheveux', joint: 'de' },
  en: { one: 'cuts the hair', many: 'cut the hair', joint: 'of' },
};

function readTo({ fr, en }: NonNullable<Deed['verb']>): NonNullable<Deed['verb']> {
  return { fr: { ...fr, joint: 'à' }, en: { ...en, joint: 'to' } };
}
