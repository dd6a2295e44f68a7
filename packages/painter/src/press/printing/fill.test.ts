import { expect, test } from 'vitest';
import { cut, ellipse, join, polygon, rect } from '#press/path.ts';
import { cover } from '#press/printing/fill.ts';

/** Tall enough for several bands of rows. */
const sheet = { width: 700, height: 900 };

function covered(path: Parameters<typeof cover>[0], around = 0) {
  const found = cover(path, 1, sheet.width, sheet.height, undefined, around);
  if (!found) throw new Error('nothing is covered');
  return found;
}

test('what is covered has the area of the shape, however many bands it takes', () => {
  const sum = (path: Parameters<typeof cover>[0]) =>
    covered(path).data.reduce((all, share) => all + share, 0);
  const triangle = polygon([
    [10, 5],
    [690, 450],
    [120, 890],
  ]);
  expect(sum(triangle)).toBeCloseTo((680 * 885 - 110 * 445) / 2, 0);
  expect(sum(join(rect(0, 0, 700, 900), cut(rect(100, 100, 300.5, 600))))).toBeCloseTo(
    700 * 900 - 300.5 * 600,
    0,
  );
});

test('nothing is covered beyond the columns that a row tells', () => {
  const path = join(ellipse(340, 430, 300, 420, 0.1), rect(600, 700, 300, 40));
  const { data, width, height, from, to } = covered(path, 12);
  for (let y = 0; y < height; y++) {
    const row = Array.from(data.subarray(y * width, (y + 1) * width));
    const beyond = row.filter((_, x) => x < (from[y] ?? 0) || x >= (to[y] ?? 0));
    expect(Math.max(0, ...beyond), `row ${y}`).toBe(0);
    expect(to[y], `row ${y}`).toBeLessThanOrEqual(width);
  }
});

test('pixels kept free around a shape only move where it lies', () => {
  const path = ellipse(60, 400, 90, 130);
  const [close, wide] = [covered(path), covered(path, 20)];
  expect(wide).toMatchObject({ left: 0, top: close.top - 20, height: close.height + 40 });
  for (let y = 0; y < close.height; y += 7) {
    const [own, same] = [close, wide].map(({ data, width, left, top }) => {
      const at = (y + close.top - top) * width + close.left - left;
      return Array.from(data.subarray(at, at + close.width));
    });
    expect(same).toEqual(own);
  }
});
