import { expect, test } from 'vitest';
import { closerTo, nearestOnPattern } from '#press/compose/sheet/closer.ts';
import type { Layer } from '#press/drawing.ts';
import { castShadow } from '#press/light/cast-shadow.ts';
import { boxOnSheet, focusOn } from '#press/light/focus.ts';
import { foreground } from '#press/light/foreground.ts';
import { type Box, boxOf, polygon, rect } from '#press/path.ts';
import { outlinesOf } from '#press/printing/clip.ts';
import { stageNames } from '#press/stages.ts';
import { createRandom } from '#random.ts';

const sheet = { width: 1000, height: 1250 };

test('before a pattern one comes as close as what is small asks for', () => {
  const frog = { left: 480, top: 1010, right: 620, bottom: 1060 };
  expect(closerTo(frog, sheet, null)?.scale).toBeLessThan(1.5);
  expect(closerTo(frog, sheet, null, nearestOnPattern)?.scale).toBeCloseTo(4);
});

function boxes(): Box[] {
  const random = createRandom(4, 'boxes');
  return Array.from({ length: 200 }, () => {
    const [left, top] = [random.between(0, 800), random.between(0, 1000)];
    return {
      left,
      top,
      right: left + random.between(30, 1000 - left),
      bottom: top + random.between(30, 1250 - top),
    };
  });
}

test('a step closer leaves everybody on the sheet, and the sheet full', () => {
  let steps = 0;
  for (const box of boxes()) {
    for (const horizon of [null, 300, 700]) {
      const camera = closerTo(box, sheet, horizon);
      if (!camera) continue;
      steps += 1;
      const { x, y, scale } = camera;
      expect(scale).toBeGreaterThan(1);
      expect(scale).toBeLessThan(1.5);
      expect(box.left * scale + x).toBeGreaterThanOrEqual(-0.01);
      expect(box.top * scale + y).toBeGreaterThanOrEqual(-0.01);
      expect(box.right * scale + x).toBeLessThanOrEqual(sheet.width + 0.01);
      expect(box.bottom * scale + y).toBeLessThanOrEqual(sheet.height + 0.01);
      // No edge of what was drawn comes into view.
      expect(Math.max(x, y)).toBeLessThanOrEqual(0.01);
      expect(sheet.width * scale + x).toBeGreaterThanOrEqual(sheet.width - 0.01);
      expect(sheet.height * scale + y).toBeGreaterThanOrEqual(sheet.height - 0.01);
    }
  }
  expect(steps).toBeGreaterThan(50);
});

test('a foreground covers nobody', () => {
  let [shown, deepest] = [0, 0];
  for (const [n, box] of boxes().entries()) {
    for (const stage of stageNames) {
      const layers = foreground(stage, [box], sheet, createRandom(n, 'near'));
      shown += layers.length;
      for (const { path } of layers) {
        for (const one of outlineBoxes(path)) {
          // Leaves and blades reach a little beyond the corner that they grow in.
          const across = Math.min(one.right, box.right) - Math.max(one.left, box.left);
          const up = Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top);
          deepest = Math.max(deepest, Math.min(across, up));
        }
      }
    }
  }
  expect(shown).toBeGreaterThan(100);
  expect(deepest).toBeLessThan(50);
});

function outlineBoxes(path: readonly number[]): Box[] {
  return outlinesOf(path).flatMap(({ points }) => boxOf(polygon(points)) ?? []);
}

test('a shadow falls away from the light, and lies on the ground', () => {
  const standing: Layer[] = [{ id: 'body', role: 'accent', path: rect(480, 500, 40, 400) }];
  for (const x of [100, 900]) {
    const [shadow] = castShadow(standing, 900, { light: { x, y: 200 }, horizon: 600 });
    const box = shadow && boxOf(shadow.path);
    expect(box?.top).toBeGreaterThanOrEqual(899);
    const lean = ((box?.left ?? 0) + (box?.right ?? 0)) / 2 - 500;
    expect(Math.sign(lean)).toBe(Math.sign(500 - x));
  }
});

test('what is far from everybody is darker than where they are', () => {
  const player: Layer = { id: 'body', role: 'accent', path: rect(600, 700, 100, 300) };
  const { over } = focusOn(
    [player],
    { ...sheet, isInside: true },
    { time: 'dusk', light: { x: 200, y: 200 } },
  );
  const [dark] = over;
  expect(dark?.alpha).toMatchObject({ kind: 'spread', x: 650, y: 850, from: 0 });
  expect(boxOnSheet([player], sheet)).toEqual({ left: 600, top: 700, right: 700, bottom: 1000 });
  expect(
    focusOn([], { ...sheet, isInside: true }, { time: 'day', light: { x: 0, y: 0 } }).over,
  ).toEqual([]);
});
