import type { CharacterNoun, MatchOf } from '#lexicon/meanings.ts';
import { isOwned, isOwner, othersKin } from '#read/people/kin.ts';
import { canBeName } from '#read/people/names.ts';
import { spousesIn } from '#read/people/spouses.ts';
import { matchesOf, type Reading, sentenceAt } from '#read/reading.ts';

/** A name that the dreamer's own words tie to a relation: `my sister Lucy`, « Lucie, ma sœur ». */
export interface Relation {
  /** Lower case. */
  readonly name: string;
  /** As the dream writes it. */
  readonly label: string;
  /** The noun that says who it is, as the lexicon writes it: `sister`. */
  readonly word: string;
  readonly who: Pick<CharacterNoun, 'identity' | 'gender' | 'age' | 'person'>;
  /** First token of the noun, where name and noun stand side by side and are one mention. */
  readonly noun: number | undefined;
  /** The token that is the name. */
  readonly index: number;
}

const told: ReadonlySet<CharacterNoun['identity']> = new Set([
  'family',
  'friend',
  'known',
  'occupational',
  'animal',
]);
/** `my older sister Lucy`, « ma sœur aînée Lucie » */
const afterNoun = new Set('aîné aînée cadet cadette jumeau jumelle unique'.split(' '));
const naming = new Set(
  `is was named called est était s' s'appelle appelle appelait nommé nommée prénommé prénommée
  name who qui c'est`.split(/\s+/),
);
const joining = new Set(['and', 'et', 'or', 'ou']);
/** A member of the clergy before a name, and the dreamer's own relative without one. */
const clergyWords = new Set('father mother sister brother père mère sœur frère'.split(' '));
const priest = { identity: 'occupational', age: 'adult', person: undefined } as const;

/** Everybody whom a dream introduces by name and relation. Words told awake count here too. */
export function relationsIn(reading: Reading): Relation[] {
  const nouns = matchesOf(reading, 'character').filter(
    ({ meaning }) => told.has(meaning.value.identity) && meaning.value.number !== 'group',
  );
  const kin = nouns.filter(({ meaning }) => meaning.value.identity === 'family');
  const others = othersKin(reading, kin);
  const relations = nouns.flatMap((noun): Relation[] => {
    if (others.has(noun.from) && !isClergyWord(noun)) return [];
    const owned = isOwned(reading, noun.from, noun.to);
    const index = owned ? nameOf(reading, noun) : titled(reading, noun);
    if (index === undefined) return [];
    const besides = index === noun.to || index === noun.to + 1;
    const isClergy = !owned && isClergyWord(noun);
    if (!owned && !isClergy && noun.meaning.value.identity !== 'family') return [];
    const who = isClergy ? { ...priest, gender: noun.meaning.value.gender } : noun.meaning.value;
    return [relation(reading, index, noun.term, who, besides ? noun.from : undefined)];
  });
  const spouses = spousesIn(reading).map(({ index, word, who }) =>
    relation(reading, index, word, who, undefined),
  );
  return [...relations, ...spouses];
}

function relation(
  { tokens, text }: Reading,
  index: number,
  word: string,
  who: Relation['who'],
  noun: number | undefined,
): Relation {
  const token = tokens[index];
  const label = token === undefined ? '' : text.slice(token.start, token.end);
  return { name: token?.lower ?? '', label, word, who, noun, index };
}

function isClergyWord({ term, part }: MatchOf<'character'>): boolean {
  return part === 'noun' && clergyWords.has(term);
}

/** `Aunt Clara`, « tonton Paul »; `Father Andrew`, « le père Antoine » are of the clergy. */
function titled(reading: Reading, noun: MatchOf<'character'>): number | undefined {
  const head = reading.tokens[noun.from];
  const isEnglish = sentenceAt(reading, noun.from)?.language === 'en';
  if (isEnglish && isClergyWord(noun) && head?.capital !== true) return undefined;
  return isName(reading, noun.to, noun) && gapAt(reading, noun.to) === ' ' ? noun.to : undefined;
}

/** The name of a relative of the dreamer, beside the noun or across `is`, « s'appelle ». */
function nameOf(reading: Reading, noun: MatchOf<'character'>): number | undefined {
  return nameAfter(reading, noun) ?? nameBefore(reading, noun);
}

function nameAfter(reading: Reading, noun: MatchOf<'character'>): number | undefined {
  const { tokens } = reading;
  const at = afterNoun.has(tokens[noun.to]?.lower ?? '') ? noun.to + 1 : noun.to;
  const gap = gapAt(reading, at);
  if (isName(reading, at, noun)) {
    if (gap === ' ' || gap === ' (') return at;
    if (/^(?:,| -+| –| —) $/.test(gap) && closesApposition(reading, at + 1)) return at;
    return undefined;
  }
  // `my sister is called Lucy`, « ma sœur s'appelle Lucie »
  for (let next = at; next < at + 4; next += 1) {
    if (next > at && isName(reading, next, noun) && gapAt(reading, next) === ' ') {
      const before = tokens[next - 1]?.lower ?? '';
      return before === 'who' || before === 'qui' ? undefined : next;
    }
    const isNaming = naming.has(tokens[next]?.lower ?? '') || isNameOf(reading, next);
    if (!isNaming || /[.,;:!?]/.test(gapAt(reading, next))) break;
  }
  return undefined;
}

/** `my sister's name is Lucy`, and not `my sister's London flat`. */
function isNameOf({ tokens }: Reading, index: number): boolean {
  return tokens[index]?.lower === "'s" && tokens[index + 1]?.lower === 'name';
}

/** `Lucy, my sister,`, `Lucy (my sister)`, « Lucie est ma sœur » */
function nameBefore(reading: Reading, noun: MatchOf<'character'>): number | undefined {
  const { tokens } = reading;
  let owner = noun.from;
  while (owner > noun.from - 3 && !isOwner(tokens[owner]?.lower)) owner -= 1;
  const gap = gapAt(reading, owner);
  const name = owner - 1;
  if (/^(?:,| \(| -+| –| —) ?$/.test(gap) && isName(reading, name, noun)) {
    if (gap !== ' (' && opensAsAdverb(reading, name)) return undefined;
    const listed = /[,;]/.test(gapAt(reading, name)) || joining.has(tokens[name - 1]?.lower ?? '');
    return !listed && closesApposition(reading, noun.to) ? name : undefined;
  }
  if (!naming.has(tokens[name]?.lower ?? '') || gap !== ' ') return undefined;
  const before = naming.has(tokens[name - 1]?.lower ?? '') ? name - 2 : name - 1;
  return isName(reading, before, noun) ? before : undefined;
}

const openers = new Set(
  `then now later next inside outside meanwhile anyway yes no oh okay well today tonight yesterday
  tomorrow puis soudain ensuite enfin dehors dedans alors bref tiens oui non hier demain`.split(
    /\s+/,
  ),
);

/** `Suddenly, my sister`: a capital that only opens a sentence calls nobody. */
function opensAsAdverb(reading: Reading, index: number): boolean {
  if (sentenceAt(reading, index)?.from !== index) return false;
  const word = reading.tokens[index]?.lower ?? '';
  const isKnown = reading.matches.some(({ from, to }) => from <= index && index < to);
  return isKnown || openers.has(word) || /(?:ly|ment)$/.test(word);
}

/** The words beside a name end there: a list (`Lucy, my sister and Paul`) would go on. */
function closesApposition(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined) return true;
  if (joining.has(token.lower)) return false;
  if (!/^[^.!?\n]*[,;:)!?.–—-]/.test(token.gap)) return false;
  return /[.!?)]/.test(token.gap) || !(token.capital || isOwner(token.lower));
}

function gapAt(reading: Reading, index: number): string {
  return reading.tokens[index]?.gap ?? '';
}

/** A capitalised word that may be a name; a text all in capitals names nobody. */
function isName(reading: Reading, index: number, noun: MatchOf<'character'>): boolean {
  const token = reading.tokens[index];
  if (token?.capital !== true || !canBeName(token.lower, 2)) return false;
  const written = reading.text.slice(token.start, token.end);
  const head = reading.tokens[noun.from];
  const kin = head === undefined ? '' : reading.text.slice(head.start, head.end);
  return written !== written.toUpperCase() || kin !== kin.toUpperCase();
}
