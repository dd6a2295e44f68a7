import type { Party } from '#grammar/person.ts';
import { type ActionMatch, changesIn } from '#lexicon/action-index.ts';
import { isBeast } from '#read/beasts.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

const masculine = wordSet('le un ce cet du au');
const feminine = wordSet('la une ma ta sa cette');

/** « La lune tombait dans le jardin et on la poussait »: the garden is no « la ». */
export function isOfGender(determiner: string, pronoun: string): boolean {
  if (/^(?:la|elle|elles)$/.test(pronoun)) return !masculine.has(determiner);
  return !/^(?:le|il)$/.test(pronoun) || !feminine.has(determiner);
}

const pronouns = wordSet('it they he she il elle ils elles');
const plurals = wordSet('they ils elles them les');
const ofBeings = wordSet('he she');
/** Things that one calls he and she. */
const likePeople = wordSet('toy doll statue robot scarecrow snowman puppet mannequin skeleton');
const places = wordSet('town ways land sky weather water home time-and-signs');
const grounds = wordSet('garden park');

/**
 * What a pronoun takes up where it is no character: « j'ai vu ma voiture, elle était dans un arbre »,
 * `I had new hands and they were playing`. Of this sentence or the one before.
 */
export function thingMeant(
  reading: Reading,
  named: readonly Named[],
  at: number,
): string | undefined {
  const { tokens, sentences } = reading;
  const pronoun = tokens[at]?.lower ?? '';
  if (!pronouns.has(pronoun)) return undefined;
  const here = sentences.findIndex((one) => one.from <= at && at < one.to);
  const first = sentences[Math.max(0, here - 1)]?.from ?? 0;
  const before = named.filter(({ from, to }) => from >= first && to <= at);
  const thing = before.findLast(
    (one) =>
      (one.kind === 'thing' || (pronoun === 'it' && isBeast(reading, one))) &&
      (isTopic(reading, one) || (!places.has(one.category ?? '') && !grounds.has(one.id))) &&
      (!ofBeings.has(pronoun) ||
        likePeople.has(one.id) ||
        /people|animals$/.test(one.category ?? '')) &&
      isPlural(reading, one) === plurals.has(pronoun) &&
      determinersOf(reading, one).every((word) => isOfGender(word, pronoun)),
  );
  if (thing !== undefined) return thing.id;
  // `My husband loved our television and they laughed`: he did, whoever else.
  const since = sentenceAt(reading, at)?.from ?? 0;
  return plurals.has(pronoun)
    ? before.find(({ kind, from }) => kind === 'character' && from >= since)?.id
    : undefined;
}

/** « Les montagnes déménageaient. Elles marchaient »: what a sentence begins with, a place too. */
function isTopic(reading: Reading, { from, to }: Named): boolean {
  const { tokens } = reading;
  const isFirst = from - (sentenceAt(reading, from)?.from ?? 0) === 1;
  return isFirst && subjectEnds.test(tokens[to]?.lower ?? '');
}

const subjectEnds =
  /^(?:are|were|was|is|had|has|étaient|était|sont|est|s'|se|m'|me|a|avait|avaient|ont)$|(?:ait|aient)$/;

/** The two words before it: an article, and what may tell of it. */
function determinersOf({ tokens }: Reading, { from }: Named): string[] {
  return [1, 2].map((n) => tokens[from - n]?.lower ?? '');
}

const many = wordSet('des les mes tes ses nos vos leurs ces deux trois quatre cinq six dix');

function isPlural(reading: Reading, one: Named): boolean {
  if (sentenceAt(reading, one.from)?.language === 'fr') {
    // « Les dents devant la glace »: of words that have an article among them, that one counts.
    const own = reading.tokens.slice(one.from, one.to).map(({ lower }) => lower);
    if (own.some((word) => /^(?:la|le|l'|un|une)$/.test(word))) return false;
    return determinersOf(reading, one).some((word) => many.has(word));
  }
  const word = reading.tokens[one.to - 1]?.lower ?? '';
  return /[^su]s$|^(?:teeth|feet|people|men|women|children|mice|geese|sheep|fish)$/.test(word);
}

const verbs = {
  fr: [
    [/^(?:ont|avaient|sont|étaient|vont|font)$|aient$/, wordSet('ils elles')],
    [/^(?:ai|suis|vais)$/, wordSet("je j'")],
    [/^(?:a|avait|est|était|va)$|..ait$/, wordSet('il elle on')],
    [/^(?:avons|sommes|étions)$|..ions$/, wordSet('nous')],
    [/^(?:avais|étais)$|..ais$/, wordSet("je j' tu")],
  ],
  en: [
    [/^(?:were|are)$/, wordSet('we they you')],
    [/^(?:was|is|has)$/, wordSet('i he she it')],
    [/^am$/, wordSet('i')],
  ],
} as const;

/** `People I knew were carrying me`, « des gens que je connaissais me portaient »: no « je » does. */
export function agrees(reading: Reading, subject: number, verb: number): boolean {
  const pronoun = reading.tokens[subject]?.lower ?? '';
  // `My sister and I were`: it is two who do.
  if (/^(?:and|et|or|ou)$/.test(reading.tokens[subject - 1]?.lower ?? '')) return true;
  if (pronoun === 'moi') return true;
  const language = sentenceAt(reading, verb)?.language ?? 'en';
  const word = (at: number) => reading.tokens[at]?.lower ?? '';
  let at = verb;
  while (clitics.has(word(at))) at += 1;
  // « J'ai porté », `were carrying`: what stands before a participle says who; a French tense does too.
  const told = language === 'fr' ? [word(verb - 1), word(at)] : [word(verb - 1)];
  for (const one of told)
    for (const [form, subjects] of verbs[language])
      if (form.test(one)) return subjects.has(pronoun);
  return true;
}

const clitics = wordSet("me m' te t' se s' nous vous le la les l' lui leur y en ne n'");

/** `A spider as big as a car was knitting`: the car is a measure. */
export function isMeasure(reading: Reading, { from }: Named): boolean {
  return changesIn(reading).some(
    ({ meaning, from: start, to }) =>
      meaning.value.change === 'giant' && to - start > 1 && to <= from && from - to <= 2,
  );
}

/** `Ran out of it`, `put them in`, « j'en mettais deux »: what was named last. */
export function thatBefore(
  reading: Reading,
  named: readonly Named[],
  { from, to, meaning }: ActionMatch,
  who: Party,
  isOfPeople = false,
): string | undefined {
  const { tokens, sentences } = reading;
  const isEnglish = /^(?:it|them)$/.test(tokens[to]?.lower ?? '');
  const isFrench = /^(?:en|l'|le|la|les|lui)$/.test(tokens[from - 1]?.lower ?? '');
  if (!isEnglish && !isFrench) return undefined;
  const here = sentences.findIndex((one) => one.from <= from && from < one.to);
  const first = sentences[Math.max(0, here - 1)]?.from ?? 0;
  const somebody = isOfPeople
    ? named.find(
        ({ kind, from: start, to: end }) => kind === 'character' && start >= first && end <= from,
      )
    : undefined;
  if (somebody && somebody.id !== who) return somebody.id;
  const clitic = isEnglish ? '' : (tokens[from - 1]?.lower ?? '');
  // What is opened is no tide.
  const isOpening = meaning.value.act === 'open';
  const isOfThing = tokens[to]?.lower === 'it' && ofThings.has(meaning.value.act);
  const fits = (one: Named) => {
    const { id, kind, category, to: end, from: start } = one;
    return (
      start >= first &&
      end <= from &&
      id !== who &&
      // `The size of a horse`: nobody means the horse.
      !isMeasure(reading, one) &&
      !(isOpening && kind === 'thing' && !opened.test(category ?? '')) &&
      isOfGender(tokens[start - 1]?.lower ?? '', clitic) &&
      (kind === 'character' ||
        id === 'moon' ||
        (isOpening && id === 'door') ||
        (isOfThing && /^(?:ladder|stairs|tree)$/.test(id)) ||
        !/^(?:town|ways|land|sky|weather|home)$/.test(category ?? ''))
    );
  };
  // « Des horloges fondaient sur les arbres et un enfant les ramassait »: what does, not where.
  const isSaidOf = (one: Named) => fits(one) && !isAfterPreposition(reading, named, one);
  // `Knitted a ladder and my brother climbed it`: the ladder, and nobody.
  const isThing = (one: Named) => one.kind === 'thing' && isSaidOf(one);
  const thing = isOfThing ? named.findLast(isThing) : undefined;
  return (thing ?? named.findLast(isSaidOf) ?? named.findLast(fits))?.id;
}

const ofThings = new Set<string>([
  'climb',
  'open',
  'read',
  'drive',
  'paint',
  'build',
  'sew',
  'knit',
]);
const opened = /^(?:home|passages|objects|props|food|clothing|travel|body|arts-and-play)$/;

/** Whether a preposition leads to it, past its article and one word that tells of it. */
function isAfterPreposition(
  { tokens }: Reading,
  named: readonly Named[],
  { from }: Named,
): boolean {
  return [1, 2, 3].some((n) => {
    const word = tokens[from - n]?.lower ?? '';
    const isBetween = tokens
      .slice(from - n + 1, from)
      .every(({ gap }) => gap === ' ' || gap === '');
    // « Des arbres » are some trees, « les branches des arbres » theirs.
    const isSome = word === 'des' && !named.some(({ to }) => to === from - n);
    return isBetween && leading.has(word) && !isSome;
  });
}

const leading = wordSet(
  'sur sous dans de du des à au aux par vers chez on in into onto under of at by from over',
);
