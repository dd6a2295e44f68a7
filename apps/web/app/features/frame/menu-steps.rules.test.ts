import { expect, test } from 'vitest';
import { neighbour } from '#features/frame/menu-steps.rules.ts';

const columns = [
  ['home', 'library', 'about'],
  ['pricing', 'blog'],
  ['docs', 'api', 'status'],
];

test.each([
  ['home', 'ArrowDown', 'library'],
  ['about', 'ArrowDown', 'home'],
  ['home', 'ArrowUp', 'about'],
  ['about', 'ArrowRight', 'blog'],
  ['blog', 'ArrowRight', 'api'],
  ['status', 'ArrowRight', 'about'],
  ['home', 'ArrowLeft', 'docs'],
  ['blog', 'Home', 'home'],
  ['blog', 'End', 'status'],
  ['blog', 'Enter', null],
  ['elsewhere', 'ArrowDown', null],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(neighbour(columns, from, key)).toBe(to);
});
