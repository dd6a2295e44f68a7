import { type Cast, type Party, subjects } from '#grammar/person.ts';
import { changesIn } from '#lexicon/action-index.ts';
import { adjectives } from '#lexicon/words-on-bodies.ts';
import { agrees, isMeasure, thingMeant } from '#read/antecedents.ts';
import { isBeast } from '#read/beasts.ts';
import { lightWords } from '#read/deeds/doers-beside.ts';
import { articles, mayAct } from '#read/deeds/may-act.ts';
import { isObjectBefore } from '#read/deeds/objects-before.ts';
import { endOfNounClause, isOfUnnamedHead, toldByClause } from '#read/deeds/relative-clauses.ts';
import { isUnnamedPlural, isUnnamedSubject } from '#read/deeds/unnamed-subjects.ts';
import type { Named } from '#read/named.ts';
import { isNoDoer, relativeAround } from '#read/people/no-doers.ts';
import { otherSelf } from '#read/people/selves-named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { clauseOpeners, relationOf } from '#read/relation-words.ts';
import { isSubjectPlace, subjectBefore } from '#read/subject.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

/** How far a clause reaches before its verb, in words. */
const before = 10;

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
    if (subjects[sentence.language].has(lower) && isOfUnnamedHead(reading, named, at, index))
      return undefined;
    if (told) {
      at = told.to;
      continue;
    }
    const topic = topicTakenUp(reading, named, at);
    if (topic !== undefined) return topic;
    if (subjects[sentence.language].has(lower) && agrees(reading, at, index)) {
      const party = subjectBefore(reading, cast, at + 1);
      if (party === 'unknown') return thingMeant(reading, named, at) ?? party;
      if (party !== undefined) return party;
    }
    // `Baskets on top of it`: what stands after a preposition does nothing.
    const isLedTo =
      relationOf(reading, at - 1, 'en') !== undefined || reading.tokens[at - 1]?.lower === 'of';
    const isIt = sentence.language === 'en' && lower === 'it' && !isLedTo;
    if (isIt && (isRightBefore(reading, at, index) || opensClause(reading, at))) {
      return meantByIt(reading, named, at, sentence.from);
    }
    // `When you drank they blinked`: anybody, and none of those who are here.
    if (anybody.has(lower) && isRightBefore(reading, at, index)) return undefined;
    if (isUnnamedSubject(reading, named, at, index)) return undefined;
    const isBefore =
      at === index - 1 ||
      (at === index - 2 && /^(?:were|are)$/.test(reading.tokens[at + 1]?.lower ?? ''));
    if (isBefore && isUnnamedPlural(reading, named, at)) return undefined;
    const noun = named.find(({ to }) => to === at + 1);
    // « L'eau montait »: a verb that only tells how it is with the place is nobody's.
    if (noun && isOfChange(reading, noun, index)) return undefined;
    if (noun && isHeldBySubject(reading, named, noun)) continue;
    if (noun && isAlsoWorn(reading, named, noun)) continue;
    if (noun && isAlsoThere(reading, noun, index)) continue;
    if (noun && isObjectBefore(reading, noun, index)) continue;
    const clause = noun && endOfNounClause(reading, named, noun, index);
    if (clause !== undefined) {
      at = clause;
      continue;
    }
    const relative = noun && relativeAround(reading, named, noun, index);
    if (relative !== undefined) {
      at = relative;
      continue;
    }
    const isBeing = noun?.category !== 'passages' && noun?.id !== 'pregnancy';
    const isOwned = noun !== undefined && isPartOfNamed(reading, named, noun);
    if (
      noun &&
      isBeing &&
      !isOwned &&
      !isSaidOfAnother(reading, noun) &&
      !isMeasure(reading, noun) &&
      !isNoDoer(reading, named, noun, index) &&
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

/**
 * « Le chien de mon ex il parlait, il me faisait signe »: who opens the sentence, and not whose they
 * are.
 */
function topicTakenUp(reading: Reading, named: readonly Named[], at: number): Party | undefined {
  const { tokens } = reading;
  const pronoun = tokens[at]?.lower ?? '';
  if (!/^(?:il|elle|ils|elles)$/.test(pronoun)) return undefined;
  const first = sentenceAt(reading, at)?.from ?? 0;
  const head = named.find(
    ({ from, to }) => from - first <= 1 && /^(?:de|du|des|d')$/.test(tokens[to]?.lower ?? ''),
  );
  const whose = head && named.find(({ from }) => from > head.to && from - head.to <= 2);
  const next = whose && tokens[whose.to];
  const isTopic =
    next?.lower === pronoun && next.gap === ' ' && whose !== undefined && whose.to <= at;
  return isTopic ? head?.id : undefined;
}

/** `A rabbit holding a candle walked`, `is wearing a pink suit and dancing`: whoever has it does. */
function isHeldBySubject(
  { tokens }: Reading,
  named: readonly Named[],
  { from, category, id }: Named,
): boolean {
  let at = from - 1;
  while (at > from - 4 && articles.has(tokens[at]?.lower ?? '')) at -= 1;
  const worn = tokens.slice(Math.max(0, from - 4), from);
  const isGarment = category === 'clothing' || id === 'wedding-dress';
  if (isGarment && worn.some(({ lower }) => wears.test(lower))) return true;
  const isParticiple =
    /^(?:holding|carrying|wearing|eating|reading|pushing|pulling|tenant|portant|mangeant|lisant|poussant|tirant)$/.test(
      tokens[at]?.lower ?? '',
    );
  return isParticiple && named.some(({ kind, to }) => kind === 'character' && to === at);
}

/** Where a noun begins, with its article and what tells of it. */
export function phraseAt({ tokens }: Reading, { from }: Named): number {
  const isTold = (word: string) => articles.has(word) || adjectives.has(word);
  let at = from;
  while (at > from - 3 && isTold(tokens[at - 1]?.lower ?? '')) at -= 1;
  return at;
}

/** `A cat with a crown and a scarf walked`: who has the one on has the other on too. */
function isAlsoWorn(reading: Reading, named: readonly Named[], noun: Named): boolean {
  const word = (at: number) => reading.tokens[at]?.lower ?? '';
  const joint = phraseAt(reading, noun) - 1;
  const first = /^(?:and|et)$/.test(word(joint)) ? named.find(({ to }) => to === joint) : undefined;
  const isOn =
    first && /^(?:with|in|wearing|avec|en|portant)$/.test(word(phraseAt(reading, first) - 1));
  return noun.category === 'clothing' && isOn === true && wearable.test(first?.category ?? '');
}

const wearable = /^(?:clothing|objects|props)$/;

/** `Near the washer and dryer to look out`: of two joined things none does what somebody is there to do. */
function isAlsoThere(reading: Reading, noun: Named, verb: number): boolean {
  const word = (at: number) => reading.tokens[at]?.lower ?? '';
  const isPurpose = noun.kind === 'thing' && noun.to === verb - 1 && word(verb - 1) === 'to';
  return isPurpose && word(phraseAt(reading, noun) - 1) === 'and';
}

const wears = /^(?:wear|wears|wearing|wore|porte|portes|portent|portait|portaient|portant)$/;

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
function isWhere(reading: Reading, { id, from, category }: Named, language: Language): boolean {
  // `She looks out the window and turns back`.
  const isOut = /^(?:window|door)$/.test(id) && reading.tokens[from - 2]?.lower === 'out';
  if (isOut) return true;
  if (!ofPlaces.has(category ?? '')) return false;
  const before = reading.tokens[from - 2]?.lower ?? '';
  return articles.has(before) && relationOf(reading, from - 3, language) !== undefined;
}

const theirs = wordSet('their his her its leur leurs sa son ses');

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
    ({ kind, category, to }) =>
      to <= at && kind === 'thing' && category !== 'body' && !ofPlaces.has(category ?? ''),
  );
  if (thing !== undefined && thing.from >= sentence)
    return (headedBefore(reading, named, thing, sentence) ?? thing).id;
  return thingMeant(reading, named, at) ?? 'unknown';
}

/** `I found a baby in the drawer and it spoke`: what was there, and not what it was in. */
function headedBefore(
  reading: Reading,
  named: readonly Named[],
  thing: Named,
  sentence: number,
): Named | undefined {
  if (isSubjectPlace(reading, thing.from)) return undefined;
  return named.findLast(
    (one) =>
      one.from >= sentence &&
      one.to < thing.from &&
      thing.from - one.to <= 4 &&
      isSubjectPlace(reading, one.from) &&
      (one.kind === 'thing'
        ? !ofPlaces.has(one.category ?? '')
        : isBeast(reading, one) || littleOnes.test(reading.tokens[one.to - 1]?.lower ?? '')),
  );
}

const anybody = wordSet('you tu vous');

/** Who is called `it`. */
const littleOnes = /^(?:baby|child|infant|newborn|toddler|creature|monster)$/;

const ofPlaces = new Set('town ways land sky weather'.split(' '));

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
