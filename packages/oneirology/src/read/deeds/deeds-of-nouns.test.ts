import { expect, test } from 'vitest';
import { analyseWhole } from '#deeds.ts';
import type { Language } from '#text/language.ts';

function deedsOf(text: string, language: Language): string[] {
  return (analyseWhole(text, { language }).deeds ?? [])
    .filter(({ act }) => act !== 'stand')
    .map(({ who, act, whom }) => [who, act, whom].filter((one) => one !== undefined).join(' '));
}

test.each([
  'Je suis dans une maison vide.',
  'Je suis sur la scène d’un théâtre vide.',
  'Il y a une rue calme et une rivière sèche.',
  'Je suis devant une fenêtre cassée.',
  'Il y a une chaise renversée et une vitre brisée.',
  'Je suis devant une montre cassée.',
  'Je suis devant un mur peint en bleu.',
  'Je suis devant une vieille tombe.',
  'Je suis devant ma propre tombe.',
  'Je suis au bord d’une haute marche.',
])('a noun is so, and nobody does it: %s', (text) => {
  expect(deedsOf(text, 'fr')).toEqual([]);
});

test.each([
  'I am near the smashed cup.',
  'I am near the steep climb.',
  'I was at the end of the long walk.',
  'There was a boat ride.',
])('an English noun is so, and nobody does it: %s', (text) => {
  expect(deedsOf(text, 'en')).toEqual([]);
});

test.each([
  ['Ma mère vide la bouteille.', 'fr', 'c1 tend bottle'],
  ['Je vide une bouteille.', 'fr', 'dreamer tend bottle'],
  ['Mon père ouvre la porte.', 'fr', 'c1 open door'],
  ['J’ai cassé la fenêtre.', 'fr', 'dreamer break window'],
  ['Ma sœur tombe.', 'fr', 'c1 fall'],
  ['Un homme assis sur un banc.', 'fr', 'c1 sit'],
  ['La petite fille marche.', 'fr', 'c1 walk'],
  ['Ma propre sœur tombe.', 'fr', 'c1 fall'],
  ['My father smashed the cup.', 'en', 'c1 break cup'],
  ['I broke the window.', 'en', 'dreamer break window'],
] as const)('a verb is a deed still: %s', (text, language, deed) => {
  expect(deedsOf(text, language)).toContain(deed);
});

test.each([
  ['Il y a une porte ouverte au fond du couloir.', 'door open'],
  ['Je suis devant une grande porte ouverte.', 'door open'],
  ['Il y avait un livre ouvert sur la table.', 'book open'],
  ['Je suis devant une tombe ouverte.', 'gravestone open'],
])('what is open is so by itself: %s', (text, deed) => {
  expect(deedsOf(text, 'fr')).toEqual([deed]);
});

test.each([
  ['J’ai remis le courant.', 'dreamer run'],
  ['À la fin ils étaient trente à nous dire chut.', 'dreamer fall'],
  ['J’ouvre le capot, ça me mord.', 'dreamer bite'],
])('a namesake of a verb is none, and « ça » does what it does: %s', (text, deed) => {
  expect(deedsOf(text, 'fr').join()).not.toContain(deed);
});

test('a grave that is seen falls nowhere', () => {
  expect(deedsOf('J’ai vu ma propre tombe.', 'fr').join(' ')).not.toContain('fall');
  expect(deedsOf('Il creusait une nouvelle tombe.', 'fr').join(' ')).not.toContain('fall');
  const { symbols } = analyseWhole('Je regardais ma propre tombe.', { language: 'fr' });
  expect(symbols.map(({ id }) => id)).not.toContain('falling');
});
