import type { Language } from '#describe-words.ts';
import { beneath, isFrozen, isOnIce } from '#press/beneath.ts';
import { outsideCar } from '#press/car-outside.ts';
import { afloat } from '#press/compose/vessels/on-surface.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';

/** Under the surface of the place, on it or its ice, or on the road ahead; empty for all that is in it. */
export function beyondInWords(scene: PrintScene, deed: ShownDeed, language: Language): string {
  const { who, relation } = deed;
  if (relation?.to !== 'place' || relation.at !== undefined) return '';
  const isFrench = language === 'fr';
  if (outsideCar(scene).get(who) === 'ahead')
    return isFrench ? 'sur la route, devant,' : 'on the road ahead';
  if (isAfootOnWater(scene, deed)) {
    // The place says so itself: `on the sea`.
    if (isOnSea(scene) && deed === scene.deeds[0]) return '';
    return isFrench ? 'sur l’eau' : 'on the water';
  }
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

/** Whether what is told first is done on the water of the sea. */
export function isOnSea(scene: PrintScene): boolean {
  const [first] = scene.deeds;
  return stageFor(scene) === 'sea' && first !== undefined && isAfootOnWater(scene, first);
}

/** Whether somebody goes on the water of the place as on a floor. */
function isAfootOnWater(scene: PrintScene, { act, relation }: ShownDeed): boolean {
  const isOn = relation?.name === 'on' && relation.to === 'place' && relation.at === undefined;
  return isOn && afoot.has(act) && afloat.has(stageFor(scene)) && !isFrozen(scene);
}

const afoot = new Set<ShownDeed['act']>(['walk', 'run', 'dance', 'stand']);
