import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';
import { deedsOf } from '#testing/deeds-of.ts';

function changesOf(text: string): string[] {
  const { changes = [], characters } = withDeeds(text, analyse(text));
  const name = (id: string) => characters.find((one) => one.id === id)?.label ?? id;
  return changes.map(({ of, change }) => `${name(of)} ${change}`);
}

test.each([
  ['A black cat watched us from the fridge.', ['cat look dreamer from:fridge']],
  ['Un homme sans visage me poursuivait.', ['homme chase dreamer']],
  ['I was kissing a man in a library.', ['dreamer kiss man in:library']],
  ['My grandfather was dancing with a wolf in the snow.', ['grandfather dance wolf in:snow']],
  ['Mes dents tombaient dans ma main.', ['teeth fall in:hand']],
  ['A whale swam above the train.', ['whale swim above:train']],
  ['Ma sœur montait à l’échelle vers la lune.', ['sœur climb towards:moon']],
  [
    'I held a tiny elephant and carried it through the shop.',
    ['dreamer hold elephant', 'dreamer carry elephant through:shop'],
  ],
  ['Des centaines d’araignées tombaient du plafond sur mon lit.', ['araignée fall on:bed']],
  ['Je volais au-dessus de la ville.', ['dreamer fly above:city']],
  // Who does it stands beside the verb, whatever stands before them both.
  [
    'J’étais dans une grotte avec un ours qui dormait.',
    ['dreamer stand in:cave with:ours', 'ours sleep'],
  ],
  ['A man in a white mask was standing there.', ['man stand']],
  ['I was riding a giant tortoise.', ['dreamer ride turtle']],
  ['De ma bouche sortaient des papillons.', ['papillon emerge from:mouth']],
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
  ['Je volais une pièce d’or.', ['dreamer hold coin']],
  ['The house walked away across the fields.', ['house walk through:field']],
  // What is not found is looked for; « je me suis rendu compte » follows nobody.
  ['I could not find my keys in the kitchen.', ['dreamer search key in:kitchen']],
  ['Je ne trouvais pas mes clés.', ['dreamer search key']],
  ['Je me suis rendu compte que j’étais nu.', []],
  // It is no I, and to whom it is opened is not opened.
  ['I pressed a number and it turned into a letter.', ['unknown become letter']],
  ['Un ours frappait à la porte et mon père lui a ouvert.', ['ours knock door', 'père open']],
  ['Elle l’a invité à prendre le thé dans le jardin.', []],
  // Where one is, however small; a square is not on the doves it is full of.
  ['I was alone in a tiny boat on a black sea.', ['dreamer stand in:boat']],
  ['Il m’embrassait sur une place pleine de pigeons.', ['unknown kiss dreamer']],
  // A funeral hides nowhere.
  ['J’assistais à mon enterrement, caché derrière un arbre.', ['dreamer hide behind:tree']],
  [
    'Ma fille s’envolait et je la tenais par un fil.',
    ['ma fille fly', 'dreamer hold ma fille through:rope'],
  ],
  ['I was pregnant and gave birth to kittens.', ['dreamer birth kitten']],
  ['They gave me a baby.', ['unknown give dreamer with:baby']],
  // A door is knocked at, nobody struck; in the air nobody swims.
  ['J’étais devant la porte. Je frappais.', ['dreamer stand before:door', 'dreamer knock']],
  ['Je nageais dans l’air.', ['dreamer fly']],
  ['Through the window I saw our plane.', ['dreamer look through:window']],
  // Out of what was named last, or opened.
  [
    'Ma mère ouvrait le four et des abeilles en sortaient.',
    ['mère open oven', 'abeille emerge from:oven'],
  ],
  [
    'En ouvrant le frigo, j’ai trouvé un poisson.',
    ['dreamer open fridge', 'poisson emerge from:fridge', 'dreamer find poisson'],
  ],
  // Who has hands does what hands do; with whom it is done.
  [
    'The train left with my children, waving at me.',
    ['train leave with:my child', 'my child wave dreamer'],
  ],
  ['Mon mari et moi portions un piano.', ['dreamer carry piano with:mari']],
  ['Mon grand-père jouait aux cartes avec moi.', ['grand-père play dreamer']],
  ['Je prenais ma fille par la main.', ['dreamer hold-hands ma fille']],
  // What it is measured by does nothing; who lacks a face walks all the same.
  ['A spider as big as a car was knitting.', ['spider knit']],
  ['Des gens sans visage marchaient dans la rue.', ['gens walk in:street']],
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
  // As large as what it is held against.
  ['They gave me a baby the size of a thumb.', ['baby tiny']],
  ['Un bébé gros comme une noix dormait.', ['bébé tiny']],
  ['I saw a cat the size of a house.', ['cat giant']],
  // What consists of another, and who is an animal as well.
  ['Je grimpais sur une échelle faite de livres.', ['ladder made-of']],
  ['The pigeons made of paper flew in the park.', ['pigeon paper']],
  ['The whole audience was dogs.', ['audience same-as']],
  ['My phone was a bar of soap.', ['mobile-phone same-as']],
  ['Je conduisais, et le volant était une pizza.', ['steering-wheel same-as']],
  ['I looked up and my hat was a cake.', ['hat same-as']],
  ['My violin was a fish.', ['violin same-as']],
  ['Mon téléphone était une grenouille.', ['mobile-phone same-as']],
  // A place is told so by poets, and a matter is none.
  ['La mer était un miroir.', []],
  ['The table was oak.', []],
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
