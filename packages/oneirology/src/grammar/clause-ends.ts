import { addressees, determiners, openers, subjects } from '#grammar/clause-words.ts';
import { conjugateEnglish } from '#morphology/english.ts';
import { isFrenchInfinitive } from '#morphology/french-verbs.ts';
import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

const and: WordSets = { fr: wordSet('et ou ni'), en: wordSet('and or nor') };
/** After these the dream itself goes on. */
const resuming: WordSets = {
  fr: wordSet('mais alors puis donc soudain ensuite'),
  en: wordSet('but so then suddenly and+then'),
};
/** What ends an act that is only told of, though not what is said. */
const afterAct: WordSets = {
  fr: wordSet('quand lorsque pendant parce car tandis comme'),
  en: wordSet('when while because as until before after though although'),
};
const prepositions: WordSets = {
  fr: wordSet("de d' du des à au aux dans sur sous avec sans pour par chez et ou qui que qu' en"),
  en: wordSet('of in on at with without for from to by and or who that which under over into'),
};
const auxiliaries: WordSets = {
  fr: wordSet(
    `est sont était étaient étais étions a ont avait avaient avais va vont ai as suis m' me se s' nous lui
    ne n' y en`,
  ),
  en: wordSet(
    "is are was were had has have 's did didn't could couldn't can would 'd might must will began kept",
  ),
};
const pasts = new Set(
  `come go run take give put hold bring say tell let hit catch see get keep leave send find shake lead
  sit stand lie break draw fall fight hide ride sing shut sleep steal strike wake wear eat drink fly swim
  grow turn begin become hear`
    .split(/\s+/)
    .flatMap((verb) => conjugateEnglish(verb).filter((form) => form !== verb)),
);

/** Whether a word looks like a verb that tells what happens. */
export function isTelling({ lower }: Token, language: Language): boolean {
  if (auxiliaries[language].has(lower)) return true;
  return language === 'fr'
    ? /..(?:ait|aient|ais|èrent|irent|urent)$/.test(lower)
    : (/[^e]ed$/.test(lower) && lower.length > 3) || (pasts.has(lower) && !lower.endsWith('ing'));
}

const bareEnd = /[.;:!?()–—«»“”"]/;

/** Whether words from a token on tell of somebody who does something: « et le chien mange ». */
export function opensMain(
  tokens: readonly Token[],
  at: number,
  to: number,
  language: Language,
): boolean {
  const first = tokens[at];
  if (first === undefined || at >= to) return false;
  if (subjects[language].has(first.lower)) return true;
  if (isTelling(first, language)) return true;
  if (!determiners[language].has(first.lower)) return false;
  for (let next = at + 2; next < Math.min(to, at + 5); next += 1) {
    const token = tokens[next];
    if (token === undefined || /[^\s'’-]/.test(token.gap)) return false;
    if (prepositions[language].has(token.lower)) return false;
    if (isTelling(token, language)) return true;
  }
  return false;
}

/** What a clause is of: of words that are said, or of an act that is only named. */
export type Extent = 'told' | 'act' | 'thing';

/** `Congratulations, it's a baby`, « vite, tu vas le rater »: what goes on is still said. */
function isSpokenTo(tokens: readonly Token[], at: number): boolean {
  const pair = `${tokens[at]?.lower ?? ''} ${tokens[at + 1]?.lower ?? ''}`;
  return /^(?:(?:you|your|you're|let|don't|tu|t'|ton|ta|tes|vous|votre) |(?:it|there|that) 's|c' est)/.test(
    pair,
  );
}

/** Where a clause that begins at a token ends: behind its last word. */
export function clauseEnd(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: Language,
  extent: Extent,
): number {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) return to;
    const { gap, lower } = token;
    if (at > from && bareEnd.test(gap)) return at;
    const isApart = at > from && gap.includes(',');
    if (isApart && extent !== 'told') return at;
    if (
      at > from &&
      resuming[language].has(lower) &&
      !openers[language].has(tokens[at + 1]?.lower ?? '')
    )
      return at;
    if (extent !== 'told' && at > from && afterAct[language].has(lower)) return at;
    if (and[language].has(lower) && at > from) {
      const next = tokens[at + 1]?.lower ?? '';
      if (openers[language].has(next) && next !== 'when' && next !== 'quand') continue;
      if (extent === 'thing' || opensMain(tokens, at + 1, to, language)) return at;
      if (resuming[language].has(next)) return at;
      // `A dress that she had made and dancing`.
      if (extent === 'act' && language === 'en' && /...ing$/.test(next)) return at;
    } else if (isApart && !isSpokenTo(tokens, at) && opensMain(tokens, at, to, language)) return at;
  }
  return to;
}

/** Where one goes without an article: `going to school`, `invited us to dinner`. */
const goneTo = wordSet(
  `school bed work church town hospital prison jail university uni college court heaven hell sea war class
  market mass dinner lunch breakfast tea supper home one two three hundreds`,
);

/** Whether an act begins behind `to` or « de ». */
export function isInfinitive(tokens: readonly Token[], at: number, language: 'fr' | 'en'): boolean {
  const word = tokens[at]?.lower ?? '';
  if (language === 'en') {
    if (tokens[at]?.capital === true || word === 'it' || goneTo.has(word)) return false;
    return !determiners.en.has(word) && !addressees.has(word);
  }
  for (let n = at; n < at + 4; n += 1) {
    const said = tokens[n]?.lower ?? '';
    if (isFrenchInfinitive(said)) return true;
    if (
      !/^(?:ne|pas|plus|me|m'|te|t'|se|s'|le|la|les|l'|lui|leur|y|en|nous|vous|jamais)$/.test(said)
    )
      return false;
  }
  return false;
}

/** How far behind its subject a verb may stand. */
const finiteReach = 6;
const joints = wordSet('and but when who which that while et mais quand qui que pendant');

/** Whether a verb that tells what happens stands in the words from a token on. */
export function hasFinite(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: 'fr' | 'en',
): boolean {
  for (let at = from; at < Math.min(to, from + finiteReach); at += 1) {
    const token = tokens[at];
    if (token === undefined || /[^\s'’-]/.test(token.gap)) return false;
    if (at > from && joints.has(token.lower)) return false;
    if (isTelling(token, language)) return true;
  }
  return false;
}
