import { beneath, isOnIce } from '#press/beneath.ts';
import type { Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { PrintScene } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import { bottomAt, surfaceAt } from '#press/stages/section.ts';

/** Of the sheet: how wide and how high what is down there is at most. */
const share = { wide: 0.78, tall: 0.36 };

/** Units that somebody down there is high, and of the bottom between two rows. */
const person = 120;

/** What is under the water or ice of the place is at its bottom; what swims is half way down. */
export function underSurface(
  cast: readonly Troupe[],
  scene: PrintScene,
  seed: number,
): readonly Troupe[] {
  const low = beneath(scene, stageFor(scene));
  if (low.size === 0) return cast;
  const isIce = isOnIce(scene);
  return cast.map((one): Troupe => {
    const troupe = isIce ? bentDown(one, scene, seed) : one;
    if (troupe.isCarried || troupe.isHeld || troupe.isIn) return troupe;
    if (troupe.actors.some((n) => low.has(n))) {
      const { relation: _relation, ...free } = troupe;
      return { ...free, isBeneath: true, isFar: false, isToScale: false, isDry: true };
    }
    // Ice has no rings; where there is none, those who do not swim are on the jetty.
    return { ...troupe, isWading: false, isOnWater: troupe.isOnWater === true && !isIce };
  });
}

/** Who bangs on the ice does so on their knees. */
function bentDown(troupe: Troupe, scene: PrintScene, seed: number): Troupe {
  const { act, relation, actors, isThing, count } = troupe;
  const [own, ...others] = actors;
  const isDown = (act === 'knock' || act === 'touch' || act === 'cut') && relation?.to === 'place';
  if (!isDown || isThing || own === undefined || others.length > 0 || count > 1) return troupe;
  const kneeling = troupeOf(scene, own, 'kneel', seed);
  return kneeling ? { ...kneeling, relation } : troupe;
}

export function downThere(
  { box, isThing, isBeast, stands, count, piece }: Troupe,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Place[],
): Place {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const isSwimmer = stands !== 'ground' && (isBeast || piece.anchors?.mouth !== undefined);
  const [top, bottom] = [height * (surfaceAt + 0.06), height * (bottomAt + 0.005)];
  const most = Math.min((width * share.wide) / wide, (height * share.tall) / tall);
  const many = count > 1 && count < 20 ? 0.42 : 1;
  const scale = isThing ? most * many : person / tall;
  // Those who are in the village are before it.
  const row = taken.filter((one) => one.y > top).length;
  const y = isSwimmer
    ? (top + bottom) / 2 - ((box.top + box.bottom) / 2) * scale
    : bottom + 16 * row - (stands === 'ground' ? 0 : box.bottom * scale);
  return { x: width / 2, y, scale, depth: 0.2 + 0.01 * row, facing: 'right' };
}
