/** Prints scenes in a look and writes, in bytes, what this process held before and at most. */
import { paint } from '@reverie/painter';
import type { PrintScene } from '@reverie/painter/press';
import { mostMemoryHeld } from '#most-memory.ts';

const [style = 'gouache', scenes = '[]'] = process.argv.slice(2);
const bare = mostMemoryHeld();
for (const [seed, scene] of (JSON.parse(scenes) as PrintScene[]).entries()) {
  paint(scene, { style: style as 'gouache', seed, width: 1024, height: 1280 });
}
process.stdout.write(JSON.stringify({ bare, peak: mostMemoryHeld() }));
