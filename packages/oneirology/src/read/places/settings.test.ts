import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import type { Language } from '#text/language.ts';

function placesOf(text: string, language: Language): string[] {
  return analyse(text, { language }).settings.flatMap(({ kind, place, evidence }) =>
    kind === undefined || evidence.every(({ negated }) => negated) ? [] : [`${place} ${kind}`],
  );
}

test.each([
  ['Mon prof de lycée pagayait sur le lac.', 'fr', 'school'],
  ["Une amie de l'école pagayait sur le lac.", 'fr', 'school'],
  ['Il creusait le lac avec la pelle du jardin.', 'fr', 'garden'],
  ['My high school chemistry teacher rowed over the lake.', 'en', 'school'],
  ['A friend from my old office rowed over the lake.', 'en', 'office'],
] as const)('a place that tells whose is not where the dream is: %s', (text, language, absent) => {
  const places = placesOf(text, language);
  expect(places).toContain('outdoor lake');
  expect(places).not.toContain(`indoor ${absent}`);
});

test('a place that somebody stands beside is where the dream is', () => {
  expect(placesOf('Dans le jardin voisin, un tigre.', 'fr')).toContain('outdoor garden');
  expect(placesOf('In the garden my teacher was asleep.', 'en')).toContain('outdoor garden');
  expect(placesOf("La porte de l'école était rouge.", 'fr')).toContain('indoor school');
});

test.each([
  ["Un tigre attendait devant l'hôpital.", 'fr', 'hospital'],
  ['A tiger waited in front of the hospital.', 'en', 'hospital'],
  ['A tiger waited outside the church.', 'en', 'church'],
] as const)('before a building one is outdoors: %s', (text, language, kind) => {
  expect(placesOf(text, language)).toContain(`outdoor ${kind}`);
  expect(placesOf(text, language)).not.toContain(`indoor ${kind}`);
});

test('one is aboard a ship that one is on, and not a car that snow is on', () => {
  expect(placesOf('We sailed on a tall ship.', 'en')).toContain('outdoor ship');
  expect(placesOf('Il y avait un tigre sur le bateau.', 'fr')).toContain('outdoor boat');
  expect(placesOf('Il neigeait sur la voiture.', 'fr')).not.toContain('outdoor car');
  expect(placesOf('A cat slept on the car.', 'en')).not.toContain('outdoor car');
  expect(placesOf('Dans la voiture, un chat.', 'fr')).toContain('outdoor car');
});

test('a place that is only talked of, or likened to, is none of the dream', () => {
  expect(placesOf('Sur la plage, il parlait de sa maison.', 'fr')).toEqual(['outdoor beach']);
  expect(placesOf('Elle parlait au milieu de la forêt.', 'fr')).toEqual(['outdoor forest']);
  expect(placesOf('A wave as tall as a castle broke on the beach.', 'en')).toEqual([
    'outdoor beach',
  ]);
});

test('what a place is like beside the real one is told of the dream', () => {
  expect(placesOf('La plage, plus longue que dans la réalité.', 'fr')).toEqual(['outdoor beach']);
  expect(placesOf('The beach, wider than in real life.', 'en')).toEqual(['outdoor beach']);
  expect(placesOf('In real life I never go to the beach.', 'en')).toEqual([]);
});

test.each([
  ['A tiger is in court and says nothing.', 'en', 'indoor'],
  ['I queue with a tiger at the counter.', 'en', 'indoor'],
  ['Un tigre fait la queue au guichet.', 'fr', 'indoor'],
  ['A tiger sat on the platform with a suitcase.', 'en', 'outdoor'],
] as const)('courts, counters and platforms tell where one is: %s', (text, language, place) => {
  const [found] = analyse(text, { language }).settings;
  expect(found?.place).toBe(place);
});

test('a cake of many tiers is no room', () => {
  expect(analyse('La pièce montée penche.', { language: 'fr' }).settings).toEqual([]);
});
