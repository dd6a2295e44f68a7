import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { moodsOf } from '#moods-of.ts';
import { namedIn } from '#named.ts';
import { arrange } from '#press/arrange.ts';
import { aboutPart } from '#press/choosing/about-part.ts';
import { atWindow } from '#press/choosing/at-window.ts';
import { containedIn } from '#press/choosing/contained.ts';
import { atTheWheel } from '#press/choosing/deeds/at-the-wheel.ts';
import { carriedAlong } from '#press/choosing/deeds/carried-along.ts';
import { onThePhone } from '#press/choosing/deeds/on-the-phone.ts';
import { setInMotion } from '#press/choosing/deeds/set-in-motion.ts';
import { momentsOf } from '#press/choosing/moments.ts';
import { offPlates } from '#press/choosing/off-plates.ts';
import { withOnlyShown } from '#press/choosing/on-stage.ts';
import { type Borrowed, withBorrowedParts } from '#press/choosing/parts/borrowed-parts.ts';
import { type Chimera, withChimeras } from '#press/choosing/parts/chimeras.ts';
import { withGrownParts } from '#press/choosing/parts/grown-parts.ts';
import { withHalves } from '#press/choosing/parts/halves.ts';
import {
  type JoinedOf,
  type WingsOf,
  withJoinedParts,
} from '#press/choosing/parts/joined-parts.ts';
import { reflecting, withReflections } from '#press/choosing/parts/reflections.ts';
import { type ReplacedOf, withReplacedParts } from '#press/choosing/parts/replaced-parts.ts';
import { type Cast, castOf } from '#press/choosing/people/cast-of.ts';
import { atOneTable } from '#press/choosing/people/company.ts';
import { withAllOfUs } from '#press/choosing/people/of-us.ts';
import { withOneNameEach } from '#press/choosing/people/one-name.ts';
import { withOtherSelf } from '#press/choosing/people/other-self.ts';
import { withSamePeople } from '#press/choosing/people/same-people.ts';
import { withUnnamedPeople } from '#press/choosing/people/unnamed-people.ts';
import { byThePool } from '#press/choosing/places/by-the-pool.ts';
import { withLandIndoors } from '#press/choosing/places/land-indoors.ts';
import { placeChanges } from '#press/choosing/places/place-changes.ts';
import { placeOf } from '#press/choosing/places/place-of.ts';
import { eventOf } from '#press/choosing/places/place-of-event.ts';
import { seatedAtTable, servedOnTable } from '#press/choosing/places/tables-of-places.ts';
import { isWithin } from '#press/choosing/spans.ts';
import { beforeLift, fromAbove, withVessel } from '#press/choosing/vessel-shown.ts';
import { beastHeads } from '#press/figure/beast-heads.ts';
import { fillOf } from '#press/grounds/fills.ts';
import { groundOf, groundsMade } from '#press/grounds/grounds.ts';
import { type Actor, type PrintScene, printSceneVersion } from '#press/scene.ts';
import { sceneOfSketch } from '#press/sketch/scene-of-sketch.ts';
import { hashText } from '#random.ts';
import type { SettingName } from '#scene.ts';
import { chooseTime, chooseWeather, type SuitedTimes } from '#scene-circumstances.ts';
import { enclosed } from '#scene-tables.ts';

/** « Il neige dans le salon »: only then does an enclosed place have a weather. */
function fallingInside(
  { deeds = [] }: DreamAnalysis,
  setting: SettingName,
): 'snow' | 'rain' | undefined {
  const fallen = deeds.find(
    ({ who, act, where }) =>
      (who === 'snow' || who === 'rain') &&
      act === 'fall' &&
      where.some(({ relation }) => relation === 'in' || relation === 'on'),
  );
  if (fallen === undefined || !enclosed.has(setting)) return undefined;
  return fallen.who === 'rain' ? 'rain' : 'snow';
}

/** A print has the colours of any hour: with a low sun alone, three in four were of one mauve. */
const suitedTimes: SuitedTimes = {
  bright: ['day', 'dawn', 'day', 'day'],
  dark: ['night', 'dusk', 'night', 'day'],
  neither: ['day', 'night', 'day', 'dusk'],
};

/** What follows from a scene as it was chosen, by the dream's words or by a model. */
const asOneSees: readonly ((scene: PrintScene) => PrintScene)[] = [
  ...[offPlates, atTheWheel, servedOnTable, seatedAtTable, byThePool],
];

/**
 * Chooses what a print of a dream shows: the strangest act that is told, where, and by whom; or what
 * a model sketched, where one has read the dream.
 */
export function printSceneOf(told: DreamAnalysis): PrintScene {
  const read = sceneRead(told);
  const chosen = (told.sketch && sceneOfSketch(told.sketch, read)) ?? read;
  return asOneSees.reduce((scene, step) => step(scene), chosen);
}

function sceneRead(told: DreamAnalysis): PrintScene {
  const clear = withSamePeople(withAllOfUs(withUnnamedPeople(withOnlyShown(told))));
  return onThePhone(withGrownParts(wholeScene(withOtherSelf(momentShown(clear)))));
}

/** A print is of one place and what happens there: of a dream that moves on, the strangest moment. */
function momentShown(told: DreamAnalysis): DreamAnalysis {
  const named = namedIn(told);
  const moments = momentsOf(told, named);
  const event = moments.length > 1 ? eventOf(told, named) : undefined;
  const at = event ? moments.findIndex((one) => isWithin(one, event)) : -1;
  const moment = moments[at];
  if (moment === undefined) return told;
  const part = aboutPart(told, moment);
  // « Elle chantait… À la fin la place du village en était noire »: she sang there, and on no stage.
  const next = moments[at + 1];
  const isNowhere = moment.places.length === 0 && isOfActAlone(part);
  return isNowhere && next !== undefined
    ? aboutPart(told, moment, { ...next, start: moment.start })
    : part;
}

/** Whether no more than what is done tells where: a stage for who sings, a bedroom for who sleeps. */
function isOfActAlone(part: DreamAnalysis): boolean {
  const { place } = placeOf(part, namedIn(part));
  return place === 'singing' || place === 'speech' || place === 'sleeping';
}

function wholeScene(told: DreamAnalysis): PrintScene {
  const contained = containedIn(told);
  if (contained !== null) {
    const { vessel, outer, inner } = contained;
    const around = beforeLift(sceneAround(outer), vessel);
    const within = fromAbove(sceneAround(inner));
    const onlookers = [...within.actors.keys()].filter((n) => {
      const actor = within.actors[n];
      return actor?.kind === 'person' && actor.who === 'dreamer';
    });
    const scene = arrange(within, { without: onlookers });
    const { actors, at } = withVessel(around.actors, vessel, outer);
    if (at >= 0) return { ...around, actors, hero: at, inner: { in: at, scene } };
  }
  return sceneAround(told);
}

function sceneAround(whole: DreamAnalysis): PrintScene {
  const { analysis: mirrored, reflection } = withReflections(
    withHalves(setInMotion(withLandIndoors(whole))),
  );
  const { analysis: headed, chimeras } = withChimeras(mirrored);
  const { analysis: bodied, replaced } = withReplacedParts(headed);
  const { analysis: clean, joined, wings } = withJoinedParts(bodied);
  const { analysis: told, borrowed } = withBorrowedParts(clean);
  const analysis = withOneNameEach(told);
  const named = namedIn(analysis);
  const moods = moodsOf(analysis, named);
  const where = placeOf(analysis, named);
  const { setting, place } = where;
  const filled = fillOf(analysis, where.stage);
  const ground = groundOf(analysis, where.stage);
  const made = placeChanges(analysis, where);
  const around = new Set([
    ...(filled ? [filled] : []),
    ...(ground ? groundsMade(analysis) : []),
    // Walls that come nearer are those of the place.
    ...(made.includes('tiny') ? ['wall'] : []),
  ]);
  const bearers = bearersOf([...borrowed, ...replaced, ...joined]);
  const cast = castOf(without(analysis, around), where, named, bearers);
  const borne = withHeads(bearing(cast, { borrowed, replaced, joined, wings }), chimeras);
  const seen = withoutDrivers(aboardLift(atWindow(borne, analysis)));
  const chance = hashText(named.map(({ id, times }) => id + times).join(' '));
  return {
    version: printSceneVersion,
    setting,
    ...(place !== undefined && { place }),
    placeChanges: made,
    ...(filled && { filled }),
    ...(ground && { ground }),
    time: chooseTime(named, moods, chance, suitedTimes),
    weather: fallingInside(analysis, setting) ?? chooseWeather(setting, named, moods, chance >>> 8),
    moods,
    ...atOneTable(reflecting(carriedAlong(turning(seen)), reflection), analysis, where.stage),
  };
}

/** What the place is full of, or made of, is all around: nobody stands there by its name. */
function without(analysis: DreamAnalysis, around: ReadonlySet<string>): DreamAnalysis {
  if (around.size === 0) return analysis;
  const { deeds = [], symbols } = analysis;
  return {
    ...analysis,
    deeds: deeds
      .filter(({ who }) => !around.has(who))
      .map(({ whom, ...deed }) =>
        whom === undefined || around.has(whom) ? deed : { ...deed, whom },
      ),
    symbols: symbols.filter(({ id }) => !around.has(id)),
  };
}

/** Whoever has an animal's head is not the dreamer, unless the dream says so. */
function withHeads(
  cast: Cast,
  chimeras: readonly Chimera[],
): Pick<PrintScene, 'actors' | 'deeds' | 'hero'> {
  const { places, ...scene } = cast;
  const heads = new Map(
    chimeras.flatMap(({ of, head }) => {
      const bearer = places.get(of);
      return bearer === undefined ? [] : [[bearer, head] as const];
    }),
  );
  const [first] = heads.keys();
  if (first === undefined) return scene;
  const actors = scene.actors.map((actor, n) => {
    const head = heads.get(n);
    if (head === undefined || actor.kind !== 'person') return actor;
    // Who is a bird has its wings too.
    const wings = head === 'bird' ? { borrowed: [...(actor.borrowed ?? []), 'wing' as const] } : {};
    return { ...actor, head, ...wings };
  });
  const isSeen = scene.deeds[0] !== undefined;
  return { ...scene, actors, ...(!isSeen && { hero: first }) };
}

function bearersOf(borrowed: readonly { readonly of: string }[]): ReadonlySet<string> {
  return new Set(borrowed.map(({ of }) => of));
}

interface Borne {
  readonly borrowed: readonly Borrowed[];
  readonly replaced: readonly ReplacedOf[];
  readonly joined: readonly JoinedOf[];
  readonly wings: readonly WingsOf[];
}

/** Whoever has wings, and whatever has eyes, is shown with them. */
function bearing(cast: Cast, { borrowed, replaced, joined, wings }: Borne): Cast {
  const actors = cast.actors.map((actor, n): Actor => {
    const isTheirs = ({ of }: { readonly of: string }) => cast.places.get(of) === n;
    const parts = borrowed.filter(isTheirs).map(({ part }) => part);
    const others = replaced.filter(isTheirs).map(({ of: _of, ...one }) => one);
    const on = joined.filter(isTheirs).map(({ of: _of, ...one }) => one);
    const kind = wings.find(isTheirs)?.kind;
    // What has grown legs has not grown itself.
    const changes = parts.includes('leg')
      ? actor.changes.filter((change) => change !== 'growing')
      : actor.changes;
    const borne = parts.length === 0 ? actor : { ...actor, changes, borrowed: [...new Set(parts)] };
    if (borne.kind !== 'person') return on.length > 0 ? { ...borne, joined: on } : borne;
    return {
      ...borne,
      ...(others.length > 0 && { replaced: others }),
      ...(on.length > 0 && { joined: on }),
      ...(kind && { wings: kind }),
    };
  });
  return { ...cast, actors };
}

/** Who turns into a beast has its head already, and the beast is beside them. */
function turning<Shown extends Pick<PrintScene, 'actors' | 'deeds'>>(cast: Shown): Shown {
  const heads = new Map(
    cast.deeds.flatMap(({ who, act, whom }) => {
      const beast = act === 'become' && whom !== undefined ? cast.actors[whom] : undefined;
      const isHead = beast?.kind === 'thing' && beastHeads.has(beast.id);
      return isHead ? [[who, beast.id] as const] : [];
    }),
  );
  if (heads.size === 0) return cast;
  const actors = cast.actors.map((actor, n) => {
    const head = heads.get(n);
    const isWhole = actor.kind === 'person' && actor.age !== 'baby' && actor.head === undefined;
    return head !== undefined && isWhole ? { ...actor, head } : actor;
  });
  return { ...cast, actors };
}

/** Nobody sits at the wheel of what is half a horse by now: they see it happen. */
function withoutDrivers<Shown extends Pick<PrintScene, 'actors' | 'deeds'>>(cast: Shown): Shown {
  const turned = new Set(
    cast.deeds.flatMap(({ who, act }) =>
      act === 'become' && cast.actors[who]?.kind === 'thing' ? [who] : [],
    ),
  );
  const isDriving = ({ act, whom, relation }: PrintScene['deeds'][number]) =>
    /^(?:drive|ride|sit)$/.test(act) &&
    [whom, relation?.to].some((to) => typeof to === 'number' && turned.has(to));
  if (!cast.deeds.some(isDriving)) return cast;
  return { ...cast, deeds: cast.deeds.filter((deed) => !isDriving(deed)) };
}

/** A lift that flies takes who dreams along. */
function aboardLift(
  cast: Pick<PrintScene, 'actors' | 'deeds' | 'hero'>,
): Pick<PrintScene, 'actors' | 'deeds' | 'hero'> {
  const { actors, deeds } = cast;
  const lift = deeds.find(({ who, act }) => {
    const actor = actors[who];
    return act === 'fly' && actor?.kind === 'thing' && actor.id === 'lift';
  })?.who;
  const dreamer = actors.findIndex((one) => one.kind === 'person' && one.who === 'dreamer');
  const isBusy = deeds.some(({ who, whom }) => who === dreamer || whom === dreamer);
  if (lift === undefined || dreamer < 0 || isBusy) return cast;
  const aboard = { who: dreamer, act: 'stand', relation: { name: 'in', to: lift } } as const;
  return { ...cast, deeds: [...deeds, aboard] };
}
