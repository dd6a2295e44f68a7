import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

/** Deeds as `who act whom relation:what`, names in the dream's own words. */
function deedsOf(text: string): string[] {
  const { deeds = [], characters } = withDeeds(text, analyse(text));
  const name = (id: string) => characters.find((one) => one.id === id)?.label ?? id;
  return deeds.map(({ who, act, whom, where }) =>
    [
      name(who),
      act,
      ...(whom === undefined ? [] : [name(whom)]),
      ...where.map(({ relation, what }) => `${relation}:${name(what)}`),
    ].join(' '),
  );
}

test.each([
  // Who does it where somebody else, or a thing, is named nearer.
  ['Je tirais un piano à travers le désert.', ['dreamer pull piano through:desert']],
  [
    'My father was sitting on a bench eating a sandwich.',
    ['father sit on:bench', 'father eat sandwich'],
  ],
  ['I patted his back and kept typing.', ['dreamer touch back', 'dreamer write']],
  ['I patted my dog’s head.', ['dreamer touch dog']],
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
  ['J’étais poursuivie par une moissonneuse dans un champ.', ['dreamer run in:field']],
  ['J’avais une porte dans le ventre.', []],
  // What stands behind a preposition only says where.
  ['The cows in the field behind our house were floating.', ['cow float']],
  ['Mes collègues tapaient sur leurs claviers.', ['collègue write']],
])('%s', (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});
