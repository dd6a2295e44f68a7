import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import type { Language } from '#text/language.ts';

function symbolsOf(text: string, language: Language): string[] {
  return analyse(text, { language })
    .symbols.filter(({ shown }) => shown)
    .map(({ id }) => id);
}

test.each([
  ["J'étais légère comme une plume dans le jardin.", 'feather', 'garden'],
  ['Une souris grosse comme un chien mangeait du pain.', 'dog', 'mouse'],
  ["La table est partie comme une luge dans l'escalier.", 'sleigh', 'table'],
  ['Le loup nageait mieux que mon frère.', 'brother', 'wolf'],
  ["Un lapin de la taille d'un cheval broutait.", 'horse', 'rabbit'],
  ['Des pommes tombaient, telles des étoiles.', 'stars', 'fruit'],
  ['Le roi me parlait comme si j’étais un loup, puis un ours est entré.', 'wolf', 'bear'],
])('a French comparison is no image of the dream: %s', (text, absent, present) => {
  const symbols = symbolsOf(text, 'fr');
  expect(symbols).toContain(present);
  expect(symbols).not.toContain(absent);
});

test.each([
  ['The sea leaned on me like a cow.', 'cow', 'sea'],
  ['A spider as big as a house crossed the bridge.', 'house', 'bridge'],
  ['I was the size of a hen in the garden.', 'chicken', 'garden'],
  ['The horse was taller than a castle.', 'castle', 'horse'],
  ['The snake spoke as if it had read a book, and a bear came in.', 'book', 'bear'],
])('an English comparison is no image of the dream: %s', (text, absent, present) => {
  const symbols = symbolsOf(text, 'en');
  expect(symbols).toContain(present);
  expect(symbols).not.toContain(absent);
});

test.each([
  ["Il y avait quelque chose comme une baleine sous l'eau.", 'fr', 'whale'],
  ["C'était comme une forêt, avec des chaises.", 'fr', 'forest'],
  ['Comme la maison brûlait, je suis sortie.', 'fr', 'house'],
  ['Je travaillais comme infirmière et un chien est entré.', 'fr', 'dog'],
  ['In the sky I saw something like a whale.', 'en', 'whale'],
  ['It looked like a forest but with chairs.', 'en', 'forest'],
  ['As the train left, my mother waved.', 'en', 'train'],
  ['He was lighter than me and so was the horse.', 'en', 'horse'],
] as const)('what is there is told, however vaguely: %s', (text, language, present) => {
  expect(symbolsOf(text, language)).toContain(present);
});

test.each([
  ['Ma mère conduit la voiture et parle de ses rideaux, de son chien.', 'fr', 'dog', 'car'],
  ["Les gars parlaient de foot et d'un chien dans l'usine.", 'fr', 'dog', 'factory'],
  ['The doctor was talking about a train and a bear came in.', 'en', 'train', 'doctor'],
] as const)(
  'what is only talked of is no image of the dream: %s',
  (text, language, absent, present) => {
    const symbols = symbolsOf(text, language);
    expect(symbols).toContain(present);
    expect(symbols).not.toContain(absent);
  },
);

test.each([
  ['Il m’a pris la main comme on prend un oiseau.', 'fr', 'bird', 'hand'],
  ['Je disais des noms, comme on essaie des clés, dans le train.', 'fr', 'key', 'train'],
  ['He patted me in the kitchen the way you would a horse.', 'en', 'horse', 'kitchen'],
  ['My father held a swan like it was a train.', 'en', 'train', 'swan'],
  ['Je lui parlais dans la cuisine comme à un enfant qui a un chien.', 'fr', 'dog', 'kitchen'],
  ['Dans le jardin ma mère chantait comme les oiseaux.', 'fr', 'bird', 'garden'],
  ['The name in the river was long as a snake.', 'en', 'snake', 'river'],
] as const)('what anybody does is not done: %s', (text, language, absent, present) => {
  const symbols = symbolsOf(text, language);
  expect(symbols).toContain(present);
  expect(symbols).not.toContain(absent);
});

test('as one was walking is when, and no likeness', () => {
  expect(symbolsOf('Et comme on marchait dans la forêt, un loup est venu.', 'fr')).toContain(
    'forest',
  );
});

test.each([
  ['Le chien parle avec ma mère dans la cuisine.', 'fr', 'kitchen'],
  ['Il parlait, de la fenêtre on voyait la mer.', 'fr', 'window'],
  ['We talked about it in the forest.', 'en', 'forest'],
] as const)('where people talk is where the dream is: %s', (text, language, present) => {
  expect(symbolsOf(text, language)).toContain(present);
});

test.each([
  ["Le chat parlait avec une voix d'homme.", 'fr', 'man', 'cat'],
  ["The mirror says my name in my mother's voice.", 'en', 'mother', 'mirror'],
] as const)(
  'a voice that is like somebody is not somebody: %s',
  (text, language, absent, present) => {
    const symbols = symbolsOf(text, language);
    expect(symbols).toContain(present);
    expect(symbols).not.toContain(absent);
  },
);

test.each([
  ["L'escalier n'existait plus, et la maison brûlait.", 'stairs', 'house'],
  ['Il manquait la clé, mais la porte était ouverte.', 'key', 'door'],
  ['Il nous manque un cheval dans le champ.', 'horse', 'field'],
])('what the dream has not is denied, whatever the verb: %s', (text, absent, present) => {
  const symbols = symbolsOf(text, 'fr');
  expect(symbols).toContain(present);
  expect(symbols).not.toContain(absent);
});

test.each([
  ['My uncle bowed like old men picking up a coin.', 'en', ['uncle']],
  ['The nun cried like a child who lost her doll.', 'en', ['nun']],
  ['The priest sat like a wolf in a trap, and a bear came in.', 'en', ['priest', 'bear']],
  ['He laughed like my father and a goat sang.', 'en', ['goat']],
  [
    'It was like when I was small and my aunt cooked, but a whale sat in the kitchen.',
    'en',
    ['whale'],
  ],
  ['Le boulanger mangeait comme un chien qui a peur d’un loup.', 'fr', ['boulanger']],
  ['Ma tante dansait comme un ours dans un cirque.', 'fr', ['tante']],
  ['Ma tante riait comme ma mère.', 'fr', ['tante']],
  ['C’était comme quand ma mère dormait, mais un cheval est entré.', 'fr', ['cheval']],
] as const)('whom somebody is only like is nobody of the dream: %s', (told, language, people) => {
  const text = told.replaceAll('’', "'");
  const { characters } = analyse(text, { language });
  expect(characters.filter(({ shown }) => shown).map(({ label }) => label)).toEqual(people);
});
