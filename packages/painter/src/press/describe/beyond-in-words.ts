import type { Language } from '#describe-words.ts';
import { beneath, isOnIce } from '#press/beneath.ts';
import { outsideCar } from '#press/car-outside.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';

/** Under the surface of the place, on its ice, or on the road ahead; empty for all that is in it. */
export function beyondInWords(
  scene: PrintScene,
  { who, relation }: ShownDeed,
  language: Language,
): string {
  if (relation?.to !== 'place' || relation.at !== undefined) return '';
  const isFrench = language === 'fr';
  if (outsideCar(scene).get(who) === 'ahead')
    return isFrench ? 'sur la route, devant,' : 'on the road ahead';
  const low = beneath(scene, stageFor(scene));
  if (low.size === 0) return '';
  const isIce = isOnIce(scene);
  if (low.has(who)) {
    if (isIce) return isFrench ? 'sous la glace' : 'under the ice';
    return isFrench ? 'sous l’eau' : 'under the water';
  }
  if (!isIce || relation.name !== 'on') return '';
  return isFrench ? 'sur la glace' : 'on the ice';
}
