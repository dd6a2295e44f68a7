import { clauseEnd, isTelling } from '#grammar/clause-ends.ts';
import { determiners, parting } from '#grammar/clause-words.ts';
import { markAct } from '#grammar/clauses-meant.ts';
import { fillClause, type Marking, standing } from '#grammar/standing.ts';
import { isFrenchInfinitive } from '#morphology/french-verbs.ts';
import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

const had: WordSets = {
  fr: wordSet('avait avais avaient avions avez aie aies ait aient'),
  en: wordSet("had 'd hadn't"),
};
/** When one was little. */
const young =
  /^(?:when (?:i|he|she|we) (?:was|were) (?:a |an )?(?:little|young|small|child|kid|baby|girl|boy|student|teenager)|as a (?:child|kid|boy|girl)|quand j' (?:étais|avais) (?:petite?|enfant|jeune|gosse|gamine?|ado))/;
const youngWords = 7;
const relatives: WordSets = { fr: wordSet("qui que qu' dont"), en: wordSet('who that which whom') };
const living =
  /^(?:lives?|lived|works?|worked|comes|habite|habitent|vit|vivait|habitait|travaille|travaillait)$/;
/** What has become so is there, whenever it did. */
const becoming =
  /^(?:turned|become|grown|changed|transformed|shrunk|melted|devenue?s?|transformé\S*|changé\S*|poussé\S*|fondu\S*|rétréci\S*|grandi)$/;
const reach = 5;

/** `It used to belong to a man who kept goats`; `I was used to` and `got used to` are of now. */
export const markUsed: Marking = (tokens, at, sentence, marks) => {
  const before = tokens[at - 1]?.lower ?? '';
  if (tokens[at + 1]?.lower !== 'to' || ofNow.test(before)) return;
  fillClause(tokens, at, untilMain(tokens, at + 2, sentence), marks, 'act', standing.background);
};

const ofNow = /^(?:get|got|getting|was|were|am|is|'m|be|been|are)$/;

/** `Cross that I'd given it away`, « parce qu'elle avait perdu son billet »: it was before. */
export const markReason: Marking = (tokens, at, sentence, marks) => {
  const verb = pluperfect(tokens, at + 1, sentence);
  if (verb === undefined) return;
  const isCause = /^(?:because|since|parce|puisqu)/.test(tokens[at]?.lower ?? '');
  const after = tokens.slice(verb + 1, Math.min(sentence.to, verb + 4));
  const isGone = after.some(({ lower }) => parting.has(lower));
  if (after.some(({ lower }) => becoming.test(lower)) || (isCause && !isGone)) return;
  fillClause(tokens, at + 1, sentence, marks, 'act', standing.background);
};

/** `The bicycle she had left at the station`, `my aunt, who lives in Spain`. */
export const markRelative: Marking = (tokens, at, sentence, marks) => {
  if (at === sentence.from) return;
  const before = tokens[at - 1]?.lower ?? '';
  if (/^(?:ce|ne|n'|parce)$/.test(before)) return;
  const next = tokens[at + 1]?.lower ?? '';
  // `My aunt, who lives in Spain`; and `a twin who lived in the cellar` is there.
  const isKnown = /,/.test(tokens[at]?.gap ?? '') || ofMine.test(tokens[at - 2]?.lower ?? '');
  const isLiving = isKnown && /^(?:who|qui)$/.test(tokens[at]?.lower ?? '') && living.test(next);
  const verb = isLiving ? at : pluperfect(tokens, at + 1, sentence);
  if (verb === undefined) return;
  const isGone = tokens
    .slice(verb + 1, Math.min(sentence.to, verb + 4))
    .some(({ lower }) => parting.has(lower));
  if (isLiving || isGone)
    fillClause(
      tokens,
      at + 1,
      untilMain(tokens, verb + 1, sentence),
      marks,
      'act',
      standing.background,
    );
};

const ofMine = /^(?:my|our|his|her|mon|ma|mes)$/;

/** `The one my grandmother had made me`. */
export const markContact: Marking = (tokens, at, sentence, marks) => {
  const next = tokens[at + 1];
  if (next === undefined || next.gap !== ' ' || !owners.test(next.lower)) return;
  const verb = pluperfect(tokens, at + 1, sentence);
  if (verb === undefined) return;
  const clause = untilMain(tokens, verb + 1, sentence);
  fillClause(tokens, at + 1, clause, marks, 'act', standing.background);
};

/**
 * The sentence as far as its own verb: `the statue I used to pass bowed`, « la poupée qu'elle m'avait
 * donnée me mordait »; `verb` stands after what the clause is known by.
 */
function untilMain(tokens: readonly Token[], verb: number, sentence: Sentence): Sentence {
  for (let at = verb + 1; at < sentence.to; at += 1) {
    const token = tokens[at];
    if (token === undefined || goingOn.test(token.lower)) return sentence;
    if (/[,.;:!?]/.test(token.gap)) return sentence;
    if (isTelling(token, sentence.language)) return { ...sentence, to: at };
  }
  return sentence;
}

/** After these another clause has verbs of its own. */
const goingOn =
  /^(?:and|or|but|who|which|that|when|while|because|as|if|et|ou|mais|qui|que|qu'|quand|parce|si|comme|où|dont|i|he|she|we|they|it|je|j'|il|elle|ils|elles|on)$/;

const owners = /^(?:i|he|she|we|they|my|his|her|your|you)$/;

/** `The book was about a lion`: a lion in a book. */
export const markBook: Marking = (tokens, at, sentence, marks) => {
  const about = [at + 1, at + 2, at + 3].find((n) => tokens[n]?.lower === 'about');
  if (about !== undefined && about < sentence.to - 1)
    fillClause(tokens, about + 1, sentence, marks, 'act', standing.background);
};

/** `Thinking about the horse I had`, « je pensais à ma mère ». */
export const markThought: Marking = (tokens, at, sentence, marks) => {
  const next = tokens[at + 1]?.lower ?? '';
  const isOf =
    sentence.language === 'en' ? /^(?:of|about)$/.test(next) : /^(?:à|au|aux)$/.test(next);
  if (isOf) fillClause(tokens, at + 2, sentence, marks, 'told', standing.background);
  const verb = comeFor(tokens, at, sentence);
  if (verb !== undefined) markAct(tokens, verb, sentence, marks, true);
};

/** How far behind a belief what somebody comes for may stand. */
const beliefReach = 8;

/** « J'ai cru qu'elle venait m'étrangler », `thought he was coming to kill me`: nobody has done it. */
function comeFor(
  tokens: readonly Token[],
  at: number,
  { to, language }: Sentence,
): number | undefined {
  for (let n = at + 1; n < Math.min(to, at + beliefReach); n += 1) {
    if (/[,.;:!?]/.test(tokens[n]?.gap ?? '')) return undefined;
    if (!/^(?:coming|came|come|venait|venaient|venir|venu|venue)$/.test(tokens[n]?.lower ?? ''))
      continue;
    const next = [1, 2, 3].map((step) => n + step);
    if (language === 'en') return tokens[n + 1]?.lower === 'to' ? n + 2 : undefined;
    return next.find((one) => one < to && isFrenchInfinitive(tokens[one]?.lower ?? ''));
  }
  return undefined;
}

/** `The horse that I had when I was little`: what is told with it is of that time. */
export const markYoung: Marking = (tokens, at, { from, to, language }, marks) => {
  const rest = tokens
    .slice(at, Math.min(to, at + youngWords))
    .map(({ lower }) => lower)
    .join(' ');
  if (!young.test(rest)) return;
  let first = at;
  while (first > from && first > at - 9 && !relatives[language].has(tokens[first]?.lower ?? ''))
    first -= 1;
  if (relatives[language].has(tokens[first]?.lower ?? ''))
    marks.fill(standing.background, first + 1, at);
};

/** « Comme les poupées russes mais qui pleurent. »: a sentence that is nothing but a likeness. */
export function markLikenessAlone(
  tokens: readonly Token[],
  { from, to, language }: Sentence,
  marks: Uint8Array,
): void {
  const isLikeness =
    /^(?:comme|like)$/.test(tokens[from]?.lower ?? '') &&
    determiners[language].has(tokens[from + 1]?.lower ?? '') &&
    clauseEnd(tokens, from, to, language, 'act') >= to - 1 - likenessTail &&
    !tokens.slice(from + 1, to).some(({ gap }) => /[,;:–—]/.test(gap));
  if (isLikeness) marks.fill(standing.background, from, to);
}

const likenessTail = 8;

/** The `had` of a participle that follows, within its clause. */
function pluperfect(
  tokens: readonly Token[],
  first: number,
  { to, language }: { readonly to: number; readonly language: Language },
): number | undefined {
  for (let at = first; at < Math.min(to, first + reach); at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > first && /[^\s'’-]/.test(token.gap))) return undefined;
    if (!had[language].has(token.lower)) continue;
    const after = tokens.slice(at + 1, at + 4).map(({ lower }) => lower);
    const isDone = after.some((word) =>
      language === 'fr'
        ? /..(?:é|ée|és|ées|i|is|it|u|ue|us|ues|ert)$|^(?:eu|été|mis|pris|fait)$/.test(word)
        : /..(?:ed|en)$|^(?:gone|done|been|had|lost|left|sold|made|built|met|gone|bought|sent|told|kept|put|come|become|run|found|grown|known|lent|taught|thrown|worn)$/.test(
            word,
          ),
    );
    return isDone ? at : undefined;
  }
  return undefined;
}
