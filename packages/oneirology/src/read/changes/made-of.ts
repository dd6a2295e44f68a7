import { beasts, isBeast } from '#read/beasts.ts';
import { toldByClause } from '#read/deeds/relative-clauses.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { evidenceAt, matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import type { Change } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const being = wordSet('étais suis was were is are étaient était est sont');
/** Before a second thing that only says where or whose the first is. */
const placings = wordSet(
  "in of on behind before beside around under outside near dans de d' du des devant derrière sur sous autour",
);
const making = wordSet(
  'made built woven knitted fait faite faits faites construit construite construits construites bâti bâtie',
);
const joining = wordSet(
  "of from with out entirely only purely de d' en avec entièrement uniquement",
);

const wholly = wordSet('all entirely only made just tout toute entièrement de du la des');
const qualities = wordSet('vrai vraie gros grosse vieux');

/** Matters that have a change of their own: what is of glass is `glass`. */
const ownMatters = wordSet('glass verre paper papier gold or stone pierre marble marbre ice glace');

/**
 * « Une échelle faite de livres », `a desk made of cake`, « un pont en biscuits », `the lawn was hair`:
 * a thing, or a place, that consists of others.
 */
export function madeOf(reading: Reading, named: readonly Named[]): Change[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Change[] => {
    if (!isHappening(reading, at)) return [];
    const to = matterAfter(reading, at);
    // « Repeint en rose » is a colour.
    if (lower === 'en' && tokens[at + 1]?.lower === 'rose') return [];
    if (to === null || ownMatters.has(tokens[to]?.lower ?? '')) return [];
    const what = nextNamed(reading, named, to, 2);
    const of = headBefore(reading, named, at);
    // « Une échelle faite de serpents »: beasts too, by their concept.
    const isBeastly = what !== undefined && making.has(lower) && isBeast(reading, what);
    const isPart =
      (what?.kind === 'character' && !isBeastly) ||
      (what?.category === 'body' && !parts.has(what.id));
    if (what === undefined || of === undefined || of.id === what.id || isPart) return [];
    const isMade = making.has(lower);
    // `The pool was green jelly`; « la mer était un miroir » only likens it to one.
    const isTold = what.from === to + 1 && !articles.has(tokens[to]?.lower ?? '');
    const isNext = what.from === to || (being.has(lower) && isTold);
    // « Mes mains étaient en pain ».
    const isBodily =
      of.category === 'body' && lower === 'en' && being.has(tokens[at - 1]?.lower ?? '');
    const isOfIt = isMatter(what) && (isBodily || canBeOf(of, lower, at));
    if (!isMade && !(isNext && isOfIt)) return [];
    const evidence = evidenceAt(reading, at, what.to, 'change.made-of: made of');
    return evidence.negated
      ? []
      : [{ of: of.id, change: 'made-of', what: conceptOf(reading, what), evidence: [evidence] }];
  });
}

/** Where a matter's words begin, after words that say something is of it; null where none do. */
function matterAfter({ tokens }: Reading, at: number): number | null {
  const skip = (from: number, words: ReadonlySet<string>): number => {
    let to = from;
    while (to < from + 3 && words.has(tokens[to]?.lower ?? '')) to += 1;
    return to;
  };
  const lower = tokens[at]?.lower ?? '';
  if (making.has(lower)) {
    const to = skip(at + 1, joining);
    return to === at + 1 ? null : to;
  }
  if (/^(?:of|de|d')$/.test(lower)) return at + 1;
  if (lower === 'en') return skip(at + 1, qualities);
  return being.has(lower) ? skip(at + 1, wholly) : null;
}

/**
 * What something is said of: `the lawn in front of our house was …` says it of the lawn, and « le pont
 * était en … » of the bridge.
 */
function headBefore(reading: Reading, named: readonly Named[], at: number): Named | undefined {
  const isVerb = ({ lower }: { readonly lower: string }) =>
    being.has(lower) || wholly.has(lower) || making.has(lower);
  let from = at;
  while (from > 0 && isVerb(reading.tokens[from - 1] ?? { lower: '' })) from -= 1;
  // `There was an umbrella` is said of nothing before it.
  const gap = making.has(reading.tokens[at]?.lower ?? '') ? 3 : 0;
  const begin = sentenceAt(reading, at)?.from ?? 0;
  const isTold = named.findLast((one) => one.from >= begin && one.to <= at && from - one.to <= gap);
  const near =
    isTold ?? relativeHead(reading, named, begin, from) ?? meantByIt(reading, named, begin, from);
  const first = named.findLast((one) => near !== undefined && one.to <= near.from);
  if (near === undefined || first === undefined) return near;
  const between = reading.tokens.slice(first.to, near.from);
  // `In a boat on a lake of milk`: the lake is.
  if (/^(?:of|de|d')$/.test(reading.tokens[at]?.lower ?? '') && near.to === at) return near;
  const isOf = between.length > 0 && between.length <= 4 && placings.has(between[0]?.lower ?? '');
  return isOf && first.kind === 'thing' ? first : near;
}

/** `I was mowing the lawn but it was hair`, « le sol, c'était du pain ». */
function meantByIt(
  { tokens }: Reading,
  named: readonly Named[],
  begin: number,
  at: number,
): Named | undefined {
  if (!/^(?:it|c')$/.test(tokens[at - 1]?.lower ?? '')) return undefined;
  const thing = named.findLast((one) => one.from >= begin && one.to <= at - 1);
  return thing && surfaces.has(thing.id) ? thing : undefined;
}

/** `The bridge I was supposed to inspect was made of…`: the sentence's first noun, past its own clause. */
function relativeHead(
  reading: Reading,
  named: readonly Named[],
  begin: number,
  at: number,
): Named | undefined {
  const head = named.find((one) => one.from >= begin && one.from - begin <= 2);
  if (head === undefined || at - head.to > 9) return undefined;
  const next = [head.to, head.to + 1].find((n) =>
    /^(?:i|we|he|she|they|je|j'|on|nous|il|elle|ils|elles)$/.test(reading.tokens[n]?.lower ?? ''),
  );
  return next !== undefined && toldByClause(reading, named, next, at + 1) === head
    ? head
    : undefined;
}

/** Families of what something can be made of; « en robe de mariée » somebody is dressed. */
const isMatter = ({ id, category }: Named): boolean =>
  !notMatters.has(id) &&
  (parts.has(id) ||
    /^(?:food|props|land|weather|light-and-fire|objects|plants)$/.test(category ?? ''));

/** « Une route de montagne », « en robe de mariée »: where or in what somebody is, and no matter. */
const notMatters = wordSet(
  'wedding-dress mountain hill valley forest beach island cliff desert meadow field',
);

/** Of what grows on a body alone something else can be. */
const parts = wordSet('hair blood teeth bone');

/** What lies under one's feet, or around: it can be another matter without a word for making. */
const surfaces = wordSet(
  'floor ground wall grass lawn sea river lake pool street road path sand snow field meadow carpet stairs',
);
/** Of these alone `of` says what they are made of: a field of wheat is one where wheat grows. */
const waysAndWaters = wordSet('sea lake river pool bridge road street');

/** Families of which nothing is built: parts of a body, acts, trials. */
const unmade = wordSet('body clothing motion passages trials time-and-signs');

/** « En panne », « en ville »: who or what is so is not made of it. */
function canBeOf({ id, kind, category, to }: Named, joint: string, at: number): boolean {
  if (kind !== 'thing' || unmade.has(category ?? '')) return false;
  if (/^(?:of|de|d')$/.test(joint)) return to === at && waysAndWaters.has(id);
  return joint === 'en' || surfaces.has(id);
}

const articles = wordSet('a an un une des');
const small = wordSet(
  "a an the of my our his her all only in fact really actually just made un une des le la les l' mon ma mes en fait réalité vraiment tous toutes de d' vieux gros old big bar piece block lump loaf slice pain morceau tranche two three four deux trois quatre",
);

/**
 * `The whole audience was dogs`, « mon patron était mon chat », `my phone was a bar of soap`: somebody,
 * or something, that is another as well. Of a place no thing is told so: « la mer était un miroir ».
 */
export function sameAs(reading: Reading, named: readonly Named[]): Change[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Change[] => {
    const proven = provenAt(reading, at);
    if (!(being.has(lower) || proven !== null) || !isHappening(reading, at)) return [];
    // « Le patron, c'était mon fils ».
    const isTurned = /^(?:c'|it)$/.test(tokens[at - 1]?.lower ?? '');
    const end = isTurned ? at - 1 : at;
    // `Inside it there was a clock` says what is there.
    if (tokens[at - 1]?.lower === 'there') return [];
    // « J'étais un chat »: only of a beast, for one is much else by day.
    const isMine = /^(?:i|je|j')$/.test(tokens[at - 1]?.lower ?? '');
    const who = isMine
      ? { ...dreamer, from: at - 1, to: at }
      : (headOf(reading, named, end, at) ?? takenUp(reading, named, at));
    if (who === undefined || /[,.;:!?]/.test(tokens[at]?.gap ?? '')) return [];
    let to = proven ?? at + 1;
    const first = to;
    while (to < first + 5 && small.has(tokens[to]?.lower ?? '')) to += 1;
    const other = ownedBy(
      reading,
      named,
      named.find((one) => one.from <= to && to < one.to && one.from > at),
    );
    const evidence = evidenceAt(reading, at, (other ?? who).to, 'change.same-as: was');
    if (other === undefined || other.id === who.id) return [];
    if (isMine && !isBeast(reading, other) && !beasts.has(other.category ?? '')) return [];
    const change = { of: who.id, change: 'same-as', what: other.id, evidence: [evidence] } as const;
    if (isMine) return evidence.negated ? [] : [{ ...change, evidence: [evidence] }];
    // « Mon violon était un poisson »: an animal is somebody, and may be what a thing is.
    if (other.kind !== who.kind && !(who.kind === 'thing' && isBeast(reading, other))) return [];
    if (evidence.negated || (who.kind === 'thing' && !isAThing(reading, who, at, other))) return [];
    return [{ of: who.id, change: 'same-as', what: other.id, evidence: [evidence] }];
  });
}

/** `Turned out to be`, « s'est révélé être », « n'était autre que »: words that say what somebody was. */
const proofs = [
  ...['turned out to be', 'turns out to be', 'proved to be', 'was none other than', 'was now'],
  ...['was really', 'was actually', 'was secretly', 'were actually', 'were really'],
  ...['was in fact', 'were in fact', "s' est révélé être", "s' est révélée être"],
  ...["s' est avéré être", "s' est avérée être", "s' avérait être", "s' avère être"],
  ...['se révélait être', 'se trouvait être', "n' était autre que", "n' est autre que"],
  ...['était en fait', 'était en réalité', 'étaient en fait', 'était maintenant'],
].map((words) => words.split(' '));

/** Where such words end; null where none begin. */
function provenAt({ tokens }: Reading, at: number): number | null {
  const words = proofs.find((one) => one.every((word, n) => tokens[at + n]?.lower === word));
  return words === undefined ? null : at + words.length;
}

const dreamer = { id: 'dreamer', kind: 'character' } as const;

/** `She lifted her veil and she was a wolf`: whoever the one named before is. */
function takenUp({ tokens, sentences }: Reading, named: readonly Named[], at: number) {
  const pronoun = tokens[at - 1]?.lower ?? '';
  if (!/^(?:she|he|elle|il)$/.test(pronoun)) return undefined;
  const here = sentences.findIndex((one) => one.from <= at && at < one.to);
  const first = sentences[Math.max(0, here - 1)]?.from ?? 0;
  const people = named.filter(
    (one) => one.kind === 'character' && one.from >= first && one.to <= at,
  );
  return people.length === 1 ? people[0] : undefined;
}

/** `The patient in the bed was…`: the patient, and not where they lie. */
function headOf(
  { tokens }: Reading,
  named: readonly Named[],
  end: number,
  at: number,
): Named | undefined {
  const near = named.findLast((one) => one.to <= end && at - one.to <= 1);
  const first = named.findLast((one) => near !== undefined && one.to <= near.from);
  if (near === undefined || first === undefined) return near;
  const between = tokens.slice(first.to, near.from);
  const isPlaced = between.length <= 3 && placings.has(between[0]?.lower ?? '');
  return isPlaced && first.kind === 'character' && near.kind === 'thing' ? first : near;
}

/** `My son's hamster`: the hamster. */
function ownedBy(
  { tokens }: Reading,
  named: readonly Named[],
  one: Named | undefined,
): Named | undefined {
  if (one === undefined || tokens[one.to]?.lower !== "'s") return one;
  return named.find(({ from }) => from > one.to && from <= one.to + 3) ?? one;
}

/** Things that one can hold or stand before, the other with its article: « le volant était une pizza ». */
function isAThing(reading: Reading, who: Named, at: number, other: Named): boolean {
  const isSolid = (one: Named) => solid.has(one.category ?? '') || isBeast(reading, one);
  // `My hands were bread`, « ses yeux étaient deux pièces »: of a body, without an article too.
  if (who.category === 'body' && other.category !== 'body') {
    const isOfGlass = ownMatters.has(reading.tokens[other.from]?.lower ?? '');
    return !isOfGlass && (isSolid(other) || other.category === 'light-and-fire');
  }
  const hasArticle = reading.tokens
    .slice(at + 1, other.from + 1)
    .some(({ lower }) => articles.has(lower));
  // `The classroom was a jungle`; a street that is a river of people is none.
  const isLand = /^(?:plants|land|water)$/.test(other.category ?? '');
  const isOfSome = /^(?:of|de|d')$/.test(reading.tokens[other.to]?.lower ?? '');
  const isPlace = /^(?:town|trials|ways)$/.test(who.category ?? '');
  const isSeveral = /s$/.test(reading.tokens[other.from]?.lower ?? '');
  if ((hasArticle || isSeveral) && isPlace && isLand) return !isOfSome;
  return hasArticle && isSolid(who) && isSolid(other);
}

/** What a beast is called where it is no character. */
function conceptOf(reading: Reading, { id, kind, from }: Named): string {
  const match = matchesOf(reading, 'symbol').find((one) => one.from === from);
  return kind === 'character' ? (match?.meaning.value.id ?? id) : id;
}

const solid = wordSet(
  'objects time-and-signs clothing food props travel body plants home arts-and-play tame-animals wild-animals birds small-creatures sea-animals',
);
