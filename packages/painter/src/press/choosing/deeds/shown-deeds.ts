import type { Character, Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import { sayings } from '#press/acts.ts';
import { isInSomebody } from '#press/choosing/castable.ts';
import { categoryOf } from '#press/choosing/deeds/strange.ts';
import { canHold } from '#press/compose/vessels/containers.ts';
import { hasRoomUnder } from '#press/compose/vessels/under-things.ts';

/** What is done, told or implied. */
export type AnyDeed = Pick<Deed, 'who' | 'act' | 'verb' | 'whom' | 'where'> &
  Partial<Pick<Deed, 'evidence'>>;

/** A deed, and what it is worth to be seen. */
export interface Ranked {
  readonly deed: AnyDeed;
  readonly worth: number;
}

/** Acts that show nothing without what they are done to. */
export const needsWhom = new Set<Deed['act']>([
  ...(['carry', 'hold', 'throw', 'give', 'open', 'find', 'cut', 'birth', 'become'] as const),
  ...(['bite', 'kill', 'pull', 'push', 'marry', 'tend', 'touch', 'put'] as const),
  'build',
]);
/** Acts of beings alone: of a train that leaves, only the train is seen. */
const ofBeings = new Set<Deed['act']>([
  ...(['open', 'leave', 'enter', 'stand', 'wait', 'search', 'speak', 'give', 'hold'] as const),
  ...(['climb', 'cook', 'wash', 'tend', 'touch', 'put', 'kneel', 'crouch', 'read'] as const),
]);
/** Props that are beings of a kind. */
const searchers = new Set('robot scarecrow mannequin snowman'.split(' '));
const figures = new Set(
  'statue doll mannequin scarecrow robot snowman puppet skeleton teddy-bear toy'.split(' '),
);
const walkers = new Set(
  'house childhood-home building castle tower church mountain volcano island tree piano furniture chair table'.split(
    ' ',
  ),
);
const furnishings = new Set(
  'bed sofa armchair desk wardrobe bookshelf suitcase clock lamp umbrella doll statue bicycle'.split(
    ' ',
  ),
);
const lifeless = new Set('objects home travel clothing food town ways light-and-fire'.split(' '));

/** A river runs and a wall gives on the sea as on any day: nothing happens. */
const ofNature = new Set('water weather sky land time-and-signs passages'.split(' '));
const goings = new Set<Deed['act']>(['run', 'walk', 'pass', 'drown', 'leave', 'enter', 'wash']);

export function canShow(analysis: DreamAnalysis, { who, act, whom, where }: AnyDeed): boolean {
  // `He keeps breaking the seal`: of what has no shape here nothing breaks, and nobody does.
  if (act === 'break' && whom === undefined && isSomebody(analysis, who)) return false;
  // A statue that bows, a scarecrow that waits: it has a body for it.
  if (figures.has(who)) return true;
  // A shadow that leaves is seen to.
  if (who === 'shadow') return true;
  // A clock in somebody's chest.
  if (act === 'stand' && isInSomebody(analysis, where)) return true;
  // A letter in a drawer, a jar on the table: it is seen where it is.
  if (act === 'stand' && where.some(isPlaced)) return true;
  const category = categoryOf(analysis, who);
  // « Les maisons s'en allaient », `the mountain walked`: what never goes is seen to.
  const isFurnishing = category === 'clothing' || furnishings.has(who);
  if ((act === 'leave' || act === 'walk') && (walkers.has(who) || isFurnishing)) return true;
  if (goings.has(act) && (ofNature.has(category) || who === 'music')) return false;
  if (act === 'search' && category === 'props' && !searchers.has(who)) return false;
  return !(ofBeings.has(act) && lifeless.has(category));
}

function isSomebody({ characters }: DreamAnalysis, id: string): boolean {
  return id === 'dreamer' || characters.some((one) => one.id === id && one.identity !== 'animal');
}

function isPlaced({ relation, what }: Deed['where'][number]): boolean {
  return relation === 'in' ? canHold(what) : relation === 'on' && tops.has(what);
}

/** What things lie on. */
const tops = new Set('table desk bed sofa armchair chair bookshelf tray'.split(' '));

/** With a door nobody walks, and one is in no table. */
export function isFitting(analysis: DreamAnalysis, relation: string, what: string): boolean {
  const category = categoryOf(analysis, what);
  return !(relation === 'with' && /^(?:home|town|ways|sky|land)$/.test(category));
}

/** Acts that somebody does to another. */
const ofTwo = new Set<Deed['act']>([
  ...(['follow', 'chase', 'embrace', 'kiss', 'comfort', 'fight', 'argue', 'hold-hands'] as const),
  ...(['bite', 'kill', 'marry'] as const),
]);

/**
 * To whom it is done. Where the dream does not say (`it followed`, `my sister and I fought`), it is
 * the dreamer, or the one other who is there.
 */
export function receiverOf(analysis: DreamAnalysis, deed: AnyDeed): string | undefined {
  const { who, act, whom } = deed;
  if (isInDespair(deed)) return undefined;
  const isPerson = (id: string) =>
    analysis.characters.some((one) => one.id === id && one.identity !== 'animal');
  if (whom !== undefined) {
    return handledParts.has(whom) && onBodies.has(act) && who !== 'dreamer' && isPerson(who)
      ? ownerOfPart(analysis, who)
      : whom;
  }
  if (act === 'knock' && analysis.symbols.some(({ id }) => id === 'door')) return 'door';
  // `The officer asked for my passport`: of whom, if not of the dreamer?
  if (act === 'speak' && sayings.has(deed.verb?.en.one ?? '') && who !== 'dreamer' && isPerson(who))
    return 'dreamer';
  if (!ofTwo.has(act)) return undefined;
  // Two mice that marry do so with one another.
  if (act === 'marry' && isSeveral(analysis, who)) return undefined;
  // Wolves that fight do it among themselves.
  if (isGroup(analysis, who) && amongThemselves.has(act)) return undefined;
  // `My brother got married`: not to whoever dreams it.
  if (act === 'marry' && who !== 'dreamer') return undefined;
  if (who !== 'dreamer') return 'dreamer';
  const others = analysis.characters.filter(({ number }) => number === 'one');
  const [other] = others;
  if (other === undefined || others.length > 1) return undefined;
  if (other.identity !== 'animal' && other.identity !== 'imaginary') return other.id;
  return symbolOn(analysis, other)?.id ?? other.id;
}

/** `Held her head in her hands`: it is on its neck, and nothing she has. */
export function isInDespair({ act, whom, where }: AnyDeed): boolean {
  return act === 'hold' && whom === 'head' && where.some(({ what }) => what === 'hand');
}

/** `They were shooting at me`, « on me poursuivait »: whoever it is, somebody does it to the dreamer. */
export function isByAnyone({ who, act, whom }: AnyDeed): boolean {
  return who === 'unknown' && whom === 'dreamer' && (ofTwo.has(act) || upon.has(act));
}

const upon = new Set<Deed['act']>([
  'shoot',
  'pull',
  'push',
  'carry',
  'hold',
  'bite',
  'throw',
  'dig',
  'give',
  'tend',
  'cut',
  'touch',
]);

/** Parts of somebody that hands are laid on: it is done to whose they are. */
const handledParts = new Set(
  'hand arm finger foot leg knee hair head face eye back wound ankle wrist nail beard teeth'.split(
    ' ',
  ),
);
const onBodies = new Set<Deed['act']>(['tend', 'touch', 'wash', 'cut', 'pull']);

/** `A nurse bandaged my hand`: whose hand it is, who tends it not counted. */
function ownerOfPart({ characters }: DreamAnalysis, who: string): string {
  const others = characters.filter(
    ({ id, identity, number }) => id !== who && identity !== 'animal' && number === 'one',
  );
  return others.length === 1 ? (others[0]?.id ?? 'dreamer') : 'dreamer';
}

/** What several do side by side, where one is told to do it with the others. */
const sideBySide = new Set<Deed['act']>([
  ...(['fly', 'float', 'fall', 'swim', 'run', 'climb', 'hide', 'sing', 'sleep', 'lie'] as const),
  ...(['jump', 'crawl', 'laugh', 'cry', 'drown', 'kneel', 'dig', 'cook', 'wait'] as const),
  ...(['walk', 'dance', 'sit', 'stand', 'shout', 'crouch', 'look', 'eat'] as const),
]);
/** What several do with another, or to one thing. */
const withWhom = new Set<Deed['act']>(['walk', 'dance', 'look', 'eat']);

/** Where whoever is held by the hand, or in one's arms, does the same. */
const offTheGround = new Set<Deed['act']>(['fly', 'float', 'fall', 'swim', 'jump', 'drown']);

/** With whom it is done. */
export function matesIn(
  analysis: DreamAnalysis,
  { who, act, whom, where }: AnyDeed,
): readonly string[] {
  if (!(whom === undefined ? sideBySide : withWhom).has(act)) return [];
  const isHolding = (one: Deed) =>
    one.who === who && (one.act === 'hold-hands' || one.act === 'carry');
  const held = offTheGround.has(act)
    ? (analysis.deeds ?? []).filter(isHolding).flatMap((one) => one.whom ?? [])
    : [];
  // `In the bathtub with a crocodile`: it is in there too.
  const isBeastThere =
    /^(?:stand|sit|lie|sleep|hide)$/.test(act) &&
    where.some(
      ({ relation, what }) =>
        (relation === 'in' && canHold(what)) || (relation === 'under' && hasRoomUnder(what)),
    );
  const named = where.flatMap(({ relation, what }) => {
    const isMate = what === 'dreamer' || isSomebodyNamed(analysis, what) || isBeastThere;
    return relation === 'with' && what !== who && what !== whom && isMate ? [what] : [];
  });
  return [...new Set([...named, ...held.filter((id) => isSomebodyNamed(analysis, id))])];
}

function isSomebodyNamed({ characters }: DreamAnalysis, id: string): boolean {
  return characters.some((one) => one.id === id && one.identity !== 'animal');
}

const amongThemselves = new Set<Deed['act']>([
  ...(['fight', 'argue', 'embrace', 'kiss', 'hold-hands', 'marry', 'kill'] as const),
]);

/** Several, by their number or by a number that is told. */
export function isSeveral(analysis: DreamAnalysis, id: string): boolean {
  const isMany = (analysis.changes ?? []).some(
    ({ of, change }) => of === id && /^(?:two|many|counted)$/.test(change),
  );
  return isMany || isGroup(analysis, id);
}

function isGroup(analysis: DreamAnalysis, id: string): boolean {
  return analysis.characters.some(
    (one) => one.number === 'group' && (one.id === id || symbolOn(analysis, one)?.id === id),
  );
}

/** The concept that a character's words name. */
export function symbolOn(analysis: DreamAnalysis, { evidence }: Character) {
  return analysis.symbols.find((symbol) =>
    symbol.evidence.some((own) =>
      evidence.some((words) => words.start < own.end && own.start < words.end),
    ),
  );
}

/** Kin of whom a kiss is none of lovers. */
const kin =
  /(?<!\p{L})(?:mother|mum|mom|mam|dad|father|nana?|son|daughter|brother|sister|aunt|uncle|cousin|niece|nephew|child|baby|mère|maman|père|papa|mamie|papi|fils|fille|frère|sœur|tante|oncle|cousine|nièce|neveu|enfant|bébé|gran\p{L}*)(?!\p{L})/iu;

/** `My dead mother kissed me`, « j'embrassais mon père »: they are held, and no lovers. */
export function kissesOfKin(deeds: readonly Deed[], { characters }: DreamAnalysis): Deed[] {
  const isKin = (id: string | undefined) =>
    characters.some((one) => one.id === id && kin.test(one.label));
  return deeds.map((deed) => {
    const isOfDreamer = deed.who === 'dreamer' || deed.whom === 'dreamer';
    const isKiss = deed.act === 'kiss' && isOfDreamer && (isKin(deed.who) || isKin(deed.whom));
    return isKiss ? { ...deed, act: 'embrace' } : deed;
  });
}
