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
  const told = actionsIn(reading).flatMap((match): Deed[] => {
    if (isWaking(reading, match.from) || isSupposed(reading, match.from)) return [];
    const evidence = evidenceFor(reading, match, match.meaning.value.act);
    if (evidence.negated) return [];
    const { act } = match.meaning.value;
    if (isOnlyBeing(reading, match)) return [];
    const until = sentenceAt(reading, match.from)?.to ?? 0;
    // `I found a door and crawled through it`: who did the one does the other.
    const isJoined = joiners.has(reading.tokens[beforeClitics(reading, match.from)]?.lower ?? '');
    const sameAsLast = isJoined && last?.until === until ? last.who : undefined;
    const who =
      sameAsLast ??
      doerRightBefore(reading, named, match) ??
      doerOf(reading, cast, named, match.from) ??
      doerAfter(reading, named, match);
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
    if (act === 'emerge') {
      // `Came out of my mouth`: what its words end before is where it was.
      const from = whom === undefined || whom === who ? [] : [{ relation: 'from', what: whom }];
      return [{ who, act, where: [...(from as Deed['where']), ...where], evidence: [evidence] }];
    }
    const given = act === 'give' ? givenBy(reading, named, match, whom) : [];
    return [
      {
        who,
        act,
        ...(whom !== undefined && whom !== who && { whom }),
        where: [...given, ...where.filter((one) => one !== partner && one.what !== whom)],
        evidence: [evidence],
      },
    ];
  });
  const start = (deed: Deed) => deed.evidence[0]?.start ?? 0;
  // A participle is met as itself and as a form of its verb.
  const once = told.filter(
    (deed, n) =>
      !told.slice(0, n).some((one) => one.act === deed.act && start(one) === start(deed)),
  );
  return [...once, ...stationsIn(reading, cast, named)].sort((a, b) => start(a) - start(b));
}

/** `There was an elephant on a bicycle`, « on était sur une barque »: who is on or in what. */
function stationsIn(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((place, n): Deed[] => {
    if (place.kind !== 'thing' || !stations.has(place.category ?? '')) return [];
    const language = sentenceAt(reading, place.from)?.language ?? 'en';
    let at = place.from - 1;
    while (at > place.from - 4 && articles.has(tokens[at]?.lower ?? '')) at -= 1;
    const relation = relationOf(reading, at, language);
    if (relation !== 'in' && relation !== 'on' && relation !== 'under') return [];
    if (isWaking(reading, at) || isSupposed(reading, at)) return [];
    const before = tokens[at - 1]?.lower ?? '';
    const previous = named[n - 1];
    const who = beings.has(before)
      ? subjectBefore(reading, cast, at)
      : previous?.to === at && isThere(reading, previous.from)
        ? previous.id
        : undefined;
    if (who === undefined || who === place.id) return [];
    const evidence = evidenceAt(reading, at, place.to, 'action.stand: there');
    if (evidence.negated) return [];
    return [{ who, act: 'stand', where: [{ relation, what: place.id }], evidence: [evidence] }];
  });
}

const stations = new Set('travel objects plants tame-animals wild-animals sea-animals'.split(' '));
const beings = wordSet('was were am be been étais était étions étaient suis');

/** Whether a noun is what there is: after `there was`, « il y avait », `I saw`. */
function isThere({ tokens }: Reading, from: number): boolean {
  let at = from - 1;
  while (
    at > from - 4 &&
    (articles.has(tokens[at]?.lower ?? '') ||
      /^(?:an|two|three|deux|trois)$/.test(tokens[at]?.lower ?? ''))
  ) {
    at -= 1;
  }
  const [verb, before] = [tokens[at]?.lower ?? '', tokens[at - 1]?.lower ?? ''];
  if (/^(?:saw|see|voyais|voyait|vu|vois)$/.test(verb)) return true;
  return (
    (/^(?:was|were|is|are)$/.test(verb) && before === 'there') ||
    (/^(?:avait|a)$/.test(verb) && before === 'y')
  );
}

/** What somebody is given: `brought me a heart`, « me donnait des fraises ». */
function givenBy(
  reading: Reading,
  named: readonly Named[],
  { to }: ActionMatch,
  whom: Party | undefined,
): Deed['where'] {
  const thing = nextNamed(reading, named, to, 4);
  if (whom === undefined || thing === undefined || thing.id === whom) return [];
  return thing.kind === 'thing' ? [{ relation: 'with', what: thing.id }] : [];
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
  'kiss embrace dance fight argue hold-hands speak play walk marry'.split(' '),
);

const joiners = wordSet('and then but et puis mais');
const meanwhile = wordSet('while whilst when as because pendant tandis quand lorsque alors');
/** Here another clause begins. */
const clauseOpeners = wordSet(
  `when while and but because as before after until then who that which so quand pendant et mais parce
  lorsque alors puis tandis avant après qui que qu' où donc`,
);

function isSupposed({ spans }: Reading, index: number): boolean {
  const { unreal, supposed, likened, discussed } = spans;
  return [unreal, supposed, likened, discussed].some((marks) => marks[index] === 1);
}

/** « Et me saluaient »: what stands before a verb and its small words. */
function beforeClitics({ tokens }: Reading, from: number): number {
  let at = from - 1;
  while (
    at > from - 4 &&
    /^(?:me|m'|nous|le|la|les|l'|lui|leur|se|s'|then)$/.test(tokens[at]?.lower ?? '')
  ) {
    at -= 1;
  }
  return at;
}

/** « Je suis tombée » is no following: after « je » it is to be. */
function isOnlyBeing({ tokens }: Reading, { from, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'follow' || tokens[from]?.lower !== 'suis') return false;
  return /^(?:je|j'|ne)$/.test(tokens[from - 1]?.lower ?? '');
}

/** Small words between a noun and what it does: « qui me regardaient », `that was slowly sleeping`. */
const lightWords = wordSet(
  `me m' nous le la les l' lui leur se s' ne n' y en a ont avait avaient est était étaient sont
  was were is are had has been slowly suddenly just lentement soudain`,
);
const relatives = wordSet('qui who that which');

/**
 * Whom a clause of its own is said of, whatever stands before it: « avec un ours qui dormait », `with
 * my dog running`. What one wears (`a rabbit in a hat who…`) does nothing.
 */
function doerRightBefore(
  reading: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
): Party | undefined {
  const { tokens } = reading;
  let at = from;
  while (at > 0 && at > from - 4 && lightWords.has(tokens[at - 1]?.lower ?? '')) at -= 1;
  const isRelative = relatives.has(tokens[at - 1]?.lower ?? '');
  const isParticiple = /..ing$/.test(tokens[to - 1]?.lower ?? '') && at === from;
  if (!isRelative && !isParticiple) return undefined;
  const end = isRelative ? at - 1 : at;
  if (/[,.;:!?]/.test(tokens[end]?.gap ?? '') && !isRelative) return undefined;
  const last = named.findLast((one) => one.to <= end && end - one.to <= 1);
  if (last === undefined || (isParticiple && last.to !== end)) return undefined;
  const earlier = named.findLast((one) => one.to <= last.from && last.from - one.to <= 3);
  const isWorn = last.id === 'mask' || /^(?:clothing|body)$/.test(last.category ?? '');
  return isWorn && earlier && earlier.from >= (sentenceAt(reading, from)?.from ?? 0)
    ? earlier.id
    : last.id;
}

/** « De ma bouche sortaient des papillons », « où dormait un ours »: French turns round. */
function doerAfter(
  reading: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
): Party | undefined {
  if (sentenceAt(reading, from)?.language !== 'fr') return undefined;
  // « Sortaient des » holds its article.
  const isArticle = (at: number) =>
    /^(?:un|une|des|le|la|les|l'|mon|ma|mes|son|sa|ses)$/.test(reading.tokens[at]?.lower ?? '');
  if (!isArticle(to) && !isArticle(to - 1)) return undefined;
  return nextNamed(reading, named, to, 2)?.id;
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
    if (isUnnamedSubject(reading, named, at, index)) return undefined;
    const noun = named.find(({ to }) => to === at + 1);
    if (noun && !isSaidOfAnother(reading, noun) && mayAct(reading, noun.from)) return noun.id;
  }
  // `There was a cat swimming`, « des chaises qui flottent » are met above; a bare verb is told of
  // the dreamer (`Running through a wood.`).
  return index === sentence.from ? 'dreamer' : undefined;
}

const articles = wordSet(
  'the a an my his her their our some le la les un une des mon ma mes son sa ses',
);

/** `I argued and the plates flew`: a clause may begin with what nobody here has a name for. */
function isUnnamedSubject(
  { tokens }: Reading,
  named: readonly Named[],
  at: number,
  verb: number,
): boolean {
  if (at + 1 >= verb || !articles.has(tokens[at]?.lower ?? '')) return false;
  const opens = clauseOpeners.has(tokens[at - 1]?.lower ?? '') || tokens[at]?.gap.includes(',');
  return Boolean(opens) && !named.some(({ from, to }) => from > at && to <= verb);
}

/** « En feu », `in a white mask`: such a noun only tells how another is. */
function isSaidOfAnother(reading: Reading, { from, to }: Named): boolean {
  return changesIn(reading).some(
    (change) => change.from <= from && to <= change.to && change.to - change.from > 1,
  );
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
    if (reading.tokens[at - 1]?.lower === 'en') return false;
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
  { from, to, meaning }: ActionMatch,
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
  if (meaning.value.act === 'birth') {
    const isBorn = ({ kind, category }: Named) => kind === 'character' || category === 'people';
    const end = sentenceAt(reading, from)?.to ?? to;
    return named.find((one) => one.from >= to && one.from < Math.min(end, to + 8) && isBorn(one))
      ?.id;
  }
  const thing = nextNamed(reading, named, to, 4);
  if (thing === undefined) return undefined;
  // `She keeps cooking while a whale swims`: the whale is another clause's.
  return isCrossed(reading, to, thing.from) ? undefined : thing.id;
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
    const word = reading.tokens[at]?.lower ?? '';
    if (meanwhile.has(word) || (at > to && clauseOpeners.has(word))) break;
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
  const first = named.findIndex((one) => one.from >= from);
  // `My father's grave` is a grave, and the father is not there.
  const isOwner = reading.tokens[named[first]?.to ?? 0]?.lower === "'s";
  const next = named[isOwner ? first + 1 : first];
  if (next === undefined || next.from - from > reach + (isOwner ? 2 : 0)) return undefined;
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
  { from, to, part, meaning }: ChangeMatch,
): Party | undefined {
  const language = sentenceAt(reading, from)?.language ?? 'en';
  const next = nextNamed(reading, named, to, 3);
  const isNextHeld =
    next !== undefined &&
    reading.tokens
      .slice(to, next.from)
      .every(({ lower }) => joining.has(lower) || language === 'en');
  const { change } = meaning.value;
  const said = reading.tokens[to - 1]?.lower ?? '';
  // `Full of plants`, « pleine de neige »: of what comes next there is much.
  if (change === 'many' && /^(?:of|with|in|de|d')$/.test(said)) {
    return isNextHeld && next ? next.id : undefined;
  }
  // `The clock was melting and everyone…`: what was so stands before it.
  if (part === 'verb' || copulas.has(reading.tokens[from - 1]?.lower ?? '')) {
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
  // A stone that stands alone is a stone, and nothing is made of it.
  const isMatter = materials.has(change) && to === from + 1;
  if (isMatter && !copulas.has(reading.tokens[from - 1]?.lower ?? '')) return undefined;
  return doerOf(reading, cast, named, from);
}

const materials = new Set<Change['change']>(['glass', 'paper', 'gold', 'stone', 'ice']);
const copulas = wordSet('was were is are be been became était étaient est sont devenu devenue');

function evidenceFor(reading: Reading, match: ActionMatch | ChangeMatch, entry: string) {
  return evidenceAt(
    reading,
    match.from,
    match.to,
    `${match.meaning.domain}.${entry}: ${match.term}`,
  );
}
