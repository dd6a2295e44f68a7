import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import { rankHeroes } from '#heroes.ts';
import { moodsOf } from '#moods-of.ts';
import { type Named, namedIn } from '#named.ts';
import { changesIn } from '#press/changes-of.ts';
import { personOf, personOfConcept } from '#press/people-of.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { isPartOf, type PlaceOf, placeChanges, placeOf, thingsToo } from '#press/place-of.ts';
import { ofPeople, rankDeeds } from '#press/rank-deeds.ts';
import {
  type Actor,
  type ChangeName,
  type PrintScene,
  printSceneVersion,
  type ShownDeed,
} from '#press/scene.ts';
import { canShow, isFitting, needsWhom, receiverOf, symbolOn } from '#press/shown-deeds.ts';
import { stageOfConcept } from '#press/stage-of.ts';
import { categoryOf, isInside, outOfPlace, strangeness } from '#press/strange.ts';
import { hashText } from '#random.ts';
import { chooseTime, chooseWeather } from '#scene-circumstances.ts';
import { deeds as actConcepts } from '#scene-tables.ts';

const mostActors = 6;
/** What a deed must be worth to be shown beside the first. */
const leastWorth = 1.6;
/** What is stranger than this and does nothing is what the picture is of, if no act is worth more. */
const wonder = 1.6;

/** Chooses what a print of a dream shows: the strangest act that is told, where, and by whom. */
export function printSceneOf(told: DreamAnalysis): PrintScene {
  const analysis = withOneNameEach(told);
  const named = namedIn(analysis);
  const moods = moodsOf(analysis, named);
  const where = placeOf(analysis, named);
  const { setting, place } = where;
  const chance = hashText(named.map(({ id, times }) => id + times).join(' '));
  return {
    version: printSceneVersion,
    setting,
    ...(place !== undefined && { place }),
    placeChanges: placeChanges(analysis, where),
    time: chooseTime(named, moods, chance),
    weather: chooseWeather(setting, named, moods, chance >>> 8),
    moods,
    ...castOf(analysis, where, named),
  };
}

/** An animal or a dragon is met as a character and as a concept: from here on it is the concept. */
function withOneNameEach(analysis: DreamAnalysis): DreamAnalysis {
  const names = new Map<string, string>();
  for (const character of analysis.characters) {
    const isBeing = character.identity === 'animal' || character.identity === 'imaginary';
    const symbol = isBeing ? symbolOn(analysis, character) : undefined;
    if (symbol && pieceFor(symbol.id)) names.set(character.id, symbol.id);
  }
  if (isAntlers(analysis)) names.set('forest', 'deer');
  const name = (id: string) => names.get(id) ?? id;
  return {
    ...analysis,
    deeds: analysis.deeds?.map((deed) => ({
      ...deed,
      who: name(ownerOf(analysis, deed)),
      ...(deed.whom !== undefined && { whom: name(deed.whom) }),
      where: deed.where.map((one) => ({ ...one, what: name(one.what) })),
    })),
    changes: analysis.changes?.map((change) => ({ ...change, of: name(change.of) })),
  };
}

/** « Un cerf avec des bois en feu »: the woods are on its head. */
function isAntlers({ symbols }: DreamAnalysis): boolean {
  const deer = symbols.find(({ id }) => id === 'deer');
  const wood = symbols.find(({ id }) => id === 'forest');
  if (deer === undefined || wood === undefined) return false;
  return wood.evidence.every(
    ({ text, start }) =>
      /^bois$/i.test(text) && deer.evidence.some((own) => start > own.end && start - own.end < 30),
  );
}

/** Acts that a part of a body can do by itself. */
const ofParts = new Set<Deed['act']>(['fall', 'bleed', 'break', 'disappear', 'float']);

/** `A man without a face chased me`: not the face did. */
function ownerOf(analysis: DreamAnalysis, { who, act }: Deed): string {
  if (categoryOf(analysis, who) !== 'body' || ofParts.has(act)) return who;
  const [somebody, ...others] = analysis.characters;
  return somebody !== undefined && others.length === 0 ? somebody.id : who;
}

/** What no picture shows by a thing: weather and time, what happens to one, what one is told. */
const unseen = new Set('weather time-and-signs motion trials passages family'.split(' '));
/** Seen on somebody, and nothing by itself unless it is strange or acts. */
const worn = new Set(['body', 'clothing']);

function castOf(
  analysis: DreamAnalysis,
  { stage, setting }: PlaceOf,
  named: readonly Named[],
): Pick<PrintScene, 'actors' | 'deeds' | 'hero'> {
  const actors: Actor[] = [];
  const places = new Map<string, number>();
  const changesOf = changesIn(analysis);
  const isPlace = (id: string) =>
    (stageOfConcept(id) === stage && !thingsToo.has(id)) ||
    (isPartOf(id, stage) && strangeness(changesOf.get(id) ?? []) < 0.8) ||
    // Who is aboard sees no train.
    (stage === 'carriage' && aboard.has(id)) ||
    (stage === 'cabin' && id === 'plane');

  const isBurning = (analysis.changes ?? []).some(({ change }) => change === 'burning');

  // `A spider on the ceiling of the room`: the room is as it was.
  const isCeilingTold = (analysis.changes ?? []).some(({ change }) => change === 'ceiling');
  const onCeiling = new Set(
    (analysis.deeds ?? [])
      .filter(({ where }) => isCeilingTold && where.some(({ relation }) => relation === 'on'))
      .map(({ who }) => who),
  );

  /** Whether a concept is something that can be seen by itself. */
  function isShowable(id: string, isDoer: boolean): boolean {
    const category = categoryOf(analysis, id);
    const isStrange = strangeness(changesOf.get(id) ?? []) >= 2.4;
    if (unseen.has(category) || notShown.has(id) || actConcepts.has(id)) return false;
    if (isOnlyMatter(analysis, id)) return false;
    // Indoors there is no house, and a door is a part of the room.
    if (isInside(stage) && !isDoer && !isStrange && outdoors.has(id)) return false;
    if (worn.has(category) && !isDoer && !isStrange && id !== 'teeth') return false;
    if (id === 'fire' && isBurning) return false;
    const isElsewhere = stageOfConcept(id) !== undefined && !thingsToo.has(id);
    if (isElsewhere && !isStrange) return false;
    return pieceFor(id) !== null || personOfConcept(id, []) !== null;
  }

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
    return (inHand.has(act) || grasped.has(act)) && isPartOf(id, stage) && !fixed.has(id);
  }

  /** Who drives sits in something; aboard a train it is all around. */
  function impliedCar(): number | null {
    if (stage === 'carriage' || stage === 'cabin' || actors.length >= mostActors) return null;
    const known = [...driven].map((id) => places.get(id)).find((place) => place !== undefined);
    if (known !== undefined) return known;
    const label = { fr: 'voiture', en: 'car' };
    places.set('car', actors.length);
    return actors.push({ kind: 'thing', id: 'car', label, count: 1, changes: [] }) - 1;
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
    const isAlive = isPartOf(deed.who, stage) && ofPeople.has(deed.act);
    if ((isPlace(deed.who) && !isAlive) || !canShow(analysis, deed)) continue;
    const who = add(deed.who, true);
    if (who === null || deeds.some((one) => one.who === who || one.whom === who)) continue;
    const receiver = receiverOf(analysis, deed);
    const isSought = deed.act === 'search' && isSomebodyElse(analysis, receiver);
    const told =
      receiver === undefined || (isPlace(receiver) && !isHandled(deed.act, receiver)) || isSought
        ? null
        : add(receiver, inHand.has(deed.act));
    const whom = told ?? (isOfTwo(deed, receiver) ? impliedMate() : null);
    if (needsWhom.has(deed.act) && whom === null) continue;
    const isDriven = whom !== null && actors[whom]?.kind === 'thing';
    const vehicle = deed.act === 'drive' && !isDriven ? impliedCar() : null;
    const [to] = deed.where
      .filter(({ what }) => what !== deed.who)
      .flatMap(({ relation, what }) => {
        const isPart = categoryOf(analysis, what) === 'body';
        if (isPart && deed.act === 'emerge' && deed.who !== 'dreamer') {
          const owner = add(bodyOwner(analysis, deed.who));
          return owner === null ? [] : [{ name: relation, to: owner, at: what }];
        }
        const place = isPlace(what)
          ? ('place' as const)
          : isFitting(analysis, relation, what)
            ? add(what)
            : null;
        if (place === null || place === who || place === whom) return [];
        const at = place === 'place' && seats.has(what) ? { at: what } : {};
        return [{ name: relation, to: place, ...at }];
      });
    const source =
      deed.act === 'emerge' && to === undefined && deed.who !== 'dreamer'
        ? sourceOf(analysis, deed.who, add)
        : undefined;
    const relation = to ?? source;
    const isAboard = deed.act === 'stand' && whom === null && isVessel(actors, to?.to);
    if (deeds.length === 0) bestWorth = worth;
    deeds.push({
      who,
      act: isAboard ? 'sit' : deed.act,
      ...(whom !== null && whom !== who && { whom }),
      ...(vehicle !== null && { whom: vehicle }),
      ...(relation && { relation }),
    });
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
  const strange = [...ids]
    .filter((id) => !isPlace(id) && id !== 'dreamer' && wondersOf(id) >= 0.8)
    .sort((a, b) => wondersOf(b) - wondersOf(a));
  for (const id of strange) if (actors.length < 5) add(id);
  for (const { id } of rankHeroes(analysis, named)) {
    if (actors.length >= 3) break;
    if (!isPlace(id)) add(id);
  }
  // Somebody has to see it: the dreamer is there, if nobody else is.
  if (setting !== 'abstract' && !actors.some(({ kind }) => kind === 'person')) add('dreamer');
  const stillest = strange.map((id) => ({ at: places.get(id), worth: wondersOf(id) }));
  const [most] = stillest.filter(
    ({ at }) => at !== undefined && !deeds.some(({ who, whom }) => who === at || whom === at),
  );
  const isWonder = most?.at !== undefined && most.worth >= wonder && most.worth > bestWorth - 0.6;
  const hero = isWonder ? most?.at : undefined;
  return { actors, deeds, ...(hero !== undefined && { hero }) };
}

const ofTwo = new Set<Deed['act']>(['kiss', 'embrace', 'marry', 'hold-hands']);

function isOfTwo({ who, act }: Pick<Deed, 'who' | 'act'>, receiver: string | undefined): boolean {
  return who === 'dreamer' && receiver === undefined && ofTwo.has(act);
}

function isVessel(actors: readonly Actor[], to: number | 'place' | undefined): boolean {
  const vessel = typeof to === 'number' ? actors[to] : undefined;
  return vessel?.kind === 'thing' && /^(?:boat|ship|sleigh)$/.test(vessel.id);
}

const driven = new Set(['car', 'bus', 'truck', 'train', 'motorcycle', 'tractor']);
const outdoors = new Set('house childhood-home building castle tower door window'.split(' '));

/** `My baby was made of glass`: there is no glass. */
function isOnlyMatter({ symbols, changes = [] }: DreamAnalysis, id: string): boolean {
  const symbol = symbols.find((one) => one.id === id);
  return (
    symbol?.evidence.every((own) =>
      changes.some(({ of, evidence }) =>
        evidence.some(({ start, end }) => of !== id && start <= own.start && own.end <= end),
      ),
    ) ?? false
  );
}

/** Parts of a stage that somebody can be on or in. */
const seats = new Set(['bed', 'table', 'chair', 'window', 'door', 'bathtub']);

const grasped = new Set<Deed['act']>(['hold', 'carry', 'throw', 'read']);
const fixed = new Set(['door', 'window', 'bed', 'table', 'stairs', 'wall']);
/** Acts that show what is in one's hands, be it only clothing. */
const inHand = new Set<Deed['act']>(['sew', 'knit', 'find', 'cut', 'wash', 'give', 'bite', 'eat']);

/** `When I opened my mouth butterflies came out`: out of it. */
function sourceOf(
  analysis: DreamAnalysis,
  comesOut: string,
  add: (id: string) => number | null,
): NonNullable<ShownDeed['relation']> | undefined {
  const part = analysis.symbols.find(({ id }) => /^(?:mouth|eye|ear|hand|hair|belly)$/.test(id));
  const owner = part && add(bodyOwner(analysis, comesOut));
  if (part === undefined || typeof owner !== 'number') return undefined;
  return { name: 'from', to: owner, at: part.id };
}

/** Whose mouth it is: that of who is alone with the dreamer, unless it is what comes out. */
function bodyOwner({ characters }: DreamAnalysis, comesOut: string): string {
  const people = characters.filter(
    ({ id, identity, number }) =>
      id !== comesOut && identity !== 'animal' && identity !== 'imaginary' && number === 'one',
  );
  return people.length === 1 ? (people[0]?.id ?? 'dreamer') : 'dreamer';
}

/** Who is looked for is not there. */
function isSomebodyElse({ characters }: DreamAnalysis, id: string | undefined): boolean {
  return characters.some((one) => one.id === id && one.identity !== 'animal');
}

const aboard = new Set(['train', 'metro', 'bus', 'car', 'cart', 'truck']);
/** Concepts that are acts, circumstances or crowds of their own. */
const notShown = new Set(
  'giant magic invisible flying floating falling drowning swimming chase fight kiss night day sky family friend burning wedding funeral flood theatre-play shadow-figure'.split(
    ' ',
  ),
);

/** Whom a concept is only another word for: `grandfather`, `a man without a face`. */
function personBehind({ symbols, characters }: DreamAnalysis, id: string): string | undefined {
  const symbol = symbols.find((one) => one.id === id);
  if (symbol === undefined) return undefined;
  const isBeing = pieceFor(id) !== null;
  const people = characters.filter(
    ({ identity }) => identity !== 'animal' && !(identity === 'imaginary' && isBeing),
  );
  return people.find(({ evidence }) =>
    symbol.evidence.every((own) =>
      evidence.some(({ start, end }) => start < own.end && own.start < end),
    ),
  )?.id;
}

function actorOf(
  analysis: DreamAnalysis,
  id: string,
  changes: readonly ChangeName[],
): Actor | null {
  if (id === 'dreamer') {
    return { kind: 'person', who: 'dreamer', gender: 'unknown', age: 'adult', count: 1, changes };
  }
  const character = analysis.characters.find((one) => one.id === id);
  if (character && character.identity !== 'animal') return personOf(character, changes, analysis);
  const symbol =
    analysis.symbols.find((one) => one.id === id) ?? (character && symbolOn(analysis, character));
  if (symbol === undefined || !symbol.shown || symbol.count === 0) return null;
  if (symbol.category === 'people') return personOfConcept(symbol.id, changes);
  const isGroup = analysis.characters.some(
    (one) => one.number === 'group' && symbolOn(analysis, one)?.id === symbol.id,
  );
  return {
    kind: 'thing',
    id: symbol.id,
    label: symbol.label,
    count: changes.includes('many') ? 100 : isGroup || isPlural(symbol) ? 3 : 1,
    changes: changes.filter((change) => change !== 'many'),
  };
}

/** `The trees were whispering`: several, where its first words are a plural of its name. */
function isPlural({ label, evidence }: DreamAnalysis['symbols'][number]): boolean {
  const said = evidence[0]?.text.toLowerCase() ?? '';
  return [label.fr, label.en].some((name) =>
    [`${name}s`, `${name}es`, `${name}x`].includes(said.replace(/^(?:the|les|des) /, '')),
  );
}
