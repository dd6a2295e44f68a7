import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { analyse } from '@reverie/oneirology';
import { paint, sceneOf } from '@reverie/painter';
import { lookNames } from '@reverie/painter/press';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#browser.ts';

type Opened = Awaited<ReturnType<typeof openBrowser>>;
const told = [
  'A faceless man was chasing me through the street at night.',
  'Ma cuisine était inondée et un cheval bleu nageait autour de la table.',
];
const scenes = told.map((text) => sceneOf(analyse(text)));
let opened: Opened;

beforeAll(async () => {
  opened = await openBrowser();
}, 60_000);
afterAll(() => opened?.browser.close());

/** The press as a page would load it, under one name. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { paint } from '@reverie/painter'; globalThis.paint = paint;`,
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    },
    ...{ bundle: true, write: false, format: 'iife', platform: 'browser', target: 'es2022' },
    conditions: ['reverie-source'],
  });
  return outputFiles[0]?.text ?? '';
}

test('a seed gives the same bytes in a browser as here, in every look', async () => {
  const page = await opened.browser.newPage();
  await page.addScriptTag({ content: await bundled() });
  for (const [seed, scene] of scenes.entries()) {
    for (const style of lookNames) {
      const options = { style, seed, width: 256, height: 320 };
      const here = createHash('sha256').update(paint(scene, options).data).digest('hex');
      const there = await page.evaluate(
        async ([given, asked]) => {
          const press = Reflect.get(globalThis, 'paint') as typeof paint;
          const { data } = press(given, asked);
          // A page of no origin has no digests: the bytes go back as they are.
          return Array.from(data).join(',');
        },
        [scene, options] as const,
      );
      const bytes = Uint8Array.from(there.split(','), Number);
      expect(createHash('sha256').update(bytes).digest('hex'), `${style} ${seed}`).toBe(here);
    }
  }
  await page.close();
}, 120_000);
