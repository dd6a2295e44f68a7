import { type Cast, objects, type Party, partyOf } from '#grammar/person.ts';
import { isPassive } from '#grammar/voice.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench, isFrenchInfinitive } from '#morphology/french-verbs.ts';
import type { Named } from '#read/named.ts';
import { isCrossed, nextNamed } from '#read/places/whereabouts.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { clauseOpeners } from '#read/relation-words.ts';
import type { Deed } from '#schema.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

/** How far after its verb `by` may stand, in words: `chased through a car park by a bear`. */
const reach = 8;

/** Who does what is done to the subject: `was followed by a bear`, « s'est fait arrêter par lui ». */
export function agentOf(
  reading: Reading,
  named: readonly Named[],
  { from, to, term, meaning }: ActionMatch,
): Party | undefined {
  // `I walked by a church`, « passé par la cour »: which way, and nobody is walked.
  if (byThemselves.has(meaning.value.act)) return undefined;
  const { tokens } = reading;
  const sentence = sentenceAt(reading, from);
  if (sentence === undefined) return undefined;
  const { language } = sentence;
  const by = language === 'fr' ? 'par' : 'by';
  const verb = tokens[verbAt(reading, from, to)]?.lower ?? '';
  const isParticiple =
    language === 'fr'
      ? /(?:é|i|u)e?s?$/.test(verb) && !/ais$/.test(verb)
      : /(?:ed|en|ght|ten|ung|run)$/.test(verb);
  // « J'ai sauté par la fenêtre »: what one did oneself has no other doer.
  const isDone = language === 'fr' && having.test(tokens[from - 1]?.lower ?? '');
  if (isDone) return undefined;
  if (isParticiple && tokens[to]?.lower === by) {
    const agent = agentAt(reading, named, to + 1);
    // « S'est envolée par la fenêtre »: which way, and by nobody.
    const way = named.find(({ id, from: at }) => id === agent && at > to);
    return /^(?:window|door|gate|stairs|street|road|roof|chimney)$/.test(way?.id ?? '')
      ? undefined
      : agent;
  }
  if (!isDoneToSubject(reading, { from, to, term }, language)) return undefined;
  for (let at = to; at < Math.min(sentence.to, to + reach); at += 1) {
    const word = tokens[at]?.lower ?? '';
    if (clauseOpeners.has(word) || /[,;:]/.test(tokens[at]?.gap ?? '')) return undefined;
    if (word !== by) continue;
    const agent = agentAt(reading, named, at + 1);
    // « Par la fenêtre »: nobody does it.
    const one = named.find(({ id, from: start }) => id === agent && start > at);
    if (one?.kind === 'character' || beings.test(one?.category ?? '')) return agent;
  }
  return undefined;
}

/** What nobody is made to undergo. */
const byThemselves = new Set<Deed['act']>([
  ...(['walk', 'swim', 'crawl', 'sit', 'stand', 'sleep', 'dance', 'pass', 'jump', 'fly'] as const),
]);

const having = /^(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|ayant)$/;

const beings = /animals$|^birds$|creatures$|^spirits$|^people$/;

function agentAt(reading: Reading, named: readonly Named[], from: number): Party | undefined {
  const agent = nextNamed(reading, named, from, 4);
  return agent && !isCrossed(reading, from, agent.from) ? agent.id : undefined;
}

/** What one does to another, or to a thing. */
const transitive = new Set<Deed['act']>([
  ...([
    'chase',
    'follow',
    'fight',
    'kill',
    'bite',
    'pull',
    'push',
    'carry',
    'hold',
    'touch',
  ] as const),
  ...([
    'embrace',
    'kiss',
    'shoot',
    'cut',
    'throw',
    'wash',
    'tend',
    'put',
    'eat',
    'comfort',
    'dig',
  ] as const),
]);

/** `I was being chased`, « je me faisais arrêter »: it is done to the subject, whoever does it. */
export function isUndergone(reading: Reading, { from, to, term, meaning }: ActionMatch): boolean {
  if (!transitive.has(meaning.value.act)) return false;
  const language = sentenceAt(reading, from)?.language ?? 'en';
  return isDoneToSubject(reading, { from, to, term }, language);
}

/** `Run over`, `tied up`: the verb stands before its small word. */
function verbAt({ tokens }: Reading, from: number, to: number): number {
  const isParticle = to === from + 2 && particles.has(tokens[to - 1]?.lower ?? '');
  return isParticle ? from : to - 1;
}

const particles = wordSet('over up down out off away around apart');

function isDoneToSubject(
  reading: Reading,
  { from, to, term }: Pick<ActionMatch, 'from' | 'to' | 'term'>,
  language: Language,
): boolean {
  const { tokens } = reading;
  // « Je la tenais par un fil » is no participle.
  const isTense = language === 'fr' && /(?:ais|ait|ent|ons|ez)$/.test(tokens[to - 1]?.lower ?? '');
  return !isTense && isPassive(tokens, { from: verbAt(reading, from, to), to, term }, language);
}

const making = {
  fr: new Set(
    ['faire', 'laisser', 'voir', 'entendre', 'regarder', 'aider'].flatMap(conjugateFrench),
  ),
  en: new Set(
    ['make', 'let', 'have', 'see', 'watch', 'hear', 'help', 'find', 'catch'].flatMap(
      conjugateEnglish,
    ),
  ),
};

/** `Made me eat a spider`, « me faisait chanter »: whom somebody makes do it. */
export function causedDoer(reading: Reading, cast: Cast, { from }: ActionMatch): Party | undefined {
  const { tokens } = reading;
  const language = sentenceAt(reading, from)?.language ?? 'en';
  const [before, earlier] = [1, 2].map((n) => tokens[from - n]?.lower ?? '');
  // `Forced me to eat it`, « m'obligeait à manger »: whoever is forced does it.
  const isEnglish = language === 'en';
  if (isEnglish ? before === 'to' : /^[àa]$/.test(before ?? '')) {
    const forced = isEnglish ? from - 2 : beforeForcing(reading, from - 2);
    const force = isEnglish ? tokens[from - 3]?.lower : earlier;
    const whom = objects[language].get(tokens[forced]?.lower ?? '');
    if (whom && forcing.test(force ?? '')) return partyOf(whom, cast, forced);
    // `Sentenced my sister to eat it`, « condamnait mon père à manger »: named in between.
    const named = cast.mentions.findLast(({ to }) => to === from - 1);
    const verbs = tokens.slice(Math.max(0, (named?.from ?? 0) - 3), named?.from ?? 0);
    if (named && verbs.some(({ lower }) => forcing.test(lower))) return named.id;
  }
  const [person, verb, at] =
    language === 'en' ? [before, earlier, from - 1] : [earlier, before, from - 2];
  if (!making[language].has(verb ?? '')) return undefined;
  // « Me fait arrêter » is told by `isUndergone`; « se » makes nobody.
  const object = objects[language].get(person ?? '');
  return object && partyOf(object, cast, at);
}

/** « M'a condamné »: where the small word before it and its auxiliary stands. */
function beforeForcing({ tokens }: Reading, verb: number): number {
  const isAux = /^(?:a|ont|avait|avaient)$/.test(tokens[verb - 1]?.lower ?? '');
  return isAux ? verb - 2 : verb - 1;
}

/** Verbs of which whoever undergoes them does the rest: to force, sentence, dare, teach. */
const forcing =
  /^(?:forc(?:ed?|es|ing|ait|aient|é|ée|és|ées|ent)|oblig(?:ed?|es|ing|eait|eaient|e|ent|é|ée)|compel(?:led|s|ling)?|sentenc(?:ed?|es|ing)|condemn(?:ed|s|ing)?|condamn(?:e|ent|ait|aient|é|ée|és)|contrai(?:nt|nte|gnait|gnaient|gnent)|challeng(?:ed|es|ing)|dar(?:ed|es|ing)|caus(?:ed|es|ing)|taught|teaches|teaching|appren(?:d|ait|aient)|appris)$/;

/** « Je faisais flotter des bateaux », « a fait tomber le vase »: what is made to do it does it. */
export function doerMadeTo(
  reading: Reading,
  named: readonly Named[],
  { from, to, meaning }: ActionMatch,
): Party | undefined {
  const { tokens } = reading;
  const isMade =
    isFrenchInfinitive(tokens[from]?.lower ?? '') &&
    made.has(tokens[from - 1]?.lower ?? '') &&
    byItself.has(meaning.value.act);
  const isArticle = /^(?:un|une|des|le|la|les|l'|mon|ma|mes|son|sa|ses|nos|leurs)$/;
  return isMade && isArticle.test(tokens[to]?.lower ?? '')
    ? nextNamed(reading, named, to, 3)?.id
    : undefined;
}

const made = new Set(conjugateFrench('faire'));
/** What things and people do by themselves, and are made to do. */
const byItself = new Set<Deed['act']>([
  ...(['float', 'fly', 'fall', 'dance', 'cry', 'laugh', 'sing', 'run', 'walk', 'drown'] as const),
  ...(['disappear', 'emerge', 'jump', 'sleep', 'swim', 'speak', 'break'] as const),
]);
