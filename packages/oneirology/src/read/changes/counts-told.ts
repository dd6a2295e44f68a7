import type { Cast } from '#grammar/person.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Change } from '#schema.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

/** More than this nobody counts: there are hundreds. */
const most = 99;

const ones: Readonly<Record<Language, readonly string[]>> = {
  en: `- - two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen`.split(/\s+/),
  fr: `- - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize`.split(
    /\s+/,
  ),
};
const tens: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  en: new Map([
    ...(
      ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
    ).map((word, n) => [word, 20 + 10 * n] as const),
    ['dozen', 12],
    ['dozens', 24],
    ['hundred', 100],
  ]),
  fr: new Map([
    ...(['vingt', 'trente', 'quarante', 'cinquante', 'soixante'] as const).map(
      (word, n) => [word, 20 + 10 * n] as const,
    ),
    ['dizaine', 10],
    ['dizaines', 24],
    ['douzaine', 12],
    ['quinzaine', 15],
    ['vingtaine', 20],
    ['trentaine', 30],
    ['quarantaine', 40],
    ['cinquantaine', 50],
    ['cent', 100],
    ['centaine', 100],
  ]),
};

/** `Twelve strangers`, « une dizaine d'invités », `30 geese`: how many there are of whom or what. */
export function countsTold(reading: Reading, cast: Cast, named: readonly Named[]): Change[] {
  const counts: Change[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const number = numberAt(reading, at);
    if (number === undefined) continue;
    const { count, to } = number;
    const of = isOfUs(reading, at, to) ? 'dreamer' : countedBy(reading, cast, named, at, to);
    if (of !== undefined && count > 2 && isHappening(reading, at)) {
      const evidence = [evidenceAt(reading, at, to, 'change.counted: number')];
      const isCounted = count <= most;
      if (evidence[0]?.negated !== true)
        counts.push(
          isCounted ? { of, change: 'counted', count, evidence } : { of, change: 'many', evidence },
        );
    }
    at = to - 1;
  }
  return counts;
}

/** `There were five of us`, « on était quatre », `the six of us`: whoever dreams is one of them. */
function isOfUs({ tokens }: Reading, at: number, to: number): boolean {
  const word = (n: number) => tokens[n]?.lower ?? '';
  if (word(to) === 'of' && word(to + 1) === 'us') return true;
  const isBeing = /^(?:étions|était)$/.test(word(at - 1)) && /^(?:nous|on)$/.test(word(at - 2));
  return isBeing && !/^(?:ans|heures?)$/.test(word(to));
}

/** A number in words or figures that begins at a token. */
function numberAt(
  { tokens, ...reading }: Reading,
  at: number,
): { readonly count: number; readonly to: number } | undefined {
  const word = tokens[at]?.lower ?? '';
  const language = sentenceAt({ tokens, ...reading }, at)?.language ?? 'en';
  if (/^\d+$/.test(word)) return { count: Number(word), to: at + 1 };
  const ten = tens[language].get(word);
  const unit = (n: number) => ones[language].indexOf(tokens[n]?.lower ?? '-');
  if (ten !== undefined) {
    // `Twenty-two`, « vingt et un », « soixante-douze ».
    const isJoined = ten < 100 && ten % 10 === 0 && /^[\s-]$/.test(tokens[at + 1]?.gap ?? '');
    const more = isJoined && at + 1 < tokens.length ? unit(at + 1) : -1;
    return more > 0 ? { count: ten + more, to: at + 2 } : { count: ten, to: at + 1 };
  }
  const count = unit(at);
  if (count < 2) return undefined;
  // « Quatre-vingts ».
  const isEighty = count === 4 && /^vingts?$/.test(tokens[at + 1]?.lower ?? '');
  if (isEighty) return { count: 80, to: at + 2 };
  if (/^(?:hundred|thousand|cents|mille)$/.test(tokens[at + 1]?.lower ?? ''))
    return { count: count * 100, to: at + 2 };
  return tokens[at + 1]?.lower === 'dozen'
    ? { count: count * 12, to: at + 2 }
    : { count, to: at + 1 };
}

/** Between a number and what is counted: `three of my friends`, « une dizaine de vieilles dames ». */
const between = wordSet(
  `of my our his her their the de d' des mes nos ses leurs les old little big young tall small other more huge
  giant tiny identical black white red green blue grey vieux vieilles petits petites grands grandes jeunes
  autres gros grosses énormes`,
);
/** What only follows a number: `at nine everyone slept`. */
const notCounted = wordSet('everyone everybody people nobody someone family');

function countedBy(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  at: number,
  to: number,
): string | undefined {
  const { tokens } = reading;
  if (/^(?:at|à|vers|around|number|numéro|room|chambre|page)$/.test(tokens[at - 1]?.lower ?? ''))
    return undefined;
  const next = nextNamed(reading, named, to, 3);
  if (next === undefined || notCounted.has(tokens[next.from]?.lower ?? '')) return undefined;
  const words = tokens.slice(to, next.from);
  const isHeld = words.filter(({ lower }) => !between.has(lower)).length <= 1;
  // `Ten minutes my mother`: what is counted is the minutes.
  const isOther = words.some(({ lower }, n) => n === 0 && units.test(lower));
  if (!isHeld || isOther) return undefined;
  const isSeveral =
    next.kind === 'character'
      ? cast.mentions.some(({ id, number }) => id === next.id && number === 'group') ||
        several.test(tokens[next.to - 1]?.lower ?? '')
      : several.test(tokens[next.to - 1]?.lower ?? '') ||
        several.test(tokens[next.from]?.lower ?? '');
  return isSeveral ? next.id : undefined;
}

const several =
  /[sx]$|^(?:men|women|children|mice|geese|feet|teeth|sheep|fish|deer|people|police)$|men$/;
const units =
  /^(?:years?|times?|hours?|minutes?|seconds?|days?|weeks?|months?|met(?:re|er)s?|miles?|feet|o|floors?|percent|ans?|années?|fois|heures?|jours?|semaines?|mois|mètres?|étages?|euros?|pounds?|kilos?|th)$/;
