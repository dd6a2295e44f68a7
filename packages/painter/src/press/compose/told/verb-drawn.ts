import { castTroupes } from '#press/compose/casting.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';

/** Whether a verb is drawn otherwise than its act. */
export function isVerbDrawn(scene: PrintScene, deed: ShownDeed, seed: number): boolean {
  const { verb, ...plain } = deed;
  if (verb === undefined) return false;
  const deeds = scene.deeds.map((one) => (one === deed ? plain : one));
  return shapesOf(scene, seed) !== shapesOf({ ...scene, deeds }, seed);
}

/** All that is drawn of those in a scene, before they are placed. */
export function shapesOf(scene: PrintScene, seed: number): string {
  return JSON.stringify(castTroupes(scene, seed));
}
