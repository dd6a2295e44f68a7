import { outsideCar } from '#press/car-outside.ts';
import type { Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { PrintScene } from '#press/scene.ts';
import type { Stage } from '#press/stage.ts';
import { rearMirror, windscreen } from '#press/stages/car-ahead.ts';

/** Centimetres above the road of whoever looks, and how much of the glass something takes. */
const eye = 130;
const share = { wide: 0.44, tall: 0.86 };

/** What is ahead of a car, or follows it, is on the road, whatever it is to those who sit in it. */
export function outOfCar(cast: readonly Troupe[], scene: PrintScene): readonly Troupe[] {
  const outside = outsideCar(scene);
  if (outside.size === 0) return cast;
  return cast.map((troupe): Troupe => {
    const { relation, ...free } = troupe;
    const where = troupe.actors.map((n) => outside.get(n)).find((one) => one !== undefined);
    if (where) return { ...free, outsideCar: where, isFar: false, isToScale: false };
    const isByIt = typeof relation?.to === 'number' && outside.has(relation.to);
    return isByIt ? free : troupe;
  });
}

/** What somebody has on their lap is hidden by the seat that one sees them over. */
export function onHiddenLaps(cast: readonly Troupe[], scene: PrintScene): readonly number[] {
  if (outsideCar(scene).size === 0) return [];
  return cast.flatMap(({ isThing, isBeast, relation, actors }) =>
    isThing && !isBeast && relation?.name === 'on' && typeof relation.to === 'number' ? actors : [],
  );
}

/** On the road through the windscreen, as far off as it is small; or in the glass of the mirror. */
export function onRoad(
  { box, outsideCar: where, count, stands }: Troupe,
  { horizon }: Pick<Stage, 'horizon'>,
  { width, height }: { readonly width: number; readonly height: number },
): Place {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const many = count > 1 ? 1.7 : 1;
  if (where === 'behind') {
    const { half, top, bottom } = rearMirror;
    const [high, across] = [height * (bottom - top), width * half * 2];
    const scale = Math.min((high * 0.92) / tall, (across * 0.8) / (wide * many));
    const y = height * bottom - 4 - box.bottom * scale;
    const within = {
      ...{ left: width * (0.5 - half), right: width * (0.5 + half) },
      ...{ top: height * top, bottom: height * bottom },
    };
    return { x: width / 2, y, scale, depth: 0.2, facing: 'right', within };
  }
  const { left, right, top, bottom } = windscreen;
  const [low, high] = [height * bottom, height * (rearMirror.bottom + 0.02)];
  const scale = Math.min(
    (width * share.wide) / (wide * many),
    ((low - high) * share.tall) / tall,
    (low - horizon) / eye,
  );
  const road = horizon + eye * scale;
  const y = stands === 'air' ? (high + low) / 2 : road;
  const within = {
    ...{ left: width * (left + 0.02), right: width * (right - 0.02) },
    ...{ top: height * top, bottom: low },
  };
  return { x: width / 2, y, scale, depth: 0.2, facing: 'right', within };
}
