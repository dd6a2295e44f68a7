import { expect, test } from 'vitest';
import { deedsOf } from '#testing/deeds-of.ts';

test.each([
  // Carried by the wind, on one's back, up the stairs, into somebody's arms.
  ['Le vent m’a emportée avec mon parapluie.', 'dreamer fly with:umbrella'],
  ['The wind carried me away with my umbrella.', 'dreamer fly with:umbrella'],
  ['I was running with a wardrobe on my back.', 'dreamer carry wardrobe'],
  ['Je marchais avec une armoire sur le dos.', 'dreamer carry wardrobe'],
  ['On montait un canapé par l’escalier.', 'dreamer carry sofa through:stairs'],
  ['La sage-femme me pose dans les bras une miche de pain.', 'sage-femme give dreamer with:bread'],
  ['The midwife put a loaf of bread in my arms.', 'midwife give dreamer with:bread'],
  ['We walked over a bridge.', 'dreamer walk on:bridge'],
  ['I ran over the bridge.', 'dreamer run on:bridge'],
  ['Pépé est parti à pied sur l’eau.', 'pépé walk on:water'],
  // What French names after an impersonal verb.
  ['Le plombier est venu et il sortait du tuyau des cheveux.', 'hair emerge from:pipe'],
  // A beast that a pronoun takes up, in the sentence after.
  ['A whale came up next to us. It opened its mouth.', 'whale open mouth'],
  ['Her teacher was an octopus. It just sat there on the stool.', 'octopus sit on:stool'],
  // Who is a thing, at which nobody works.
  ['My husband was a candle at the restaurant.', 'husband become candle'],
  ['Ma mère était une théière.', 'mère become teapot'],
  // Up to the ankles.
  ['Au bureau la machine coulait, on avait du café jusqu’aux chevilles.', 'coffee stand in:office'],
  ['Dans le salon on avait de la neige jusqu’aux genoux.', 'snow stand in:room'],
  ['We had coffee up to our ankles in the office.', 'coffee stand in:office'],
  ['My little girl was bouncing on the trampoline.', 'little girl jump on:trampoline'],
  ['Ma fille rebondissait dans le jardin.', 'ma fille jump in:garden'],
  ['My dog was taking me for a walk.', 'dog pull dreamer'],
  ['Mon chien me promenait en laisse.', 'chien pull dreamer'],
])('%s', (text, deed) => {
  expect(deedsOf(text)).toContain(deed);
});

test.each([
  // Recalled, said aside, or an adjective.
  ['He came on a bicycle. It was a boy I had kissed in camp.', /kiss/],
  ['Il dansait. C’était un garçon que j’avais embrassé en colonie.', /kiss/],
  ['I was in prison, parking I think.', /drive/],
  ['On the plate was my own left shoe.', /leave/],
])('no such deed: %s', (text, deed) => {
  expect(deedsOf(text).join(', ')).not.toMatch(deed);
});

test('a blanket up to one’s chin fills no room', () => {
  const deeds = deedsOf('Mes enfants dormaient dans la chambre avec la couette jusqu’au menton.');
  expect(deeds.join(', ')).not.toMatch(/blanket stand/);
});
