import { irregularEnglishBases } from '#morphology/english.ts';
import { lightWords } from '#read/deeds/doers-beside.ts';
import { articles } from '#read/deeds/may-act.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

/**
 * `The lifeguard blew his whistle and shouted`, « la maison avait des jambes et marchait »: what the
 * verb before it is done to does not do what comes next; whoever did the first does.
 */
export function isObjectBefore(reading: Reading, { from, to }: Named, verb: number): boolean {
  const { tokens } = reading;
  const joint = tokens[to];
  const isJoined = joint !== undefined && joiners.has(joint.lower);
  const isListed = to === verb && /,/.test(joint?.gap ?? '');
  if (!isJoined && !isListed) return false;
  const next = tokens.slice(isJoined ? to + 1 : to, verb);
  if (!next.every(({ lower }) => lightWords.has(lower))) return false;
  const article = [from - 1, from - 2, from - 3].find((at) =>
    articles.has(tokens[at]?.lower ?? ''),
  );
  if (article === undefined) return hasBefore(reading, from);
  const language = sentenceAt(reading, from)?.language ?? 'en';
  const isApart = particles.has(tokens[article - 1]?.lower ?? '');
  return (
    isVerbAt(reading, isApart ? article - 2 : article - 1, language) || hasBefore(reading, from)
  );
}

const joiners = wordSet('and then but et puis mais');

const particles = wordSet('up down off out away over back open');

/** `The house had long legs and walked`. */
function hasBefore({ tokens }: Reading, from: number): boolean {
  return tokens.slice(Math.max(0, from - 4), from).some(({ lower }) => having.test(lower));
}

const having =
  /^(?:had|has|have|having|grew|grows|grown|sprout\S+|got|wore|wears|avait|avaient|avais|ont|a|ai|ayant|portait|portaient)$/;

/** After these whoever does it is told next: `in walked my boss and said`, « arrivait ma mère ». */
const turned: Readonly<Record<Language, RegExp>> = {
  en: /^(?:said|asked|cried|shouted|came|went|walked|stood|sat|lay|ran|appeared|arrived|hung|flew|fell|emerged|entered)$/,
  fr: /^(?:arriv|ven|vin|surg|appar|pass|sort|entr|cri|répond|demand|dis)/,
};

const pasts = irregularEnglishBases();

function isVerbAt({ tokens }: Reading, at: number, language: Language): boolean {
  const word = tokens[at]?.lower ?? '';
  if (turned[language].test(word)) return false;
  if (language === 'en') return /..ed$/.test(word) || pasts.has(word);
  const hasHelp = /^(?:ai|a|as|avons|ont|avait|avaient|avais)$/.test(tokens[at - 1]?.lower ?? '');
  return /..(?:ait|aient|ais)$/.test(word)
    ? word !== 'mais' && word !== 'jamais'
    : hasHelp && /..(?:é|i|is|u|it)$/.test(word);
}
