import type { DreamerCast } from '#cast.ts';
import type { CharacterNoun, LexiconMatch, MatchOf } from '#lexicon/meanings.ts';
import { inflectEnglishNoun } from '#morphology/english.ts';
import { genderOfName } from '#private/known-names.ts';
import { amounts } from '#read/named.ts';
import { acquaintanceWith } from '#read/people/acquaintance.ts';
import { isOwned, othersKin } from '#read/people/kin.ts';
import { namesIn } from '#read/people/names.ts';
import type { Relation } from '#read/people/relations.ts';
import {
  evidenceAt,
  evidenceOf,
  isWaking,
  matchesOf,
  type Reading,
  sentenceAt,
} from '#read/reading.ts';
import type { Character, Evidence } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** p of somebody whom the dream only names to deny. */
const denied = 0.08;
/** Before the key of a person who is called by name. */
export const nameKey = 'name ';

const groupWords = new Set(
  `two three four five six seven eight nine ten many several some few these those all both
  deux trois quatre cinq six sept huit neuf dix des les plusieurs quelques mes tes ses nos vos leurs
  ces`.split(/\s+/),
);

/** A place in the text where somebody is named, and who a first mention would make of them. */
export interface Found {
  readonly from: number;
  readonly to: number;
  readonly evidence: Evidence;
  /** Mentions with one key are one character. */
  readonly key: string;
  /** The key of the name that stands beside a noun. */
  readonly called: string | undefined;
  readonly who: Omit<Character, 'id' | 'evidence'>;
}

/**
 * `fish house`, `passenger train`: in English a noun right before a thing says what thing it is, and
 * stands in the singular (`my kids watch` has a verb).
 */
function modifies(
  reading: Reading,
  match: MatchOf<'character'>,
  things: ReadonlySet<number>,
): boolean {
  if (!things.has(match.to)) return false;
  if (isVerbOfOne(reading, match)) return false;
  return match.meaning.value.identity === 'animal' || numberOf(reading, match) === 'one';
}

const ofOne = wordSet('a an one each every this that');
const afterVerb = wordSet(
  'me him them us through into onto at to towards toward away out up down back along across around past over under',
);

/** `A man shops`, `the cat races through`: of one, what ends in s is done. */
function isVerbOfOne({ tokens }: Reading, { from, to }: MatchOf<'character'>): boolean {
  if (!/[^s]s$/.test(tokens[to]?.lower ?? '')) return false;
  const next = tokens[to + 1];
  if (next !== undefined && next.gap === ' ' && afterVerb.has(next.lower)) return true;
  return ofOne.has(tokens[from - 1]?.lower ?? '') && tokens[to]?.gap === ' ';
}

/** `Mama cat`, `mother bear`: an animal, and nobody's mother. */
function isOfAnimal(
  reading: Reading,
  { from, to, meaning }: MatchOf<'character'>,
  animals: ReadonlySet<number>,
): boolean {
  if (meaning.value.identity !== 'family' || !animals.has(to)) return false;
  return reading.tokens[to]?.gap === ' ' && !isOwned(reading, from, to);
}

/** `An audience of cats`, « une armée de fourmis »: the animals, and no people beside them. */
function isManyAnimals(
  { tokens }: Reading,
  { to, meaning }: MatchOf<'character'>,
  animals: ReadonlySet<number>,
): boolean {
  const isOf = /^(?:of|de|d')$/.test(tokens[to]?.lower ?? '');
  return meaning.value.identity !== 'animal' && isOf && animals.has(to + 1);
}

/** Tokens at which an English noun begins that names a thing and no character. */
function thingsOf(reading: Reading): ReadonlySet<number> {
  const people = new Set(matchesOf(reading, 'character').map((match) => match.from));
  // `My brother chases`: what is a verb too is one in the third person.
  const acts = new Set(
    reading.matches
      .filter(({ from, part }) => part === 'verb' && reading.tokens[from]?.lower.endsWith('s'))
      .map(({ from }) => from),
  );
  const things = matchesOf(reading, 'symbol').filter(
    (match) =>
      match.part === 'noun' &&
      reading.tokens[match.from]?.gap === ' ' &&
      sentenceAt(reading, match.from)?.language === 'en' &&
      !people.has(match.from) &&
      !acts.has(match.from),
  );
  return new Set(things.map((match) => match.from));
}

const somebody = { identity: 'known', gender: 'unknown', age: 'adult' } as const;

export function namedIn(
  reading: Reading,
  relations: readonly Relation[],
  known: DreamerCast,
): Found[] {
  const people = new Map<string, Pick<Character, 'identity' | 'gender' | 'age'>>(
    known.map((member) => [member.name, member]),
  );
  // What this dream says of a name goes before what another one said.
  for (const { name, who } of relations) people.set(name, who);
  return namesIn(reading, new Set(people.keys())).map(({ index, name, label }) => {
    const { identity, gender: told, age } = people.get(name) ?? somebody;
    const gender = told === 'unknown' && identity !== 'animal' ? genderOfName(name) : told;
    return {
      from: index,
      to: index + 1,
      evidence: evidenceAt(reading, index, index + 1, `character.${identity}: name`, 'grammar'),
      key: `${nameKey}${name}`,
      called: undefined,
      who: { label, number: 'one', gender, identity, age, p: denied, shown: false },
    };
  });
}

/** « sa mère », `his wife`: known to the dreamer, of no person that the lexicon could merge. */
const somebodysRelative = { identity: 'known', person: undefined } as const;
/** `Father Andrew`: no father of the dreamer's. */
const clergy = { identity: 'occupational', person: undefined } as const;

export function nounsIn(reading: Reading, relations: readonly Relation[]): Found[] {
  const beside = new Map(relations.map((relation) => [relation.noun, relation]));
  const titles = new Set(
    relations.flatMap(({ who, word }) => (who.identity === 'occupational' ? word : [])),
  );
  const things = thingsOf(reading);
  const all = matchesOf(reading, 'character');
  const animals = new Set(
    all.flatMap(({ from, meaning }) => (meaning.value.identity === 'animal' ? from : [])),
  );
  const told = all.filter(
    (match) =>
      !isWaking(reading, match.from) &&
      reading.spans.likened[match.from] !== 1 &&
      !modifies(reading, match, things) &&
      !isOfAnimal(reading, match, animals) &&
      !isManyAnimals(reading, match, animals),
  );
  const relatives = told.filter((match) => match.meaning.value.identity === 'family');
  const others = othersKin(reading, relatives);
  return told.map((match) => {
    const relation = beside.get(match.from);
    const isClergy =
      match.meaning.value.identity === 'family' &&
      (relation === undefined
        ? titles.has(match.term) && !isOwned(reading, match.from, match.to)
        : relation.who.identity === 'occupational');
    const noun = {
      ...match.meaning.value,
      ...(isClergy ? clergy : others.has(match.from) ? somebodysRelative : {}),
      ...(isAcquainted(reading, match) ? acquainted : {}),
    };
    const evidence = keptThough(reading, match, evidenceOf(reading, match, noun.identity));
    const number = numberOf(reading, match);
    return {
      from: match.from,
      to: match.to,
      evidence,
      key: keyOf(noun, match, number),
      called: relation === undefined ? undefined : `${nameKey}${relation.name}`,
      who: whoIs(calledSo(noun, relation), match.term, number),
    };
  });
}

/** `My friend Faye`, `our teacher Bob`: the name says what the noun leaves open. */
function calledSo(noun: CharacterNoun, relation: Relation | undefined): CharacterNoun {
  if (relation === undefined || noun.gender !== 'unknown' || noun.identity === 'animal')
    return noun;
  return { ...noun, gender: genderOfName(relation.name) };
}

const definite = wordSet(
  "the my his her their our your this that these those le la les l' mon ma mes son sa ses notre nos leur leurs ce cet cette ces du des au aux",
);
const existing = wordSet(
  "is was were isn't wasn't weren't est était étaient sont suis étais been be",
);

/**
 * `He didn't kill the snake`, « je n’avais pas peur des loups »: the deed or the feeling is denied, and
 * those it is about are there. `It was not my mother` denies them.
 */
function keptThough(reading: Reading, { from }: LexiconMatch, evidence: Evidence): Evidence {
  if (!evidence.negated || reading.spans.absent[from] === 1) return evidence;
  const { tokens } = reading;
  let at = from - 1;
  if (!definite.has(tokens[at]?.lower ?? '')) at -= 1;
  if (!definite.has(tokens[at]?.lower ?? '')) return evidence;
  const before = tokens.slice(Math.max(0, at - 2), at);
  const isBeing = before.some(({ lower }) => existing.has(lower));
  const isBare = /^(?:no|not|pas|sans|without|ni|nor)$/.test(tokens[at - 1]?.lower ?? '');
  const isNeither = tokens[at - 1]?.lower === 'ni' && /^des?$/.test(tokens[at]?.lower ?? '');
  return isBeing || (isBare && !isNeither) ? evidence : { ...evidence, negated: false };
}

/** `My boss`, `a man I know`: coders ask first whether the dreamer knows them. */
const acquainted = { identity: 'known' } as const;

function isAcquainted(reading: Reading, { from, to, meaning }: MatchOf<'character'>): boolean {
  const { identity, number } = meaning.value;
  if (identity === 'occupational') return number !== 'group' && isOwned(reading, from, to);
  return identity === 'stranger' && acquaintanceWith(reading, from, to) === 'known';
}

/** Family is one person however often named; two strangers named alike are taken as one too. */
function keyOf(noun: CharacterNoun, match: LexiconMatch, number: Character['number']): string {
  return `${noun.identity} ${noun.person ?? match.term} ${number}`;
}

/** Not shown until a mention stands that the dream does not deny. */
function whoIs(noun: CharacterNoun, label: string, number: Character['number']): Found['who'] {
  const { identity, age } = noun;
  // Several children, of whom nothing else is said, are boys and girls.
  const isMixed = number === 'group' && noun.gender === 'unknown' && age === 'child';
  const gender = isMixed ? 'mixed' : noun.gender;
  return { label, number, gender, identity, age, p: denied, shown: false };
}

function numberOf(reading: Reading, match: MatchOf<'character'>): Character['number'] {
  const noun = match.meaning.value;
  if (noun.number !== 'any') return noun.number;
  const before = reading.tokens[match.from - 1]?.lower ?? '';
  if (groupWords.has(before)) return 'group';
  // « Une famille d'ours »: the noun is written alike.
  const isOfMany = /^(?:of|de|d')$/.test(before);
  if (isOfMany && amounts.has(reading.tokens[match.from - 2]?.lower ?? '')) return 'group';
  // « mes enfants », `old men`: the term itself is written in the plural.
  const first = match.to - match.from > 1 ? (reading.tokens[match.from]?.lower ?? '') : '';
  if (groupWords.has(first) || /(?:men|people)$/.test(match.term)) return 'group';
  const head = reading.tokens[match.to - 1]?.lower ?? '';
  // « Mon petit-fils », « mes petits-fils »: the last word is both.
  if (head === 'fils') return /s$/.test(first) ? 'group' : 'one';
  const [one = '', many = ''] = formsOf(match.term);
  return one !== many && head !== one && (head === many || /[sx]$/.test(head)) ? 'group' : 'one';
}

const inflected = new Map<string, readonly string[]>();

/** Singular and plural of a term's last word, inflected once: dreams name the same few people. */
function formsOf(term: string): readonly string[] {
  const known = inflected.get(term);
  if (known !== undefined) return known;
  const forms = inflectEnglishNoun(term.split(' ').at(-1) ?? '');
  inflected.set(term, forms);
  return forms;
}
