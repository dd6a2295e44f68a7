import { expect, test } from 'vitest';
import type { DemoDream } from '#demo/demo-dream.ts';
import { demoDreamers } from '#demo/dreamers.ts';
import { englishDreams } from '#demo/dreams-en.ts';
import { frenchDreams } from '#demo/dreams-fr.ts';
import { longDreams } from '#demo/long-dreams.ts';
import { passersBy } from '#demo/seed.ts';

const communityDreams = [...frenchDreams, ...englishDreams];
const allDreams = [...communityDreams, ...longDreams];
const languageOf = new Map(demoDreamers.map(({ username, language }) => [username, language]));
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** What a visitor on a first evening should be able to come across, in one language or the other. */
const settings: Record<string, RegExp> = {
  sea: /\bla mer\b|\bsea\b/i,
  'under water': /fond de la mer|bottom of the lake/i,
  lake: /\blac\b|\blake\b/i,
  river: /fleuve|rivière|\briver\b/i,
  beach: /\bbeach\b|plage/i,
  forest: /\bbois\b|forêt|hêtres|\bforest\b/i,
  mountain: /montagne|\bhills?\b/i,
  desert: /désert|\bdesert\b/i,
  field: /\bfield\b|\bchamp\b/i,
  garden: /verger|\bgarden\b/i,
  'sky and space': /bord de la lune|space station/i,
  street: /\brues?\b|\bstreet\b/i,
  road: /\broute\b|sur la 175|\bplow on 61\b/i,
  bridge: /\bpont\b|\bbridge\b/i,
  station: /\bgare\b|\bstation clock\b/i,
  airport: /aéroport|\bairport\b/i,
  supermarket: /supermarché|supermarket/i,
  market: /marché|\bmarket\b/i,
  office: /bureau|réunion|ministry/i,
  theatre: /en scène|backstage/i,
  museum: /musée|museum/i,
  library: /bibliothèque|library/i,
  church: /pasteur|choir mistress/i,
  hospital: /hôpital|\bward\b/i,
  school: /lycée|école|invigilator/i,
  hotel: /hôtel|motel/i,
  corridor: /couloir|corridor/i,
  stairs: /escalier|ladder/i,
  bedroom: /chambre|\bbed\b/i,
  kitchen: /cuisine|kitchen/i,
};

test('the community is lively: sixty dreams and more, half of them French', () => {
  expect(communityDreams.length).toBeGreaterThanOrEqual(64);
  expect(Math.abs(frenchDreams.length - englishDreams.length)).toBeLessThanOrEqual(2);
  expect(longDreams.map(languageOfDream).filter((language) => language === 'fr')).toHaveLength(4);
  expect(longDreams.map(languageOfDream).filter((language) => language === 'en')).toHaveLength(4);
});

test('dreamers are distinct, well named, and each of them tells dreams in their own language', () => {
  expect(demoDreamers.length).toBeGreaterThanOrEqual(14);
  expect(demoDreamers.length).toBeLessThanOrEqual(18);
  expect(languageOf.size).toBe(demoDreamers.length);
  for (const { username } of demoDreamers) {
    expect(username).toMatch(/^[a-z0-9._-]{3,30}$/);
    expect(communityDreams.filter((dream) => dream.dreamer === username).length).toBeGreaterThan(2);
  }
  expect(new Set(frenchDreams.map(languageOfDream))).toEqual(new Set(['fr']));
  expect(new Set(englishDreams.map(languageOfDream))).toEqual(new Set(['en']));
});

test.each(allDreams.map((dream) => [dream.title ?? dream.content.slice(0, 40), dream] as const))(
  'a dream keeps the limits of the contract: %s',
  (_name, dream) => {
    expect(lengthOf(dream.content)).toBeGreaterThan(0);
    expect(lengthOf(dream.content)).toBeLessThanOrEqual(500);
    expect(lengthOf(dream.report ?? '')).toBeLessThanOrEqual(20_000);
    expect(lengthOf(dream.title ?? '')).toBeLessThanOrEqual(120);
    expect(dream.tags.length).toBeGreaterThan(0);
    expect(dream.tags.length).toBeLessThanOrEqual(12);
    expect(new Set(dream.tags).size).toBe(dream.tags.length);
    for (const tag of dream.tags) {
      expect(tag).toBe(tag.trim().toLowerCase());
      expect(lengthOf(tag)).toBeLessThanOrEqual(30);
    }
    expectWhole(dream.daysAgo, 0, 320);
    expectWhole(dream.hour ?? 0, 0, 23);
    expectWhole(dream.lucidity ?? 0, 0, 10);
    expectWhole(dream.vividness ?? 0, 0, 10);
  },
);

test.each(allDreams.map((dream) => [dream.title ?? dream.content.slice(0, 40), dream] as const))(
  'a dream is set as its language is printed: %s',
  (_name, dream) => {
    const texts = [dream.title ?? '', dream.content, dream.report ?? '', ...dream.tags];
    expect(texts.flatMap((text) => typographyFaults(text, languageOfDream(dream)))).toEqual([]);
  },
);

test('a careless French line is caught, whatever its fault', () => {
  const nbsp = '\u00a0';
  const narrow = '\u202f';
  expect(typographyFaults(`Elle dit${nbsp}: «${nbsp}Viens${narrow}!${nbsp}»`, 'fr')).toEqual([]);
  expect(typographyFaults("l'eau", 'fr')).toEqual(['straight quote or apostrophe']);
  expect(typographyFaults('Viens !', 'fr')).toEqual(['no narrow space before ; ! ?']);
  expect(typographyFaults('Viens?', 'fr')).toEqual(['no narrow space before ; ! ?']);
  expect(typographyFaults('Elle dit : viens', 'fr')).toEqual(['no no-break space before :']);
  expect(typographyFaults(`« Viens${nbsp}»`, 'fr')).toEqual(['no no-break space inside « »']);
  expect(typographyFaults('Attends...', 'fr')).toEqual(['three full stops for an ellipsis']);
  expect(typographyFaults('Come  here', 'en')).toEqual(['two spaces']);
  expect(typographyFaults('Come here !', 'en')).toEqual(['space before punctuation']);
});

test('likes come from other dreamers, once each, and only where others can read', () => {
  for (const { dreamer, likes, visibility } of allDreams) {
    expect(new Set(likes).size).toBe(likes.length);
    expect(likes.length).toBeLessThanOrEqual(12);
    expect(likes).not.toContain(dreamer);
    expect(likes.filter((username) => !languageOf.has(username))).toEqual([]);
    if (visibility === 'private') expect(likes).toEqual([]);
  }
});

test('no dream is told twice', () => {
  for (const facet of [
    (dream: DemoDream) => dream.content,
    (dream: DemoDream) => dream.title ?? dream.content,
    (dream: DemoDream) => dream.content.slice(0, 24),
    (dream: DemoDream) => `${dream.dreamer}, ${dream.daysAgo} nights ago`,
  ]) {
    expect(duplicatesIn(allDreams.map(facet))).toEqual([]);
  }
});

test('a long dream is whole in its report, and its content quotes it sentence by sentence', () => {
  for (const { content, report = '' } of longDreams) {
    const words = report.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(700);
    expect(lengthOf(report)).toBeGreaterThan(500);
    let from = 0;
    for (const sentence of content.split(/(?<=[.!?][”\u00a0»]{0,2}) (?=\p{Lu})/u)) {
      const at = report.indexOf(sentence, from);
      expect(at, sentence).toBeGreaterThanOrEqual(from);
      from = at + sentence.length;
    }
  }
});

test.each(Object.entries(settings))('somebody dreamt of this place: %s', (_place, words) => {
  expect(allDreams.filter(({ content }) => words.test(content)).length).toBeGreaterThan(0);
});

test('every mood, category and kind of dream is met, and warnings stay rare', () => {
  const moods = communityDreams.map(({ mood }) => mood);
  for (const mood of [-2, -1, 0, 1, 2] as const) expect(count(moods, mood)).toBeGreaterThan(4);
  const categories = communityDreams.map(({ category }) => category);
  expect(new Set(categories).size).toBe(8);
  for (const category of categories) expect(count(categories, category)).toBeGreaterThan(2);
  const types = communityDreams.flatMap((dream) => dream.types);
  expect(new Set(types).size).toBe(7);
  for (const type of types) expect(count(types, type)).toBeGreaterThan(2);
  expect(communityDreams.filter(({ warnings }) => warnings.length > 0).length).toBeLessThan(8);
});

test('the nights are spread over the year', () => {
  const seasons = new Set(communityDreams.map(({ daysAgo }) => Math.floor(daysAgo / 80)));
  expect([...seasons].sort()).toEqual([0, 1, 2, 3]);
});

function languageOfDream({ dreamer }: DemoDream): 'fr' | 'en' {
  const language = languageOf.get(dreamer);
  if (language === undefined) throw new Error(`Nobody is called ${dreamer}`);
  return language;
}

function lengthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}

function expectWhole(value: number, least: number, most: number): void {
  expect(Number.isInteger(value)).toBe(true);
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

function duplicatesIn(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function count<T>(values: readonly T[], wanted: T): number {
  return values.filter((value) => value === wanted).length;
}

function typographyFaults(text: string, language: 'fr' | 'en'): string[] {
  const rules: Record<string, RegExp> =
    language === 'fr'
      ? {
          'no narrow space before ; ! ?': /(?<![\u202f!?])[;!?]/u,
          'no no-break space before :': /(?<!\u00a0):/u,
          'no no-break space inside « »': /«(?!\u00a0)|(?<!\u00a0)»/u,
        }
      : { 'space before punctuation': /\s[;:!?,.]/u };
  return Object.entries({
    'straight quote or apostrophe': /['"]/u,
    'three full stops for an ellipsis': /\.\.\./u,
    'two spaces': / {2}/u,
    ...rules,
  })
    .filter(([, fault]) => fault.test(text))
    .map(([name]) => name);
}

test('a dream has more readers than likes, by a measure of its own', () => {
  const shares = allDreams
    .filter(({ likes }) => likes.length > 0)
    .map((dream) => dream.likes.length / (dream.likes.length + passersBy(dream).length));
  expect(Math.max(...shares)).toBeLessThan(0.5);
  expect(new Set(shares).size).toBeGreaterThan(shares.length / 2);
});
