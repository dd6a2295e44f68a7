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

function changesOf(text: string): string[] {
  const { changes = [], characters } = withDeeds(text, analyse(text));
  const name = (id: string) => characters.find((one) => one.id === id)?.label ?? id;
  return changes.map(({ of, change }) => `${name(of)} ${change}`);
}

test.each([
  ['A black cat watched us from the fridge.', ['cat look dreamer']],
  ['Un homme sans visage me poursuivait.', ['homme chase dreamer']],
  ['I was kissing a man in a library.', ['dreamer kiss man in:library']],
  ['My grandfather was dancing with a wolf in the snow.', ['grandfather dance wolf in:snow']],
  ['Mes dents tombaient dans ma main.', ['teeth fall in:hand']],
  ['A whale swam above the train.', ['whale swim above:train']],
  ['Ma sœur montait à l’échelle vers la lune.', ['sœur climb towards:moon']],
  [
    'I held a tiny elephant and carried it through the shop.',
    ['dreamer hold elephant', 'dreamer carry through:shop'],
  ],
  ['Des centaines d’araignées tombaient du plafond sur mon lit.', ['araignée fall on:bed']],
  ['Je volais au-dessus de la ville.', ['dreamer fly above:city']],
  // Who does it stands beside the verb, whatever stands before them both.
  ['J’étais dans une grotte avec un ours qui dormait.', ['ours sleep']],
  ['A man in a white mask was standing there.', ['man stand']],
  ['I was riding a giant tortoise.', ['dreamer ride turtle']],
  ['De ma bouche sortaient des papillons.', ['papillon emerge']],
  ['Je suis tombée d’une falaise.', ['dreamer fall cliff']],
  ['Mon ex se mariait avec ma sœur.', ['mon ex marry sœur']],
  ['There was an elephant on a bicycle.', ['elephant stand on:bicycle']],
  ['The waiter brought me a heart.', ['waiter give dreamer with:heart']],
  // Of an amount, what there is of it; on a back, whose it is.
  ['Une meute de chiens me poursuivait.', ['chien chase dreamer']],
  ['Je volais sur le dos d’un aigle.', ['dreamer fly on:aigle']],
  ['I flew over my old school.', ['dreamer fly above:school']],
  ['In the library the books were flying like birds.', ['book fly']],
  ['My dog flies over the lake.', ['dog fly above:lake']],
  ['Je volais une pièce d’or.', []],
  ['The house walked away across the fields.', ['house walk through:field']],
])('who does what to whom, and where: %s', (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  ['The kitchen was flooded.', ['kitchen flooded']],
  // Water that comes where it does not belong, and what falls as rain does.
  ['La mer entre dans la cuisine.', ['kitchen flooded']],
  ['The river came into our house.', ['house flooded']],
  ['Il neige des pages.', ['page falling']],
  ['Everyone in the square had turned to stone.', ['everyone stone']],
  ['I stood naked in front of the class.', ['dreamer naked']],
  ['La cuisine se remplit d’eau.', ['kitchen flooded']],
  ['The kitchen fills with water.', ['kitchen flooded']],
  ['La lune était énorme.', ['moon giant']],
  ['A blue scarf hung there.', ['scarf blue']],
  ['Un cheval blanc sortait de la mer.', ['cheval white']],
  ['Le piano brûlait au milieu de la rue.', ['piano burning']],
  ['Des centaines d’araignées.', ['araignée many']],
  [
    'She gave me a golden key, and the whole house turned upside down.',
    ['key gold', 'house upside-down'],
  ],
])('what is made to be what it is not by day: %s', (text, changes) => {
  expect(changesOf(text)).toEqual(changes);
});

test('what is denied, compared or only wished for is not done', () => {
  expect(deedsOf('I did not run.')).toEqual([]);
  expect(deedsOf('It was as if a horse were running.')).toEqual([]);
});

test('each deed quotes the dream', () => {
  const text = 'Un homme me poursuivait dans la rue, et je courais.';
  for (const { evidence } of withDeeds(text, analyse(text)).deeds ?? []) {
    for (const words of evidence) expect(text.slice(words.start, words.end)).toBe(words.text);
  }
});
