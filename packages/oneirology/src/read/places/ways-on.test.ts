import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

function deedsOf(text: string): string[] {
  const { deeds = [] } = withDeeds(text, analyse(text));
  return deeds.map(
    ({ who, act, where }) =>
      `${who} ${act}${where.map(({ relation, what }) => ` ${relation}:${what}`).join('')}`,
  );
}

test.each([
  ['Every door I opened led to the sea.', 'door open on:sea'],
  ['Une petite porte menait à une plage.', 'door open on:beach'],
  ['On the other side of the mirror was a forest.', 'mirror open on:forest'],
  ['De l’autre côté de la porte il y avait un désert.', 'door open on:desert'],
  ['A forest was growing in my bedroom.', 'forest stand in:bedroom'],
  ['My aunt swam across the lake in our kitchen.', 'lake stand in:kitchen'],
])('a way opens on what it leads to, and a land is in its room: %s', (text, told) => {
  expect(deedsOf(text)).toContain(told);
});

test.each([
  'My mother led to the sea a crowd of children.',
  'The path led to the beach.',
  'I swam in the lake, and in my kitchen she sang.',
])('only a way leads, and only a room has a land in it: %s', (text) => {
  expect(deedsOf(text).join()).not.toMatch(/open on|lake stand/);
});
