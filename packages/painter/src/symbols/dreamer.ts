import { clamp } from '#maths.ts';
import { type Actor, extentOf } from '#symbols/layout.ts';
import { nightShirt } from '#symbols/substances.ts';
import type { World } from '#world.ts';

/** How tall the dreamer is beside the tallest of the others. */
const besidePeople = 0.86;

/** The dreamer looks on from the ground, or from a boat where there is only water. */
export function placeDreamer(world: World, actors: readonly Actor[]): Actor {
  const { stage, unit, width, height } = world;
  const inBoat = stage.floor === 'water';
  const id = inBoat ? 'boat-with-dreamer' : 'dreamer';
  // Tiny before a whale; among people as tall as they are, or it would be a child.
  const others = actors.filter((actor) => actor.substance === 'dressed' && !actor.isAloft);
  const tall = Math.max(
    (stage.dreamer.tall ?? 0.1) * 1000 * unit,
    Math.max(0, ...others.map((actor) => actor.height)) * besidePeople,
  );
  const [w, h] = extentOf(id, inBoat ? 150 * unit : tall);
  let centre = stage.dreamer.x * width;
  for (const other of actors) {
    if (other.isAloft) continue;
    const gap = (w + other.width) * 0.6 - Math.abs(centre - other.centre);
    const isLevel = Math.abs(other.feet - stage.dreamer.feet * height) < 120 * unit;
    if (gap > 0 && isLevel) centre += centre < other.centre ? -gap : gap;
  }
  return {
    id,
    substance: inBoat ? 'shadow' : 'dressed',
    cloth: nightShirt,
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
