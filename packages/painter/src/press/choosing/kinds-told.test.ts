import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { expect, it } from 'vitest';
import { printSceneOf } from '#press/choosing/scene-of.ts';

const sceneOf = (dream: string) => printSceneOf(withDeeds(dream, analyse(dream)));

function shownIn(dream: string): string[] {
  return sceneOf(dream).actors.map((actor) =>
    actor.kind === 'thing' ? actor.id : (actor.role ?? actor.who),
  );
}

it.each([
  ['Baboons were sitting at all the desks.', 'monkey'],
  ['Des babouins tapaient à l’ordinateur.', 'monkey'],
  ['A carthorse came into the church.', 'horse'],
  ['Un percheron est entré dans l’église.', 'horse'],
  ['Greyhounds were running in the kitchen.', 'dog'],
  ['Des lévriers couraient dans la cuisine.', 'dog'],
  ['The wildebeest ran down the motorway.', 'antelope'],
  ['Les gnous couraient sur l’autoroute.', 'antelope'],
  ['Two ferrets were dancing on the table.', 'weasel'],
  ['Deux furets dansaient sur la table.', 'weasel'],
  ['Sardines were swimming in the bathtub.', 'fish'],
  ['Des sardines nageaient dans la baignoire.', 'fish'],
  ['A jackdaw was laughing in the garden.', 'crow'],
  ['Un porc-épic marchait dans le jardin.', 'hedgehog'],
  ['I was peeling a yam in the kitchen.', 'yam'],
  ['J’épluchais une igname dans la cuisine.', 'yam'],
  ['There were lilies on the table.', 'lily'],
  ['Il y avait une jonquille sur la table.', 'flower'],
  ['The postie was singing in the street.', 'postman'],
  ['L’huissier chantait dans la rue.', 'bailiff'],
  ['Santa Claus was sitting on my bed.', 'santa'],
  ['Le père Noël était assis sur mon lit.', 'santa'],
])('shows what “%s” tells of as its kind, %s', (dream, id) => {
  expect(shownIn(dream)).toContain(id);
});

it.each([
  ['Heather and Jasmine were dancing in the kitchen.', 'flower'],
  ['She wore a feather boa at the party.', 'snake'],
  ['There was a hairy mole on my cheek.', 'mole'],
  ['A house martin was sitting on the chair.', 'house'],
  ['I was sitting under a plum tree.', 'plum'],
  ['Les mariés dansaient dans la rue.', 'groom'],
])('takes no word of “%s” for a %s', (dream, id) => {
  expect(shownIn(dream)).not.toContain(id);
});

it('has who acts do so, whatever beast it is', () => {
  const { actors, deeds } = sceneOf('Trois chacals nous suivaient dans l’église.');
  const doer = actors[deeds[0]?.who ?? -1];
  expect(doer).toMatchObject({ kind: 'thing', id: 'jackal', count: 3 });
});
