import { analyse } from '@reverie/oneirology';
import { describe, paint, sceneOf } from '@reverie/painter';
import { millis, printFigures } from '#print.ts';
import { percentile } from '#statistics.ts';
import { sharpEncoding } from '../apps/server/src/providers/encoding/sharp.ts';

const side = 1024;

/** What the figures of the pipeline are made of: written for Reverie, of the usual lengths. */
const dreams = [
  `Je suis au bord de la mer, la nuit, et une barque sans personne vient vers moi. L'eau est noire
  et calme, la lune est immense. Ma mère m'appelle depuis la plage mais je ne peux pas crier. Je
  monte dans la barque et je me sens soudain très heureuse.`,
  `I am running through the corridor of my old school, late for an exam I never studied for. The
  doors have no handles. A black dog follows me without a sound. When I look back it has become my
  brother, and he is crying.`,
  `Je vole au-dessus d'une forêt couverte de neige avec un grand oiseau blanc. En bas, la maison de
  mon enfance brûle, mais je n'ai pas peur. Je cherche une clé.`,
  `A city under water. Whales swim between the towers while the bells ring. I can breathe, and I
  wonder why nobody told us before.`,
];

/** Milliseconds one dream takes to be read, painted and encoded, each on one thread. */
export async function measurePipeline(): Promise<void> {
  const texts = dreams.map((text) => text.replace(/\s+/g, ' '));
  for (const text of texts) analyse(text, { of: 'content' });
  const reading = await sample(20, texts, async (text) => analyse(text, { of: 'content' }));

  const scenes = texts.map((text) => sceneOf(analyse(text, { of: 'content' })));
  const imagining = await sample(5, texts, async (text) => {
    const scene = sceneOf(analyse(text, { of: 'content' }));
    return [describe(scene, 'fr'), describe(scene, 'en')];
  });
  const pictures = [];
  const painting: number[] = [];
  for (const [seed, scene] of scenes.entries()) {
    const begin = performance.now();
    pictures.push(paint(scene, { style: 'oil', seed, width: side, height: side }));
    painting.push(performance.now() - begin);
  }
  const encoding = await sample(1, pictures, (picture) => sharpEncoding.painting(picture, 'bench'));
  printFigures(`Analysis and painting of a dream, ${side} × ${side} in oil`, [
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
