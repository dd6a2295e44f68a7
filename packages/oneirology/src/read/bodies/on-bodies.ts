import type { Cast } from '#grammar/person.ts';
import { actionsIn } from '#lexicon/action-index.ts';
import {
  adjectives,
  articles,
  covering,
  filled,
  filledWith,
  having,
  joined,
  joints,
  markOf,
  marks,
  mine,
  partOf,
  theirs,
} from '#lexicon/words-on-bodies.ts';
import { isBeast } from '#read/beasts.ts';
import { borneIn } from '#read/bodies/borne-told.ts';
import { wornOn } from '#read/bodies/worn-on-bodies.ts';
import { doerOf } from '#read/deeds/doers.ts';
import { allNamed, type Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import type { BodyPart, OnBody } from '#schema.ts';

/** `On my left hand side`, `from the back seat`, `the head waiter`: what follows is no part of a body. */
const notOfBodies =
  /^(?:side|seats?|door|doors|room|row|bench|yard|garden|alley|street|window|stairs|end|waiter|teacher|nurse|chef|office|coach|brake|bag|luggage|towel|path|bridge|chair|mask)$/;

/** What is only pictured, and so not named, is what a tattoo is of. */
function tattooed(reading: Reading): Named[] {
  return matchesOf(reading, 'symbol').flatMap(({ from, to, meaning: { value } }): Named[] => {
    const before = reading.tokens.slice(Math.max(0, from - 3), from);
    const isOfTattoo =
      before.some(({ lower }) => markOf.get(lower) === 'tattoo') ||
      /^tat(?:tooed|oué\w*)$/.test(reading.tokens[to]?.lower ?? '');
    return isOfTattoo ? [{ id: value.id, kind: 'thing', category: 'marks', from, to }] : [];
  });
}

function marksNamed({ tokens }: Reading): Named[] {
  return tokens.flatMap(({ lower }, from): Named[] => {
    const id = markOf.get(lower);
    return id === undefined ? [] : [{ id, kind: 'thing', category: 'marks', from, to: from + 1 }];
  });
}

/** `A crow on my shoulder`, « un ballon attaché au poignet », `my skin was covered in scales`. */
export function readOnBodies(reading: Reading, cast: Cast): OnBody[] {
  const told = [...allNamed(reading, cast), ...marksNamed(reading), ...tattooed(reading)];
  const named = told.sort((a, b) => a.from - b.from);
  const found = reading.tokens.flatMap(({ lower }, at): OnBody[] => {
    const part = partOf.get(lower);
    const isSide = notOfBodies.test(reading.tokens[at + 1]?.lower ?? '');
    if (part === undefined || isSide || !isHappening(reading, at)) return [];
    const one = onPart(reading, named, cast, at, part) ?? fullOf(reading, named, at, part);
    return one ? [one] : [];
  });
  // `With my dog in my arms`: the dog is carried, and not worn.
  const borne = borneIn(reading, named);
  const isBorne = ({ what, of }: OnBody) =>
    borne.some((one) => one.whom === what && one.who === of);
  return [...found, ...wingsOfKinds(reading, named, cast), ...wornOn(reading, named, cast)].filter(
    (one, n, all) =>
      !isBorne(one) && all.findIndex(({ what, of }) => what === one.what && of === one.of) === n,
  );
}

/** `I had bat wings`, « un homme avec des ailes de libellule »: whose wings they are. */
function wingsOfKinds(reading: Reading, named: readonly Named[], cast: Cast): OnBody[] {
  return named.flatMap((wing, n): OnBody[] => {
    if (wing.id !== 'wing' || !isHappening(reading, wing.from)) return [];
    const [before, after] = [named[n - 1], named[n + 1]];
    const isAfter = after !== undefined && after.from - wing.to <= 2 && after.from > wing.to;
    const kind = before?.to === wing.from ? before : isAfter ? after : undefined;
    if (kind === undefined) return [];
    const of =
      named.findLast(
        ({ kind: is, to }) =>
          is === 'character' && to <= wing.from && wing.from - to <= 4 && to < kind.to,
      )?.id ?? doerOf(reading, cast, named, Math.min(kind.from, wing.from));
    const evidence = evidenceAt(reading, wing.from, wing.to, 'on-body: wings');
    if (of === undefined || of === kind.id || of === 'unknown' || evidence.negated) return [];
    return [{ what: 'wing', of, part: 'back', kind: kind.id, evidence: [evidence] }];
  });
}

/** What is told before the part: `blood on my hands`, « un corbeau était posé sur mon épaule ». */
function onPart(
  reading: Reading,
  named: readonly Named[],
  cast: Cast,
  part0: number,
  part: BodyPart,
): OnBody | undefined {
  const { tokens } = reading;
  const said = (n: number) => tokens[n]?.lower ?? '';
  // `My coat pocket`, `her left hand`.
  const isOwned = (n: number) => mine.has(said(n)) || theirs.has(said(n)) || articles.has(said(n));
  const at = isOwned(part0 - 1) || !isOwned(part0 - 2) ? part0 : part0 - 1;
  const whose = said(at - 1);
  const isArticle = articles.has(whose);
  if (!mine.has(whose) && !theirs.has(whose) && !isArticle) return undefined;
  const first = sentenceAt(reading, at)?.from ?? 0;
  // « Au poignet » is its own joint.
  let from = /^(?:au|aux)$/.test(whose) ? at - 1 : at - 2;
  const isCovering = covering.has(said(from));
  if (!joints.has(said(from)) && !isCovering) return undefined;
  const isIn = /^(?:in|dans|into)$/.test(said(from));
  while (from > first && (joints.has(said(from)) || joined.has(said(from)))) {
    if (/[,;:]/.test(tokens[from - 1]?.gap ?? '')) return undefined;
    from -= 1;
  }
  const thing = named.findLast(
    (one) => one.to <= from + 1 && from + 1 - one.to <= 2 && one.from >= first,
  );
  if (thing === undefined || !canBeThere(reading, thing)) return undefined;
  // « Un foulard interminable »: French says what it is like after it.
  const after = tokens.slice(thing.to, from + 1).filter(({ lower }) => !adjectives.has(lower));
  if (after.some(({ lower }) => /(?:ait|aient)$/.test(lower))) return undefined;
  const isFrench = sentenceAt(reading, at)?.language === 'fr';
  if (after.length > (isFrench ? 1 : 0)) return undefined;
  // What is in a hand is held, and told so.
  if (isIn && (part === 'hand' || part === 'arm') && !marks.has(thing.id)) return undefined;
  // Who is on one's knees has one's lap.
  if (lap.test(said(at)) && isBeast(reading, thing)) return undefined;
  const of = ownerAt(reading, named, at, whose, thing);
  if (of === undefined || of === thing.id) return undefined;
  const evidence = evidenceAt(reading, thing.from, at + 1, 'on-body');
  if (evidence.negated) return undefined;
  const held = heldBy(reading, cast, named, thing, first);
  // What is worn is told so elsewhere.
  if (thing.category === 'clothing' && !held.isHeld) return undefined;
  const own = { ...{ what: thing.id, of, part, evidence: [evidence] }, ...held };
  // « Des ailes de papillon », « un tatouage de serpent »: a kind of what is named first.
  const whole = named.findLast((one) => one.to < thing.from && thing.from - one.to <= 2);
  const isKind =
    whole !== undefined &&
    (whole.id === 'wing' || whole.id === 'tattoo') &&
    tokens
      .slice(whole.to, thing.from)
      .every(({ lower }) => /^(?:of|de|d'|a|an|un|une)$/.test(lower));
  if (isKind) return { ...own, what: whole.id, kind: thing.id };
  // « Un panier de pommes »: the basket.
  const isContent =
    whole?.kind === 'thing' && whole.to === thing.from - 1 && /^(?:of|de|d')$/.test(said(whole.to));
  if (isContent) {
    const basket = heldBy(reading, cast, named, whole, first);
    return { ...{ what: whole.id, of, part, evidence: [evidence] }, ...basket };
  }
  // `Butterfly wings`, `a snake tattoo`.
  const before = named.find((one) => one !== thing && one.to === thing.from);
  if (before && (thing.id === 'wing' || thing.id === 'tattoo')) return { ...own, kind: before.id };
  const isTattoo = tokens.slice(thing.to, at).some(({ lower }) => /^tat(?:too|ou)/.test(lower));
  return isTattoo ? { ...own, what: 'tattoo', kind: thing.id } : own;
}

/** What is told after it: `my arms were covered in feathers`, « la bouche pleine de cheveux ». */
function fullOf(
  reading: Reading,
  named: readonly Named[],
  at: number,
  part: BodyPart,
): OnBody | undefined {
  const { tokens } = reading;
  const said = (n: number) => tokens[n]?.lower ?? '';
  const whose = said(at - 1);
  if (!mine.has(whose) && !theirs.has(whose) && !articles.has(whose)) return undefined;
  const next = [1, 2, 3].map((n) => at + n).find((n) => filled.has(said(n)));
  if (next === undefined) return undefined;
  const by = filledWith.has(said(next + 1).replace("'", '')) ? next + 1 : next;
  const thing = named.find((one) => one.from > next && one.from - by <= 3);
  if (thing === undefined || !canBeThere(reading, thing)) return undefined;
  const of = ownerAt(reading, named, at, whose, thing);
  if (of === undefined) return undefined;
  const evidence = evidenceAt(reading, at, thing.to, 'on-body: full of');
  return evidence.negated ? undefined : { what: thing.id, of, part, evidence: [evidence] };
}

const lap = /^(?:knees?|lap|genoux?)$/;

/** Somebody in one's arms is held, and a place is on nobody. */
function canBeThere(reading: Reading, thing: Named): boolean {
  if (thing.kind === 'character') return isBeast(reading, thing);
  // `Carried her down the stairs on my back`.
  if (fixed.has(thing.id)) return false;
  return (
    marks.has(thing.id) ||
    thing.category === 'marks' ||
    !/^(?:body|people|family|town|land|sky|weather|water|spirits)$/.test(thing.category ?? '')
  );
}

const fixed = new Set(
  'stairs escalator corridor floor wall roof room kitchen bedroom bathroom attic cellar garage balcony lift'.split(
    ' ',
  ),
);

/** `I carried a basket on my head`: a verb has it there, and says who. */
function heldBy(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  thing: Named,
  first: number,
): Pick<OnBody, 'isHeld' | 'by'> {
  if (!isHandled(reading, thing, first)) return {};
  const by = doerOf(reading, cast, named, thing.from);
  return { isHeld: true, ...(by !== undefined && { by }) };
}

function isHandled(reading: Reading, thing: Named, first: number): boolean {
  const { tokens } = reading;
  let at = thing.from - 1;
  while (at > first && adjectives.has(tokens[at]?.lower ?? '')) at -= 1;
  if (thing.from <= first || at < first || /[,;:]/.test(tokens[at]?.gap ?? '')) return false;
  const word = tokens[at]?.lower ?? '';
  if (having.has(word) || joined.has(word)) return false;
  return actionsIn(reading).some(
    ({ from, to, meaning }) => from <= at && at < to && !byMouth.has(meaning.value.act),
  );
}

/** « Je parlais, un poisson me sortait de la bouche »: nothing is handled by these. */
const byMouth = new Set<string>(['speak', 'sing', 'shout', 'cry', 'laugh', 'sleep', 'walk', 'run']);

function ownerAt(
  reading: Reading,
  named: readonly Named[],
  at: number,
  whose: string,
  thing: Named,
): string | undefined {
  if (mine.has(whose)) return 'dreamer';
  const { tokens } = reading;
  const first = sentenceAt(reading, at)?.from ?? 0;
  // « Sur la tête de mon frère ».
  const isOf = /^(?:of|de|d'|du)$/.test(tokens[at + 1]?.lower ?? '');
  const owner = isOf
    ? named.find((one) => one.from > at + 1 && one.from - at <= 3 && one.kind === 'character')
    : undefined;
  if (owner) return owner.id;
  const person = named.findLast(
    (one) =>
      one.from >= first &&
      one.to <= at &&
      one.kind === 'character' &&
      one.id !== thing.id &&
      one.from !== thing.from,
  );
  const isMine = tokens
    .slice(Math.max(first, person?.to ?? 0), at)
    .some(({ lower }) => /^(?:i|je|j'|me|m')$/.test(lower));
  if (isMine && articles.has(whose)) return 'dreamer';
  return person?.id;
}
