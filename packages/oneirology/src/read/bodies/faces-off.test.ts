import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

function faceless(text: string): string[] {
  const { changes = [], characters } = withDeeds(text, analyse(text));
  const label = (of: string) => characters.find(({ id }) => id === of)?.label ?? of;
  return changes.filter(({ change }) => change === 'faceless').map(({ of }) => label(of));
}

test.each([
  ['I took off my face and laid it on a chair.', 'dreamer'],
  ['My aunt peeled off her face.', 'aunt'],
  ['The teacher took his face off.', 'teacher'],
  ['My boss removed his face.', 'boss'],
  ['My face fell off in the street.', 'dreamer'],
  ['J’ai enlevé mon visage.', 'dreamer'],
  ['Ma tante a retiré son visage dans la cuisine.', 'tante'],
  ['Mon visage est tombé par terre.', 'dreamer'],
])('%s', (text, of) => {
  expect(faceless(text)).toEqual([of]);
});

test.each([
  'I took off my coat and washed my face.',
  'My face fell to pieces.',
  'Mon visage tombait en miettes.',
  'My aunt turned her face away.',
  'J’ai lavé mon visage.',
  'Un oiseau m’a frôlé le visage.',
])('%s: everybody keeps theirs', (text) => {
  expect(faceless(text)).toEqual([]);
});
