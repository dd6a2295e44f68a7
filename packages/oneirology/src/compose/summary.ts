import { mentionThreshold } from '#classes.ts';
import { feelingsClause, withArticle, withDe } from '#compose/phrases.ts';
import { imageNoun, listed, spokenLanguage, tellingSymbols } from '#compose/words.ts';
import type { Words } from '#lexicon/written.ts';
import type { Character, DreamAnalysis } from '#schema.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

export type Summarised = Pick<
  DreamAnalysis,
  'language' | 'settings' | 'symbols' | 'characters' | 'emotions'
>;

/** How many images, and how many people, one sentence takes. */
const mostImages = 3;
const mostPeople = 2;

/**
 * One sentence about the dream in its own language, as a person would write it, made only of findings
 * that are shown: « Un rêve de mer et de bateau, en plein air, avec votre sœur, où se dit la joie. »
 * Empty where there are none. What is less than sure is said with « peut-être », `perhaps`.
 */
export function summaryOf(findings: Summarised, words: Words): string {
  const language = spokenLanguage(findings.language.code);
  const images = imagesOf(findings, language, words);
  const place = placeOf(findings, language);
  const people = peopleOf(findings, language);
  const feelings = feelingsOf(findings, language);
  if (images === '' && people === '' && place === '' && feelings === '') return '';
  const dream = language === 'fr' ? 'Un rêve' : 'A dream';
  if (images === '' && people === '') {
    const placed = place === '' ? '' : ` ${place}`;
    const comma = place === '' || feelings === '' ? '' : ',';
    return `${dream}${placed}${comma}${feelings === '' ? '' : ` ${feelings}`}.`;
  }
  const parts = [`${dream}${images === '' ? '' : ` ${images}`}`];
  if (place !== '') parts.push(place);
  if (people !== '') parts.push(people);
  if (feelings !== '') parts.push(feelings);
  const [head = '', second, ...rest] = parts;
  // « Un rêve avec votre mère », `A dream set outdoors`: after the bare noun no comma stands.
  const isBare = images === '';
  const start = second === undefined ? head : `${head}${isBare ? '' : ','} ${second}`;
  return `${[start, ...rest].join(', ')}.`;
}

/** Characters who are images too. */
const beings = new Set(['animal', 'imaginary', 'dead']);
/** A colour is a quality of things, and no image by itself. */
const colours = wordSet('colour red blue green yellow white black purple grey');

function imagesOf(findings: Summarised, language: Language, words: Words): string {
  const nouns: string[] = [];
  const people = new Set(
    findings.characters.flatMap(({ identity, label }) => (beings.has(identity) ? [] : label)),
  );
  for (const symbol of tellingSymbols(findings)) {
    const noun = colours.has(symbol.id) ? undefined : imageNoun(symbol, language, words);
    if (noun === undefined || people.has(noun)) continue;
    if (!nouns.includes(noun)) nouns.push(noun);
    if (nouns.length === mostImages) break;
  }
  if (nouns.length === 0) return '';
  if (language === 'fr') return listed(nouns.map(withDe), language);
  return `of ${listed(nouns.map(withArticle), language)}`;
}

function placeOf({ settings }: Summarised, language: Language): string {
  const places = new Set(settings.filter(({ shown }) => shown).map(({ place }) => place));
  const inside = places.has('indoor');
  const outside = places.has('outdoor');
  if (inside && outside) {
    return language === 'fr' ? 'entre dedans et dehors' : 'both indoors and out';
  }
  if (inside) return language === 'fr' ? 'à l’intérieur' : 'set indoors';
  if (outside) return language === 'fr' ? 'en plein air' : 'set outdoors';
  return '';
}

/** Nobody in particular, or already among the images. */
const unnamed = new Set(['uncertain', 'animal', 'imaginary', 'dead', 'prominent']);
/** Terms that say of whom they are: « mes enfants », `my baby`. */
const owned = /^(?:mon|ma|mes|notre|nos|my|our|son|sa|ses|leurs?|his|her|their) /;
/** Nouns of one person that are feminine for everybody. */
const feminine = wordSet('personne connaissance célébrité vedette star');
const uncountedPeople = wordSet('police famille army staff navy family parents relatives folks');

function peopleOf({ characters }: Summarised, language: Language): string {
  const people = [...characters]
    .filter(({ shown, identity }) => shown && !unnamed.has(identity))
    .sort((a, b) => b.evidence.length - a.evidence.length)
    .flatMap((character) => called(character, language) ?? []);
  const named = [...new Set(people)].slice(0, mostPeople);
  if (named.length === 0) return '';
  return `${language === 'fr' ? 'avec' : 'with'} ${listed(named, language)}`;
}

/** Bonds that a dreamer has with one person at a time. */
const bonds =
  /^(?:boyfriend|girlfriend|fianc|roommate|best |meilleur|copain|copine|petite? ami|coloc)/;

/** « votre mère », `a policeman`, « Lucie »; groups whose number the term hides are left out. */
function called(character: Character, language: Language): string | undefined {
  const { label, number, identity, gender } = character;
  const isName = label[0] !== label[0]?.toLowerCase();
  if (isName) return label;
  if (owned.test(label) || uncountedPeople.has(label) || number === 'group') return undefined;
  if (identity === 'family' || bonds.test(label))
    return language === 'fr' ? `votre ${label}` : `your ${label}`;
  if (language === 'en') return withArticle(label);
  const isFeminine = gender === 'female' || feminine.has(label.split(' ')[0] ?? '');
  return `${isFeminine ? 'une' : 'un'} ${label}`;
}

function feelingsOf({ emotions }: Summarised, language: Language): string {
  const shown = emotions.filter((emotion) => emotion.shown);
  const sure = [...new Set(shown.filter(({ p }) => p >= mentionThreshold).map((e) => e.class))];
  const unsure = [...new Set(shown.map((e) => e.class))].filter((kind) => !sure.includes(kind));
  if (sure.length + unsure.length === 0) return '';
  return feelingsClause(sure, unsure, language);
}
