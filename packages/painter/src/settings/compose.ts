import { clamp, mix } from '#maths.ts';
import type { Scene, SettingName } from '#scene.ts';
import type { Stage } from '#stage.ts';
import { entryFor } from '#symbols/manifest.ts';
import { isAloft } from '#symbols/stance.ts';

/** Symbols up to this size are small beside a person. */
const small = 250;

/** Rooms whose windows stand where their walls do, however wide the picture. */
const built: ReadonlySet<SettingName> = new Set([
  'room',
  'classroom',
  'hospital',
  'kitchen',
  'bathroom',
]);

/**
 * Fits a setting's stage to what stands on it. A small thing that is the hero comes forward, and
 * the dreamer goes back: then it is large because it is near. The wider the picture, the closer
 * to its middle third all that matters keeps together.
 */
export function composeStage(stage: Stage, scene: Scene, width: number, height: number): Stage {
  const aspect = width / height;
  const gather =
    aspect > 1.25 && !built.has(scene.setting) ? clamp(1.35 / aspect + 0.12, 0.5, 1) : 1;
  const closer = (x: number): number => mix(0.5, x, gather);
  // Alone in the picture, the dreamer is what it is about.
  const isAlone = scene.symbols.every(({ id }) => entryFor(id) === null);
  const tall = (stage.dreamer.tall ?? 0.1) * (isAlone ? 1.3 : 1);
  const seat = isAlone ? mix(0.5, stage.dreamer.x, 0.7) : stage.dreamer.x;
  const hero = scene.symbols[0];
  const entry = hero === undefined ? null : entryFor(hero.id);
  const isNear =
    hero !== undefined &&
    entry !== null &&
    entry.size < small &&
    entry.stance === 'stands' &&
    stage.floor !== 'water' &&
    !isAloft(scene, hero, entry);
  const step = isNear ? (stage.dreamer.feet - stage.hero.feet) * 0.9 : 0;
  return {
    ...stage,
    // A moon that is the hero is the light, too.
    light:
      hero?.id === 'moon' && stage.isOpen
        ? { ...stage.light, x: closer(stage.aloft.x), y: stage.aloft.y }
        : { ...stage.light, x: closer(stage.light.x) },
    hero: {
      x: closer(stage.hero.x),
      feet:
        entry?.stance === 'sails' && stage.water !== undefined
          ? stage.water
          : Math.min(0.94, stage.hero.feet + step),
    },
    aloft: { ...stage.aloft, x: closer(stage.aloft.x) },
    dreamer: {
      ...stage.dreamer,
      x: closer(seat),
      feet: stage.dreamer.feet - step * 0.75,
      tall: tall * (1 - step * 2.2),
    },
  };
}
