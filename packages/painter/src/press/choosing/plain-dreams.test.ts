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
  ['My foot was stuck in the rails.', /^The dreamer stands/],
  ['Mon pied était coincé dans les rails.', /^The dreamer stands/],
  ['There was a foot in my fridge.', /^A foot is in a fridge/],
  ['I was folding the river like a sheet.', /^The dreamer by a river/],
  ['My mother was folding linen in the kitchen.', /^A woman folds linen/],
  ['Je regardais ma propre tombe.', /^The dreamer looks at a gravestone/],
  ['I find a hidden door behind the wardrobe.', /finds a door/],
  ['Je monte un escalier vers une porte rouge qui flotte.', /climbs towards/],
])('plain dreams are told plainly: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['A train goes through my living room while I watch television.', /living room/],
  ['On va à la mer avec ma mère.', /on a beach/],
  ['My parents took me to the sea.', /on a beach/],
  ['Je nage à la mer.', /swims in the sea/],
])('a place is where one is, and not what passes there: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['Je suis sur un radeau avec un tigre.', /dreamer sits on a boat.*A tiger sits on the boat too/],
  ['I am in a boat with my brother and a goat.', /A man sits in the boat too\. A goat sits in/],
  ['J’étais dans la voiture avec ma sœur.', /dreamer sits in a car.*A woman sits too/],
  ['My father drives me to school.', /A man drives a car.*The dreamer sits in the car/],
])('who goes along is aboard: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['I was on a boat that sailed through the clouds.', /among the clouds/],
  ['My teeth turned to sand and poured out of my mouth.', /^(?!.*beach)/],
  ['A little boy gave me a red balloon.', /^A boy gives a red/],
  ['The moon was so big it touched the roofs.', /giant moon/],
  ['La lune était si grosse qu’elle touchait les toits.', /giant moon/],
  ['I’m holding my dead cat.', /dreamer holds a cat/],
  ['The sun turns black and everyone kneels.', /black sun/],
  ['Le ciel devient rouge et tout le monde court.', /^(?!.*clouds)/],
])(
  'what a word only touches is not the place, and a colour is of what has it: %s',
  (dream, words) => {
    expect(wordsTold(dream)).toMatch(words);
  },
);

test('verbs agree with many', () => {
  expect(wordsTold('Two men kiss in the street.')).not.toMatch(/\bkis\b/);
  expect(wordsTold('A crowd of people passed by with my aunt.')).toMatch(/people pass /);
});

test('who is on the phone is on one', () => {
  expect(wordsTold('I was on the phone to the council.')).not.toMatch(/phone on a/);
});

test.each([
  [
    'le chien de mon ex il parlait au téléphone dans le salon il me faisait signe de me taire',
    /^A dog is on the phone in a living room/,
  ],
  ['la voiture de mon père elle volait au-dessus du lac', /^A car flies above a lake/],
  [
    "Les montagnes étaient en train de déménager. Elles marchaient sur l'autoroute.",
    /^Mountains walk on a road/,
  ],
  ['The mountain walked across the motorway.', /^A mountain walks on a road/],
  ['We walked in the mountains and a bear followed us.', /^A bear follows .* among mountains/],
])(
  'who a clause opens with does what follows, and a place that walks is on its way: %s',
  (dream, words) => {
    expect(wordsTold(dream)).toMatch(words);
  },
);
