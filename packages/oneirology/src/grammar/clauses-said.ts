import { type Extent, hasFinite, isInfinitive, isTelling } from '#grammar/clause-ends.ts';
import {
  addressees,
  determiners,
  greetings,
  infinitiveJoints,
  openers,
  speechStarts,
  subjects,
} from '#grammar/clause-words.ts';
import { markAct, verbFrom } from '#grammar/clauses-meant.ts';
import { fillClause, type Marking, standing } from '#grammar/standing.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** `He said that`, « elle m'a dit de », `told me the kitchen was on fire`: nothing of it is there. */
export const markTold: Marking = (tokens, at, sentence, marks) => {
  const told = toldFrom(tokens, at, sentence);
  if (told === undefined) return;
  if (told.isAct) markAct(tokens, told.first, sentence, marks);
  else fillClause(tokens, told.first, sentence, marks, told.extent, standing.said);
};

/** How far behind its verb what is said may begin: `told the woman in the hat to`. */
const addressReach = 7;

interface Told {
  readonly first: number;
  readonly extent: Extent;
  /** Whether it is what somebody is to do. */
  readonly isAct?: true;
}

/** Where what is said begins after its verb; undefined where nothing more than a word is said. */
function toldFrom(tokens: readonly Token[], verb: number, sentence: Sentence): Told | undefined {
  const { from, to, language } = sentence;
  const isPassive = /^(?:been|being|was|were)$/.test(tokens[verb - 1]?.lower ?? '');
  const isToMe =
    language === 'fr' && [2, 3].some((n) => /^(?:on|ont)$/.test(tokens[verb - n]?.lower ?? ''));
  if (isNarrators(tokens, verb, sentence)) return undefined;
  let at = verb + 1;
  const first = tokens[at];
  if (first === undefined || at >= to) return undefined;
  if (/[:]/.test(first.gap)) return { first: at, extent: 'told' };
  // « Viens, dit-elle », `Go, she said`: it was said before.
  if (/[^\s'’-]/.test(first.gap)) return undefined;
  if (addressees.has(first.lower)) at += 1;
  const word = tokens[at]?.lower ?? '';
  if (at >= to) return undefined;
  // `The doctor tells me I'm pregnant`: one is what one is told to be.
  const that = openers[language].has(word) ? at + 1 : at;
  const own = [0, 1, 2].map((n) => tokens[that + n]?.lower ?? '');
  const isOfMe = /^(?:i (?:'m|am|was)|je suis|j' étais)$/.test(`${own[0]} ${own[1]}`);
  if (isOfMe && !determiners[language].has(own[2] ?? '') && !notSaid[language].has(own[2] ?? ''))
    return undefined;
  if (/:/.test(tokens[at]?.gap ?? '')) return { first: at, extent: 'told' };
  // `Promised me a treasure`: nobody has it yet.
  if (/^(?:promis|promet)/.test(tokens[verb]?.lower ?? '') && determiners[language].has(word))
    return { first: at, extent: 'thing' };
  for (let n = at; n < Math.min(to, at + addressReach); n += 1) {
    const token = tokens[n];
    if (token === undefined) break;
    if (n > at && /[^\s'’-]/.test(token.gap)) break;
    // `Screamed so loud that the glass broke`.
    if (/^(?:so|such|tellement|tant)$/.test(token.lower)) return undefined;
    const isOpener = opens(tokens, n, tokens[verb]?.lower ?? '', language);
    const isJoint =
      infinitiveJoints[language].has(token.lower) && isInfinitive(tokens, n + 1, language);
    if (isJoint && (isPassive || isToMe)) return undefined;
    if (isOpener) return { first: n, extent: 'told' };
    if (isJoint)
      return { first: verbFrom(tokens, n + 1, to, language), extent: 'act', isAct: true };
    if (n > at && isTelling(token, language)) break;
  }
  // « Chaque mot qu'il disait », `what she said`: said already.
  if (isRelative(tokens, verb, sentence)) return undefined;
  if (word === 'about') return { first: at, extent: 'act' };
  if (word === 'for' && /^ask/.test(tokens[verb]?.lower ?? ''))
    return { first: at, extent: 'thing' };
  const isClause =
    (subjects[language].has(word) || determiners[language].has(word)) &&
    hasFinite(tokens, at + 1, to, language);
  if (isClause && language === 'en') return { first: at, extent: 'told' };
  if (!sayings.has(tokens[verb]?.lower ?? '') || verb <= from) return undefined;
  const isName = tokens[at]?.capital === true && tokens[at]?.lower !== 'i';
  if (isClause || isName || subjects[language].has(word) || speechStarts[language].has(word))
    return { first: at, extent: 'told' };
  const isBare =
    !determiners[language].has(word) && !greetings.has(word) && !notSaid[language].has(word);
  return isBare ? { first: at, extent: 'told' } : undefined;
}

/** `That`, « que », or a question; `screamed when` and « si fort » open nothing that is said. */
function opens(tokens: readonly Token[], at: number, verb: string, language: 'fr' | 'en'): boolean {
  const word = tokens[at]?.lower ?? '';
  if (!openers[language].has(word)) return false;
  if (word === 'si') {
    const next = tokens[at + 1]?.lower ?? '';
    return subjects.fr.has(next) || determiners.fr.has(next);
  }
  if (/^(?:that|que|qu'|if|whether|s')$/.test(word)) return true;
  if (/^(?:who|when|which|quand|quel\S*)$/.test(word)) return /^(?:ask|demand)/.test(verb);
  return /^(?:ask|told|tell|say|said|expl|demand|di|rac)/.test(verb);
}

/** `I swear there was`, « on aurait dit », `I could tell that`: the teller speaks of the dream itself. */
function isNarrators(
  tokens: readonly Token[],
  verb: number,
  { from, language }: Sentence,
): boolean {
  const word = tokens[verb]?.lower ?? '';
  const before = tokens.slice(Math.max(from, verb - 3), verb).map(({ lower }) => lower);
  const last = before.at(-1) ?? '';
  if (language === 'en') {
    if (determiners.en.has(last)) return true;
    const isTold = /^(?:tell|say)$/.test(word) && before.some((one) => able.test(one));
    const isHedge = /^(?:swear|admit|confess|mention|add|explain|promise|repeat)$/.test(word);
    const isMine = before.some((one) => /^(?:i|should|must|to)$/.test(one));
    return isTold || (isHedge && isMine);
  }
  if (/^(?:un|une|sa|son|ma|mon|cette|ce|des|chaque)$/.test(last)) return true;
  if (/^(?:disons|dirais|dirait|dirons)$/.test(word)) return true;
  if (word === 'dit' && /^(?:aurait|autrement|cela|soi)$/.test(last)) return true;
  if (word === 'dire') return before.some((one) => ableInFrench.test(one));
  return /^(?:précise|jure|avoue|ajoute|répète|explique)$/.test(word) && /^(?:je|j')$/.test(last);
}

const able = /^(?:could|can|couldn't|can't|cannot|must|should|would|'d|let's|needless|hard)$/;
const ableInFrench = /^(?:veut|voulait|dois|faut|va|comment|peux|peut|pourrait|c'est|pour)$/;

/** Whether a verb of saying has what is said before it. */
function isRelative(tokens: readonly Token[], verb: number, { from }: Sentence): boolean {
  const before = tokens.slice(Math.max(from, verb - 4), verb).map(({ lower }) => lower);
  return before.some((word) => /^(?:que|qu'|what|whatever|that)$/.test(word));
}

/** Verbs that words may follow as they were said. */
const sayings = wordSet(
  `say says said saying sayin tell tells told whisper whispers whispered shout shouts shouted yell yells
  yelled scream screamed shouting yelling whispering reply replies replied answer answered answers
  dit dis disent disait disaient répond disant criant répétant répondait répondit crie criait cria`,
);
/** What tells how, to whom and where it is said. */
const notSaid = {
  en: wordSet(
    'to in at on with for from and but or as like when while into back again out very loudly quietly softly then because through over until by',
  ),
  fr: wordSet(
    "à au aux en dans sur avec pour et mais ou comme quand par très fort tout pas plus jamais rien de d' du moi toi lui puis alors sans",
  ),
};
