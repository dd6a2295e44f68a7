import type { Cast, Party, Person } from '#grammar/person.ts';
import { isPassive, isReciprocal, isReflexive } from '#grammar/voice.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { mutualTerms } from '#lexicon/mutual-terms.ts';
import { agentAfter, objectAfter, objectOf } from '#read/between/objects.ts';
import { isOwner } from '#read/people/kin.ts';
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
  // `I looked up and the whole office was laughing at me`: whoever it is, it is not me.
  if (alike && subject === 'dreamer' && language === 'en' && isUponMe(reading, act)) {
    return oneWay('unknown', 'dreamer');
  }
  if (alike && isReflexive(tokens, act)) {
    return { initiator: subject, recipient: object, direction: 'self' };
  }
  // `She gave her a book`: without a reflexive, the two pronouns are two people.
  // `I hit my car`: what is mine is no second party.
  const other = subject === 'dreamer' ? undefined : 'unknown';
  const initiator = subject ?? (isElided(act, sentence, object) ? 'dreamer' : undefined);
  return oneWay(initiator, alike ? other : object);
}

function isUponMe({ tokens }: Reading, { from, to }: Act): boolean {
  const isNear = tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ lower }) => /^(?:i|we)$/.test(lower));
  return !isNear && [to - 1, to].some((at) => /^(?:me|us)$/.test(tokens[at]?.lower ?? ''));
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
