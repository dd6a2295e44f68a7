import { type Cast, objects, type Party, partyOf } from '#grammar/person.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Small words between a noun and what it does: « qui me regardaient », `that was slowly sleeping`. */
export const lightWords = wordSet(
  `me m' nous le la les l' lui leur se s' ne n' y en a ont avait avaient est était étaient sont
  was were is are had has been slowly suddenly just lentement soudain`,
);
const relatives = wordSet('qui who that which');

/**
 * Whom a clause of its own is said of, whatever stands before it: « avec un ours qui dormait », `with
 * my dog running`. What one wears (`a rabbit in a hat who…`) does nothing.
 */
export function doerRightBefore(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  { from, to, meaning }: ActionMatch,
): Party | undefined {
  const { tokens } = reading;
  const { act } = meaning.value;
  let at = from;
  while (at > 0 && at > from - 4 && lightWords.has(tokens[at - 1]?.lower ?? '')) at -= 1;
  const isRelative = relatives.has(tokens[at - 1]?.lower ?? '');
  // `With a baby asleep in it`, « ma mère assise sur le lit ».
  const isPosture = postures.has(act) && at === from && !/ing$/.test(tokens[to - 1]?.lower ?? '');
  const isParticiple = (/..ing$/.test(tokens[to - 1]?.lower ?? '') || isPosture) && at === from;
  if (!isRelative && !isParticiple) return undefined;
  // `I could hear him laughing`: he does.
  const heard = isParticiple ? objects.en.get(tokens[at - 1]?.lower ?? '') : undefined;
  if (heard !== undefined && heard.who === 'other') return partyOf(heard, cast, at - 1);
  const end = isRelative ? at - 1 : at;
  if (/[,.;:!?]/.test(tokens[end]?.gap ?? '') && !isRelative) return undefined;
  const last = named.findLast((one) => one.to <= end && end - one.to <= 1);
  if (last === undefined || (isParticiple && last.to !== end)) return undefined;
  // `Sat on a stone eating a pear`: no stone eats; who sat does.
  if (
    isParticiple &&
    last.kind === 'thing' &&
    lifeless.has(last.category ?? '') &&
    ofBeings.has(act)
  )
    return undefined;
  const earlier = named.findLast((one) => one.to <= last.from && last.from - one.to <= 3);
  // `The lady at the door who had driven home`: who does so is no door.
  const isWho = isRelative && tokens[at - 1]?.lower === 'who' && last.kind === 'thing';
  if (isWho && lifeless.has(last.category ?? '') && earlier?.kind === 'character')
    return earlier.id;
  // « Le mari d'une copine qui »: it is said of the husband.
  if (isRelative && earlier && isPersonOf(reading, earlier, last)) return earlier.id;
  const isWorn = last.id === 'mask' || /^(?:clothing|body)$/.test(last.category ?? '');
  // `I was dressed in an overcoat walking the street`: no coat does.
  if (isWorn && last.category === 'clothing' && isParticiple && earlier === undefined)
    return undefined;
  return isWorn && earlier && earlier.from >= (sentenceAt(reading, from)?.from ?? 0)
    ? earlier.id
    : last.id;
}

/** « Le mari d'une copine », `the husband of a friend`: two people, the first by the second. */
function isPersonOf({ tokens }: Reading, one: Named, other: Named): boolean {
  const isOf = /^(?:of|de|d'|du)$/.test(tokens[one.to]?.lower ?? '');
  return isOf && one.kind === 'character' && other.kind === 'character';
}

const postures = new Set<Deed['act']>(['sleep', 'sit', 'lie', 'crouch', 'kneel', 'hide']);
const lifeless = wordSet(
  'objects home travel town ways food clothing body props water land sky weather arts-and-play passages',
);
const ofBeings = new Set<Deed['act']>([
  ...(['eat', 'look', 'cry', 'laugh', 'speak', 'sing', 'read', 'write', 'phone'] as const),
  ...([
    'sew',
    'wave',
    'shout',
    'search',
    'hold',
    'carry',
    'wait',
    'sleep',
    'cook',
    'wash',
  ] as const),
  ...(['cut', 'dig', 'give', 'tend', 'touch', 'put', 'embrace', 'kiss', 'drive', 'ride'] as const),
  ...(['throw', 'push', 'knit'] as const),
]);

/** « De ma bouche sortaient des papillons », « où dormait un ours »: French turns round. */
export function doerAfter(
  reading: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
): Party | undefined {
  if (sentenceAt(reading, from)?.language !== 'fr') return undefined;
  // « Sortaient des » holds its article.
  const isArticle = (at: number) =>
    /^(?:un|une|des|le|la|les|l'|mon|ma|mes|son|sa|ses)$/.test(reading.tokens[at]?.lower ?? '');
  if (!isArticle(to) && !isArticle(to - 1)) return undefined;
  // « La laine sort de ma bouche »: what comes after is where it was.
  if (/^(?:de|d')$/.test(reading.tokens[to - 1]?.lower ?? '')) return undefined;
  return nextNamed(reading, named, to, 2)?.id;
}

/** « Du robinet sortaient des cheveux », « sur la branche pendaient des clés »: first where, then who. */
export function doerInverted(
  reading: Reading,
  named: readonly Named[],
  match: ActionMatch,
): Party | undefined {
  const { tokens } = reading;
  const { from, meaning } = match;
  const sentence = sentenceAt(reading, from);
  if (sentence?.language !== 'fr' || !inverted.has(meaning.value.act)) return undefined;
  const place = named.find((one) => one.to === from);
  const opens = tokens[sentence.from]?.lower ?? '';
  const isPlace =
    place?.kind === 'thing' &&
    place.from - sentence.from <= 3 &&
    /^(?:du|de|d'|dans|sur|sous)$/.test(opens) &&
    // « Du sang coulait des murs »: some of it.
    !(opens === 'du' && /^(?:food|water|weather|body)$/.test(place.category ?? ''));
  return isPlace ? doerAfter(reading, named, match) : undefined;
}

const inverted = new Set<Deed['act']>(['emerge', 'fall', 'float', 'fly', 'leave', 'stand', 'hold']);

/** `What came out was a kitten`, « ce qui sortait, c'était un chat »: what is named last does it. */
export function doerOfCleft(
  reading: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
): Party | undefined {
  const { tokens } = reading;
  const language = sentenceAt(reading, from)?.language ?? 'en';
  let at = from;
  while (at > 0 && lightWords.has(tokens[at - 1]?.lower ?? '')) at -= 1;
  const [before, earlier] = [1, 2].map((n) => tokens[at - n]?.lower ?? '');
  const isCleft = language === 'fr' ? before === 'qui' && earlier === 'ce' : before === 'what';
  if (!isCleft) return undefined;
  const being = [0, 1, 2, 3].find((n) => copulas.has(tokens[to + n]?.lower ?? ''));
  return being === undefined ? undefined : nextNamed(reading, named, to + being + 1, 4)?.id;
}

const copulas = wordSet('was were is are est était sont étaient');

const impersonal = new Set<Deed['act']>(['emerge', 'fall', 'fly', 'float', 'leave', 'drown']);

/** « Il sortait du tuyau des cheveux »: whatever « il » stands for comes after its verb. */
export function doerAfterImpersonal(
  reading: Reading,
  named: readonly Named[],
  { from, to, meaning }: ActionMatch,
): Party | undefined {
  const { tokens } = reading;
  if (sentenceAt(reading, from)?.language !== 'fr' || !impersonal.has(meaning.value.act))
    return undefined;
  const isIl = [1, 2].some((n) => tokens[from - n]?.lower === 'il');
  if (!isIl) return undefined;
  return named.find((one) => {
    const [article, before] = [1, 2].map((n) => tokens[one.from - n]?.lower ?? '');
    const isNew = /^(?:un|une|des)$/.test(article ?? '') && one.from - 1 >= to;
    const isNear = one.from - to <= 5 && !/[,.;:!?]/.test(tokens[one.from - 1]?.gap ?? '');
    return isNew && isNear && !isPreposition(before ?? '');
  })?.id;
}

function isPreposition(word: string): boolean {
  return /^(?:de|d'|dans|sur|sous|avec|par|pour|à|chez|vers|contre|en)$/.test(word);
}
