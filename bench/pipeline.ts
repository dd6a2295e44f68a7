import { analyse } from '@reverie/oneirology';
import { describe, paint, sceneOf } from '@reverie/painter';
import { millis, printFigures } from '#print.ts';
import { dreamTexts, scenesOfDreams } from '#scenes.ts';
import { percentile } from '#statistics.ts';
import { sharpEncoding } from '../apps/server/src/providers/encoding/sharp.ts';

const side = 1024;

/** Milliseconds one dream takes to be read, painted and encoded, each on one thread. */
export async function measurePipeline(): Promise<void> {
  const texts = dreamTexts;
  for (const text of texts) analyse(text, { of: 'content' });
  const reading = await sample(20, texts, async (text) => analyse(text, { of: 'content' }));

  const scenes = scenesOfDreams();
  const imagining = await sample(5, texts, async (text) => {
    const scene = sceneOf(analyse(text, { of: 'content' }));
    return [describe(scene, 'fr'), describe(scene, 'en')];
  });
  const pictures = [];
  const painting: number[] = [];
  for (const [seed, scene] of scenes.entries()) {
    const begin = performance.now();
    pictures.push(paint(scene, { style: 'gouache', seed, width: side, height: side }));
    painting.push(performance.now() - begin);
  }
  const encoding = await sample(1, pictures, (picture) => sharpEncoding.painting(picture, 'bench'));
  printFigures(`Analysis and painting of a dream, ${side} × ${side} in gouache`, [
    { name: 'analysis, median', value: millis(percentile(reading, 0.5)) },
    { name: 'analysis, scene and alt texts, median', value: millis(percentile(imagining, 0.5)) },
    { name: 'painting, median', value: millis(percentile(painting, 0.5)) },
    { name: 'painting, slowest', value: millis(Math.max(...painting)) },
    { name: 'encoding all its files, median', value: millis(percentile(encoding, 0.5)) },
  ]);
}

async function sample<T>(
  times: number,
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
): Promise<number[]> {
  const millis: number[] = [];
  for (let run = 0; run < times; run += 1) {
    for (const thing of things) {
      const begin = performance.now();
      await work(thing);
      millis.push(performance.now() - begin);
    }
  }
  return millis;
}
