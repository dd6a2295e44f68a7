import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { boxOf } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

function composed(text: string, seed = 3) {
  return compose(sceneTold(text), { seed });
}

/** The box of whom the words call so. */
function boxNamed(print: ReturnType<typeof composed>, isIt: (id: string) => boolean) {
  const actor = print.scene.actors.findIndex((one) =>
    isIt(one.kind === 'thing' ? one.id : one.who),
  );
  const paths = print.layers.flatMap(({ path }, n) => (print.owners[n] === actor ? path : []));
  const box = boxOf(paths);
  if (box === null) throw new Error('Not in the drawing.');
  return box;
}

test.each([
  ['bathtub', 'There was a whale in the bathtub and I laughed.', 'whale'],
  ['trolley', 'In the supermarket I put a dog in a shopping trolley.', 'dog'],
  ['coffin', 'A cat was sitting in a coffin in the church.', 'cat'],
  ['suitcase', 'There was a cat in my suitcase at the airport.', 'cat'],
])('what is in a %s is over it, and no larger', (holder, text, guest) => {
  const print = composed(text);
  const [around, own] = [
    boxNamed(print, (id) => id === holder),
    boxNamed(print, (id) => id === guest),
  ];
  const middle = (own.left + own.right) / 2;
  expect(middle).toBeGreaterThan(around.left);
  expect(middle).toBeLessThan(around.right);
  expect(own.right - own.left).toBeLessThan((around.right - around.left) * 1.05);
  expect(describePrint(print.scene, 'en')).toContain('in a ');
});

test.each([1, 2, 3, 4, 5, 6])('nobody who only stands there is up in the air (seed %i)', (seed) => {
  const print = composed('A balloon floated in the bathroom and I looked at it.', seed);
  const stands = print.scene.actors.findIndex((one) => one.kind === 'person');
  if (stands < 0) return;
  const box = boxNamed(print, (id) => id === 'dreamer');
  expect(box.bottom).toBeGreaterThan(print.height * 0.6);
});

test('words that name no place tell it where nothing else does', () => {
  const stageOf = (text: string) => composed(text).stage;
  expect(stageOf('The cashier gave me a frog.')).toBe('shop');
  expect(stageOf('La craie ne marquait rien et tout le monde me regardait.')).toBe('classroom');
  expect(stageOf('A woman was sitting on her gravestone.')).toBe('cemetery');
  expect(stageOf('In the forest a cashier gave me a frog.')).toBe('forest');
});

test('who dines together sits at one table', () => {
  const { scene } = composed('At Christmas dinner my parents and my aunt were crying.');
  const table = scene.actors.findIndex((one) => one.kind === 'thing' && one.id === 'laid-table');
  expect(table).toBeGreaterThanOrEqual(0);
  expect(scene.deeds.filter(({ relation }) => relation?.to === table).length).toBeGreaterThan(0);
});

test('who sleeps on a sofa lies on its cushions, and the room has no second one', () => {
  const print = composed('A lion was sleeping in our living room, on the sofa.');
  const [lion, sofa] = [
    boxNamed(print, (id) => id === 'lion'),
    boxNamed(print, (id) => id === 'sofa'),
  ];
  expect(lion.bottom).toBeGreaterThan(sofa.top);
  expect(lion.bottom).toBeLessThan(sofa.bottom);
  expect(print.layers.filter(({ id }, n) => id === 'sofa' && print.owners[n] === -1)).toEqual([]);
});

test('what only is somewhere is told so, and what drives itself drives nothing else', () => {
  const words = (text: string) => describePrint(composed(text).meant, 'en');
  expect(words('Our plane was driving along the motorway.')).toMatch(/^A plane drives on a road/);
  expect(words('The stage of the theatre was full of dolls and I danced.')).not.toMatch(/ are\./);
  const { scene } = composed('Je promenais mon chien tout nu dans la rue.');
  const bare = scene.actors.filter(({ changes }) => changes.includes('naked'));
  expect(bare.every(({ kind }) => kind === 'person')).toBe(true);
});

test('a house that goes is seen to, a bride is in white, and a reflection looks back', () => {
  const words = (text: string) => describePrint(composed(text).meant, 'en');
  expect(words('The houses of our street stood up and went away.')).toMatch(/^Houses walk away/);
  expect(words('Je me brossais les dents et mon reflet dans le miroir me souriait.')).toContain(
    'The dreamer looks at a different reflection in a mirror',
  );
  expect(words('Je me rasais et mon reflet me regardait.')).toContain('a different reflection');
  expect(words('I was looking at my reflection in the mirror.')).toContain('into a mirror');
  const { scene } = composed('Je me mariais à l’église avec un inconnu.');
  expect(scene.deeds[0]?.act).toBe('marry');
});

test('what is another thing in the dream is that thing, and nowhere what it is by day', () => {
  const words = describePrint(composed('My phone was a loaf of bread.').scene, 'en');
  expect(words).toContain('loaf of bread');
  expect(words).not.toMatch(/telephone/);
});

test.each([
  ["J'accouchais et la sage-femme riait.", 'hospital'],
  ['My tooth disappeared down the plughole.', 'bathroom'],
  ["J'avais perdu ma carte d'embarquement.", 'airport'],
  ['I forgot my lines and the curtain would not go down.', 'theatre'],
  ['On m’opérait du genou et mon frère tenait le bistouri.', 'hospital'],
  ['The groom never came, at my wedding.', 'church'],
])('everyday words tell the place: %s', (text, stage) => {
  expect(composed(text).stage).toBe(stage);
});

test('who is naked nowhere is told so in a whole sentence', () => {
  const { scene } = composed('I was naked.');
  expect(describePrint(scene, 'en')).toMatch(/^The dreamer, naked\./);
  expect(describePrint(scene, 'fr')).toMatch(/^La personne qui rêve, nue\./);
});

test('a speech is given on a stage, where nothing else says where', () => {
  expect(composed('I was giving a speech naked and everyone was taking notes.').stage).toBe(
    'theatre',
  );
});

test.each(['Every door opened onto the sea.', 'Toutes les portes donnaient sur la mer.'])(
  'what a door leads to is behind it: %s',
  (text) => {
    const { stage, scene } = composed(text);
    expect(stage).toBe('corridor');
    expect(describePrint(scene, 'en')).toMatch(/the door leads to another world, the sea/);
  },
);

test('a marriage that is only spoken of makes nobody hold hands', () => {
  const { scene } = composed(
    'A deer sat down next to my brother and complained about its marriage.',
  );
  expect(describePrint(scene, 'en')).not.toMatch(/holds? hands/);
});

test('a twin looks as the dreamer does, and the ceiling is of a room', () => {
  expect(describePrint(composed('I had a twin who lived in the cellar.').meant, 'en')).toMatch(
    /^A double of the dreamer lives/,
  );
  expect(composed('My brother flew up to the ceiling.').stage).toBe('livingRoom');
});
