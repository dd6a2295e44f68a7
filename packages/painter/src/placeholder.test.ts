import { expect, test } from 'vitest';
import { placeholder } from '#placeholder.ts';

test('a picture half red, half blue keeps its halves in eight by eight colours', () => {
  const width = 32;
  const height = 16;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    data[i * 4 + (i % width < 16 ? 0 : 2)] = 200;
    data[i * 4 + 3] = 255;
  }
  const { colours } = placeholder({ data, width, height });
  expect(colours).toHaveLength(64);
  expect(colours[0]).toBe('#c80000');
  expect(colours[63]).toBe('#0000c8');
});

test('a picture smaller than the placeholder still fills it', () => {
  const { colours } = placeholder({
    data: new Uint8ClampedArray(16).fill(255),
    width: 2,
    height: 2,
  });
  expect(new Set(colours)).toEqual(new Set(['#ffffff']));
});
