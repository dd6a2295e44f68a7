/** Dreams told for the press, half of them in French: what `npm run press` prints when asked for them. */
import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';

const dreams = [
  'I was in our kitchen, and the whole kitchen was flooded up to my waist. My mother kept cooking at the stove, and a black cat watched us.',
  'Je courais dans la rue la nuit. Un homme sans visage me poursuivait.',
  'I was kissing a man in a green coat in the street while hundreds of birds fell from the sky.',
  'Des centaines d’araignées tombaient du plafond sur mon lit, dans ma chambre.',
  'My grandfather was dancing with a wolf in the forest.',
  'Un énorme éléphant flottait au-dessus de la mer et je nageais vers lui.',
  'A giant spider was sitting on the ceiling of my bedroom. I was hiding.',
  'Je volais au-dessus d’un champ avec un cheval blanc.',
  'I was drowning in the sea and nobody saw me.',
  'Ma sœur grimpait à un arbre immense, dans le jardin.',
  'A piano was burning in the middle of the street, and a child was dancing.',
  'Je portais un éléphant minuscule à travers la forêt.',
];

export const drawings = dreams.map((dream, seed) => {
  const scene = printSceneOf(withDeeds(dream, analyse(dream)));
  console.log(`${dream}\n  ${describePrint(scene, seed % 2 === 0 ? 'en' : 'fr')}`);
  return { name: String(seed), drawing: compose(scene, { seed }) };
});
