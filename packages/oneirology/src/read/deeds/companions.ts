import { actionsIn } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { clauseOpeners } from '#read/relation-words.ts';
import { isSubjectPlace } from '#read/subject.ts';
import { wordSet } from '#text/word-set.ts';

/** Acts of two, whom « avec » joins. */
export const togetherActs = wordSet(
  'kiss embrace dance fight argue hold-hands speak play walk marry',
);

/** Words of the dreamer in a list of who does something. */
const oneself = wordSet('i me myself moi');
const joint = /^(?:and|et|ou|or)$/;
/** What may stand before a noun of such a list: `my little brother`, « ma petite sœur ». */
const beforeNoun = wordSet(
  `a an the my our his her their un une le la les l' mon ma mes notre nos son sa ses des little big old
  young dead new another other autre petit petite grand grande vieux vieille`,
);
/** What stands between a list and its verb. */
const beforeVerb = wordSet(
  `we nous on all both tous toutes deux s' se ne n' y en was were are is had have just slowly suddenly avons
  avions étions sommes a avait était est me m' nous`,
);

const pronouns = wordSet("i we he she they je j' il elle on nous ils elles");
const toBe = wordSet("is was were are est était c' avait a y");

interface List {
  /** Ids of who is in it; the dreamer as `dreamer`. */
  readonly ids: readonly string[];
  readonly from: number;
  readonly to: number;
}

/**
 * Who else does it: « mon mari et moi », `my sister, my father and I`, `me and Leo`, and, of us, behind
 * the verb: `we danced, my aunt and I`.
 */
export function companionsIn(
  reading: Reading,
  named: readonly Named[],
  { from, to }: { readonly from: number; readonly to: number },
  who: string,
): { readonly ids: readonly string[]; readonly until: number } {
  const nobody = { ids: [], until: to };
  const isOfWho = (list: List | undefined) => list?.ids.includes(who) ?? false;
  const others = (list: List | undefined) => (list?.ids ?? []).filter((id) => id !== who);
  const before = listBefore(reading, named, from);
  if (isOfWho(before)) return { ids: others(before), until: to };
  if (who !== 'dreamer' || !isOfUs(reading, from)) return nobody;
  const after = listAfter(reading, named, to);
  if (!isOfWho(after)) return { ids: ofUsBefore(reading, named, from), until: to };
  // `We danced, my aunt and I, on a roof`: where it is told behind them.
  return { ids: others(after), until: after?.from === to ? after.to : to };
}

/** Whether « on », `we` stands before a verb. */
function isOfUs({ tokens }: Reading, from: number): boolean {
  return tokens
    .slice(Math.max(0, from - 4), from)
    .some(({ lower }) => /^(?:we|on|nous)$/.test(lower));
}

/** `My mother was young again and we danced`: who else `we` are, where one person alone was told. */
function ofUsBefore(reading: Reading, named: readonly Named[], from: number): string[] {
  const { tokens, sentences } = reading;
  const here = sentences.findIndex((one) => one.from <= from && from < one.to);
  const since = sentences[Math.max(0, here - 1)]?.from ?? 0;
  const people = named.filter(
    (one) => one.kind === 'character' && one.from >= since && one.to <= from,
  );
  const [first, ...others] = [...new Set(people.map(({ id }) => id))];
  const isOurs = people.some(
    (one) =>
      !callings.has(tokens[one.to - 1]?.lower ?? '') &&
      [1, 2].some((n) => close.has(tokens[one.from - n]?.lower ?? '')),
  );
  return first !== undefined && others.length === 0 && isOurs ? [first] : [];
}

/** Before whom one is at one's side with. */
const close = wordSet('my our mon ma mes notre nos');

/** Those one has, and is not out with. */
const callings = wordSet(
  `boss teacher professor doctor dentist landlord manager enemy murderer attacker patron patronne chef
  cheffe prof professeur professeure maîtresse médecin docteur dentiste propriétaire directeur directrice
  ennemi agresseur`,
);

/** A list of people that ends right before a verb and its small words. */
function listBefore(reading: Reading, named: readonly Named[], verb: number): List | undefined {
  const { tokens } = reading;
  const first = sentenceAt(reading, verb)?.from ?? 0;
  let end = verb;
  while (end > first && end > verb - 4 && beforeVerb.has(tokens[end - 1]?.lower ?? '')) end -= 1;
  const ids: string[] = [];
  let hasJoint = false;
  let at = end;
  for (;;) {
    const one = personEnding(reading, named, at);
    if (one === undefined) break;
    ids.unshift(one.id);
    at = one.from;
    const isComma = /^\s*,\s*$/.test(tokens[at]?.gap ?? '');
    const isJoint = joint.test(tokens[at - 1]?.lower ?? '');
    if (at <= first || !(isJoint || (isComma && hasJoint))) break;
    if (isJoint) at -= 1;
    hasJoint ||= isJoint;
  }
  return hasJoint && opensHere(reading, at, first) ? { ids, from: at, to: end } : undefined;
}

/** Who is named right before a token, from their first word on. */
function personEnding(
  { tokens }: Reading,
  named: readonly Named[],
  end: number,
): { readonly id: string; readonly from: number } | undefined {
  if (oneself.has(tokens[end - 1]?.lower ?? '')) return { id: 'dreamer', from: end - 1 };
  const one = named.findLast(({ kind, to }) => kind === 'character' && to === end);
  return one && { id: one.id, from: backOverWords(tokens, one.from) };
}

function backOverWords(tokens: Reading['tokens'], from: number): number {
  let at = from;
  while (at > from - 3 && beforeNoun.has(tokens[at - 1]?.lower ?? '')) at -= 1;
  return at;
}

/** `With my mother, my sister and I ran`: what stands after a preposition is no subject. */
function opensHere(reading: Reading, at: number, first: number): boolean {
  if (at <= first) return true;
  const { tokens } = reading;
  const isApart = /[,;:.–—(]/.test(tokens[at]?.gap ?? '');
  if (isApart || clauseOpeners.has(tokens[at - 1]?.lower ?? '')) return true;
  // `I saw my mother and I ran`: she is seen, and somebody else runs.
  const isSeen =
    toBe.has(tokens[at - 1]?.lower ?? '') ||
    pronouns.has(tokens[at - 2]?.lower ?? '') ||
    actionsIn(reading).some(({ to }) => to === at);
  if (isSeen) return false;
  return isSubjectPlace(reading, at) && !oneself.has(tokens[at]?.lower ?? '');
}

/** A list of people behind a verb, the dreamer among them: « on dansait, ma sœur et moi ». */
function listAfter(reading: Reading, named: readonly Named[], to: number): List | undefined {
  const { tokens } = reading;
  const end = sentenceAt(reading, to - 1)?.to ?? to;
  for (let start = to; start < end; start += 1) {
    const isApart = /[,(–—-]/.test(tokens[start]?.gap ?? '');
    if (!isApart && start > to) continue;
    const ids: string[] = [];
    let at = start;
    let hasJoint = false;
    while (at < end) {
      const one = personStarting(reading, named, at);
      if (one === undefined) break;
      ids.push(one.id);
      at = one.to;
      const isJoint = joint.test(tokens[at]?.lower ?? '');
      const isComma = /^\s*,\s*$/.test(tokens[at]?.gap ?? '');
      if (hasJoint || !(isJoint || isComma)) break;
      if (isJoint) at += 1;
      hasJoint ||= isJoint;
    }
    if (hasJoint && ids.includes('dreamer')) return { ids, from: start, to: at };
  }
  return undefined;
}

function personStarting(
  { tokens }: Reading,
  named: readonly Named[],
  start: number,
): { readonly id: string; readonly to: number } | undefined {
  if (oneself.has(tokens[start]?.lower ?? '')) return { id: 'dreamer', to: start + 1 };
  let at = start;
  while (at < start + 3 && beforeNoun.has(tokens[at]?.lower ?? '')) {
    if (named.some((one) => one.kind === 'character' && one.from === at)) break;
    at += 1;
  }
  const one = named.find((each) => each.kind === 'character' && each.from === at);
  return one && { id: one.id, to: one.to };
}
