/** Prints scenes in a look and writes the most memory this process ever held, in bytes. */
import { paint } from '@reverie/painter';
import type { PrintScene } from '@reverie/painter/press';

const [style = 'gouache', scenes = '[]'] = process.argv.slice(2);
for (const [seed, scene] of (JSON.parse(scenes) as PrintScene[]).entries()) {
  paint(scene, { style: style as 'gouache', seed, width: 1024, height: 1280 });
}
process.stdout.write(String(process.resourceUsage().maxRSS * 1024));
