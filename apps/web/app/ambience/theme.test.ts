import { expect, test } from 'vitest';
import { lookOf } from '#ambience/theme.ts';

test('nothing chosen: cyan, and the system’s mode', () => {
  expect(lookOf(null)).toEqual({ theme: 'cyan', mode: null });
});

test('a choice is worn', () => {
  expect(lookOf('theme=rose; mode=light')).toEqual({ theme: 'rose', mode: 'light' });
});

test('what does not exist is cyan and dark', () => {
  expect(lookOf('theme=mauve; mode=dusk')).toEqual({ theme: 'cyan', mode: 'dark' });
});
