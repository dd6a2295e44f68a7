import { once } from 'node:events';
import { paint } from '@reverie/painter';
import { afterAll, expect, test } from 'vitest';
import { imageConformance, smallPainting } from '#providers/image/conformance.ts';
import { createPainter } from '#providers/image/painter.ts';

const painter = createPainter({ threads: 1 });
afterAll(() => painter.close());

imageConformance('painter', painter);

test('a thread paints the very pixels the package paints', async () => {
  const { scene, ...options } = smallPainting;
  const painted = await painter.paint(smallPainting);
  expect(painted.data).toEqual(paint(scene, options).data);
});

test('a painter that is held small keeps the shape it is asked for', async () => {
  const small = createPainter({ threads: 1, side: 32 });
  const { width, height } = await small.paint({ ...smallPainting, width: 128, height: 64 });
  expect({ width, height }).toEqual({ width: 32, height: 16 });
  await small.close();
});

test('the thread that asks stays free while a picture is painted', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  await painter.paint({ ...smallPainting, width: 512, height: 512 });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test('a thread ends once it has nothing to paint', async () => {
  const started = once(process, 'worker');
  const brief = createPainter({ threads: 1, idleTimeout: 50 });
  await brief.paint(smallPainting);
  const [thread] = await started;
  await once(thread, 'exit');
  await brief.close();
});
