import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { sceneTold } from '#testing/told.ts';

test.each([
  'A spider as big as a dog was on my bed.',
  'Une vieille femme était assise sur mon lit.',
])('a room has one bed, and what is on it is on who lies there: %s', (dream) => {
  const scene = sceneTold(dream);
  const sleeper = scene.actors.findIndex((one) => one.kind === 'person' && one.who === 'dreamer');
  const bound = castTroupes(scene, 1).filter(({ actors }) => !actors.includes(sleeper));
  expect(bound.map(({ relation }) => relation)).toEqual([{ name: 'on', to: sleeper }]);
});

function castOf(dream: string) {
  const scene = sceneTold(dream);
  return { scene, cast: castTroupes(scene, 1) };
}

test.each(['My boss and I in the street.', 'Mon patron et moi dans la rue.'])(
  'people of whom nothing is told stand together: %s',
  (dream) => {
    const { cast } = castOf(dream);
    expect(cast).toHaveLength(2);
    expect(cast[1]?.relation).toEqual({ name: 'beside', to: cast[0]?.actors[0] });
  },
);

test.each([
  'I was driving the car on the motorway. My wife was there too.',
  'Je conduisais la voiture sur l’autoroute. Ma femme était là aussi.',
])('who is with somebody who drives is in the car: %s', (dream) => {
  const { scene, cast } = castOf(dream);
  const car = scene.actors.findIndex((one) => one.kind === 'thing' && one.id === 'car');
  const riders = cast.filter(({ isCarried, relation }) => isCarried && relation?.to === car);
  expect(riders).toHaveLength(2);
});

test.each([
  'My old aunt was asleep. There was a green sofa in the living room.',
  'Ma vieille tante dormait. Il y avait un canapé vert dans le salon.',
])('who sleeps where a sofa is named is on it: %s', (dream) => {
  const { scene, cast } = castOf(dream);
  const sofa = scene.actors.findIndex((one) => one.kind === 'thing' && one.id === 'sofa');
  const sleeper = cast.find(({ act }) => act === 'sleep');
  expect(sleeper?.relation).toEqual({ name: 'on', to: sofa });
});

test('who is in a plane that falls is behind its windows, and nowhere else', () => {
  const { scene, cast } = castOf('I was on a plane that crashed into the sea.');
  expect(scene.actors.map(({ kind }) => kind)).toEqual(['thing', 'person']);
  expect(cast.map(({ isThing }) => isThing)).toEqual([true]);
});
