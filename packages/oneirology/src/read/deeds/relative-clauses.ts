import { actionsIn } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import type { Reading } from '#read/reading.ts';
import { isSubjectPlace } from '#read/subject.ts';
import { wordSet } from '#text/word-set.ts';

/** Verbs of how one knows somebody: they tell of whom, and nothing that happens. */
const knowing =
  /^(?:kn[eo]w(?:n|s)?|met|meet|recogni[sz]ed?|seen|saw|remember(?:ed)?|exist(?:s|ed)?|dated?|like[ds]?|love[ds]?|hate[ds]?|work(?:ed)?|conna[iî]\S*|connu\S*|reconn\S+|vue?s?|voi[st]|rencontr\S+|exist\S+|aim\S+|détest\S+|sais|savais|travaill\S+)$/;

const linking = wordSet("that who whom que qu'");
const gapped = /[.;:!?()]/;

/**
 * The noun whose relative clause a pronoun opens, where a verb further on is the main clause's: in
 * `a woman I didn't know kissed me`, « une femme que je ne connais pas m'embrasse » it is the woman's.
 */
export function toldByClause(
  reading: Reading,
  named: readonly Named[],
  pronoun: number,
  verb: number,
): Named | undefined {
  const { tokens } = reading;
  const isLinked = linking.has(tokens[pronoun - 1]?.lower ?? '');
  const end = isLinked ? pronoun - 1 : pronoun;
  // `My brother, who I never see, drove`: a linked one may be an aside.
  if ((isLinked ? gapped : /[,.;:!?()]/).test(tokens[end]?.gap ?? '')) return undefined;
  const noun = named.findLast((one) => one.to === end);
  if (noun === undefined) return undefined;
  const between = tokens.slice(pronoun + 1, verb);
  if (between.some(({ gap }) => gapped.test(gap))) return undefined;
  const isKnown = between.some(({ lower }) => knowing.test(lower));
  const isDone = actionsIn(reading).some(({ from, to }) => from > pronoun && to <= verb);
  const isOver =
    (isLinked || isSubjectPlace(reading, noun.from)) && hasOwnVerb(reading, pronoun + 1, verb);
  return isKnown || isOver || (isDone && !between.some(({ lower }) => joining.has(lower)))
    ? noun
    : undefined;
}

const finite = {
  fr: /^(?:a|ont|ai|est|sont|suis|va|vont|fut|furent|fit)$|(?:ais|ait|aient|ions)$/,
  en: /^(?:was|were|is|are|had|has|did|'d|'s|began|came|went|ran|fell|flew|grew|took|kept|stood|sat|spoke|sang|sank|swam|drank|ate|broke|bit|threw|wore|rose|woke|shook|stole|blew|drew|drove|rode|wrote|gave|held|told|said|got|left|felt|led|lay|hung|swung|burst|spun|wept|crept|leapt|slid)$|..ed$/,
};
const notFinite =
  /^(?:jamais|mais|désormais|frais|palais|relais|lait|trait|portrait|need|bed|red|instead)$/;

/**
 * Whether the clause that begins at a token has a verb of its own before another one: in `the house I was
 * born in had legs and walked`, « le bébé que je gardais fumait » the later ones are the noun's.
 */
function hasOwnVerb({ tokens, sentences }: Reading, from: number, verb: number): boolean {
  const language = sentences.find((one) => one.from <= from && from < one.to)?.language ?? 'en';
  const joint = tokens.findIndex(
    ({ lower, gap }, at) =>
      at >= from &&
      at < verb &&
      ((/^(?:and|et|but|mais|while|as|comme)$/.test(lower) &&
        !/^(?:an?|une?)$/.test(tokens[at + 1]?.lower ?? '')) ||
        /,/.test(gap)),
  );
  const end = joint < 0 ? verb : joint;
  const isTensed = (at: number) => {
    const word = tokens[at]?.lower ?? '';
    return at < end && finite[language].test(word) && !notFinite.test(word);
  };
  // Its own verb comes first, in whatever tense: `the train I take every morning was flying`.
  let first = from;
  const isBetween = (word: string) => betweenPronounAndVerb.has(word) || /..ly$/.test(word);
  while (first < end && isBetween(tokens[first]?.lower ?? '')) first += 1;
  // « Qu'il avait vendue roulait »: the participle is no verb of its own.
  const later = tokens.slice(first + 1, end).some((_, n) => {
    const at = first + 1 + n;
    return isTensed(at) && !(language === 'en' && (isTensed(at - 1) || at === first + 1));
  });
  let last = verb - 1;
  while (last > first && betweenPronounAndVerb.has(tokens[last]?.lower ?? '')) last -= 1;
  const isApart =
    language === 'fr' && joint < 0 && first < verb && !auxiliaries.has(tokens[last]?.lower ?? '');
  const isNext = language === 'en' && joint < 0 && verb > first + 1 && !isTensed(verb - 1);
  let main = verb;
  while (main < verb + 3 && betweenPronounAndVerb.has(tokens[main]?.lower ?? '')) main += 1;
  return later || ((isApart || isNext) && finite[language].test(tokens[main]?.lower ?? ''));
}

const betweenPronounAndVerb = wordSet(
  "always never once only just still often ne n' me m' te t' se s' le la les l' lui leur y en",
);

/**
 * Where the noun ends whose relative clause has a noun for its subject, and is over before a verb: « la
 * poupée que ma tante m'avait donnée me mordait », `the doll my aunt gave me bit me`.
 */
export function endOfNounClause(
  reading: Reading,
  named: readonly Named[],
  noun: Named,
  verb: number,
): number | undefined {
  const { tokens } = reading;
  // `My gran` is named with its article, `the aunt` without.
  const start = [noun.from, noun.from - 1].find((n) => determiners.has(tokens[n]?.lower ?? ''));
  if (start === undefined) return undefined;
  const link = start - 1;
  const isLinked = /^(?:que|qu'|that|which|whom)$/.test(tokens[link]?.lower ?? '');
  const end = isLinked ? link : link + 1;
  const head = named.findLast((one) => one.to === end);
  if (head === undefined || /[,.;:!?]/.test(tokens[start]?.gap ?? '')) return undefined;
  if (!isLinked && !isSubjectPlace(reading, head.from)) return undefined;
  return hasOwnVerb(reading, noun.to, verb) ? head.to : undefined;
}

/** « Les copies que je corrigeais s'envolaient », `the thing I held flew`: told of what nobody here has a name for. */
export function isOfUnnamedHead(
  reading: Reading,
  named: readonly Named[],
  pronoun: number,
  verb: number,
): boolean {
  const { tokens } = reading;
  const link = tokens[pronoun - 1]?.lower ?? '';
  const head = pronoun - 2;
  const isLinked =
    /^(?:que|qu'|that|which)$/.test(link) && !gapped.test(tokens[pronoun - 1]?.gap ?? '');
  const isHead =
    determiners.has(tokens[head - 1]?.lower ?? '') &&
    /^\p{L}{3,}$/u.test(tokens[head]?.lower ?? '') &&
    !named.some((one) => one.from <= head && head < one.to);
  return isLinked && isHead && hasOwnVerb(reading, pronoun + 1, verb);
}

const determiners = wordSet(
  "the a an my his her their our these those le la les l' un une des mon ma mes son sa ses nos",
);

/** `The man I kissed`, « l'homme que j'embrassais »: to whom a relative clause's own verb is done. */
export function headOfClause(
  { tokens }: Reading,
  named: readonly Named[],
  verb: number,
): Named | undefined {
  let at = verb - 1;
  while (at > verb - 4 && auxiliaries.has(tokens[at]?.lower ?? '')) at -= 1;
  if (!pronouns.has(tokens[at]?.lower ?? '')) return undefined;
  const end = linking.has(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  if (/[,.;:!?()]/.test(tokens[end]?.gap ?? '')) return undefined;
  return named.findLast((one) => one.to === end);
}

const pronouns = wordSet("i we he she they je j' nous on il elle ils elles");
const auxiliaries = wordSet(
  "was were had 'd have been am is are ai avais avait avaient ont a avons suis est sont étais était étaient",
);

const joining = wordSet('and et but mais to à de pour while as comme');

const started = /^(?:had|has|managed|started|starts|began|begins|tried|tries|got)$/;

const stopping = /^(?:stop|help|arrêt\S*|cess\S*|empêch\S*)$/;
const negator = /(?:n't|^not|^never|^cannot|^pas|^plus|^jamais)$/;

/**
 * Whether a verb that a negator reaches is done all the same: `couldn't stop laughing`, « n'arrêtait pas de
 * courir »; and what one does not know somebody by is no denial of what they do.
 */
export function isDoneThough({ tokens }: Reading, from: number): boolean {
  let at = from - 1;
  while (at > from - 9 && !negator.test(tokens[at]?.lower ?? '')) at -= 1;
  if (!negator.test(tokens[at]?.lower ?? '')) return false;
  const between = tokens.slice(at + 1, from).map(({ lower }) => lower);
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ lower }) => lower);
  const isStopping =
    between.some((word) => stopping.test(word)) ||
    (before.some((word) => stopping.test(word)) && /^(?:de|d')$/.test(between[0] ?? ''));
  if (isStopping) return true;
  const isOfKnowing = [...before.slice(-1), ...between].some((word) => knowing.test(word));
  // `A man I didn't know had to run`; and no `I didn't know how to run`.
  const isJoined = between.some(
    (word, n) => joining.has(word) && !(word === 'to' && started.test(between[n - 1] ?? '')),
  );
  return isOfKnowing && !isJoined;
}
