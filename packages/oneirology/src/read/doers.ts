import { type Cast, objects, type Party, partyOf, subjects } from '#grammar/person.ts';
import { type ActionMatch, changesIn } from '#lexicon/action-index.ts';
import { agrees, thingMeant } from '#read/antecedents.ts';
import { amounts, type Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { toldByClause } from '#read/relative-clauses.ts';
import { otherSelf } from '#read/selves-named.ts';
import { isSubjectPlace, subjectBefore } from '#read/subject.ts';
import { clauseOpeners, nextNamed, relationOf } from '#read/whereabouts.ts';
import type { Deed } from '#schema.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

/** How far a clause reaches before its verb, in words. */
const before = 10;

/** Small words between a noun and what it does: « qui me regardaient », `that was slowly sleeping`. */
const lightWords = wordSet(
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
  // « Le mari d'une copine qui »: it is said of the husband.
  if (isRelative && earlier && isPersonOf(reading, earlier, last)) return earlier.id;
  const isWorn = last.id === 'mask' || /^(?:clothing|body)$/.test(last.category ?? '');
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
const lifeless = new Set('objects home travel town ways food clothing body props'.split(' '));
const ofBeings = new Set<Deed['act']>([
  ...(['eat', 'look', 'cry', 'laugh', 'speak', 'sing', 'read', 'write', 'phone', 'knit'] as const),
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
  return nextNamed(reading, named, to, 2)?.id;
}

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

/** The nearest subject before a verb: a pronoun, somebody named, or a thing. */
export function doerOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  index: number,
): Party | undefined {
  const sentence = sentenceAt(reading, index);
  if (sentence === undefined) return undefined;
  for (let at = index - 1; at >= Math.max(sentence.from, index - before); at -= 1) {
    const lower = reading.tokens[at]?.lower ?? '';
    // « Un autre moi »: no « moi » of the dreamer's.
    const self = named.find(({ id, from, to }) => id === otherSelf && from <= at && at < to);
    if (self && isSubjectPlace(reading, self.from)) return self.id;
    const told = subjects[sentence.language].has(lower)
      ? toldByClause(reading, named, at, index)
      : undefined;
    if (told) {
      at = told.to;
      continue;
    }
    if (subjects[sentence.language].has(lower) && agrees(reading, at, index)) {
      const party = subjectBefore(reading, cast, at + 1);
      if (party === 'unknown') return thingMeant(reading, named, at) ?? party;
      if (party !== undefined) return party;
    }
    const isIt = sentence.language === 'en' && lower === 'it';
    if (isIt && (isRightBefore(reading, at, index) || opensClause(reading, at))) {
      return meantByIt(reading, named, at, sentence.from);
    }
    if (isUnnamedSubject(reading, named, at, index)) return undefined;
    const noun = named.find(({ to }) => to === at + 1);
    // « L'eau montait »: a verb that only tells how it is with the place is nobody's.
    if (noun && isOfChange(reading, noun, index)) return undefined;
    const isBeing = noun?.category !== 'passages' && noun?.id !== 'pregnancy';
    const isOwned = noun !== undefined && isPartOfNamed(reading, named, noun);
    if (
      noun &&
      isBeing &&
      !isOwned &&
      !isSaidOfAnother(reading, noun) &&
      !isMeasure(reading, noun) &&
      !isWhere(reading, noun, sentence.language) &&
      mayAct(reading, noun.from)
    ) {
      return noun.id;
    }
  }
  // `There was a cat swimming`, « des chaises qui flottent » are met above; a bare verb is told of
  // the dreamer (`Running through a wood.`).
  if (index === sentence.from) return 'dreamer';
  // `It wasn't in water, just sat there`: who opens the sentence does that too.
  const isOfIt = sentence.language === 'en' && reading.tokens[sentence.from]?.lower === 'it';
  return isOfIt ? thingMeant(reading, named, sentence.from) : undefined;
}

/** `Turned their heads to follow me`, `had to walk barefoot`: whoever has the part does it. */
function isPartOfNamed({ tokens }: Reading, named: readonly Named[], part: Named): boolean {
  if (part.category !== 'body') return false;
  if (/^barefoot$/.test(tokens[part.from]?.lower ?? '')) return true;
  if (!theirs.has(tokens[part.from - 1]?.lower ?? '')) return false;
  // « Sa bouche s'ouvrait »: nobody else stands before it.
  const owner = named.findLast(({ to }) => to < part.from);
  const next = tokens[part.to]?.lower ?? '';
  return owner !== undefined && part.from - owner.to <= 4 && /^(?:to|pour|and|et|,)$/.test(next);
}

/** `The dummies on the high street turned`: a place after its preposition, whatever tells of it. */
function isWhere(reading: Reading, { from, category }: Named, language: Language): boolean {
  if (!ofPlaces.has(category ?? '')) return false;
  const before = reading.tokens[from - 2]?.lower ?? '';
  return articles.has(before) && relationOf(reading, from - 3, language) !== undefined;
}

const theirs = wordSet('their his her its leur leurs sa son ses');

/** `A spider as big as a car was knitting`: the car is a measure. */
export function isMeasure(reading: Reading, { from }: Named): boolean {
  return changesIn(reading).some(
    ({ meaning, from: start, to }) =>
      meaning.value.change === 'giant' && to - start > 1 && to <= from && from - to <= 2,
  );
}

/** `It turned`, `it had slowly opened`: the pronoun is the subject of that verb. */
function isRightBefore({ tokens }: Reading, at: number, verb: number): boolean {
  return tokens.slice(at + 1, verb).every(({ lower }) => lightWords.has(lower));
}

/** `But it had grown legs and was running`: whatever it did first, it does that as well. */
function opensClause({ tokens }: Reading, at: number): boolean {
  const isOpening =
    clauseOpeners.has(tokens[at - 1]?.lower ?? '') || /,/.test(tokens[at]?.gap ?? '');
  return (
    isOpening &&
    /^(?:had|has|was|is|got|grew|kept|started|began|became|turned)$/.test(
      tokens[at + 1]?.lower ?? '',
    )
  );
}

/** The last thing named before; `unknown` where the sentence names none. */
function meantByIt(reading: Reading, named: readonly Named[], at: number, sentence: number): Party {
  const thing = named.findLast(
    ({ kind, category, to }) => to <= at && kind === 'thing' && !ofPlaces.has(category ?? ''),
  );
  if (thing !== undefined && thing.from >= sentence) return thing.id;
  return thingMeant(reading, named, at) ?? 'unknown';
}

const ofPlaces = new Set('town ways land sky weather'.split(' '));

export const articles = wordSet(
  'the a an my his her their our some le la les un une des mon ma mes son sa ses',
);

/** `I argued and the plates flew`: a clause may begin with what nobody here has a name for. */
function isUnnamedSubject(
  reading: Reading,
  named: readonly Named[],
  at: number,
  verb: number,
): boolean {
  const { tokens } = reading;
  if (at + 1 >= verb || !articles.has(tokens[at]?.lower ?? '')) return false;
  // `As big as a car was`: it is only a measure.
  if (reading.spans.likened[at + 1] === 1) return false;
  const opens = clauseOpeners.has(tokens[at - 1]?.lower ?? '') || tokens[at]?.gap.includes(',');
  // `But the buttons on the phone melted`: what is named there only says where.
  const inside = named.filter(({ from, to }) => from > at && to <= verb);
  const isHead = inside.some(({ from }) => from - at <= 2);
  return Boolean(opens) && !isHead && inside.every((one) => !mayAct(reading, one.from));
}

function isOfChange(reading: Reading, { from }: Named, verb: number): boolean {
  return changesIn(reading).some(
    (change) =>
      change.from <= from && verb < change.to && change.meaning.value.change === 'flooded',
  );
}

/** « En feu », `in a white mask`: such a noun only tells how another is. */
function isSaidOfAnother(reading: Reading, { from, to }: Named): boolean {
  return changesIn(reading).some(
    (change) => change.from <= from && to <= change.to && change.to - change.from > 1,
  );
}

/**
 * Whether a noun at a token can be a subject: not after a preposition, whatever adjectives stand
 * between. Of hundreds of spiders, the spiders act.
 */
function mayAct(reading: Reading, from: number): boolean {
  // `In the square` is one term, and no subject.
  const language = sentenceAt(reading, from)?.language ?? 'en';
  if (relationOf(reading, from, language) !== undefined) return false;
  if (isInDescribed(reading, from, language)) return false;
  // `My teacher from primary school was singing`.
  const isTold = !articles.has(reading.tokens[from - 1]?.lower ?? '');
  if (isTold && ofOrigin.has(reading.tokens[from - 2]?.lower ?? '')) return false;
  const changes = changesIn(reading);
  let at = from;
  for (;;) {
    const adjective = changes.find(({ to }) => to === at);
    if (reading.tokens[at - 1]?.lower === 'en') return false;
    const isOf = /^(?:of|de|d')$/.test(reading.tokens[at - 1]?.lower ?? '');
    const amount = isOf ? changes.find(({ to }) => to === at - 1) : undefined;
    if (adjective) at = adjective.from;
    else if (amount) at = amount.from;
    else if (isOf && amounts.has(reading.tokens[at - 2]?.lower ?? '')) at -= 2;
    else return isSubjectPlace(reading, at) && !isBehind(reading, at);
  }
}

/** `In his usual chair`: one word may tell of what somebody is in. */
function isInDescribed({ tokens }: Reading, from: number, language: Language): boolean {
  const [told, article, before] = [1, 2, 3].map((n) => tokens[from - n]?.lower ?? '');
  const isTold = language === 'en' && !articles.has(told ?? '') && articles.has(article ?? '');
  // `In a library, my ex`: what is in it stands before the comma.
  if (/[,;:]/.test(tokens[from]?.gap ?? '') || articles.has(tokens[from]?.lower ?? ''))
    return false;
  return isTold && /^(?:in|on|into|onto)$/.test(before ?? '');
}

const ofOrigin = wordSet('from');

/** `In the field behind our house`, « devant la maison »: it only says where. */
function isBehind({ tokens }: Reading, from: number): boolean {
  let at = from - 1;
  while (at > from - 3 && articles.has(tokens[at]?.lower ?? '')) at -= 1;
  return behind.has(tokens[at]?.lower ?? '');
}

const behind = wordSet(
  `behind beside between through across below beneath above inside outside along opposite
  derrière devant parmi`,
);
