import { guideRectangle } from '#canvas.ts';
import type { SettingName } from '#scene.ts';
import { drawSculpture } from '#symbols/draw.ts';
import { placeDreamer } from '#symbols/dreamer.ts';
import { type Actor, placeSymbol } from '#symbols/layout.ts';
import { entryFor } from '#symbols/manifest.ts';
import { type Placement, type Sculpture, sculpt } from '#symbols/sculpt.ts';
import { layReflection, layShadow, scatterInside } from '#symbols/surroundings.ts';
import type { World } from '#world.ts';

/** The symbols of a scene in their places, drawn in turn as the setting is built up. */
export interface Cast {
  /** Those in the air: before the ground, so that water mirrors them. */
  drawAloft(): void;
  /** Those on the ground and the dreamer, far ones first. */
  drawStanding(): void;
  /** Stars inside bodies of night: after the brush. */
  drawStars(): void;
}

/** How deep feet stand where the ground is soft, in thousandths of the picture. */
const depthOf: Partial<Record<SettingName, number>> = {
  meadow: 16,
  garden: 16,
  snowfield: 9,
  desert: 6,
  forest: 6,
  beach: 4,
};

export function castSymbols(world: World, held: ReadonlySet<string> = new Set()): Cast {
  const random = world.random('cast');
  const actors: Actor[] = [];
  for (const symbol of world.scene.symbols) {
    const entry = entryFor(symbol.id);
    if (entry !== null && !held.has(symbol.id))
      actors.push(...placeSymbol(world, symbol, entry, actors, random));
  }
  /** Walls are painted up and down. */
  function standStrokes(world: World, shape: Sculpture, place: Placement): void {
    const right = place.left + shape.width;
    const bottom = place.top + shape.height - shape.foot;
    guideRectangle(world.canvas, place.left, place.top, right, bottom, 0, 1, 0.9);
  }

  const starry: { shape: Sculpture; place: Placement }[] = [];

  function draw(actor: Actor): void {
    const size = Math.max(actor.width, actor.height);
    const wades = !actor.isAloft && actor.walks && world.stage.floor === 'water';
    const shape = sculpt(world, actor.id, {
      size,
      isMirrored: actor.isMirrored,
      coat: actor.coat,
      sunk: wades
        ? actor.height * 0.2
        : actor.isAloft
          ? 0
          : (depthOf[world.scene.setting] ?? 0) * world.unit,
      wades,
      ragged: actor.substance === 'veil' ? 1.2 : 0,
    });
    const place: Placement = {
      left: actor.centre - shape.width / 2,
      top: actor.feet - shape.height + shape.foot,
      distance: actor.distance,
      substance: actor.substance,
      cloth: actor.cloth,
    };
    const { floor } = world.stage;
    const isOnGround = !actor.isAloft && (floor === 'land' || floor === 'wet');
    if (isOnGround) layShadow(world, shape, place, actor.feet);
    drawSculpture(world, shape, place);
    if (actor.coat === 'built') standStrokes(world, shape, place);
    if (!actor.isAloft && (floor === 'water' || floor === 'wet'))
      layReflection(world, shape, place, actor.feet);
    if (actor.substance === 'stars') starry.push({ shape, place });
  }

  return {
    drawAloft() {
      for (const actor of [...actors].reverse()) if (actor.isAloft) draw(actor);
    },
    drawStanding() {
      const standing = actors.filter((actor) => !actor.isAloft);
      if (world.scene.dreamer) standing.push(placeDreamer(world, actors));
      standing.sort((one, other) => one.feet - other.feet);
      for (const actor of standing) draw(actor);
    },
    drawStars() {
      for (const { shape, place } of starry)
        scatterInside(world, shape, place, world.random('inner stars'));
    },
  };
}
