import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { printSceneOf } from '#press/scene-of.ts';

function words(dream: string): string {
  const scene = printSceneOf(withDeeds(dream, analyse(dream)));
  return describePrint(compose(scene, { seed: 1 }).scene, 'en');
}

/** Where somebody or something is, told in the plainest turns of both languages. */
test.each([
  ['In the wardrobe there was a lion.', /^A lion is in a wardrobe/],
  ['Dans la baignoire, il y avait un requin.', /^A shark is in a bathtub/],
  ['Sous le lit il y avait un crocodile.', /^A crocodile stands under a bed/],
  ['Inside the fridge was a tiny man.', /^A tiny man stands in a fridge/],
  ['On my bed lay a wolf.', /^A wolf lies on a bed/],
  ['Sur mon lit dormait un loup.', /^A wolf sleeps on a bed/],
  ['There was my grandmother in the box.', /old woman stands in a box/],
  ['My hands were covered in ants.', /ants are on the dreamer/],
  ['I found myself on a raft in the middle of the sea.', /^(?!.*double)/],
  ['I rode a bicycle under water.', /under water/],
  ['Je marchais sur l’eau.', /walks in the sea/],
  ['An elephant was sitting in my chair.', /^An elephant sits in a chair/],
  ['My grandmother was flying over the roofs on a broom.', /flies on a broom above the roofs/],
  ['A boat was sailing through the field.', /^A boat floats in a field/],
  ['J’étais dans une cage et des oiseaux me regardaient.', /The dreamer stands in a cage/],
  ['My phone was melting in my hand.', /holds a melting mobile phone/],
  ['I was on a swing above the clouds.', /sits on a swing/],
  ['J’ai trouvé un chien abandonné sur la route.', /^(?!.*empty)/],
  ['I was swallowed by a whale.', /^A whale swallows the dreamer (?!.*kitchen)/],
  ['The dead were sitting around our kitchen table.', /^People sit/],
  ['I found a mask of a fox in my bed.', /^(?!.*(?:a|and) fox)/],
  ['Mon voisin portait un masque de lapin.', /^(?!.*rabbit)/],
  ['There was a painting of a horse above the sofa.', /^(?!.*horse)/],
  ['Une photo de mon oncle tombait du mur.', /^(?!.*man)/],
  ['My aunt turned her back on me in the kitchen.', /^A woman walks away from the dreamer/],
  ['Mon père me tournait le dos dans la cuisine.', /^A man turns away from the dreamer/],
  ['My mother turned her back on me at the wedding.', /^(?!.*holds hands)/],
  ['I was looking for the way to the kitchen in a huge hospital.', /in a hospital/],
  ['Je cherchais la porte de la salle de bains dans le grenier.', /in an attic/],
  ['Du sang coulait des murs de ma chambre et montait jusqu’au plafond.', /bedroom full of blood/],
  ['Milk was rising to the ceiling of my office.', /office full of milk/],
  ['Water came out of the walls and rose to my waist.', /flooded living room/],
  ['L’eau sortait de la télé et montait jusqu’aux genoux.', /flooded living room/],
  ['My boss was walking backwards down the stairs.', /on a great staircase/],
  ['Ma voisine descendait l’escalier à reculons.', /^A .* walks down on a great staircase/],
  ['The lift went through the roof of the building.', /^A lift flies/],
  ['The floor was soft, like butter, and my feet sank into it.', /^Feet/],
  ['I was fly fishing with my uncle.', /^(?!.*flies)/],
  ['Mon frère et moi marchions sur l’eau.', /in the sea/],
  ['Chez le dentiste, on m’arrachait des plumes au lieu des dents.', /[Ff]eathers.* hospital/],
  ['I jumped and instead of falling I floated.', /^The dreamer floats/],
  ['Au lieu de tomber, je flottais au-dessus des maisons.', /^The dreamer floats/],
  ['Mon chat parlait avec la voix de ma tante.', /^A cat talks(?!.*woman)/],
  ['Je me suis retrouvée dans une gare.', /^The dreamer stands/],
  ['My daughter flew away with a red balloon.', /^(?!.*hot-air)/],
  ['I fed my hamster but it had grown legs and was running away.', /hamster runs away/],
  ['They were burying me alive.', /^People bury the dreamer/],
  ['On m’enterrait dans le jardin.', /buries the dreamer in a garden/],
  ['My teddy was huge and he carried me over the town.', /^A giant teddy bear carries the dreamer/],
  ['I opened the wardrobe and bees came out.', /^Bees come out/],
  ['Je nageais dans une piscine remplie de café.', /swimming pool of coffee/],
  ['Un hibou descendait du plafond au-dessus de mon lit.', /in a bedroom/],
  ['My uncle was the size of a fork.', /^A tiny man/],
  ['Ma tante était grosse comme une tasse.', /^A tiny woman/],
  ['My friend was marrying a tree.', /marries a tree/],
  ['Ma cousine se mariait avec un arbre.', /marries a tree/],
  ['They forced me to eat a shoe.', /^The dreamer eats a shoe/],
  ['Il m’obligeait à manger une chaussure.', /^The dreamer eats a shoe/],
  ['My heart was beating and I ran.', /^The dreamer runs/],
  ['Mon fils tenait un cœur qui battait.', /^(?!.*beats)/],
  ['Un loup poussait de l’autre côté de la porte.', /^(?!.*growing)/],
  ['We painted the wall black and my cat was singing.', /^A cat sings/],
  ['A crowd of people with no heads stood in the street.', /[Ff]aceless people/],
  ['Les enfants n’avaient pas de tête.', /[Ff]aceless children/],
  ['I was playing the piano and a tooth fell out.', /in a living room/],
  ['I was on a boat with my ex and the boat was sinking.', /A man sits on the boat too/],
])('%s', (dream, shown) => {
  expect(words(dream)).toMatch(shown);
});
