import { leakSize } from '@reverie/contract/images.rules';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeLeak } from '#providers/encoding/leak.ts';

const { columns, rows, gap } = leakSize;

/** What a page sees of a painting of one colour: by night, by day. */
async function leakOf(rgb: readonly [number, number, number]) {
  const [width, height] = [40, 50];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let place = 0; place < data.length; place += 4) data.set([...rgb, 255], place);
  const { data: seen, info } = await sharp(await encodeLeak({ data, width, height }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([columns, 2 * (rows + gap)]);
  const at = (y: number) => [...seen.subarray(y * columns * 3, y * columns * 3 + 3)];
  return { night: at(2), day: at(rows + 2 * gap + 2) };
}

test('a yellow painting leaks a warm light by night, and neither olive nor brown', async () => {
  const { night } = await leakOf([235, 200, 60]);
  const [red = 0, green = 0, blue = 0] = night;
  expect(red).toBeGreaterThan(green + 20);
  // Olive has more green than blue by far.
  expect(green - blue).toBeLessThan(20);
  expect(Math.max(...night)).toBeLessThan(128);
});

test('by day a dark painting leaves paper light enough to read on', async () => {
  const { day } = await leakOf([20, 24, 60]);
  expect(Math.min(...day)).toBeGreaterThan(175);
});

test('a blue painting keeps its blue', async () => {
  const [red = 0, , blue = 0] = (await leakOf([40, 80, 220])).night;
  expect(blue).toBeGreaterThan(red + 25);
});
