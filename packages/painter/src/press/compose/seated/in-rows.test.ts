import { expect, it } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { sceneTold } from '#testing/told.ts';

function crowdIn(dream: string) {
  const scene = sceneTold(dream);
  return castTroupes(scene, 3).find(({ count, isThing }) => count > 2 && !isThing);
}

it.each([
  'I was on a train and all the passengers had no faces.',
  'J’étais dans un bus et tous les passagers dormaient.',
  'I was on a plane and everyone was screaming.',
  'À l’église, tout le monde pleurait.',
])('people of a place with rows of seats sit in them: %s', (dream) => {
  expect(crowdIn(dream)?.inRows?.length).toBeGreaterThan(2);
  // Where too few seats are seen, nobody sits on the air.
  expect(crowdIn(dream)?.piece.layers.some(({ id }) => id.startsWith('seat'))).toBe(true);
});

it.each(['Soldiers ran through the carriage of the train.', 'People were laughing in the street.'])(
  'who does what is done on foot, or elsewhere, does not: %s',
  (dream) => {
    expect(crowdIn(dream)?.inRows).toBeUndefined();
  },
);
