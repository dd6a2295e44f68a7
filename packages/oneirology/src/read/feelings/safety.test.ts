import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';

const isConcerned = (text: string) => analyse(text).safety.concern;

test.for([
  'En ce moment j’ai vraiment envie de mourir.',
  'J’ai rêvé d’un lac. Depuis des semaines je veux mourir.',
  'J’ai envie d’en finir.',
  'Je marchais dans un jardin avec ma mère. Dans la vraie vie, je n’ai plus envie de vivre.',
  'Ces derniers temps je me fais du mal.',
  'Lately I want to die.',
  'I was in a garden with my sister. In real life I have no reason to live.',
  'I want to end my life.',
  'My dream was about a lake. I think of suicide every day, these days I want to kill myself.',
])('crisis language told awake is seen: “%s”', (text) => {
  expect(isConcerned(text)).toBe(true);
});

test.for([
  'J’ai rêvé que je mourais et que ma mère mourait aussi.',
  'Je tombe dans un puits. Je veux mourir, ma mère m’appelle.',
  'Je tombe dans un puits noir et je veux mourir.',
  'À ce moment-là, dans la tour, je veux vraiment mourir devant mon père.',
  'Dans mon rêve, je veux mettre fin à ma vie sur un pont.',
  'Un homme se suicide dans mon rêve, on l’enterre.',
  'Quelqu’un veut me tuer avec une hache.',
  'On veut me tuer.',
  'Il veut me faire du mal.',
  'Au réveil, je raconte qu’elle avait envie de mourir.',
  'Je n’ai pas envie de mourir.',
  'In my dream I wanted to die because the bear had killed everyone.',
  'I stand on the bridge with my brother and want to end my life.',
  'The king is dead. My father dies in the fire and I am killed too.',
  'When I woke up I remembered that she wants to kill herself.',
  'I don’t want to die.',
  'A woman in the river is suicidal, in real life too, she says.',
])('a dreamed death is none: “%s”', (text) => {
  expect(isConcerned(text)).toBe(false);
});
