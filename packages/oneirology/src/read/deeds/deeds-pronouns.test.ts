import { expect, test } from 'vitest';
import { deedsOf } from '#testing/deeds-of.ts';

test.each([
  // A pronoun that takes up a thing.
  ['On m’avait greffé des mains de pianiste et elles jouaient sur la table.', 'hand play on:table'],
  ['I had new hands and they were playing the piano.', 'hand play piano'],
  ['J’ai retrouvé ma voiture. Elle était dans un arbre.', 'car stand in:tree'],
  ['Then I saw my car. It was in a tree.', 'car stand in:tree'],
  ['My husband loved our television and they laughed at me.', 'husband laugh dreamer'],
  // Its verb says that a pronoun nearer is not its subject.
  [
    'A crowd of people I went to school with were carrying me through the street.',
    'people carry dreamer through:street',
  ],
  ['Des gens que je connaissais me portaient dans la rue.', 'gens carry dreamer'],
  // Between a verb and its particle.
  ['There was a letter on the floor and my mother picked it up.', 'mother hold letter'],
  ['I held my phone and a man threw it away.', 'man throw mobile-phone'],
  // In what was named before.
  [
    'Ma valise était ouverte et le douanier plantait des tomates dedans.',
    'douanier dig tomato in:suitcase',
  ],
  [
    'My suitcase was open and my uncle was planting tomatoes in it.',
    'uncle dig tomato in:suitcase',
  ],
  ['There was a huge chair and a boy was sleeping on it.', 'boy sleep on:chair'],
  // A chair that somebody sits in watches nothing.
  ['Grandad was in his usual chair, watching the football.', 'grandad look american-football'],
  ['Des canards descendaient les marches un par un.', 'canard walk through:stairs'],
  ['My baby brother flew up to the ceiling.', 'my baby fly'],
])('%s', (text, deed) => {
  expect(deedsOf(text)).toContain(deed);
});

test.each([
  // What is asked or told, and of what.
  ['My nan asked me to pass the biscuits.', 'nan speak dreamer with:cookie'],
  ['My neighbour asked me if I could move my car.', 'neighbour speak dreamer with:car'],
  ['My uncle told me about his boat.', 'uncle speak dreamer with:boat'],
  ['Mon voisin m’a demandé si je pouvais déplacer ma voiture.', 'voisin speak dreamer with:car'],
  ['Ma grand-mère me demandait de passer les biscuits.', 'grand-mère speak dreamer with:cookie'],
  ['Mon oncle me disait que son bateau était perdu.', 'oncle speak dreamer with:boat'],
])('what is asked, and of what: %s', (text, deed) => {
  expect(deedsOf(text)).toContain(deed);
});
