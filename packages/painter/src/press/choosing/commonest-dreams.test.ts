import { expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

/** What people dream most often, as they say it in one sentence of either language. */
test.each([
  ['I was driving my car from the back seat.', /^The dreamer drives a car from the back seat/],
  ['I was lying in a double bed with my aunt.', /^The dreamer lies in a bed/],
  ['A double-decker bus was floating on the lake.', /^(?!.*double)/],
  ['I kept talking with my hand over my mouth.', /^The dreamer talks/],
  ['No sound came out of my mouth.', /^The dreamer shouts/],
  ['Je voulais crier mais aucun son ne sortait de ma bouche.', /^The dreamer shouts/],
  ['My mother was small enough to fit in my hand.', /^The dreamer holds a tiny woman/],
  ['Ma mère était si petite qu’elle tenait dans ma main.', /^The dreamer holds a tiny woman/],
  ['My baby turned into a loaf of bread.', /^A baby turns into a loaf of bread/],
  ['Mon bébé s’est transformé en chat.', /^A baby turns into a cat/],
  ['All the people on the bus had no faces.', /^Faceless people in a railway carriage/],
  ['There was a giant horse in the yard. I climbed onto its back.', /rides a giant horse/],
  [
    'Mon hamster était énorme. Les copains criaient, je suis monté sur son dos.',
    /rides a giant hamster/,
  ],
  ['I was playing the piano with my feet.', /^The dreamer plays a piano/],
  ['Un arbre poussait dans ma poitrine.', /^(?!.*heart)/],
  ['I drank my tea with the devil.', /drinks a cup of tea/],
  ['Je volais à vélo au-dessus des toits.', /^The dreamer flies on a bicycle/],
  ['J’étais poursuivi par une vague.', /^A giant wave chases the dreamer/],
  ['I was floating above my own body in a hospital.', /floats above a double .*double lies/],
  ['Je flottais au-dessus de mon corps endormi.', /double of the dreamer sleeps/],
  ['I looked at my body in the mirror.', /^(?!.*double)/],
  ['We saw a massive wave coming at the beach.', /^A giant wave on a beach/],
  ['I was in a car with no brakes going down a steep hill.', /^The dreamer drives a car/],
  ['I was crossing a glass bridge high above the city.', /crosses a bridge/],
  ['I was looking for my kids everywhere on the ship.', /^(?!.*hundreds)/],
  ['Il y avait un loup. Il avait les yeux bleus et il m’apportait une lettre.', /^A wolf brings/],
  ['There was a wolf. It had blue eyes and it brought me a letter.', /^A wolf brings/],
  ['I carried my old neighbour down the stairs on my back.', /^(?!.*staircases)/],
  ['Dozens of deer with glowing eyes surrounded me in the woods.', /(?:^|are also |^A )deer/i],
  ['My teeth started dropping out into the champagne glass.', /loses teeth/],
  ['Je me brossais les dents devant la glace et elles tombaient.', /^Teeth fall/],
  ['Je faisais mes courses et je m’aperçois que je suis toute nue.', /^(?!.*double)/],
  ['Je nageais à la piscine et il y avait un requin dans le grand bassin.', /in a swimming pool/],
  ['I kept hitting the wrong numbers.', /^The dreamer is on the phone/],
  ['La maison de mes parents brûlait, on regardait depuis la rue.', /^A burning house in a street/],
  ['Je courais partout dans le parc.', /^(?!.*copies)/],
  [
    'Je cherchais la sortie de l’hôpital. Pas une infirmière, personne à qui demander.',
    /^(?!.*nurse)/,
  ],
  [
    'My father and I were fishing on the lake in a green boat.',
    /fishing rod in a green boat .*A man sits/,
  ],
  ['I was cutting my daughter’s hair in the garden.', /cuts the hair of a girl/],
  ['Une ombre noire s’approchait de mon lit.', /dark figure/],
  ['Un ours lisait un journal dans la cuisine.', /in a kitchen/],
  ['I was playing chess with my grandfather.', /plays with an old man\. .*chessboard/],
  ['Je jouais aux échecs avec un ours.', /plays with a bear\. .*chessboard/],
  ['Un ballon rouge me suivait partout dans la rue.', /^A (?:red )?bunch of balloons follows/],
  ['I was swimming in a pool full of sharks.', /^Sharks (?:stand )?in a swimming pool/],
  ['J’avais un trou dans la main.', /^(?!.*cave)/],
  ['Je dansais avec mon mari mort dans une salle de bal.', /nightclub/],
  ['Les gens faisaient la queue devant les toilettes.', /in a bathroom/],
  [
    'I was driving a car and the brakes did not work, we went off a cliff.',
    /^A car falls .*The dreamer sits in the car/,
  ],
  ['J’étais dans un bus qui tombait d’un pont.', /^A bus falls .*The dreamer sits in the bus/],
  // Who falls out of it, or falls elsewhere later, falls alone.
  ['I was in a car and I fell out of the car.', /^(?!A car falls)/],
  ['I was in a bus with my sister. We ran up a tower and I fell.', /^(?!A bus falls)/],
  ['I was on a plane that crashed into the sea.', /^A plane (?:falls|crashes) in /],
  ['My boss was getting smaller and smaller.', /^A tiny boss/],
  ['Mon patron devenait de plus en plus petit.', /^A tiny boss/],
  ['I was fighting a bear in the snow with a spoon.', /fights with a bear in the snow/],
  ['Je me battais contre un ours avec une cuillère.', /fights with a bear/],
  [
    'The moon fell into my garden and I hid it in a bucket.',
    /The dreamer (?:hides|puts) the moon in a bucket/,
  ],
  ['Je marchais sur l’eau.', /^The dreamer walks on the sea/],
  [
    'Un loup me regardait par la fenêtre de ma chambre.',
    /^A wolf looks at the dreamer through a window/,
  ],
  ['A man was watching me through the kitchen window.', /watches the dreamer through a window/],
  ['My husband was cheating on me with my best friend.', /^A man kisses a person/],
  ['Mon mari me trompait avec ma sœur.', /^A man kisses a woman/],
  ['I was buried alive in a coffin.', /^The dreamer lies in a coffin/],
  ['J’étais enterrée vivante dans un cercueil.', /^The dreamer lies in a coffin/],
  ['I flew out of the window and over the sea.', /^The dreamer flies above the sea/],
  ['Je parlais à un arbre.', /^The dreamer talks with a tree/],
  ['I was trying to save my cat.', /^The dreamer carries a cat/],
  ['I was walking on a lake.', /^The dreamer walks on the water by a lake/],
])('paints what a common dream tells: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

/** What is believed, grown up, or only there, is no wonder of the dream. */
test.each([
  ['I was in the desert past Van Horn, and there was a lighthouse in the sand.', /^(?!.* is a )/],
  ['On a cru que c’était un avion mais non, c’était un lion dans le ciel.', /^A lion (?!.*plane)/],
  ['I thought it was a plane but it was a lion in the sky.', /^A lion (?!.*plane)/],
  ['J’ai grandi dans le Jura. Un loup était assis sur une chaise.', /^(?!.*giant)/],
])('makes no wonder of it: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});
