import type { Cast } from '#grammar/person.ts';
import { otherSelf, otherSelvesIn } from '#read/people/selves-named.ts';
import { picturedIn } from '#read/pictured.ts';
import { propsIn } from '#read/props.ts';
import { matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import { isColour } from '#read/symbols.ts';
import { wordSet } from '#text/word-set.ts';

/** Somebody or something that the text names: a character's id, or a concept's. */
export interface Named {
  readonly id: string;
  readonly kind: 'character' | 'thing';
  /** A thing's family. */
  readonly category?: string;
  readonly from: number;
  readonly to: number;
}

/** Families whose words are acts and trials, not things that stand somewhere. */
const acts = new Set('motion trials time-and-signs'.split(' '));

/** Trials that are places too. */
const schools = new Set(['school', 'classroom']);

/** Everybody and everything a text names, in its order; what is somebody is no thing as well. */
export function allNamed(reading: Reading, cast: Cast): Named[] {
  const people = cast.mentions.map(
    ({ id, from, to }): Named => ({ id, kind: 'character', from, to }),
  );
  const things = matchesOf(reading, 'symbol')
    .filter(({ part, from, meaning }) => {
      const isThing = part === 'noun' || part === 'exact';
      const { id, category } = meaning.value;
      return (
        isThing && (!acts.has(category) || schools.has(id)) && cast.covering(from) === undefined
      );
    })
    // `Hanging out the sheets`: no bed.
    .filter((match) => !isColour(reading, match) && !isLinen(reading, match.from))
    .map(
      ({ meaning: { value }, from, to }): Named => ({
        ...{ id: value.id, kind: 'thing', category: value.category },
        ...{ from, to },
      }),
    );
  const held = propsIn(reading)
    // Who is old is somebody still.
    .filter(
      // What only tells the place is no thing.
      ({ from, meaning: { value } }) =>
        cast.covering(from) === undefined && value.id !== 'elderly' && !value.id.startsWith('at-'),
    )
    .map(({ meaning: { value }, from, to }): Named => {
      return { id: value.id, kind: 'thing', category: value.category, from, to };
    });
  // A sofa is a chair among symbols; in a picture it is itself.
  const isItself = (thing: Named) =>
    !held.some(({ from, to }) => from <= thing.from && thing.to <= to);
  const selves = otherSelvesIn(reading).map(
    (span): Named => ({ id: otherSelf, kind: 'character', ...span }),
  );
  const pictured = picturedIn(reading);
  const all = [...people, ...things.filter(isItself), ...held, ...selves]
    .filter(({ kind, from }) => {
      // What something is only like is not there, and neither is what a picture shows.
      const isLike = kind === 'thing' && reading.spans.likened[from] === 1;
      return (
        !isLike && pictured[from] !== 1 && !isHomeward(reading, from) && !isOfBeast(reading, from)
      );
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  return all.filter((one, n) => {
    const next = all[n + 1];
    // « Une meute de chiens », `a plate of butterflies`: of an amount, what there is of it counts.
    if (isAmountOf(reading, one, next)) return false;
    if (isOnlyUnknown(one, all[n - 1], next)) return false;
    if (isDeadOne(reading, one, next)) return false;
    // `My baby brother`: one of them.
    if (isSameSomebody(reading, all[n - 1], one)) return false;
    if (isPartOfNext(reading, one, next)) return false;
    if (isKindOfPlace(reading, one, next) || isContentOf(reading, one, next)) return false;
    if (isEnglishAt(reading, one.from) && isRoomOfThing(reading, one, next)) return false;
    if (isOfFurniture(reading, all[n - 1], one)) return false;
    if (isFlavour(reading, all[n - 1], one, next)) return false;
    // `A giant tortoise`: the first of two nouns only tells of the second.
    if (reading.tokens[one.from]?.lower !== 'giant' || one.to !== one.from + 1) return true;
    return next?.from !== one.to || reading.tokens[one.to]?.gap !== ' ';
  });
}

/** `My dead cat`: the cat. */
function isDeadOne({ tokens }: Reading, one: Named, next: Named | undefined): boolean {
  const isAdjective = one.id === 'death' && tokens[one.from]?.lower === 'dead';
  return isAdjective && next?.from === one.to && tokens[one.to]?.gap === ' ';
}

/** `With its trunk`: an elephant's, and no luggage. */
function isOfBeast({ tokens }: Reading, at: number): boolean {
  if (tokens[at]?.lower !== 'trunk') return false;
  const isIts = /^(?:its|his|her)$/.test(tokens[at - 1]?.lower ?? '');
  return isIts && tokens.some(({ lower }) => /^(?:elephants?|mammoths?)$/.test(lower));
}

/** `I walked home`: which way, and no house yet. */
export function isHomeward({ tokens }: Reading, at: number): boolean {
  return (
    tokens[at]?.lower === 'home' &&
    /^(?:walk|walked|walking|go|going|went|come|came|coming|drive|drove|driving|run|ran|running|get|got|getting|way|back|return|returned|flew|fly|rode|ride|take|took|bring|brought|carried|cycled|cycling)$/.test(
      tokens[at - 1]?.lower ?? '',
    )
  );
}

/** « Un enfant inconnu », `an unknown woman`: who it is says more than that nobody knows them. */
function isOnlyUnknown(one: Named, before: Named | undefined, next: Named | undefined): boolean {
  const isSomebody = (other: Named | undefined) =>
    other?.kind === 'character' || other?.category === 'people';
  if (one.id !== 'stranger' || one.kind !== 'thing') return false;
  return (
    (before?.to === one.from && isSomebody(before)) || (next?.from === one.to && isSomebody(next))
  );
}

const kin = wordSet('brother sister son daughter cousin twin');

function isSameSomebody({ tokens }: Reading, before: Named | undefined, one: Named): boolean {
  const isKin = one.kind === 'thing' && kin.has(one.id);
  return (
    isKin && before?.kind === 'character' && before.to === one.from && tokens[one.from]?.gap === ' '
  );
}

function isEnglishAt(reading: Reading, at: number): boolean {
  return sentenceAt(reading, at)?.language === 'en';
}

/** « Un lit d'hôpital »: the bed is there, and no ward. */
function isOfFurniture({ tokens }: Reading, before: Named | undefined, one: Named): boolean {
  const isKind = /^(?:hospital|prison|hotel|school)$/.test(one.id) && before?.id === 'bed';
  return isKind && before.to === one.from - 1 && /^d[e']$/.test(tokens[before.to]?.lower ?? '');
}

/** `My vegetable garden`: no vegetable is told of. */
function isKindOfPlace({ tokens }: Reading, one: Named, next: Named | undefined): boolean {
  if (next?.from !== one.to || tokens[one.to]?.gap !== ' ') return false;
  return kinds.has(one.category ?? '') && next.category !== undefined && places.has(next.category);
}

/** `A chocolate cake`, « un gâteau au chocolat »: one thing, of which the other only tells. */
function isFlavour(
  reading: Reading,
  before: Named | undefined,
  one: Named,
  next: Named | undefined,
): boolean {
  const { tokens } = reading;
  const isFood = (thing: Named | undefined) => /^(?:food|props)$/.test(thing?.category ?? '');
  if (!isFood(one) || !flavours.has(tokens[one.from]?.lower ?? '')) return false;
  if (isEnglishAt(reading, one.from))
    return isFood(next) && next?.from === one.to && tokens[one.to]?.gap === ' ';
  const joint = tokens[one.from - 1]?.lower ?? '';
  return isFood(before) && before?.to === one.from - 1 && /^(?:au|aux|à)$/.test(joint);
}

const flavours = wordSet(
  `chocolate apple strawberry lemon cherry carrot cheese chicken onion pumpkin tomato banana honey
  vanilla coffee fish mushroom chocolat pommes pomme fraises fraise citron cerises carottes fromage
  poulet oignons oignon citrouille tomate tomates miel vanille café champignons`,
);

/** `The sock drawer`, `a biscuit tin`: what it is for is only told of. */
function isContentOf(reading: Reading, one: Named, next: Named | undefined): boolean {
  if (next?.from !== one.to || reading.tokens[one.to]?.gap !== ' ') return false;
  const isKept = /^(?:clothing|food|objects|props)$/.test(one.category ?? '');
  return isKept && isEnglishAt(reading, one.from) && vessels.has(next.id);
}

const vessels = wordSet('drawer box suitcase jar basket bag cupboard wardrobe bucket bottle');

/** `The kitchen table`, `the night bus`: what stands or runs there, and no room or hour by itself. */
function isRoomOfThing({ tokens }: Reading, one: Named, next: Named | undefined): boolean {
  const isHour = /^(?:night|morning|evening)$/.test(one.id) && next?.kind === 'thing';
  if (isHour && next?.from === one.to && tokens[one.to]?.gap === ' ') return true;
  // `A hospital bed`.
  const isOfBed = /^(?:hospital|prison|hotel|school)$/.test(one.id) && next?.id === 'bed';
  if (isOfBed && next.from === one.to) return true;
  if (one.category !== 'home' || next?.from !== one.to || tokens[one.to]?.gap !== ' ') return false;
  return next.kind === 'thing' && /^(?:home|objects|props)$/.test(next.category ?? '');
}

/** `On the roof of the car`, « dans un tiroir du bureau »: on the car, in the desk. */
function isPartOfNext({ tokens }: Reading, one: Named, next: Named | undefined): boolean {
  const isRoof = /^(?:roof|wing)$/.test(one.id) && next?.category === 'travel';
  const isDrawer = one.id === 'drawer' && /^(?:home|objects|props)$/.test(next?.category ?? '');
  if (next === undefined || !(isRoof || isDrawer)) return false;
  return next.from - one.to <= 3 && /^(?:of|de|du|d'|des)$/.test(tokens[one.to]?.lower ?? '');
}

/** Sheets are a bed where somebody lies between them, and linen elsewhere. */
function isLinen({ tokens }: Reading, at: number): boolean {
  if (!/^(?:draps|sheets)$/.test(tokens[at]?.lower ?? '')) return false;
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ lower }) => lower);
  return !before.some((word) => /^(?:in|between|under|dans|entre|sous)$/.test(word));
}

const kinds = new Set('food plants animals objects'.split(' '));
const places = new Set('land town ways'.split(' '));

/** Words that say how much there is of what comes after « de ». */
export const amounts = wordSet(
  `meute troupeau banc essaim nuée tas pile assiette plat bol bouquet panier sac seau armée pluie
  foule groupe bande crowd group gang pack herd swarm flock pile heap dozens scores hundreds thousands dizaines douzaines centaines milliers plate bowl bunch basket bag bucket army shoal stack rain box boîte wheel slice block lump chunk meule tranche morceau bloc
  public audience classe class orchestre orchestra équipe team famille family chorale choir colonie colony`,
);

function isAmountOf({ tokens }: Reading, { from, to }: Named, next: Named | undefined): boolean {
  if (next === undefined || to !== from + 1) return false;
  const isOf = /^(?:of|de|d')$/.test(tokens[to]?.lower ?? '');
  return isOf && next.from === to + 1 && amounts.has(tokens[from]?.lower ?? '');
}
