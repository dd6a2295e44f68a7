import { emotionNames, listed } from '#compose/words.ts';
import type { EmotionClass } from '#schema.ts';
import { englishFunctionWords } from '#text/function-words.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

/** French nouns in h before which nothing is elided: « un rêve de hibou ». */
const breathed = wordSet(
  `hache haie hall halte hamac hamster handicap hangar haricot harpe hasard hauteur haut hérisson
  héros hibou honte hockey hors housse hutte homard hérissons hamsters hiboux héron hérons onze oui
  yaourt yacht yoga ouistiti`,
);
/** English nouns that take no article: of what is poured, felt or not counted. */
const uncounted = wordSet(
  `water rain snow lightning thunder wind fog ice heat cold sand mud grass hay coral fire smoke ash
  light darkness glass money gold medicine trash garbage hair blood skin bone food bread meat milk
  cheese wine coffee tea sugar rice soup candy hunger poison salt illness work war theft death dying
  suicide love childhood prayer springtime spring summer autumn fall winter silence noise laughter
  music sleep invisibility writing escape dusk dawn night sunset sunrise school prison home space sex
  magic metamorphosis red blue green yellow white black purple grey gray orange pink weather mist
  drowning nature furniture luggage jewelry jewellery clothing traffic paper wood metal stone chocolate
  fruit fish corn wheat beer alcohol oil gas electricity sunlight moonlight sunshine pregnancy
  unpreparedness surgery television tv jungle hail sleet frost steam dust dirt soil clay seaweed
  shopping divorce exercise traveling travelling cake cream butter chicken beef pork pasta pizza
  ice-cream soccer football tennis golf baseball basketball christmas help homework`,
);
/** What there is one of. */
const unique = wordSet('sea ocean sky sun moon countryside internet universe earth beach river');
/** Nouns in -ing that are things; the others are acts, which take no article. */
const thingsInIng = wordSet(
  'building ring king wing painting drawing ceiling string spring swing wedding thing meeting being clothing earring evening morning crossing',
);
const plurals = wordSet('teeth feet people men women children mice geese leaves police cattle');

/** `a town`, `the sea`, `water`, `flying`: a noun of the dream as an English sentence takes it. */
export function withArticle(noun: string): string {
  const words = noun.split(' ');
  const head = words.at(-1) ?? noun;
  if (words.length > 1 && englishFunctionWords.has(words[0] ?? '')) return noun;
  if (unique.has(noun)) return `the ${noun}`;
  const isAct = isActOf(words);
  const isMany = plurals.has(head) || (/[^s]s$/.test(head) && !/(?:us|is)$/.test(head));
  if (isAct || isMany || uncounted.has(head)) return noun;
  if (words.includes('of') && uncounted.has(words[0] ?? '')) return noun;
  const isVowel = /^(?:[aeio]|u(?!ni|s[aeiu]|r[aei])|hour|heir)/.test(noun);
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

/** `flying`, `being lost`, but no `waiting room`. */
function isActOf(words: readonly string[]): boolean {
  const [first = ''] = words;
  const isGerund =
    /ing$/.test(first) && (words.length === 1 || /^(?:being|losing|going)$/.test(first));
  return isGerund && !(words.length === 1 && thingsInIng.has(first));
}

/** « de mer », « d’eau », « de hibou ». */
export function withDe(noun: string): string {
  const isElided = /^[aeiouyhàâéèêëîïôöûüœæ]/.test(noun) && !breathed.has(noun.split(' ')[0] ?? '');
  return isElided ? `d’${noun}` : `de ${noun}`;
}

/** Feelings as the end of a sentence: « où se disent la joie et peut-être la surprise ». */
export function feelingsClause(
  sure: readonly EmotionClass[],
  unsure: readonly EmotionClass[],
  language: Language,
): string {
  const names = emotionNames[language];
  const isAllUnsure = sure.length === 0;
  const named = [...sure, ...unsure].map((kind, index) => {
    const maybe = language === 'fr' ? 'peut-être ' : isAllUnsure ? '' : 'perhaps ';
    return `${index === sure.length ? maybe : ''}${names[kind]}`;
  });
  if (language === 'en') {
    return `that ${isAllUnsure ? 'perhaps ' : ''}speaks of ${listed(named, language)}`;
  }
  return `où se ${named.length > 1 ? 'disent' : 'dit'} ${listed(named, language)}`;
}
