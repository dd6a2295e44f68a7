import { type Cast, objects, type Party, partyOf } from '#grammar/person.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import { thatBefore } from '#read/antecedents.ts';
import { ranAfter } from '#read/deeds/ran-after.ts';
import { headOfClause } from '#read/deeds/relative-clauses.ts';
import type { Named } from '#read/named.ts';
import { isOnStage } from '#read/on-stage.ts';
import { isOwner } from '#read/people/owners.ts';
import { isCrossed, nextNamed } from '#read/places/whereabouts.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** What somebody is given: `brought me a heart`, « me donnait des fraises ». */
export function givenBy(
  reading: Reading,
  named: readonly Named[],
  { to }: ActionMatch,
  whom: Party | undefined,
): Deed['where'] {
  const first = nextNamed(reading, named, to, 4);
  // `Gave my sister a baby`: what comes after who gets it.
  const thing = first?.id === whom && first ? giftAfter(reading, named, first.to) : first;
  if (whom === undefined || thing === undefined || thing.id === whom) return [];
  // `The doll my aunt gave me was biting my brother`: no brother is given.
  const between = reading.tokens.slice(to, thing.from);
  if (between.some(({ lower }) => /^(?:was|were|is|are|est|était|sont|étaient)$/.test(lower)))
    return [];
  return [{ relation: 'with', what: thing.id }];
}

function giftAfter(reading: Reading, named: readonly Named[], to: number): Named | undefined {
  const { tokens } = reading;
  const isGift = /^(?:a|an|the|my|our|his|her|their|some|two|three|another)$/.test(
    tokens[to]?.lower ?? '',
  );
  return isGift && !/[,.;:]/.test(tokens[to]?.gap ?? '')
    ? nextNamed(reading, named, to + 1, 2)
    : undefined;
}

/** What is done to things by hand, or on them. */
const ofThings = new Set<Deed['act']>([
  ...(['ride', 'hold', 'carry', 'eat', 'push', 'pull', 'throw', 'cut', 'touch', 'tend'] as const),
  ...(['open', 'drive', 'wash', 'read', 'sew', 'knit', 'build', 'paint', 'climb', 'put'] as const),
]);

/** « Elle me tricotait un bonnet »: it is the cap that is knitted, whoever gets it. */
function isMadeFor(
  { tokens }: Reading,
  named: readonly Named[],
  { to, meaning }: ActionMatch,
): boolean {
  // « Il m'arrachait une dent »: the tooth is pulled.
  const isTornFrom = meaning.value.act === 'pull' && /^arrach/.test(tokens[to - 1]?.lower ?? '');
  // « Un singe me vole mon portefeuille », « je lui tenais la lampe »: it is taken, brought, held.
  const isTaken =
    /^(?:vol|dérob|pren|pri|rapport|ramèn|ramen|achèt|achet|cass|déchir|ten(?!d)|tien|tin)/.test(
      tokens[to - 1]?.lower ?? '',
    );
  if (!isTornFrom && !isTaken && !making.has(meaning.value.act)) return false;
  // Nobody is read or sung: it is done to them.
  if (toSomebody.has(meaning.value.act)) return true;
  // « Du thé », « de la soupe »: a part of it is an object too.
  const word = (at: number) => tokens[at]?.lower ?? '';
  // « Toutes les dents ».
  const isAll = /^tou(?:t|te|s|tes)$/.test(word(to)) ? 1 : 0;
  const start = word(to) === 'de' && /^(?:la|l')$/.test(word(to + 1)) ? to + 2 : to + 1 + isAll;
  return named.some(
    ({ kind, category, from }) =>
      kind === 'thing' &&
      from === start &&
      (!isTaken || category !== 'body') &&
      beforeObject.has(word(start - 1)),
  );
}

const determiners = wordSet('a an the my his her our their some');
const beforeObject = wordSet("un une des du le la les l' mon ma mes son sa ses");

const aiming = wordSet('at on after onto');
const aimedActs = new Set<Deed['act']>([
  'shoot',
  'throw',
  'jump',
  'fall',
  'laugh',
  'point',
  'pull',
]);

const toSomebody = new Set<Deed['act']>(['read', 'write', 'sing']);

const making = new Set<Deed['act']>([
  'knit',
  'sew',
  'cook',
  'build',
  'paint',
  'write',
  'read',
  'open',
  'cut',
  'wash',
  'throw',
  'sing',
]);

export function receiverOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  match: ActionMatch,
  who: Party,
): Party | undefined {
  const left = ranAfter(reading, named, match, who);
  if (left !== undefined) return left;
  const { from, to, meaning } = match;
  const language = sentenceAt(reading, from)?.language ?? 'en';
  if (language === 'fr') {
    const meant = isMadeFor(reading, named, match) ? undefined : cliticBefore(reading, cast, from);
    // « Ma fille était là et un clown la tenait »: nobody holds themselves.
    const other = named.findLast(
      (one) => one.kind === 'character' && one.id !== who && one.to <= from,
    );
    const told = meant === who && meant !== 'dreamer' ? other?.id : meant;
    // « Ma fille les ramassait »: what was named last, where they are nobody.
    const clitic =
      told === 'unknown' && ofThings.has(meaning.value.act)
        ? (thatBefore(reading, named, match, who) ?? told)
        : told;
    if (clitic !== undefined && !isOpenedTo(reading, match)) return clitic;
    const end = reading.tokens[to - 1]?.lower ?? '';
    const inTerm = to - from > 1 && strong.test(end) ? objects.fr.get(end) : undefined;
    if (inTerm !== undefined) return partyOf(inTerm, cast, to - 1);
  } else {
    const next = reading.tokens[to];
    // `Passing him sandwiches`: the pronoun stands in the verb's own words.
    const last = to - from > 1 ? objects.en.get(reading.tokens[to - 1]?.lower ?? '') : undefined;
    const isTold = meaning.value.act === 'give' || ofTwo.has(meaning.value.act);
    if (last !== undefined && isTold) return partyOf(last, cast, to - 1);
    // `Out of her painting`: hers, and not she.
    const isHers = next?.lower === 'her' && nextNamed(reading, named, to + 1, 1)?.kind === 'thing';
    const person =
      next && !isHers && !/[,.;:!?]/.test(next.gap) ? objects.en.get(next.lower) : undefined;
    // `Is sewing me a blue dress`: the dress is sewn.
    const made =
      person && making.has(meaning.value.act) ? nextNamed(reading, named, to + 1, 4) : undefined;
    if (made?.kind === 'thing' && determiners.has(reading.tokens[to + 1]?.lower ?? ''))
      return made.id;
    // `Someone` is one of the cast, and takes up nobody.
    const party = person && (cast.covering(to)?.id ?? partyOf(person, cast, to));
    // `Threw them`: things are meant where nobody is.
    const isOfThings = party === 'unknown' && ofThings.has(meaning.value.act);
    // Where no thing is named that they could be, nobody is carried.
    if (isOfThings && /^(?:it|them)$/.test(next?.lower ?? ''))
      return thatBefore(reading, named, match, who);
    if (party !== undefined)
      return (isOfThings ? thatBefore(reading, named, match, who) : undefined) ?? party;
    // `They shot at me`, `it ran after us`: whom a verb's own preposition leads to.
    // `Took a photo of me`: one is looked at.
    const isPhoto = next?.lower === 'of' && /photo|picture/.test(match.term);
    const aimed = isPhoto || aiming.has(next?.lower ?? '') ? reading.tokens[to + 1] : undefined;
    const target = aimed?.gap === ' ' ? objects.en.get(aimed.lower) : undefined;
    const met =
      target && (isPhoto || aimedActs.has(meaning.value.act)) && partyOf(target, cast, to + 1);
    if (met) return met;
    const inner = betweenParticle(reading, cast, named, match, who);
    if (inner !== undefined) return inner;
    if (next?.lower === 'it' && ofThings.has(meaning.value.act)) {
      const it = thatBefore(reading, named, match, who);
      if (it !== undefined) return it;
    }
  }
  if (meaning.value.act === 'birth') {
    const isBorn = ({ kind, category }: Named) => kind === 'character' || category === 'people';
    const next = nextNamed(reading, named, to, 3);
    // `I gave birth and the midwife…`: she is another clause's.
    const born = next && isCrossed(reading, to, next.from) ? undefined : next;
    const isJoined = /^(?:and|et|but|mais|,)$/.test(reading.tokens[to]?.lower ?? '');
    if (isJoined) return undefined;
    if (born !== undefined && born.category !== 'body' && born.category !== 'town') return born.id;
    const end = sentenceAt(reading, from)?.to ?? to;
    return named.find((one) => one.from >= to && one.from < Math.min(end, to + 8) && isBorn(one))
      ?.id;
  }
  // « Je prenais ma fille par la main »: inside its own words.
  // « Serrant mon ordinateur contre moi » too.
  const within = named.find(
    (one) =>
      one.from > from &&
      one.to < to &&
      (one.kind === 'character' || (meaning.value.act === 'embrace' && one.category !== 'body')),
  );
  if (within !== undefined) return within.id;
  // « Étendre son linge »: the thing stands in the verb's own words.
  const own = named.find((one) => one.from >= from && one.to === to);
  if (own?.kind === 'thing' && to - from > 1 && meaning.value.act === 'tend') return own.id;
  // « J'ai perdu mon chien ».
  if (own !== undefined && to - from > 1 && meaning.value.act === 'search') return own.id;
  // `Were playing cards`: what is called so is what they play.
  const called = named.find((one) => one.kind === 'thing' && one.from === from && one.to > to);
  if (called !== undefined) return called.id;
  const head = ofTwo.has(meaning.value.act) ? headOfClause(reading, named, from) : undefined;
  if (head?.kind === 'character') return head.id;
  const thing = nextNamed(reading, named, to, 4);
  if (thing === undefined) return undefined;
  // « Je portais le tablier de ma grand-mère »: nobody is carried.
  const isHandled = ofThings.has(meaning.value.act) && meaning.value.act !== 'touch';
  if (isHandled && thing.kind === 'character' && isOwner(reading, named, thing)) return undefined;
  // `Flying like birds`: no bird is there.
  if (!isOnStage(reading, thing.from) && isOnStage(reading, from)) return undefined;
  // `She keeps cooking while a whale swims`: the whale is another clause's.
  return isCrossed(reading, to, thing.from) ? undefined : thing.id;
}

/** « Sur moi », « de lui » ends what is done to them. */
const strong = /^(?:moi|lui|elle|nous|eux|elles)$/;

/** What is done to somebody, and seldom without telling to whom. */
const ofTwo = new Set<Deed['act']>([
  ...([
    'kiss',
    'embrace',
    'chase',
    'follow',
    'fight',
    'kill',
    'bite',
    'marry',
    'touch',
    'shoot',
  ] as const),
]);

/** `Picked it up`, `took me for a walk`: a pronoun between a verb and what belongs to it. */
function betweenParticle(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  match: ActionMatch,
  who: Party,
): Party | undefined {
  const at = match.from + 1;
  const word = at < match.to - 1 ? (reading.tokens[at]?.lower ?? '') : '';
  if (/^(?:it|them)$/.test(word)) {
    const thing = thatBefore(reading, named, { ...match, to: at }, who);
    if (thing !== undefined) return thing;
  }
  const person = objects.en.get(word);
  // `Brings me back my shoe`: the shoe is brought.
  const isOwned =
    ofThings.has(match.meaning.value.act) || match.meaning.value.act === 'give'
      ? /^(?:my|his|her|their|the|a|an)$/.test(reading.tokens[match.to]?.lower ?? '')
      : false;
  const thing = isOwned ? nextNamed(reading, named, match.to, 3) : undefined;
  if (person && thing?.kind === 'thing' && thing.category !== 'body') return thing.id;
  return person && partyOf(person, cast, at);
}

/** « Il lui a ouvert »: nobody is opened; it is done for them. */
function isOpenedTo({ tokens }: Reading, { from, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'open') return false;
  const small = [1, 2, 3].map((n) => tokens[from - n]?.lower ?? '');
  return small.some((word) => /^(?:lui|leur|me|m'|nous)$/.test(word));
}

/** « Elle me poursuit », « je l'embrasse ». */
export function cliticBefore(reading: Reading, cast: Cast, from: number): Party | undefined {
  for (let at = from - 1; at >= from - 3; at -= 1) {
    const lower = reading.tokens[at]?.lower ?? '';
    if (/^(?:a|ont|avait|avaient|ai|as|est|était)$/.test(lower)) continue;
    const person = objects.fr.get(lower);
    const isSubjectToo = lower === 'elle' || lower === 'nous' || lower === 'moi';
    if (person === undefined || isSubjectToo) return undefined;
    return partyOf(person, cast, at);
  }
  return undefined;
}
