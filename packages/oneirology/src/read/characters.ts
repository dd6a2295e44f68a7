import type { DreamerCast } from '#cast.ts';
import { Cast, type Mention } from '#grammar/person.ts';
import type { CharacterNoun, LexiconMatch, MatchOf } from '#lexicon/meanings.ts';
import { inflectEnglishNoun } from '#morphology/english.ts';
import { isOwned, othersKin } from '#read/kin.ts';
import { namesIn } from '#read/names.ts';
import {
  evidenceAt,
  evidenceOf,
  isWaking,
  matchesOf,
  type Reading,
  sentenceAt,
} from '#read/reading.ts';
import { type Relation, relationsIn } from '#read/relations.ts';
import type { Character, Evidence } from '#schema.ts';

/**
 * Share of development reports whose coders list somebody of the same identity where a noun names
 * one (1,183 reports). A man or a girl is often coded as known or uncertain instead.
 */
const certainty: Readonly<Record<Character['identity'], number>> = {
  family: 0.8,
  friend: 0.85,
  known: 0.66,
  stranger: 0.5,
  occupational: 0.58,
  prominent: 0.6,
  animal: 0.78,
  imaginary: 0.45,
  dead: 0.6,
  uncertain: 0.5,
};
const shownFrom = 0.4;
const denied = 0.08;
const nameKey = 'name ';

interface Draft extends Character {
  evidence: Evidence[];
}

const groupWords = new Set(
  `two three four five six seven eight nine ten many several some few these those all other both
  deux trois quatre cinq six sept huit neuf dix des les plusieurs quelques mes tes ses nos vos leurs
  ces`.split(/\s+/),
);

/**
 * Characters of a dream, one for each person or group, and the cast that grammar works with. `known`
 * are the people whom the dreamer's other dreams introduce.
 */
export function readCharacters(
  reading: Reading,
  known: DreamerCast = [],
): { characters: Character[]; cast: Cast } {
  /** One draft may have two keys: « ma tante Huguette » is met again as « Huguette ». */
  const drafts = new Map<string, Draft>();
  const named = new Set<Draft>();
  let last: Draft | undefined;
  let count = 0;
  const mentions: Mention[] = [];
  const relations = relationsIn(reading);
  const inOrder = [...nouns(reading, relations), ...names(reading, relations, known)].sort(
    (a, b) => a.from - b.from,
  );
  for (const { from, to, evidence, key, called, who } of inOrder) {
    // « un homme inconnu », `mother bear`: the second noun says more about the first.
    const previous = mentions.at(-1);
    const joined = reading.tokens[from]?.gap === ' ';
    if (previous !== undefined && from <= previous.to - (joined ? 0 : 1)) {
      const isItsName = key.startsWith(nameKey) && last?.number === 'one';
      if (last !== undefined && isItsName && !drafts.has(key)) drafts.set(key, last);
      continue;
    }
    const spoken = drafts.get(key);
    // `My sister … my sister Anna` is one; after `my sister Lucy` she is another.
    const other = spoken !== undefined && called !== undefined && named.has(spoken);
    const met = drafts.get(called ?? '') ?? (other ? undefined : spoken);
    if (met === undefined) count += 1;
    const character = met ?? { id: `c${count}`, ...who, evidence: [] };
    drafts.set(key, character);
    if (called !== undefined) {
      drafts.set(called, character);
      named.add(character);
    }
    last = character;
    character.evidence.push(evidence);
    if (!evidence.negated) {
      character.p = certainty[character.identity];
      character.shown = character.p >= shownFrom;
    }
    const { id, gender, number } = character;
    mentions.push({ id, from, to, gender, number });
  }
  return { characters: [...new Set(drafts.values())], cast: new Cast(mentions) };
}

/** A place in the text where somebody is named, and who a first mention would make of them. */
interface Found {
  readonly from: number;
  readonly to: number;
  readonly evidence: Evidence;
  /** Mentions with one key are one character. */
  readonly key: string;
  /** The key of the name that stands beside a noun. */
  readonly called: string | undefined;
  readonly who: Omit<Character, 'id' | 'evidence'>;
}

/** `fish house`, `passenger train`: in English a noun right before a thing says what thing it is. */
function modifies(match: LexiconMatch, things: ReadonlySet<number>): boolean {
  return things.has(match.to);
}

/** Tokens at which an English noun begins that names a thing and no character. */
function thingsOf(reading: Reading): ReadonlySet<number> {
  const people = new Set(matchesOf(reading, 'character').map((match) => match.from));
  const things = matchesOf(reading, 'symbol').filter(
    (match) =>
      match.part === 'noun' &&
      reading.tokens[match.from]?.gap === ' ' &&
      sentenceAt(reading, match.from)?.language === 'en' &&
      !people.has(match.from),
  );
  return new Set(things.map((match) => match.from));
}

const somebody = { identity: 'known', gender: 'unknown', age: 'adult' } as const;

function names(reading: Reading, relations: readonly Relation[], known: DreamerCast): Found[] {
  const people = new Map<string, Pick<Character, 'identity' | 'gender' | 'age'>>(
    known.map((member) => [member.name, member]),
  );
  // What this dream says of a name goes before what another one said.
  for (const { name, who } of relations) people.set(name, who);
  return namesIn(reading, new Set(people.keys())).map(({ index, name, label }) => {
    const { identity, gender, age } = people.get(name) ?? somebody;
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

function nouns(reading: Reading, relations: readonly Relation[]): Found[] {
  const beside = new Map(relations.map((relation) => [relation.noun, relation]));
  const titles = new Set(
    relations.flatMap(({ who, word }) => (who.identity === 'occupational' ? word : [])),
  );
  const things = thingsOf(reading);
  const told = matchesOf(reading, 'character').filter(
    (match) => !isWaking(reading, match.from) && !modifies(match, things),
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
    };
    const evidence = evidenceOf(reading, match, noun.identity);
    const number = numberOf(reading, match);
    return {
      from: match.from,
      to: match.to,
      evidence,
      key: keyOf(noun, match, number),
      called: relation === undefined ? undefined : `${nameKey}${relation.name}`,
      who: whoIs(noun, match.term, number),
    };
  });
}

/** Family is one person however often named; two strangers named alike are taken as one too. */
function keyOf(noun: CharacterNoun, match: LexiconMatch, number: Character['number']): string {
  return `${noun.identity} ${noun.person ?? match.term} ${number}`;
}

/** Not shown until a mention stands that the dream does not deny. */
function whoIs(noun: CharacterNoun, label: string, number: Character['number']): Found['who'] {
  const { identity, gender, age } = noun;
  return { label, number, gender, identity, age, p: denied, shown: false };
}

function numberOf(reading: Reading, match: MatchOf<'character'>): Character['number'] {
  const noun = match.meaning.value;
  if (noun.number !== 'any') return noun.number;
  const before = reading.tokens[match.from - 1]?.lower ?? '';
  if (groupWords.has(before)) return 'group';
  const head = reading.tokens[match.to - 1]?.lower ?? '';
  const [one = '', many = ''] = inflectEnglishNoun(match.term.split(' ').at(-1) ?? '');
  return one !== many && head !== one && (head === many || /[sx]$/.test(head)) ? 'group' : 'one';
}
