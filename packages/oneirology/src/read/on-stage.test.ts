import { expect, test } from 'vitest';
import { analyseWhole } from '#deeds.ts';

/** The words of a dream that are not in its scene. */
function offstage(text: string): string {
  const { offstage: spans = [] } = analyseWhole(text);
  return spans.map(({ start, end }) => text.slice(start, end)).join(' … ');
}

const acts = (text: string) => analyseWhole(text).deeds?.map(({ act }) => act);

test.each([
  // Said, with and without marks.
  ['She shouted “Go and get the dog!” and ran.', 'Go and get the dog'],
  ['Un homme criait : « Va chercher le chien ! »', 'Va chercher le chien'],
  ['He told me that it was afraid of lions.', 'that it was afraid of lions'],
  ['She said the bus was late and we ran.', 'the bus was late'],
  [
    'Il disait qu’il avait peur des lions et des tigres.',
    'qu’il avait peur des lions et des tigres',
  ],
  ['Elle m’a dit de ne pas dire ça à l’église.', 'dire … à l’église'],
  ['Mum was like get in the car and I ran.', 'get in the car'],
  ['Il me fait genre va chercher le chien.', 'va chercher le chien'],
  ['The kitchen is on fire, he said.', 'The kitchen is on fire'],
  ['— Va chercher le chien ! dit ma mère.', 'Va chercher le chien'],
  // Wished, feared, meant.
  ['She was scared that a whale would come.', 'that a whale would come'],
  ['I needed to get to the airport.', 'get to the airport'],
  ['Il fallait que j’aille à l’hôpital.', 'aille à l’hôpital'],
  ['Je montais pour trouver la princesse.', 'trouver la princesse'],
  [
    'Un pirate m’a promis un trésor si je lui donnais un sou.',
    'un trésor si je lui donnais un sou',
  ],
  ['He said congratulations, it’s a baby.', 'congratulations, it’s a baby'],
  ['Il paraît qu’une piscine allait ouvrir.', 'qu’une piscine allait ouvrir'],
  // Of another time, or elsewhere.
  ['He was cross that I’d given his coats to the shop.', 'that I’d given his coats to the shop'],
  ['I thought about the horse I had.', 'the horse I had'],
  ['J’entendais ma mère chanter dans la pièce d’à côté.', 'ma mère chanter dans la pièce d’à côté'],
  ['The book was about a lion.', 'a lion'],
  ['Comme les poupées russes mais qui pleurent.', 'Comme les poupées russes mais qui pleurent'],
])('what is not in the scene: %s', (text, words) => {
  expect(offstage(text)).toBe(words);
});

test.each([
  'I dreamt that I was in a church and my teeth were falling out.',
  'J’ai rêvé qu’une baleine nageait dans ma cuisine.',
  'Je me souviens que j’étais dans une église.',
  'I remember that my mother was standing in the river.',
  'I noticed that a wolf was sleeping on the sofa.',
  'There was this thing where my brother had turned into an octopus.',
  'I swear there was a bear in the bath.',
  'I could tell it was my house.',
  'On aurait dit une baleine.',
  'Je précise que la maison était bleue.',
  'The wind screamed so loud that the windows broke.',
  'I was going to school.',
  'Ma mère criait quand le train est arrivé.',
  'I had a twin who lived in the cellar.',
  'I answered the phone and a bear spoke.',
  'Then I remembered that I was naked.',
  'I had been asked to christen a lighthouse.',
  'There was a "dog" made of wood.',
  'C’était comme si j’étais dans une forêt.',
])('what a dream tells in a clause of its own happens: %s', (text) => {
  expect(offstage(text)).toBe('');
});

test.each([
  ['I was wearing a dress that my mother had made and dancing on a table.', 'my mother had made'],
  ['I was about to be eaten by a crocodile when she came.', 'be'],
])('and what stands beside it is: %s', (text, words) => {
  expect(offstage(text)).toBe(words);
});

test('what was asked and is done then happens', () => {
  expect(acts('She told me to follow her and I followed her.')).toEqual(['follow']);
  expect(acts('Mon ami m’a crié de sauter alors j’ai sauté du toit.')).toContain('jump');
});

test.each([
  'My brother dared me to jump.',
  'Its arms were too short to cuddle me.',
  'Je voulais embrasser la grenouille.',
  'Elle refusait de danser.',
])('what is only meant is not done: %s', (text) => {
  const done = acts(text);
  for (const act of ['jump', 'embrace', 'kiss', 'dance'] as const) expect(done).not.toContain(act);
});
