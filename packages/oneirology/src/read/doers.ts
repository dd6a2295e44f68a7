import { type Cast, type Party, subjects } from '#grammar/person.ts';
import { type ActionMatch, changesIn } from '#lexicon/action-index.ts';
import { amounts, type Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { isSubjectPlace, subjectBefore } from '#read/subject.ts';
import { clauseOpeners, isCrossed, nextNamed, relationOf } from '#read/whereabouts.ts';
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
  named: readonly Named[],
  { from, to, meaning }: ActionMatch,
): Party | undefined {
  const { tokens } = reading;
  const { act } = meaning.value;
  let at = from;
  while (at > 0 && at > from - 4 && lightWords.has(tokens[at - 1]?.lower ?? '')) at -= 1;
  const isRelative = relatives.has(tokens[at - 1]?.lower ?? '');
  const isParticiple = /..ing$/.test(tokens[to - 1]?.lower ?? '') && at === from;
  if (!isRelative && !isParticiple) return undefined;
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
  const isWorn = last.id === 'mask' || /^(?:clothing|body)$/.test(last.category ?? '');
  return isWorn && earlier && earlier.from >= (sentenceAt(reading, from)?.from ?? 0)
    ? earlier.id
    : last.id;
}

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
    if (subjects[sentence.language].has(lower)) {
      const party = subjectBefore(reading, cast, at + 1);
      if (party !== undefined) return party;
    }
    if (sentence.language === 'en' && lower === 'it' && isRightBefore(reading, at, index)) {
      return meantByIt(named, at, sentence.from);
    }
    if (isUnnamedSubject(reading, named, at, index)) return undefined;
    const noun = named.find(({ to }) => to === at + 1);
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
  return index === sentence.from ? 'dreamer' : undefined;
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
function isMeasure(reading: Reading, { from }: Named): boolean {
  return changesIn(reading).some(
    ({ meaning, from: start, to }) =>
      meaning.value.change === 'giant' && to - start > 1 && to <= from && from - to <= 2,
  );
}

/** `It turned`, `it had slowly opened`: the pronoun is the subject of that verb. */
function isRightBefore({ tokens }: Reading, at: number, verb: number): boolean {
  return tokens.slice(at + 1, verb).every(({ lower }) => lightWords.has(lower));
}

/** The last thing named before; `unknown` where the sentence names none. */
function meantByIt(named: readonly Named[], at: number, sentence: number): Party {
  const thing = named.findLast(
    ({ kind, category, to }) => to <= at && kind === 'thing' && !ofPlaces.has(category ?? ''),
  );
  return thing !== undefined && thing.from >= sentence ? thing.id : 'unknown';
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
  const opens = clauseOpeners.has(tokens[at - 1]?.lower ?? '') || tokens[at]?.gap.includes(',');
  // `But the buttons on the phone melted`: what is named there only says where.
  const inside = named.filter(({ from, to }) => from > at && to <= verb);
  const isHead = inside.some(({ from }) => from - at <= 2);
  return Boolean(opens) && !isHead && inside.every((one) => !mayAct(reading, one.from));
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

/** Who does what is done to the subject: `was followed by a bear`, « suivi par un ours ». */
export function agentOf(
  reading: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
): Party | undefined {
  const isFrench = sentenceAt(reading, from)?.language === 'fr';
  const verb = reading.tokens[to - 1]?.lower ?? '';
  const isPassive = isFrench
    ? /(?:é|i|u)e?s?$/.test(verb) && !/ais$/.test(verb)
    : /(?:ed|en|ght|ten|ung)$/.test(verb);
  const by = reading.tokens[to]?.lower ?? '';
  if (!isPassive || by !== (isFrench ? 'par' : 'by')) return undefined;
  const agent = nextNamed(reading, named, to + 1, 4);
  return agent && !isCrossed(reading, to + 1, agent.from) ? agent.id : undefined;
}
