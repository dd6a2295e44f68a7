import { type Cast, objects, type Party, type Person, partyOf } from '#grammar/person.ts';
import { isPassive, isReciprocal, isReflexive } from '#grammar/voice.ts';
import { mutualTerms } from '#lexicon/frames.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { isOwner } from '#read/kin.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { subjectBefore } from '#read/subject.ts';
import type { Interaction } from '#schema.ts';
import type { Sentence } from '#text/sentences.ts';

/** Who acts upon whom, as far as the clause says. */
export interface Parties {
  readonly initiator: Party | undefined;
  readonly recipient: Party | undefined;
  readonly direction: Interaction['direction'];
}

type Act = MatchOf<'frame'>;

const agentMarkers = new Set(['by', 'par']);
const withWords = new Set(['with', 'avec', 'against', 'contre']);
const pluralWords = new Set(
  'we our they their us nous nos notre on ils elles leur leurs both between entre'.split(' '),
);
const somebody: Person = { who: 'other', gender: 'unknown', number: 'one' };
/** How far back `we` may find whom it takes in, in words. */
const companionReach = 25;

/** Initiator, recipient and direction of an act: active, passive, mutual or upon oneself. */
export function partiesOf(reading: Reading, cast: Cast, act: Act): Parties {
  const { tokens } = reading;
  const sentence = sentenceAt(reading, act.from);
  const subject = subjectBefore(reading, cast, act.from);
  if (sentence === undefined) return oneWay(subject, undefined);
  const { language } = sentence;
  const embrace = inArms(reading, cast, act, subject, sentence);
  if (embrace !== undefined) return embrace;
  if (act.part === 'verb' && isPassive(tokens, act, language)) {
    return oneWay(agentAfter(reading, cast, act, sentence), subject);
  }
  const object = objectOf(reading, cast, act, sentence, subject);
  // « se battre » opens with its clitic: its first word is no verb.
  const isVerb = act.part === 'verb' || /^(?:se|s'|me|m')\b/.test(act.term);
  if (isVerb && isReciprocal(tokens, act, language)) {
    return mutual(reading, cast, act, subject, object);
  }
  if (mutualTerms.has(act.term) && isShared(reading, act, sentence, object)) {
    return mutual(reading, cast, act, subject, object);
  }
  const alike = subject !== undefined && subject === object;
  if (alike && isReflexive(tokens, act)) {
    return { initiator: subject, recipient: object, direction: 'self' };
  }
  // `She gave her a book`: without a reflexive, the two pronouns are two people.
  // `I hit my car`: what is mine is no second party.
  const other = subject === 'dreamer' ? undefined : 'unknown';
  const initiator = subject ?? (isElided(act, sentence, object) ? 'dreamer' : undefined);
  return oneWay(initiator, alike ? other : object);
}

/** `Dancing with a stranger.`: who tells a dream in notes leaves the `I` out. */
function isElided({ from, part }: Act, sentence: Sentence, object: Party | undefined): boolean {
  return (
    part === 'verb' && from - sentence.from <= 1 && object !== undefined && object !== 'dreamer'
  );
}

function oneWay(initiator: Party | undefined, recipient: Party | undefined): Parties {
  return { initiator, recipient, direction: 'one-way' };
}

/** Both do it: the second party is named, or whom `we` takes in. */
function mutual(
  reading: Reading,
  cast: Cast,
  { from }: Act,
  subject: Party | undefined,
  object: Party | undefined,
): Parties {
  const initiator = subject ?? (isFirstPlural(reading, from) ? 'dreamer' : undefined);
  if (object !== undefined && object !== initiator) {
    return { initiator: initiator ?? 'dreamer', recipient: object, direction: 'mutual' };
  }
  const companion = cast.antecedent(somebody, from) ?? cast.antecedent(anyGroup, from);
  const isNear = companion !== undefined && companion.from >= from - companionReach;
  const other = isNear && companion.id !== initiator ? companion.id : undefined;
  // Others among themselves: whom `they` takes in does it to one of their own.
  return {
    initiator: initiator ?? other,
    recipient: initiator === 'dreamer' ? (other ?? 'unknown') : 'unknown',
    direction: 'mutual',
  };
}

const anyGroup: Person = { who: 'other', gender: 'unknown', number: 'group' };

function isFirstPlural({ tokens }: Reading, index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 5), index);
  return before.some(({ lower }) => /^(?:we|our|us|nous|nos|notre|on|my|mon|ma)$/.test(lower));
}

/** Told of several: `we fought`, `Paul and I argue`, `I fought with him`, « notre dispute ». */
function isShared(
  { tokens }: Reading,
  { from, to, part }: Act,
  { from: first }: Sentence,
  object: Party | undefined,
): boolean {
  if (withWords.has(tokens[to]?.lower ?? '') && object !== undefined) return true;
  if (object !== undefined && part === 'verb') return false;
  for (let at = from - 1; at >= Math.max(first, from - 4); at -= 1) {
    const word = tokens[at]?.lower ?? '';
    if (pluralWords.has(word)) return true;
    const joint = tokens[at - 1]?.lower ?? '';
    if ((word === 'i' && joint === 'and') || (word === 'moi' && joint === 'et')) return true;
    if (word === 'i' || word === 'je' || word === "j'") return false;
  }
  return part === 'noun' && /^(?:with|between|avec|entre)$/.test(tokens[to]?.lower ?? '');
}

/** Whose arms they are says who embraces: `she in my arms`, « il me serre dans ses bras ». */
function inArms(
  reading: Reading,
  cast: Cast,
  act: Act,
  subject: Party | undefined,
  sentence: Sentence,
): Parties | undefined {
  const { tokens } = reading;
  const words = tokens.slice(act.from, act.to).map(({ lower }) => lower);
  if (!words.some((word) => /^(?:arms?|bras)$/.test(word))) return undefined;
  const isMine = words.some(isOwner) || isOwner(tokens[act.from - 1]?.lower);
  if (!isMine) return undefined;
  // `She ran into my arms`: who comes embraces.
  const isEntered = /^(?:into|vers)$/.test(tokens[act.from - 1]?.lower ?? '');
  if (isEntered && subject !== 'dreamer') return oneWay(subject, 'dreamer');
  const after = objectAfter(reading, cast, act, act.to, sentence);
  const companion = cast.antecedent(somebody, act.from);
  const isNear = companion !== undefined && companion.from >= sentence.from;
  const other = subject === 'dreamer' ? undefined : subject;
  const held = after === 'dreamer' ? undefined : after;
  return oneWay('dreamer', held ?? other ?? (isNear ? companion.id : undefined));
}

/** The one by whom it is done: `by a dog`, « par des inconnus ». */
function agentAfter(
  reading: Reading,
  cast: Cast,
  { from, to }: Act,
  sentence: Sentence,
): Party | undefined {
  let isAgent = false;
  for (let at = to; at < Math.min(sentence.to, to + 8); at += 1) {
    const token = reading.tokens[at];
    if (token === undefined || /[,;:.]/.test(token.gap)) return undefined;
    if (agentMarkers.has(token.lower)) isAgent = true;
    if (!isAgent) continue;
    const mention = cast.covering(at);
    if (mention !== undefined) return mention.id;
    const person = objects[sentence.language].get(token.lower);
    const isArticle = sentence.language === 'fr' && /^(?:l'|la|le|les|leur)$/.test(token.lower);
    if (person !== undefined && !isArticle) return partyOf(person, cast, from);
  }
  return undefined;
}

/** The one to whom it is done: a French clitic before the verb, else a noun or pronoun after it. */
function objectOf(
  reading: Reading,
  cast: Cast,
  act: Act,
  sentence: Sentence,
  subject: Party | undefined,
): Party | undefined {
  const clitic =
    sentence.language === 'fr' ? cliticBefore(reading, cast, act, sentence) : undefined;
  // « Je me dispute avec ma mère »: the clitic is the dreamer's own, the other one follows.
  if (clitic !== undefined && clitic !== subject) return clitic;
  return objectAfter(reading, cast, act, act.from + 1, sentence) ?? clitic;
}

const afterClitic = new Set(
  'a ont ai as avons avait est avaient avais eu aura auront en y'.split(' '),
);

function cliticBefore(
  reading: Reading,
  cast: Cast,
  act: Act,
  sentence: Sentence,
): Party | undefined {
  // « m'embrasse sur la bouche » opens with its clitic.
  const first = /^(?:me|m'|nous)$/.test(reading.tokens[act.from]?.lower ?? '')
    ? act.from
    : act.from - 1;
  for (let at = first; at >= Math.max(sentence.from, act.from - 3); at -= 1) {
    const word = reading.tokens[at]?.lower ?? '';
    if (afterClitic.has(word)) continue;
    if (!/^(?:m'|me|nous|l'|le|la|les|lui|leur)$/.test(word)) return undefined;
    // « Nous embrassons »: the one who acts, unless another subject stands before.
    if (word === 'nous' && !hasSubject(reading, at, sentence)) return undefined;
    const person = objects.fr.get(word);
    if (person !== undefined) return partyOf(person, cast, act.from);
  }
  return undefined;
}

function hasSubject({ tokens }: Reading, index: number, { from }: Sentence): boolean {
  return index > from && !/[,;:]/.test(tokens[index]?.gap ?? '');
}

function objectAfter(
  reading: Reading,
  cast: Cast,
  act: Act,
  first: number,
  sentence: Sentence,
): Party | undefined {
  for (let at = first; at < Math.min(sentence.to, act.to + 5); at += 1) {
    const token = reading.tokens[at];
    if (token === undefined || (at >= act.to && /[,;:.]/.test(token.gap))) break;
    if (agentMarkers.has(token.lower)) continue;
    const mention = cast.startingAt(at);
    if (mention !== undefined) return mention.id;
    // « Elle me tient la main »: after the verb, and inside a term, these are articles.
    const isArticle = sentence.language === 'fr' && /^(?:la|le|l'|leur|les)$/.test(token.lower);
    const person = isArticle ? undefined : objects[sentence.language].get(token.lower);
    // `bit my hand`: what is the dreamer's is the dreamer.
    if (isOwner(token.lower) && cast.startingAt(at + 1) === undefined) return 'dreamer';
    // `her` before a noun owns it; the noun itself is met next.
    const owns = token.lower === 'her' && cast.startingAt(at + 1) !== undefined;
    if (person !== undefined && !owns) return partyOf(person, cast, act.from);
  }
  return undefined;
}
