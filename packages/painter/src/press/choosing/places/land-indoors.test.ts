import { expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

/** A land in a room is no other place: the room has what it can have of it. */
test.each([
  ['The sea was in my living room.', /in a flooded living room/],
  ['La mer entrait dans ma chambre.', /in a flooded bedroom/],
  ['There was a river running through my living room.', /^(?!.*runs).*in a flooded living room/],
  ['Sous mon lit il y avait la mer.', /in a flooded bedroom/],
  ['My aunt swam across the lake in our living room.', /^A woman swims in a flooded living room/],
  ['Il y avait une plage dans mon salon.', /in a living room with a floor of sand/],
  ['There was sand all over my bedroom floor.', /in a bedroom with a floor of sand/],
  ['There was a meadow in my office.', /in an office with a floor of grass/],
  ['Il y avait un jardin dans ma salle de bain.', /in a bathroom with a floor of grass/],
  ['The classroom was a jungle.', /^Trees stand in a classroom/],
  ['Mon salon était devenu une forêt.', /^Trees stand in a living room/],
  ['A forest was growing in my bedroom.', /^Trees stand in a bedroom/],
  ['L’église était une forêt.', /^Trees stand in a church/],
])('%s', (text, words) => {
  expect(wordsTold(text)).toMatch(words);
});

test.each([
  ['I walked in the forest and then I sat in my kitchen.', /^(?!.*[Tt]rees)/],
  ['From my bedroom I could see the sea.', /^(?!.*flooded)/],
  ['My office was near the beach.', /^(?!.*floor of sand)/],
])('only what is in a room: %s', (text, words) => {
  expect(wordsTold(text)).toMatch(words);
});
