/** Paints one picture and writes the most memory this process ever held, in bytes. */
import { paint } from '@reverie/painter';
import { mostMemoryHeld } from '#most-memory.ts';
import { scenesOfDreams } from '#scenes.ts';

const [scene] = scenesOfDreams();
if (!scene) throw new Error('there is nothing to paint');
paint(scene, { style: 'oil', seed: 1, width: 1024, height: 1024 });
process.stdout.write(String(mostMemoryHeld()));
