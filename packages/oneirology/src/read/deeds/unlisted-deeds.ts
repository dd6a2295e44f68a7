import type { Cast } from '#grammar/person.ts';
import { actionsIn } from '#lexicon/action-index.ts';
import { isFrenchInfinitive } from '#morphology/french-verbs.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const determiners = {
  fr: wordSet("un une des le la les l' mon ma mes son sa ses notre nos leur leurs ce cette ces"),
  en: wordSet('a an the my his her our their its some this that these those'),
};

/** Verbs that leave the hands idle: to have, to know, to see, to want. */
const idle = {
  fr: /^(?:av|ét|voul|pouv|dev|sav|voy|connaiss|aim|ador|détest|pens|croy|sent|entend|reconnaiss|ressembl|conten|cherch|sembl|paraiss|fall|val|oubli|perd|manqu|quitt|attend|visit|habit|craign|préfér|espér|compren|devin|remarqu|not|ven|all|fais|dis|pren|mett|don|pass|rest|port|dur|approch|attein|rejoign|crois|croyi|rencontr|écout|regard|haï|redout|évit|imagin|rappel|racont|demand|expliqu|appel|suiv|longe|représent|signifi|cach|montr|cré|recev|possèd|posséd)/,
  en: /^(?:want|need|lov|lik|hat|seem|remind|notic|realis|realiz|hear|see|saw|feel|felt|know|knew|remember|recogni|believ|fear|miss|own|call|nam|turn|start|stopp|kept|keep|tri|try|us|decid|contain|resembl|visit|reach|enter|pass|liv|becom|wear|hav|had|told|tell|ask|expect|lost|los|includ|overlook|explain|show|prefer|enjoy|suppos|pretend|resist|join|approach|meet|met|mean|go|be|do|get|say|said|think|thought|wonder|guess|share|attend|fac|surround|follow|reveal|involv|belong|ignor|understand|understood|leav|left|forg)/,
};

/**
 * `He was unblocking the sink`, « elle vissait une ampoule »: a verb that no list here has, said of
 * somebody, with a thing right after it. Whatever it is, they are busy with that.
 */
export function unlistedDeeds(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  const actions = actionsIn(reading);
  return named.flatMap((thing): Deed[] => {
    const isHandled = handled.has(thing.category ?? '') || lights.has(thing.id);
    if (thing.kind !== 'thing' || !isHandled) return [];
    const language = sentenceAt(reading, thing.from)?.language ?? 'en';
    const first = sentenceAt(reading, thing.from)?.from ?? 0;
    let at = thing.from - 1;
    // `A rusty old bicycle`: one word may tell of it.
    if (!determiners[language].has(tokens[at]?.lower ?? '')) at -= 1;
    if (!determiners[language].has(tokens[at]?.lower ?? '')) return [];
    const verb = at - 1;
    if (verb <= first || !isVerb(reading, verb, language)) return [];
    if (actions.some(({ from, to }) => from <= verb && verb < to)) return [];
    if (named.some((one) => one.from <= verb && verb < one.to)) return [];
    if (!isHappening(reading, verb)) return [];
    const who = doerOf(reading, cast, named, verb);
    const isSomebody =
      who === 'dreamer' || named.some(({ id, kind }) => id === who && kind === 'character');
    if (who === undefined || !isSomebody || who === thing.id) return [];
    const evidence = evidenceAt(reading, verb, thing.to, 'action.tend: unlisted');
    if (evidence.negated) return [];
    return [{ who, act: 'tend', whom: thing.id, where: [], evidence: [evidence] }];
  });
}

const handled = new Set(
  'objects props home clothing food travel arts-and-play plants tools'.split(' '),
);

const lights = new Set(['lamp', 'lantern', 'candle']);

function isVerb({ tokens }: Reading, at: number, language: 'fr' | 'en'): boolean {
  const word = tokens[at]?.lower ?? '';
  const before = tokens[at - 1]?.lower ?? '';
  if (idle[language].test(word) || /[,.;:!?]/.test(tokens[at + 1]?.gap ?? '')) return false;
  if (language === 'en') {
    const isGoing =
      /..ing$/.test(word) &&
      /^(?:was|were|am|is|are|kept|keeps|started|began|i|he|she|they|we)$/.test(before);
    return (
      isGoing || (/..ed$/.test(word) && !/^(?:was|were|been|be|is|are|got|the|a|an)$/.test(before))
    );
  }
  const isGoing = /..(?:ais|ait|aient|ions)$/.test(word) && word !== 'jamais' && word !== 'mais';
  const isInfinitive = isFrenchInfinitive(word) && /^(?:à|de|d')$/.test(before);
  const isDone =
    /..(?:é|i|u)$/.test(word) && /^(?:ai|a|as|avons|ont|avais|avait|avaient)$/.test(before);
  return isGoing || isInfinitive || isDone;
}
