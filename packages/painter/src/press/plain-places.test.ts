import { expect, test } from 'vitest';
import { sceneTold, wordsTold } from '#testing/told.ts';

test.each([
  ['Par la fenêtre de ma chambre je vois la mer.', /bedroom.*Outside, the sea/],
  ['Je vois la mer par la fenêtre de ma chambre.', /bedroom.*Outside, the sea/],
  ['Je regarde par la fenêtre et je vois des milliers d’oiseaux noirs.', /Outside, .*black birds/],
  ['Through the window I saw my dead father in the garden.', /Outside, a man .* in a garden/],
  ['I look out of the window and the street is full of water.', /Outside, a flooded street/],
  ['J’ouvre le frigo et il y a la mer dedans.', /kitchen.*another world, the sea/],
  ['I open the drawer and there is a tiny city inside.', /the drawer holds another world/],
])('what is behind a window or in a thing is not all around: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  'La glace se brise sous mes pieds.',
  'The ice cracks under us.',
  'The floor breaks open under me.',
  'Le sol se fissure sous mes pieds dans la rue.',
])('the ground breaks under whoever stands there: %s', (dream) => {
  expect(sceneTold(dream).placeChanges).toContain('broken');
  expect(wordsTold(dream)).toMatch(/ground breaks|crumbling/);
});

test.each([
  ['Un public de chats m’écoute chanter.', /^Cats /],
  ['An army of ants marches through my kitchen.', /^Ants /],
  ['Une famille d’ours mange dans ma cuisine.', /^Bears /],
  ['My mother cuts my hair.', /^A woman cuts the hair of the dreamer/],
  ['Quelqu’un me coupe les cheveux.', /^A person cuts the hair of the dreamer/],
  ['Mon téléphone fond dans ma main.', /a melting mobile phone/],
  ['Mon patron est assis nu sur mon canapé.', /^A naked boss/],
  ['I find a hidden door behind the wardrobe.', /finds a door/],
  ['Je monte un escalier vers une porte rouge qui flotte.', /climbs towards/],
])('plain dreams are told plainly: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});
