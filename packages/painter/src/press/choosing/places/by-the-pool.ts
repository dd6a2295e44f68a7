import type { ActName, PrintScene } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';

const inWater = new Set<ActName>(['swim', 'float', 'drown', 'fall', 'jump']);

/** What is done on the edge of a pool, and not on its bottom. */
const onDryLand = new Set<ActName>([
  ...([
    'sit',
    'stand',
    'look',
    'speak',
    'shout',
    'laugh',
    'wave',
    'point',
    'wait',
    'read',
  ] as const),
  ...(['eat', 'cook', 'phone', 'write', 'argue', 'dance', 'sing', 'play'] as const),
]);

/** Where somebody is in a pool and somebody else beside it, one sees it from the edge. */
export function byThePool(scene: PrintScene): PrintScene {
  const { actors, deeds } = scene;
  if (stageFor(scene) !== 'pool') return scene;
  const isSwimming = deeds.some(({ act }) => act === 'swim' || act === 'float');
  const isBeside = deeds.some(
    ({ who, act, relation }) =>
      actors[who]?.kind === 'person' &&
      onDryLand.has(act) &&
      relation?.name !== 'in' &&
      relation?.name !== 'under' &&
      !deeds.some((other) => other.who === who && inWater.has(other.act)),
  );
  return isSwimming && isBeside ? { ...scene, place: 'poolside' } : scene;
}
