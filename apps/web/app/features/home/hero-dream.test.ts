import type { Image } from '@reverie/contract/images';
import { expect, test } from 'vitest';
import { heroDream } from '#features/home/hero-dream.ts';

const image: Image = {
  name: '0123456789abcdef0123456789abcdef',
  width: 1024,
  height: 1024,
  placeholder: 'data:image/webp;base64,',
  alt: { fr: 'Une baleine', en: 'A whale' },
  formats: ['webp'],
  provider: 'painter',
  style: 'oil',
  seed: 1,
};
const plain = { image, likes: 0, types: [], warnings: [] };

test('the best liked of the latest painted dreams hangs at the door', () => {
  const liked = { ...plain, likes: 9 };
  expect(heroDream([plain, { ...plain, likes: 4 }, liked, { ...plain, likes: 9 }])).toBe(liked);
});

test('neither a dream without painting nor one with a warning does', () => {
  expect(heroDream([{ ...plain, image: null, likes: 9 }])).toBeNull();
  expect(heroDream([{ ...plain, likes: 9, types: ['nightmare'] }, plain])).toBe(plain);
  expect(heroDream([{ ...plain, likes: 9, warnings: ['violence'] }, plain])).toBe(plain);
  expect(heroDream([{ ...plain, warnings: ['none'] }])).not.toBeNull();
});
