import { expect, test } from 'vitest';
import { litTone, unpackMask } from '#symbols/mask-code.ts';
import { packMask } from '../../scripts/pack-mask.ts';

function roundTrip(values: Uint8Array, width: number, height: number): number {
  const packed = packMask(values, width, height);
  expect([...unpackMask(packed, width, height)]).toEqual([...values]);
  return packed.length;
}

test('a mask of a disc with every tone comes back as it was, in far fewer bytes', () => {
  const size = 64;
  const values = new Uint8Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isInside = (x - 32) * (x - 32) + (y - 32) * (y - 32) < 900;
      values[y * size + x] = isInside ? 1 + (((x + y) >> 3) % litTone) : 0;
    }
  }
  expect(roundTrip(values, size, size)).toBeLessThan(values.length / 4);
});

test('noise, blanks and single pixels come back as they were', () => {
  let state = 7;
  const noise = Uint8Array.from({ length: 37 * 23 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 24) % (litTone + 1);
  });
  roundTrip(noise, 37, 23);
  roundTrip(new Uint8Array(50), 10, 5);
  roundTrip(new Uint8Array(50).fill(litTone), 5, 10);
  roundTrip(Uint8Array.of(9), 1, 1);
});

test('a range coder carries: a long run of unlikely answers survives', () => {
  const values = new Uint8Array(200 * 200);
  for (let i = 0; i < values.length; i += 977) values[i] = 1 + (i % litTone);
  roundTrip(values, 200, 200);
});
