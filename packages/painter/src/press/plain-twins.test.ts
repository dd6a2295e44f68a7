import { expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

/** The same plain dreams in both languages: what one shows the other does. */
test.each([
  ["The doctor tells me I'm pregnant.", /doctor speaks to the dreamer with a round belly/],
  ['Je trouve un billet de cinquante euros sous un banc.', /finds a bundle of notes/],
  ['I find a fifty euro note under a bench.', /finds a bundle of notes/],
  ['The queen is washing my dishes.', /^A queen washes a plate/],
  ['My husband leaves me for another woman and I cry.', /^(?!.*cries too)/],
  ['Flowers are growing on my arms.', /flowers are on the dreamer/],
  ['Des fleurs poussent sur mes bras.', /flowers are on the dreamer/],
  ['Je vole une voiture.', /^The dreamer steals a car/],
  ['I steal a necklace from a shop.', /^The dreamer steals a necklace/],
  ['The train leaves without me and my family is in it.', /^People stand in a train/],
  ['There is a snake in the toilet.', /^A snake is in a toilet/],
  ['Deux policiers arrêtent mon père.', /^Two police officers arrest a man/],
  ["I'm planting tomatoes.", /^The dreamer plants tomatoes/],
  ['A stranger takes a photo of me.', /^A person looks at the dreamer\.$/],
  ['Un inconnu me prend en photo.', /^A person looks at the dreamer\.$/],
  ['My mother is sewing me a blue dress.', /^A woman sews a blue dress/],
  ['Je bois un café dans un jardin.', /^The dreamer drinks in a garden/],
  ['Mes cheveux sont devenus verts.', /^The dreamer with green hair/],
  ['A woman with red hair is looking at me.', /^A woman with red hair looks/],
  ['A huge whale is swimming above the city.', /swims on the roofs of a city/],
  ['I throw a stone and a church window breaks.', /^The dreamer throws a stone/],
  ['On me donne une rose.', /^A person gives a rose to the dreamer/],
  ['They operate on me.', /^A person operates on the dreamer/],
  ['I look in the fridge and see a penguin.', /^A penguin is in a fridge/],
  ['Je suis en retard au travail et le bus est bloqué dans la neige.', /^A bus .* in the snow/],
  ['A thief climbs in through the window.', /^(?!.*mountains)/],
  ['Je casse un verre.', /^The dreamer breaks a glass/],
])('%s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});
