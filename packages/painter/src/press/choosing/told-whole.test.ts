import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { sceneTold } from '#testing/told.ts';

const shown = (text: string, seed: number) =>
  describePrint(compose(sceneTold(text), { seed }).meant, 'en');

/** The same by several verbs, orders and tenses, in both languages, under several seeds. */
function tells(texts: readonly string[], words: RegExp) {
  for (const text of texts) {
    for (const seed of [0, 5, 11]) expect(shown(text, seed), text).toMatch(words);
  }
}

test('what fills a place is all about it', () => {
  tells(
    [
      'The bedroom was full of sand.',
      'My bedroom was filling with sand and I could not move.',
      'Sand was pouring into the bedroom through the window.',
      'La chambre se remplissait de sable.',
      'Ma chambre était remplie de sable jusqu’aux genoux.',
    ],
    /bedroom full of sand/,
  );
  tells(['La cuisine se remplissait de lait.', 'The kitchen filled with milk.'], /full of milk/);
});

test('what reaches up to somebody’s knees fills the place, and stands in no pot', () => {
  tells(
    [
      'We were knee-deep in honey in the library.',
      'I was up to my waist in honey in the library.',
      'On avait du miel jusqu’aux genoux dans la bibliothèque.',
      'La bibliothèque était pleine de miel.',
    ],
    /^(?!.*pot).*library full of honey/,
  );
});

test('who is a thing is half of it, and who only works at one is not', () => {
  tells(['My mother was a teapot.', 'Ma mère était une théière.'], /^A woman is a teapot in/);
  tells(
    ['I was a candle in the kitchen.', 'J’étais une bougie dans la cuisine.'],
    /^The dreamer is a candle in a kitchen/,
  );
  tells(
    ['My mother was a table tennis player.', 'My mother was like a teapot.', 'I was in a car.'],
    /^(?!.* is a )/,
  );
});

test('who is on the moon is in space', () => {
  tells(['I was on the moon.', 'J’étais sur la lune.'], /dreamer.* in space/);
});

test('a trolley is no bus', () => {
  tells(['My husband came out of the shop with two trolleys.'], /^(?!.*bus).*trolley/);
});

test('a place of another matter has its ground of it', () => {
  tells(
    ['I crossed a bridge made of biscuits.', 'Je traversais un pont en biscuits.'],
    /dreamer crosses (?:on )?a bridge made of biscuits/,
  );
  tells(
    ['The floor of the living room was lava.', 'Le sol du salon était de la lave.'],
    /living room with a floor of lava/,
  );
  tells(
    ['The sea was milk and I swam.', 'La mer était du lait et je nageais.'],
    /dreamer swims in a sea of milk/,
  );
  tells(
    ['My father was mowing the lawn, but the lawn was all hair.'],
    /man mows the grass in a (?:garden|field) with a ground of hair/,
  );
  expect(shown('Ma mère était en voiture, la rue était en travaux.', 0)).not.toMatch(/made of/);
});

test('who leaves by bus or train is at its window, and who stays is outside', () => {
  tells(
    [
      'The train left with my daughter and I stayed on the platform.',
      'Le train partait avec ma fille et je restais sur le quai.',
    ],
    /girl leaves in a train on the platform/,
  );
  tells(
    ['The bus left with my mother on board.', 'Le bus partait avec ma mère dedans.'],
    /woman leaves in a bus in a street/,
  );
});

test('who rests on somebody has their lap, a rod is in the hands of who fishes', () => {
  tells(
    [
      'There was a cat sleeping on my lap in the kitchen.',
      'Un chat dormait sur mes genoux dans la cuisine.',
    ],
    /cat sleeps on the dreamer in a kitchen/,
  );
  tells(
    ['Mon père pêchait dans une rivière.', 'My father was fishing in a river.'],
    /man holds a fishing rod by a river/,
  );
});

test('a shadow that does something is somebody, any other is not', () => {
  tells(
    ['My shadow left me in the street.', 'Mon ombre me quittait dans la rue.'],
    /shadow (?:walks away from the dreamer|leaves).* in a street/,
  );
  expect(shown('I sat in the shadow of a tree in the garden.', 1)).not.toMatch(/shadow/);
});

test('a verb that no list has is done with the hands, to what is named right after it', () => {
  tells(['Ma sœur décabossait une casserole dans la cuisine.'], /woman is busy with a/);
  tells(
    [
      'My father was demagnetising the piano in the living room.',
      'Mon père rhabillait le piano dans le salon.',
      'Mon père continuait à désosser le piano du salon.',
    ],
    /man is busy with a piano/,
  );
  // What leaves the hands idle is no deed.
  for (const text of [
    'My father wanted a piano.',
    'Mon père voulait un piano.',
    'Mon père aimait le piano.',
    'My father remembered the piano.',
  ])
    expect(shown(text, 1), text).not.toMatch(/busy/);
});

test('a verb with its own name in both languages is told by it', () => {
  tells(['Ma sœur vissait une ampoule dans la cuisine.'], /woman screws a/);
  tells(
    [
      'My mother was folding a shirt in the kitchen.',
      'Ma mère pliait une chemise dans la cuisine.',
    ],
    /woman folds a shirt/,
  );
  tells(
    ['My dad was arrested by a policeman.', 'Un policier arrêtait mon père dans la rue.'],
    /police officer arrests a man/,
  );
});

test('what is done to somebody is done by whom the dream says', () => {
  tells(
    [
      'I was being chased through a car park by my uncle.',
      'Un homme me poursuivait dans un parking.',
    ],
    /chases the dreamer/,
  );
  tells(['Ma sœur se faisait arrêter par des gendarmes.'], /Police officers arrest a woman/);
  tells(['My sister made me eat a spider.'], /The dreamer eats a spider/);
  expect(shown('I was being chased through a car park.', 1)).not.toMatch(/dreamer chases/);
});

test('a part of the place is where something is done to it', () => {
  tells(['Mon père fermait la porte de la chambre.'], /man closes a door/);
  tells(['Ma mère faisait le lit dans la chambre.'], /woman makes the bed in/);
});

test('who turns into a beast has its head, and what one sees inside is inside', () => {
  tells(
    ['My teacher turned into a wolf in the classroom.', 'Mon professeur se transformait en loup.'],
    /^A teacher turns into a wolf/,
  );
  tells(['I looked in the fridge and there was an octopus.'], /octopus is in a fridge/);
});

test('whoever works on what has no shape is seen at work, or only there', () => {
  tells(['A man was folding my laundry in the bedroom.'], /man folds linen in a bedroom/);
  tells(['I was repairing the boiler in the cellar.'], /dreamer stands in a cellar/);
});

test('what somebody is told to be with is in their hands', () => {
  tells(
    [
      'Une vieille dame avec une lanterne venait vers moi dans la forêt.',
      'An old woman with a lantern stood in the forest.',
    ],
    /old woman (?:holds a lantern|.*She holds a lantern)/,
  );
  expect(shown('A man with a beard walked in the street.', 1)).not.toMatch(/holds/);
});

test('who is naked is told of, though somebody else acts', () => {
  tells(['I was naked on the stage and the audience laughed.'], /laugh.*dreamer, naked/);
});

test('nouns that look like verbs do nothing', () => {
  for (const text of [
    'Derrière la machine à laver il y avait une porte.',
    'Les touches du téléphone étaient molles dans ma cuisine.',
  ])
    expect(shown(text, 2), text).not.toMatch(/washes|touches/);
});

test('hands that grow are somebody’s', () => {
  tells(
    [
      'My hands kept growing until they filled the kitchen.',
      'Mes mains grandissaient dans la cuisine.',
      'My hands were huge and I was standing in the kitchen.',
    ],
    /dreamer with giant hands .*kitchen/,
  );
});

test('the dishes are there, and whoever washes them with one', () => {
  tells(
    ['Mon oncle faisait la vaisselle avec moi dans la cuisine.'],
    /man washes a plate with the dreamer in a kitchen/,
  );
  expect(shown('I was washing my hands in the bathroom.', 1)).toMatch(
    /dreamer washes in a bathroom/,
  );
});

test('who somebody is tells less of the place than what is there', () => {
  tells(
    [
      'I was in bed with my friend and my piano teacher came in.',
      'J’étais au lit avec mon ami et ma prof de piano est entrée.',
    ],
    /bedroom/,
  );
  tells(['My teacher gave me a pen.', 'Mon prof me donnait un stylo.'], /classroom/);
});

test('all of a list do what its verb tells', () => {
  tells(
    [
      'We danced, my mother, my uncle and I, in a church.',
      'On dansait, ma mère, mon oncle et moi, dans une église.',
      'My mother, my uncle and I were dancing in a church.',
    ],
    /dreamer dances with a woman.*man dances/,
  );
  tells(
    [
      'My aunt, my brother and I sat on the roof.',
      'On était assis sur le toit, ma tante, mon frère et moi.',
    ],
    /dreamer sits.*woman sits too.*man sits too/,
  );
});

test('a number that is told is drawn, and everybody is a crowd', () => {
  tells(
    ['Eleven monks were singing in the kitchen.', 'Onze moines chantaient dans la cuisine.'],
    /Eleven monks sing/,
  );
  tells(
    ['Everybody laughed at me in the office.', 'Tout le monde riait au bureau.'],
    /A crowd of people/,
  );
  for (const [text, count] of [
    ['Eight nuns were waiting on the beach.', 8],
    ['Everyone was waiting on the beach.', 9],
    ['Some nuns were waiting on the beach.', 3],
  ] as const) {
    const { layers, owners } = compose(sceneTold(text), { seed: 3 });
    const heads = layers.filter(({ id }, n) => owners[n] === 0 && /(?:^|\.)head$/.test(id));
    expect(heads.length, text).toBe(count);
  }
});

test('all who are called by their place, or counted with the dreamer, are there', () => {
  tells(
    [
      'The whole office laughed at me.',
      'Tout le bureau riait.',
      'The congregation laughed in the office.',
    ],
    /A crowd of people laugh/,
  );
  tells(
    [
      'There were five of us on the beach and we danced.',
      'On était cinq sur la plage et on dansait.',
    ],
    /four people/i,
  );
  tells(
    ['My uncle wrote a letter to a bear.', 'Mon oncle écrivait une lettre à un ours.'],
    /writes a letter to a bear/,
  );
});
