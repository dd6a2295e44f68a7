import type { ChangeName } from '#press/scene.ts';

const colours = new Set<ChangeName>([
  ...(['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'pink', 'brown'] as const),
  ...(['black', 'white', 'grey', 'gold'] as const),
]);

export function isColour(change: ChangeName): boolean {
  return colours.has(change);
}
