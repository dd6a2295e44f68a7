import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { PrintScene } from '#press/scene.ts';

/** Who looks into a lift stands before it, and not in it. */
export function beforeLift(scene: PrintScene, vessel: string): PrintScene {
  const isInIt = vessel === 'lift' && scene.place === 'lift';
  // What is told of the lift, that it is full of water, is told of what is in it.
  return isInIt ? { ...scene, place: 'corridor', setting: 'corridor', placeChanges: [] } : scene;
}

/** A whole town in a suitcase is seen by its roofs. */
export function fromAbove(scene: PrintScene): PrintScene {
  return scene.place === 'city' ? { ...scene, place: 'roof', setting: 'city' } : scene;
}

/** One of it, and there, though a door is a part of any room. */
export function withVessel(
  actors: PrintScene['actors'],
  id: string,
  { symbols, props = [] }: DreamAnalysis,
): { readonly actors: PrintScene['actors']; readonly at: number } {
  const at = actors.findIndex((one) => one.kind === 'thing' && one.id === id);
  if (at >= 0)
    return { actors: actors.map((one, n) => (n === at ? { ...one, count: 1 } : one)), at };
  const named = [...props, ...symbols].find((one) => one.id === id);
  if (named === undefined || actors.length >= 6) return { actors, at: -1 };
  const vessel = { kind: 'thing', id, label: named.label, count: 1, changes: [] } as const;
  return { actors: [...actors, vessel], at: actors.length };
}
