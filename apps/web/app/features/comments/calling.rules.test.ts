import { expect, test } from 'vitest';
import { callAt, calledOf, matching, withCall } from '#features/comments/calling.rules.ts';

const pseudonym = { id: 'p', name: { fr: 'Grèbe 12', en: 'Grebe 12' } };
const author = { username: 'lea', displayName: 'Léa Martin', avatar: null, hasPage: true };
const people = calledOf(
  [
    { author, pseudonym: null },
    { author: null, pseudonym },
  ],
  'fr',
);

test('a call is what follows a sign up to the caret; an address of mail is none', () => {
  expect(callAt('Bonsoir @lé et', 11)).toEqual({ typed: 'lé', from: 8 });
  expect(callAt('@', 1)).toEqual({ typed: '', from: 0 });
  for (const text of ['lea@exa', 'Bonsoir', '@léa, ']) expect(callAt(text, text.length)).toBeNull();
});

test('somebody is found by either name or a word of it, without accents, in the reader’s language', () => {
  const found = (typed: string) => matching(people, typed).map(({ written }) => written);
  expect(found('')).toEqual(['@lea', '@Grèbe 12']);
  expect(found('LÉ')).toEqual(['@lea']);
  expect(found('mart')).toEqual(['@lea']);
  expect(found('grebe 1')).toEqual(['@Grèbe 12']);
  // Who was called already and goes on writing is proposed nobody.
  expect(found('lea je')).toEqual([]);
});

test('who is chosen stands where their name was begun', () => {
  const call = { from: 8, caret: 11, written: '@lea' };
  expect(withCall('Bonsoir @lé', call)).toEqual({ text: 'Bonsoir @lea ', caret: 13 });
  expect(withCall('Bonsoir @lé, ça va', call)).toEqual({ text: 'Bonsoir @lea, ça va', caret: 12 });
});
