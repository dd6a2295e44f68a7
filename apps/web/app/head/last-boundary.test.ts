import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LastBoundary } from '#head/last-boundary.ts';

const here = { key: 'here' };

test('what failed is said in both languages, with a way out', () => {
  const boundary = new LastBoundary({ location: here, children: 'the page' });
  expect(boundary.render()).toBe('the page');
  boundary.state = { ...boundary.state, ...LastBoundary.getDerivedStateFromError() };
  const said = renderToStaticMarkup(createElement('div', null, boundary.render()));
  expect(said).toContain('pas pu être affichée');
  expect(said).toContain('could not be shown');
  expect(said).toContain('href="/"');
});

test('and gives way to the next page', () => {
  const failed = { hasFailed: true, location: here };
  const derive = LastBoundary.getDerivedStateFromProps;
  expect(derive({ location: here, children: null }, failed)).toBeNull();
  const next = derive({ location: { key: 'there' }, children: null }, failed);
  expect(next?.hasFailed).toBe(false);
});
