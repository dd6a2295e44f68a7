import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';

const gendersIn = (text: string) =>
  analyse(text).characters.map(({ label, gender }) => `${label}: ${gender}`);

test.for([
  ['I was with Bob in the car.', 'Bob: male'],
  ['My friend Faye was singing.', 'friend: female'],
  ['Julia had a dagger.', 'Julia: female'],
  ['Ma copine Manon chantait.', 'copine: female'],
  ['Hier Antoine chantait.', 'Antoine: male'],
  // Both women and men are called so.
  ['I was with Robin in the car.', 'Robin: unknown'],
  ['Will was in the garden.', 'Will: male'],
  ['Rose is dancing on the beach.', 'Rose: female'],
  // A beast is no woman.
  ['My cat Daisy was singing.', 'cat: unknown'],
] as const)('“%s” says by a name: %s', ([text, who]) => {
  expect(gendersIn(text)).toContain(who);
});

test.for([
  ['The doctor frowned and she left.', 'doctor: female'],
  ['My boss was in the kitchen. He was cooking.', 'boss: male'],
  // Two sentences on, somebody else may be meant.
  ['My boss was there. It rained. The sky was red. He sang.', 'boss: unknown'],
  // My mother cried, and the doctor may be anybody.
  ['My mother met the doctor. She cried.', 'doctor: unknown'],
  ['The dog ran to the doctor and he barked.', 'dog: unknown'],
] as const)('“%s” says by a pronoun: %s', ([text, who]) => {
  expect(gendersIn(text)).toContain(who);
});

test('what a family is called is no beast and no trade', () => {
  const { characters, symbols } = analyse('I saw Emily Rooks and Matt Baker in the kitchen.');
  expect(characters.map(({ label }) => label)).toEqual(['Emily', 'Matt']);
  expect(symbols.map(({ id }) => id)).not.toContain('crow');
});
