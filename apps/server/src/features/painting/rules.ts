import { createHash } from 'node:crypto';
import type { ImagePalette } from '@reverie/contract/images';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { moods, type Scene, sceneOf } from '@reverie/painter';

/** What all files of a painting are called: the same pixels for the same dream, the same name. */
export function nameOf(dreamId: string, pixels: Uint8ClampedArray): string {
  return createHash('sha256').update(dreamId).update(pixels).digest('hex').slice(0, 32);
}

/** What is painted of a dream; a palette that was chosen takes the place of its own feelings. */
export function sceneFor(reading: DreamAnalysis, palette: ImagePalette | null): Scene {
  const scene = sceneOf(reading);
  if (palette === null) return scene;
  const alone = Object.fromEntries(moods.map((mood) => [mood, mood === palette ? 1 : 0]));
  return { ...scene, moods: { ...scene.moods, ...alone } };
}
