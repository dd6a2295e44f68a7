import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Steps } from '#features/journal/steps.tsx';

test('with nothing before and nothing after, no empty place is left beside what follows', () => {
  const names = { back: 'Avant', on: 'Après' };
  expect(renderToStaticMarkup(<Steps back={null} on={null} names={names} />)).toBe('');
});
