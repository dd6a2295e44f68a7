import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';
import { deedsOf } from '#testing/deeds-of.ts';

test.each([
  // Who does it where somebody else, or a thing, is named nearer.
  ['Je tirais un piano à travers le désert.', ['dreamer pull piano through:desert']],
  [
    'My father was sitting on a bench eating a sandwich.',
    ['father sit on:bench', 'father eat sandwich'],
  ],
  ['I patted his back and kept typing.', ['dreamer touch back', 'dreamer write']],
  ['I patted my dog’s head.', ['dreamer touch dog']],
  ['My sister was getting married to my teacher.', ['sister marry teacher']],
  [
    'La lune tombait dans le jardin et je la poussais.',
    ['moon fall in:garden', 'dreamer push moon'],
  ],
  ['There was a room with a baby asleep in it.', ['baby sleep in:room']],
  ['I had left my baby in the fridge.', ['dreamer put my baby in:fridge']],
  ['I had a fish in my shoe.', ['fish stand in:shoes']],
  ['Il y a un chat sur la table.', ['chat stand on:table']],
  ['Mon oncle avait volé un pont.', []],
  ['Je volais au-dessus du pont.', ['dreamer fly above:bridge']],
  ['Je courais loin du pont.', ['dreamer run from:bridge']],
  ['Je courais au loin, vers le pont.', ['dreamer run towards:bridge']],
  ['Une femme me tricotait un bonnet.', ['femme knit woolly-hat']],
  ['Mon amie s’était transformée en statue.', ['amie become statue']],
  ['My uncle was folding my shirt.', ['uncle tend shirt']],
  ['My neighbour was hanging his cows on the washing line.', ['neighbour put cow on:washing-line']],
  ['My cat was the size of a horse and I rode it.', ['dreamer ride cat']],
  ['Un enfant inconnu me donnait la main.', ['enfant hold-hands dreamer']],
  ['My teacher from primary school was carrying a crocodile.', ['teacher carry crocodile']],
  ['Les maisons se levaient et s’en allaient.', ['house stand', 'house leave']],
  // What one is in, comes out of, or puts somewhere.
  [
    'There was a small whale in the bathtub, looking at me.',
    ['whale stand in:bathtub', 'whale look dreamer'],
  ],
  ['A woman climbed down out of her painting.', ['woman emerge from:painting']],
  [
    'When I cut the cake dozens of mice ran out of it.',
    ['dreamer cut cake', 'mouse emerge from:cake'],
  ],
  ['Il y avait un bébé. Je le mettais dans mon caddie.', ['dreamer put bébé in:trolley']],
  // Nothing is drunk, asked or done to a thing by itself.
  ['Je prenais le bus.', []],
  ['He asked me how the car was running.', []],
  ['C’était un livre où toute ma vie était écrite.', []],
  // A report that opens with a waking tells a dream where somebody else is there.
  ['Je me suis réveillée et une femme était debout au pied du lit.', ['femme stand at:bed']],
])('%s', (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test('a size is of what it stands before, and who grew up is no larger', () => {
  const changes = (text: string) => withDeeds(text, analyse(text)).changes ?? [];
  expect(changes('Behind the wardrobe there was a huge ballroom.')).toEqual([]);
  expect(changes('It was the house where I grew up.')).toEqual([]);
  expect(changes('Everyone stood still like statues.').map(({ change }) => change)).toEqual([
    'stone',
  ]);
});

test.each([
  // What a thing is full of is in it, and « dedans » is in what was named.
  ['My suitcase was full of snakes.', ['snake stand in:suitcase']],
  [
    'I opened my fridge and my ex was sitting inside eating.',
    ['dreamer open fridge', 'my ex sit in:fridge', 'my ex eat'],
  ],
  ['Mon professeur vivait dans mon placard.', ['professeur stand in:wardrobe']],
  ['My aunt lives by herself.', []],
  // A table of the kitchen, a shoulder of somebody: what one is on.
  ['My grandmother was dancing on the kitchen table.', ['grandmother dance on:table']],
  ['A crow was sitting on my mother’s shoulder.', ['crow sit on:mother']],
  ['Nous étions tous dans une barque.', ['dreamer stand in:boat']],
  // Whoever it is that waits, holds on, is fed.
  ['Ma sœur, que je n’ai pas, m’attendait sur un banc.', ['sœur wait dreamer on:bench']],
  ['Mon père me tenait la main.', ['père hold-hands dreamer']],
  ['I was hanging from a cliff.', ['dreamer climb cliff']],
  ['Je donnais à manger à un tigre.', ['dreamer give tigre']],
  [
    'J’étais poursuivie par une moissonneuse dans un champ.',
    ['combine-harvester chase dreamer in:field'],
  ],
  ['J’avais une porte dans le ventre.', []],
  // What is made, thrown or cut for somebody is what it is done to; nobody is read.
  ['Ma grand-mère me préparait du thé.', ['grand-mère cook tea']],
  ['Mon frère me lançait des pierres.', ['frère throw stone towards:dreamer']],
  ['Mon père me lisait une histoire.', ['père read']],
  // What stands behind a preposition only says where.
  ['The cows in the field behind our house were floating.', ['cow float']],
  ['Mes collègues tapaient sur leurs claviers.', ['collègue write']],
  // Whose words a verb holds.
  ['Ma tante dansait dans la rue et je volais.', ['tante dance in:street', 'dreamer fly']],
  ['Two nuns were playing cards in a cave.', ['nun play playing-cards in:cave']],
])('%s', (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test('two of somebody or something are two, and hours are nobody', () => {
  const twos = (text: string) =>
    (withDeeds(text, analyse(text)).changes ?? []).filter(({ change }) => change === 'two').length;
  expect(twos('Two dogs were fighting in the street.')).toBe(1);
  expect(twos('Deux de mes amis dansaient.')).toBe(1);
  expect(twos('Mes parents se disputaient dans la cuisine.')).toBe(1);
  expect(twos('I waited two hours for my mother at the station.')).toBe(0);
  expect(twos('À deux heures du matin, ma sœur chantait.')).toBe(0);
});
