import { type Cast, objects, type Party, partyOf, subjects } from '#grammar/person.ts';
import { type ActionMatch, actionsIn, type ChangeMatch, changesIn } from '#lexicon/action-index.ts';
import { allNamed, type Named } from '#read/named.ts';
import { evidenceAt, isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import { isSubjectPlace, subjectBefore } from '#read/subject.ts';
import type { Change, Deed } from '#schema.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

/** How far a clause reaches before and after its verb, in words. */
const before = 10;
const after = 8;

/** Who does what to whom and where, in the order of the text; only what the dream says happened. */
export function readDeeds(reading: Reading, cast: Cast): Deed[] {
  const named = allNamed(reading, cast);
  let last: { who: Party; until: number } | undefined;
  return actionsIn(reading).flatMap((match): Deed[] => {
    if (isWaking(reading, match.from) || isSupposed(reading, match.from)) return [];
    const evidence = evidenceFor(reading, match, match.meaning.value.act);
    if (evidence.negated) return [];
    const { act } = match.meaning.value;
    const until = sentenceAt(reading, match.from)?.to ?? 0;
    // `I found a door and crawled through it`: who did the one does the other.
    const isJoined = joiners.has(reading.tokens[match.from - 1]?.lower ?? '');
    const sameAsLast = isJoined && last?.until === until ? last.who : undefined;
    const who = sameAsLast ?? doerOf(reading, cast, named, match.from);
    if (who === undefined) return [];
    last = { who, until };
    const where = placesAfter(reading, named, match.to);
    const agent = agentOf(reading, named, match);
    if (agent !== undefined && agent !== who) {
      // « Poursuivie par des chiens »: what is named after does it to who is named before.
      return [
        {
          who: agent,
          act,
          whom: who,
          where: where.filter(({ what }) => what !== agent),
          evidence: [evidence],
        },
      ];
    }
    const partner = togetherActs.has(act)
      ? where.find(({ relation }) => relation === 'with')
      : null;
    const whom = partner?.what ?? receiverOf(reading, cast, named, match);
    return [
      {
        who,
        act,
        ...(whom !== undefined && whom !== who && { whom }),
        where: where.filter((one) => one !== partner && one.what !== whom),
        evidence: [evidence],
      },
    ];
  });
}

/** What things, beings and places are made to be: `the kitchen was flooded`, « un chat bleu ». */
export function readChanges(reading: Reading, cast: Cast): Change[] {
  const named = allNamed(reading, cast);
  return changesIn(reading).flatMap((match): Change[] => {
    if (isWaking(reading, match.from) || isSupposed(reading, match.from)) return [];
    const evidence = evidenceFor(reading, match, match.meaning.value.change);
    if (evidence.negated) return [];
    const of = bearerOf(reading, cast, named, match);
    return of === undefined
      ? []
      : [{ of, change: match.meaning.value.change, evidence: [evidence] }];
  });
}

/** Acts of two, whom « avec » joins. */
const togetherActs = new Set<string>(
  'kiss embrace dance fight argue hold-hands speak play walk'.split(' '),
);

const joiners = wordSet('and then but et puis mais');
/** Here another clause begins. */
const clauseOpeners = wordSet(
  `when while and but because as before after until then who that which so quand pendant et mais parce
  lorsque alors puis tandis avant après qui que qu' où donc`,
);

function isSupposed({ spans }: Reading, index: number): boolean {
  const { unreal, supposed, likened, discussed } = spans;
  return [unreal, supposed, likened, discussed].some((marks) => marks[index] === 1);
}

/** The nearest subject before a verb: a pronoun, somebody named, or a thing. */
function doerOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  index: number,
): Party | undefined {
  const sentence = sentenceAt(reading, index);
  if (sentence === undefined) return undefined;
  for (let at = index - 1; at >= Math.max(sentence.from, index - before); at -= 1) {
    const lower = reading.tokens[at]?.lower ?? '';
    if (subjects[sentence.language].has(lower)) {
      const party = subjectBefore(reading, cast, at + 1);
      if (party !== undefined) return party;
    }
    const noun = named.find(({ to }) => to === at + 1);
    if (noun && mayAct(reading, noun.from)) return noun.id;
  }
  // `There was a cat swimming`, « des chaises qui flottent » are met above; a bare verb is told of
  // the dreamer (`Running through a wood.`).
  return index === sentence.from ? 'dreamer' : undefined;
}

/**
 * Whether a noun at a token can be a subject: not after a preposition, whatever adjectives stand
 * between. Of hundreds of spiders, the spiders act.
 */
function mayAct(reading: Reading, from: number): boolean {
  const changes = changesIn(reading);
  let at = from;
  for (;;) {
    const adjective = changes.find(({ to }) => to === at);
    const isOf = /^(?:of|de|d')$/.test(reading.tokens[at - 1]?.lower ?? '');
    const amount = isOf ? changes.find(({ to }) => to === at - 1) : undefined;
    if (adjective) at = adjective.from;
    else if (amount) at = amount.from;
    else return isSubjectPlace(reading, at);
  }
}

/** Who does what is done to the subject: `was followed by a bear`, « suivi par un ours ». */
function agentOf(
  reading: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
): Party | undefined {
  const isFrench = sentenceAt(reading, from)?.language === 'fr';
  const verb = reading.tokens[to - 1]?.lower ?? '';
  const isPassive = isFrench ? /(?:é|i|u)e?s?$/.test(verb) : /(?:ed|en|ght|ten|ung)$/.test(verb);
  const by = reading.tokens[to]?.lower ?? '';
  if (!isPassive || by !== (isFrench ? 'par' : 'by')) return undefined;
  return nextNamed(reading, named, to + 1, 4)?.id;
}

function receiverOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  { from, to }: ActionMatch,
): Party | undefined {
  const language = sentenceAt(reading, from)?.language ?? 'en';
  if (language === 'fr') {
    const clitic = cliticBefore(reading, cast, from);
    if (clitic !== undefined) return clitic;
  } else {
    const next = reading.tokens[to];
    const person = next && !/[,.;:!?]/.test(next.gap) ? objects.en.get(next.lower) : undefined;
    if (person !== undefined) return partyOf(person, cast, to);
  }
  const thing = nextNamed(reading, named, to, 4);
  if (thing === undefined) return undefined;
  for (let at = to; at < thing.from; at += 1) {
    if (relationOf(reading, at, language) !== undefined) return undefined;
  }
  return thing.id;
}

/** « Elle me poursuit », « je l'embrasse ». */
function cliticBefore(reading: Reading, cast: Cast, from: number): Party | undefined {
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

type Relation = Deed['where'][number]['relation'];

const relations: Readonly<Record<Language, ReadonlyMap<string, Relation>>> = {
  fr: relationMap({
    in: 'dans parmi entre',
    on: 'sur',
    under: 'sous',
    above: 'dessus survolant',
    behind: 'derrière',
    before: 'devant',
    beside: 'côté près contre autour',
    towards: 'vers',
    through: 'travers par long',
    from: 'depuis',
    with: 'avec',
    at: 'à au aux chez',
  }),
  en: relationMap({
    in: 'in inside into within among between',
    on: 'on onto upon',
    under: 'under beneath below underneath',
    above: 'above over',
    behind: 'behind',
    before: 'before',
    beside: 'beside near by next against around',
    towards: 'toward towards',
    through: 'through across along down up',
    from: 'from',
    with: 'with',
    at: 'at to',
  }),
};

function relationMap(words: Readonly<Record<Relation, string>>): ReadonlyMap<string, Relation> {
  const map = new Map<string, Relation>();
  for (const [relation, list] of Object.entries(words)) {
    for (const word of list.split(' ')) map.set(word, relation as Relation);
  }
  return map;
}

function relationOf(reading: Reading, at: number, language: Language): Relation | undefined {
  return relations[language].get(reading.tokens[at]?.lower ?? '');
}

/** Where it is done: each preposition after the verb, with what it stands before. */
function placesAfter(reading: Reading, named: readonly Named[], to: number): Deed['where'] {
  const sentence = sentenceAt(reading, to - 1);
  if (sentence === undefined) return [];
  const places: Deed['where'] = [];
  const end = Math.min(sentence.to, to + after);
  for (let at = to; at < end; at += 1) {
    if (at > to && clauseOpeners.has(reading.tokens[at]?.lower ?? '')) break;
    const relation = relationOf(reading, at, sentence.language);
    // « au-dessus de »: the second word says more.
    const isSaidNext =
      relationOf(reading, at + 1, sentence.language) !== undefined && relation !== 'beside';
    if (relation === undefined || isSaidNext) continue;
    const isNextTo = relation === 'beside' && reading.tokens[at + 1]?.lower === 'to';
    const from = isNextTo ? at + 2 : at + 1;
    const thing = nextNamed(reading, named, from, 4);
    if (thing === undefined || isCrossed(reading, from, thing.from)) continue;
    places.push({ relation, what: thing.id });
    at = thing.to - 1;
  }
  return places;
}

/** Whether another clause or another preposition begins in between. */
function isCrossed(reading: Reading, from: number, to: number): boolean {
  const language = sentenceAt(reading, from)?.language ?? 'en';
  for (let at = from; at < to; at += 1) {
    const lower = reading.tokens[at]?.lower ?? '';
    if (clauseOpeners.has(lower) || relationOf(reading, at, language) !== undefined) return true;
  }
  return false;
}

/** What is named within `reach` words from a token on, before any mark of punctuation. */
function nextNamed(
  reading: Reading,
  named: readonly Named[],
  from: number,
  reach: number,
): Named | undefined {
  const next = named.find((one) => one.from >= from);
  if (next === undefined || next.from - from > reach) return undefined;
  for (let at = from; at <= next.from; at += 1) {
    if (/[,.;:!?]/.test(reading.tokens[at]?.gap ?? '')) return undefined;
  }
  return next;
}

/** Determiners and joining words that may stand between a change and what bears it. */
const joining = wordSet(
  "de d' du des la le les l' un une of the a an très si tout toute tous toutes plus very so all and et",
);

function bearerOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  { from, to, part }: ChangeMatch,
): Party | undefined {
  const language = sentenceAt(reading, from)?.language ?? 'en';
  const next = nextNamed(reading, named, to, 3);
  const isNextHeld =
    next !== undefined &&
    reading.tokens
      .slice(to, next.from)
      .every(({ lower }) => joining.has(lower) || language === 'en');
  if (part === 'verb') {
    const doer = doerOf(reading, cast, named, from);
    if (doer !== undefined && doer !== 'unknown') return doer;
  }
  const reach = language === 'fr' ? 1 : 0;
  const previous = named.findLast((one) => one.to <= from && from - one.to <= reach);
  const isPreviousHeld =
    previous !== undefined && !/[,.;:!?]/.test(reading.tokens[from]?.gap ?? '');
  if (language === 'fr' && isPreviousHeld) return previous.id;
  if (isNextHeld && next) return next.id;
  if (isPreviousHeld) return previous.id;
  return doerOf(reading, cast, named, from);
}

function evidenceFor(reading: Reading, match: ActionMatch | ChangeMatch, entry: string) {
  return evidenceAt(
    reading,
    match.from,
    match.to,
    `${match.meaning.domain}.${entry}: ${match.term}`,
  );
}
