import { expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

test.each([
  ['Je conduisais sur une route de montagne.', /drives a car on a road, /],
  ['I walked around the market completely naked apart from my badge.', /dreamer, naked,/],
  ['Je suis tombé sur un vieux piano dans la forêt.', /finds a piano/],
  ['I bumped into my old teacher in the street.', /finds a teacher/],
  ['J’essayais de monter la télévision à l’étage.', /carries a television/],
  ['Je lui tenais la lampe pendant qu’il réparait la voiture.', /holds a lantern/],
  ['Ma mère me tenait la porte.', /woman holds a door/],
  ['Je faisais flotter des bateaux dans la baignoire.', /^Boats float/],
  ['I took the horse’s blood pressure in a hospital room.', /busy with a horse/],
  ['J’accouchais toute seule dans mon salon.', /gives birth to a baby in a living room/],
  ['I gave birth in the bathtub and what came out was an orange kitten.', /birth to an orange kit/],
  ['I left the baby on the roof of the car.', /leaves a baby on a car/],
  ['We danced up on the ceiling and the band was playing below us.', /on the ceiling/],
  [
    'My brother and I were fishing in a boat on the river.',
    /dreamer holds a fishing rod in a boat/,
  ],
  [
    'My brother played with a train on the floor of the living room.',
    /tiny train in a living room/,
  ],
  ['A dog bit my foot in the street.', /^A dog bites the dreamer/],
  [
    'The car rolled down the hill with my brother asleep inside.',
    /^A car rolls .*man sleeps in the car/,
  ],
  ['The nurse put the baby in a drawer of the filing cabinet.', /baby in a filing cabinet/],
])('ordinary words do what they mean: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  [
    'My teeth fell out in front of all my colleagues.',
    /^The dreamer loses teeth before coll.*office/,
  ],
  ['Toutes mes dents sont tombées d’un coup.', /^The dreamer loses teeth/],
  ['Les dents de mon frère tombaient.', /^A man loses teeth/],
  ['Hundreds of teeth fell from the sky.', /^Hundreds of teeth fall/],
])('teeth fall out of whose they are: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['Our house was burning and I went in and out with photo albums.', /house in a garden/],
  ['Je tombais d’un immeuble. Aux fenêtres des gens dînaient.', /falls in a street/],
])('what is told from outside is seen from there: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['I had lost my dog in the fog and I kept calling.', /dog/],
  ['J’avais perdu mes vaches dans le brouillard.', /cow/],
  ['My brother hooked something huge and I held him.', /giant/],
  ['I gave birth and it was an orange kitten.', /orange(?! kitten)/],
  ['A pig gave birth in the farmyard.', /baby/],
])('who is lost, or has no name, is not shown: %s', (dream, words) => {
  expect(wordsTold(dream)).not.toMatch(words);
});
test.each([
  [
    'I was swimming across a river with my sister on my back.',
    /carries a woman on their back by a river/,
  ],
  ['Je montais sur le toit avec mon chien dans les bras.', /climbs on the roofs .* carries a dog/],
  [
    'A woman with a baby in her arms was crying on the bridge.',
    /^A woman cries on a bridge, .* She carries a baby/,
  ],
  ['I was flying with my daughter in my arms.', /flies .*A girl flies too/],
  ['I was flying over the city, holding my little brother’s hand.', /A boy flies too/],
  ['I held my father’s hand in the hospital.', /holds hands with a man/],
  ['I was walking with my dead grandmother along a beach.', /old woman/],
  ['Je cachais mes enfants dans la cave.', /hides in a cellar. Children hide too/],
])('who is held is with whoever holds them: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['A man stood at the end of my bed watching me and I could not move.', /dreamer lies on a bed/],
  ['Je volais au-dessus de mon lit et je me voyais dormir.', /in a bedroom. A double .* sleeps/],
  ['I was stuck in the mud and a train was coming at me.', /^A train comes towards the dreamer/],
  ['My house had no roof and it was raining on my bed.', /in a bedroom, in the rain/],
  ['J’ai appelé mon mari mais il dormait.', /dreamer shouts .*A man sleeps/],
])('typical nights are shown as told: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['Le prof m’a tendu une copie toute blanche.', /hands a page to the dreamer/],
  ['My ex was in the supermarket with a baby in his trolley.', /baby sits in a shopping trolley/],
  ['Une femme passait dans la rue avec un chat dans un panier.', /^A cat is in a basket/],
  [
    'Mon dentiste m’arrachait toutes les dents.',
    /dentist pulls the teeth of the dreamer.* hospital/,
  ],
])('what belongs together is together: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['I opened my suitcase at the airport and it was full of snakes.', /^Snakes are in a suitcase/],
  ['Le tiroir était plein de souris.', /^Mice are in a drawer in a living room\. The/],
  ['Je lui ai donné un poisson et le policier m’a laissé passer.', /^(?!.*under water)/],
  ['My mother was braiding my hair and her hands were made of ice.', /braids the hair/],
])('what is held makes no place, and what is full is seen so: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['My brother got married on a boat.', /^A man marries a person/],
  ['I thought he was coming to kill me but he only sat down.', /^A man sits down/],
  ['J’ai cru qu’elle venait m’étrangler mais elle pliait mon linge.', /^(?!.*strangle)/],
  ['The police pulled me over on the motorway.', /talk with the dreamer/],
  ['My neighbour was hanging out the sheets in the garden.', /^(?!.*bed)/],
  ['My sister brushed her hair in front of the mirror.', /^A woman stands before a mirror/],
  ['Ma sœur se lavait les mains.', /^A woman washes/],
  ['My mother cut my hair.', /hair of the dreamer/],
])('nobody does to the dreamer what is done to another, or to nobody: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  [
    'My mother was feeding a giant baby bird at the kitchen table.',
    /^(?!.*\bbaby\b)(?!.*person).*giant bird/,
  ],
  ['Un bébé phoque dormait dans ma baignoire.', /^A seal sleeps in a bathtub/],
  ['I was on a train with no driver.', /^(?!.*driver)/],
  ['Mme Lemoine me tenait la main.', /^(?!.*monk).*holds hands/],
  ['Le chalut était plein de chaises et d’une chaise haute de bébé.', /^(?!.*baby)/],
  ['J’étais dans le vestiaire du hand.', /sports hall/],
  ['Mon téléphone sonnait mais il était enterré dans le jardin.', /^(?!.*(?:digs|buries))/],
])('a word before another makes nobody more: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['I wasn’t scared of the clown, there wasn’t even a clown, it was a coat on the door.', /clown/],
  ['J’avais peur du loup mais il n’y avait pas de loup, juste un manteau.', /wolf/],
])('what is denied outright is nowhere: %s', (dream, denied) => {
  expect(wordsTold(dream)).not.toMatch(denied);
});

test('a hen night is no funeral', () => {
  const dream = 'C’était l’enterrement de vie de jeune fille de ma sœur et on dansait.';
  expect(wordsTold(dream)).toMatch(/^(?!.*(?:coffin|church|cemetery)).*dances/);
});

test('what comes after it was not there is shown', () => {
  expect(wordsTold('There was no bear in the garden, then a bear came in.')).toMatch(/bear/);
});

test.each([
  'My son who died was bowling.',
  'My brother who died was cooking.',
  'Ma mère qui est morte chantait dans la cuisine.',
])('who died awake is alive in the dream: %s', (dream) => {
  expect(wordsTold(dream)).not.toMatch(/dies|dead|lies/);
});
