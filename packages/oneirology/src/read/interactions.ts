import { interactionModel, interactionThreshold } from '#calibration.ts';
import { type Cast, objects, type Party, partyOf } from '#grammar/person.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { evidenceOf, holds, isWaking, matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import { subjectBefore } from '#read/subject.ts';
import type { Evidence, Interaction } from '#schema.ts';

/** Subtypes at which aggression, friendliness and sexuality reach the body. */
const physicalFrom = { aggression: 5, friendliness: 6, sexuality: 3 } as const;
const togetherWords = new Set(
  `each together another ensemble mutuellement entre l'un l'une`.split(' '),
);
const passiveAuxiliaries = new Set(
  `was were been being is are am be got get getting 's 're suis es est sommes êtes sont étais était
  étions étaient été fus fut serai sera être fais fait faisais faisait`.split(/\s+/),
);
const firstPersonOwners = new Set(['my', 'our', 'mon', 'ma', 'mes', 'nos', 'notre']);
const agentMarkers = new Set(['by', 'par']);

interface Parties {
  readonly initiator: Party | undefined;
  readonly recipient: Party | undefined;
  readonly direction: Interaction['direction'];
}

/**
 * What people do to one another, one finding for each kind of act and pair. A verb without a
 * second party (`I was shouting`) is a weaker sign than one with both.
 */
export function readInteractions(reading: Reading, cast: Cast): Interaction[] {
  const found = new Map<string, Interaction & { evidence: Evidence[] }>();
  for (const match of matchesOf(reading, 'frame')) {
    if (isWaking(reading, match.from)) continue;
    const { type, subtype, strength } = match.meaning.value;
    const parties = partiesOf(reading, cast, match);
    // Crying out, or a knife on a table, is done to nobody.
    if (strength === 'weak' && parties.recipient === undefined) continue;
    const evidence = evidenceOf(reading, match, `${type}-${subtype}`);
    const model = interactionModel[type];
    const isDone = !evidence.negated && !isSupposed(reading, match.from);
    const aimed = isAimless(match, parties)
      ? interactionModel.aggression.aimless
      : model[shapeOf(parties)];
    const p = isDone ? aimed : model.denied;
    const initiator = parties.initiator ?? 'unknown';
    const recipient = parties.recipient ?? 'unknown';
    const key = [type, subtype, initiator, recipient].join(' ');
    const known = found.get(key);
    if (known === undefined) {
      found.set(key, {
        type,
        subtype,
        physical: subtype >= physicalFrom[type],
        initiator,
        recipient,
        direction: parties.direction,
        p,
        shown: p >= interactionThreshold,
        evidence: [evidence],
      });
      continue;
    }
    if (holds(known.evidence, evidence)) continue;
    known.evidence.push(evidence);
    known.p = Math.max(known.p, p);
    known.shown = known.p >= interactionThreshold;
  }
  return [...found.values()];
}

/** Compared, wished or just missed: no act. */
function isSupposed({ spans }: Reading, index: number): boolean {
  return spans.unreal[index] === 1 || spans.intended[index] === 1;
}

/** Aggressions that take somebody to strike or to shout at. */
const aimedSubtypes = new Set([2, 4, 7, 8]);

/** « Je frappe », `they were killed`: to nobody, or by nobody, the dream tells no aggression yet. */
function isAimless({ part, meaning }: MatchOf<'frame'>, parties: Parties): boolean {
  const { type, subtype } = meaning.value;
  if (type !== 'aggression' || part !== 'verb' || parties.direction !== 'one-way') return false;
  const { initiator, recipient } = parties;
  const byNobody = initiator === undefined && recipient !== 'dreamer';
  return aimedSubtypes.has(subtype) && (recipient === undefined || byNobody);
}

function shapeOf({ initiator, recipient, direction }: Parties): 'both' | 'mutual' | 'alone' {
  if (direction === 'mutual') return 'mutual';
  return initiator !== undefined && recipient !== undefined ? 'both' : 'alone';
}

function partiesOf(reading: Reading, cast: Cast, match: MatchOf<'frame'>): Parties {
  const subject = subjectBefore(reading, cast, match.from);
  const object = objectOf(reading, cast, match);
  if (match.part === 'verb' && isPassive(reading, match.from)) {
    return { initiator: object, recipient: subject, direction: 'one-way' };
  }
  if (object === undefined && isTogether(reading, match)) {
    return { initiator: subject, recipient: 'unknown', direction: 'mutual' };
  }
  const alike = subject !== undefined && subject === object;
  if (alike && isReflexive(reading, match)) {
    return { initiator: subject, recipient: object, direction: 'self' };
  }
  // `She gave her a book`: without a reflexive, the two pronouns are two people.
  // `I hit my car`: what is mine is no second party.
  const other = subject === 'dreamer' ? undefined : 'unknown';
  return { initiator: subject, recipient: alike ? other : object, direction: 'one-way' };
}

function isReflexive(reading: Reading, match: MatchOf<'frame'>): boolean {
  const clitic = reading.tokens[match.from - 1]?.lower ?? '';
  const subject = reading.tokens[match.from - 2]?.lower ?? '';
  if (/^(?:me|m')$/.test(clitic) && /^(?:je|j')$/.test(subject)) return true;
  const after = reading.tokens.slice(match.to, match.to + 2);
  return after.some(({ lower }) => /^(?:my|him|her|them)sel(?:f|ves)$/.test(lower));
}

function isPassive(reading: Reading, index: number): boolean {
  const verb = reading.tokens[index]?.lower ?? '';
  if (verb.endsWith('ing')) return false;
  for (let at = index - 1; at >= Math.max(0, index - 2); at -= 1) {
    if (passiveAuxiliaries.has(reading.tokens[at]?.lower ?? '')) {
      // « m'est tombé », « il s'est battu » : a reflexive or moving verb is no passive.
      return !/^(?:s'|se|m'|me|t'|te)$/.test(reading.tokens[at - 1]?.lower ?? '');
    }
  }
  return false;
}

function isTogether(reading: Reading, match: MatchOf<'frame'>): boolean {
  for (let at = match.from - 3; at < match.to + 3; at += 1) {
    const word = reading.tokens[at]?.lower ?? '';
    if (
      togetherWords.has(word) ||
      (at < match.from && /^(?:we|they|nous|on|ils|elles)$/.test(word))
    ) {
      return true;
    }
  }
  return false;
}

/** The one to whom it is done: after the verb, inside the term itself, or a French clitic before. */
function objectOf(reading: Reading, cast: Cast, match: MatchOf<'frame'>): Party | undefined {
  const sentence = sentenceAt(reading, match.from);
  if (sentence === undefined) return undefined;
  const pronouns = objects[sentence.language];
  for (let at = match.from + 1; at < Math.min(sentence.to, match.to + 5); at += 1) {
    const token = reading.tokens[at];
    if (token === undefined || (at >= match.to && /[,;:.]/.test(token.gap))) break;
    if (agentMarkers.has(token.lower)) continue;
    const mention = cast.startingAt(at);
    if (mention !== undefined) return mention.id;
    const afterNoun =
      sentence.language === 'fr' && at >= match.to && /^(?:la|le|l'|leur|les)$/.test(token.lower);
    const person = afterNoun ? undefined : pronouns.get(token.lower);
    // `bit my hand`: what is the dreamer's is the dreamer.
    const isMine = firstPersonOwners.has(token.lower) && cast.startingAt(at + 1) === undefined;
    if (isMine) return 'dreamer';
    // `her` before a noun owns it; the noun itself is met next.
    const owns = token.lower === 'her' && cast.startingAt(at + 1) !== undefined;
    if (person !== undefined && !owns) return partyOf(person, cast, match.from);
  }
  if (sentence.language !== 'fr') return undefined;
  for (let at = match.from - 1; at >= Math.max(sentence.from, match.from - 3); at -= 1) {
    const word = reading.tokens[at]?.lower ?? '';
    if (!/^(?:m'|me|nous|l'|le|la|les|lui|leur|a|ont|ai|avait|est|avaient)$/.test(word)) break;
    const person = pronouns.get(word);
    if (person !== undefined) return partyOf(person, cast, match.from);
  }
  return undefined;
}
