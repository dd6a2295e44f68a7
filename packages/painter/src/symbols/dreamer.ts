import { clamp } from '#maths.ts';
import { type Actor, extentOf } from '#symbols/layout.ts';
import type { World } from '#world.ts';

/** The dreamer looks on from the ground, or from a boat where there is only water. */
export function placeDreamer(world: World, actors: readonly Actor[]): Actor {
  const { stage, unit, width, height } = world;
  const inBoat = stage.floor === 'water';
  const id = inBoat ? 'boat-with-dreamer' : 'dreamer';
  const [w, h] = extentOf(id, inBoat ? 150 * unit : (stage.dreamer.tall ?? 0.1) * 1000 * unit);
  let centre = stage.dreamer.x * width;
  for (const other of actors) {
    if (other.isAloft) continue;
    const gap = (w + other.width) * 0.6 - Math.abs(centre - other.centre);
    const isLevel = Math.abs(other.feet - stage.dreamer.feet * height) < 120 * unit;
    if (gap > 0 && isLevel) centre += centre < other.centre ? -gap : gap;
  }
  return {
    id,
    substance: 'shadow',
    coat: 'smooth',
    isAloft: false,
    walks: false,
    centre: clamp(centre, width * 0.08, width * 0.92),
    feet: stage.dreamer.feet * height,
    width: w,
    height: h,
    distance: 0,
    isMirrored: world.light.x < centre,
  };
}
