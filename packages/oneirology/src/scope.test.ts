import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';

/** What is shown of feelings, acts, beings and misfortunes. */
function found(text: string): Set<string> {
  const { emotions, interactions, characters, events } = analyse(text);
  return new Set([
    ...emotions.flatMap(({ shown, class: kind }) => (shown ? kind : [])),
    ...interactions.flatMap(({ shown, type }) => (shown ? type : [])),
    ...characters.flatMap(({ shown, identity }) => (shown ? identity : [])),
    ...(events.misfortune.some(({ shown }) => shown) ? ['misfortune'] : []),
  ]);
}

test.for([
  ['None of them was the least bit afraid of the bear.', 'apprehension'],
  ['No one seemed worried about the bear.', 'apprehension'],
  ['Sadly, the shop was closed.', 'sadness'],
  ['The lift stopped, and sadly it was the wrong floor.', 'misfortune of sadness'],
  ['J’aurais voulu partir, le frapper, mais je souriais.', 'aggression'],
  ['Des ballons joyeux flottaient près de maisons tristes.', 'happiness'],
  ['Des ballons joyeux flottaient près de maisons tristes.', 'sadness'],
  ['The motor ran happily along.', 'happiness'],
  ['A miserable-looking hut stood there.', 'sadness'],
  ['The judge was thin as a rake and sly as a fox.', 'animal'],
  ['There was nobody on the stairs, not even the dog.', 'animal'],
  ['We ate bear claws and hot dogs.', 'animal'],
  ['Il y avait des têtes de mort sur le drapeau.', 'dead'],
  ['She spilled the beans.', 'misfortune'],
  ['They told the singer to break a leg.', 'misfortune'],
  ['I wasn’t, to be honest, afraid at all.', 'apprehension'],
  ['Sans la moindre peur, j’ai suivi l’ours.', 'apprehension'],
  ['Un mot de plus et je tombais du toit.', 'misfortune'],
  ['A table with frightened-looking chairs stood there.', 'apprehension'],
  ['Une chauve-souris en papier pendait là.', 'animal'],
  ['La souris de l’ordinateur était neuve.', 'friendliness'],
  ['A flag hung over the quiet, cheerful street.', 'happiness'],
] as const)('“%s” says nothing of %s', ([text, absent]) => {
  expect(found(text)).not.toContain(absent);
});

test.for([
  ['She laid a blanket over my knees and wrapped it around my shoulders.', 'friendliness'],
  ['However hard I pulled, the rope got longer.', 'misfortune'],
  ['J’avais beau pousser, la porte reculait.', 'misfortune'],
  ['These guys was chasin me through the woods.', 'aggression'],
  ['My eyes stung with tears.', 'sadness'],
  ['I couldn’t hold back my tears.', 'sadness'],
  ['I nearly jumped out of my skin.', 'apprehension'],
  ['She nervously opened the box.', 'apprehension'],
  ['I had never been this angry.', 'anger'],
  ['Le bus était parti sans moi.', 'misfortune'],
  ['Je tremblais à cause de la peur.', 'apprehension'],
  ['Chu resté pogné dans l’ascenseur.', 'misfortune'],
  ['On savait plus sortir du kot.', 'misfortune'],
  ['On n’était pas peu fiers.', 'happiness'],
  ['The man on the bus said, “I am furious.”', 'anger'],
] as const)('“%s” tells of %s', ([text, kind]) => {
  expect(found(text)).toContain(kind);
});

test('a place stands though nobody is in it', () => {
  const { settings } = analyse('There wasn’t a soul in the kitchen.');
  expect(settings.some(({ shown, place }) => shown && place === 'indoor')).toBe(true);
});

test('an adverb tells how somebody does a thing, not how one takes it', () => {
  const { emotions, characters } = analyse('Ma tante m’a tristement tendu une lettre.');
  expect(emotions[0]?.experiencer).toBe(characters[0]?.id);
});

test('an article typed onto its noun is told apart, and quoted as typed', () => {
  const text = 'jsui a lecole é jai tro peur';
  const place = analyse(text).settings.find(({ shown }) => shown)?.evidence[0];
  expect(place?.text).toBe('ecole');
  expect(place?.text).toBe(text.slice(place?.start, place?.end));
});

test.for([
  'Rêve de lundi, Première partie. Un train passait.',
  '1) Dernière scène, je nage 2) Seconde scène, je vole',
  'A storm, First part, and then it snowed.',
])('an ordinal is nobody’s name: “%s”', (text) => {
  expect(analyse(text).characters).toEqual([]);
});
