import type { Random } from '#random.ts';
import type { Scene } from '#scene.ts';
import type { Stage } from '#stage.ts';
import type { World } from '#world.ts';

/** How one setting is painted. Back to front: `far`, floating symbols, `near`, standing symbols
 *  and the dreamer, `front`. Water in `near` therefore mirrors all that floats above it. */
export interface SettingPainter {
  /** Symbols that it paints itself, where a scene has them. */
  readonly holds?: ReadonlySet<string>;
  stage(scene: Scene, random: Random): Stage;
  /** Sky and distance. */
  far(world: World): void;
  /** Ground, floor or water. */
  near(world: World): void;
  /** What frames the picture, between us and the symbols. */
  front(world: World): void;
}

/** Light and hero on the same third, so that the hero stands against the light; the dreamer on
 *  the other side, looking in. `side` is −1 left or 1 right. */
export function pickSide(random: Random): number {
  return random.next() < 0.5 ? -1 : 1;
}
