import { floodedTo } from '#press/compose/placing/flooding.ts';
import { frameAround } from '#press/compose/sheet/frame.ts';
import type { Layer } from '#press/drawing.ts';
import { closingIn } from '#press/grounds/closing-in.ts';
import { filling } from '#press/grounds/fills.ts';
import { grounded } from '#press/grounds/grounds.ts';
import { burning, flood, weatherOverlay } from '#press/grounds/overlays.ts';
import { cracks, falling, melted, overturned } from '#press/grounds/ruin.ts';
import type { Actor, PrintScene } from '#press/scene.ts';
import type { Scheme } from '#press/schemes.ts';
import type { Stage, View } from '#press/stage.ts';
import { makerFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { createRandom, type Random } from '#random.ts';
import { enclosed } from '#scene-tables.ts';

export interface SetOptions {
  readonly seed: number;
  /** The composition's own chance: water, snow and cracks draw from it in turn. */
  readonly random: Random;
  readonly width: number;
  readonly height: number;
  readonly stageName: StageName;
  readonly scheme: Scheme;
  readonly view: View;
  /** Under a roof. */
  readonly isInside: boolean;
}

/** A stage as the dream has it, what of it is behind everybody, and what is before them. */
export interface StageSet {
  readonly stage: Stage;
  readonly back: readonly Layer[];
  readonly before: readonly Layer[];
}

/** Sets the stage: turned, melting, made of something, flooded, burning, broken, in its weather. */
export function setStage(scene: PrintScene, options: SetOptions): StageSet {
  const { width, height, random, stageName, scheme, isInside } = options;
  const { placeChanges, setting, weather, filled } = scene;
  const whole = withoutDoubles(stageChanged(scene, options), scene.actors);
  const bare = placeChanges.includes('empty') ? deserted(whole) : whole;
  const onSheet = { width, height, horizon: bare.horizon, random };
  const isFalling = weather === 'snow' || weather === 'rain';
  const fallsHere = setting !== 'underwater' && (!isInside || (isFalling && enclosed.has(setting)));
  const isFlooded =
    placeChanges.includes('flooded') &&
    bare.waterline === undefined &&
    !(hasWave(scene.actors) && !isInside);
  // To the waist of who stands there.
  const level = height * random.between(0.56, 0.63);
  const stage = isFlooded ? floodedTo(bare, level, { width }) : bare;
  // A pattern is no place: it has no frame of branches.
  const hasFrame = scheme.isFramed && stageName !== 'abstract';
  const before = [
    ...stage.front,
    ...(isFlooded ? flood(onSheet, level) : []),
    ...(filled ? filling(filled, onSheet) : []),
    ...(placeChanges.includes('burning') ? burning(onSheet) : []),
    ...(fallsHere && weather !== 'mist' ? weatherOverlay(weather, onSheet) : []),
    ...(hasFrame ? frameAround({ width, height }, isInside, random) : []),
  ];
  // Cracks run through what is there, and not through whoever stands on it; no stone hides a face.
  const isBroken = placeChanges.includes('broken') && !groundless.has(stageName);
  const back = [
    ...stage.back,
    ...(isBroken ? cracks({ ...onSheet, isInside }) : []),
    ...(placeChanges.includes('tiny') ? closingIn({ width, height }) : []),
    // Stones fall from what is built.
    ...(isBroken && (isInside || built.has(stageName)) ? falling(onSheet) : []),
    // Mist lies behind whoever is there, and veils none of them.
    ...(fallsHere && weather === 'mist' ? weatherOverlay(weather, onSheet) : []),
  ];
  return { stage, back, before };
}

function stageChanged(scene: PrintScene, { seed, width, height, view }: SetOptions): Stage {
  const { time, weather, placeChanges, ground } = scene;
  const random = createRandom(seed, 'stage');
  const made = makerFor(scene)({ width, height, time, weather, view, random });
  const turned = placeChanges.includes('upside-down') ? overturned(made, height) : made;
  const standing = placeChanges.includes('melting') ? melted(turned) : turned;
  if (!ground) return standing;
  const { horizon } = standing;
  const sheet = { width, height, horizon, random: createRandom(seed, 'ground') };
  return grounded(standing, ground.id, sheet);
}

/** In an empty place nobody dances, and nobody sits on the stands. */
function deserted(stage: Stage): Stage {
  return { ...stage, back: stage.back.filter(({ id }) => id !== 'crowd') };
}

/** The dream's own moon hangs alone; a bathtub or sofa that somebody is in is not drawn twice. */
function withoutDoubles(stage: Stage, actors: readonly Actor[]): Stage {
  const isTold = (ids: RegExp) => actors.some((one) => one.kind === 'thing' && ids.test(one.id));
  const doubles = [
    ...(isTold(/^sofa$/) ? [/^sofa(?:\.|$)/] : []),
    ...(isTold(skyLights) ? [/^(?:disc(?:\..+)?|halo|pane\.disc)$/] : []),
    ...(isTold(/^forklift$/) ? [/^truck(?:\.|$)/] : []),
    ...(isTold(/^blackboard$/) ? [/^(?:board|chalk)(?:\.|$)/] : []),
    ...(isTold(/^bathtub$/) ? [/^(?:tub(?:\.|$)|feet$)/] : []),
  ];
  const isDouble = ({ id }: Layer) => doubles.some((ids) => ids.test(id));
  return { ...stage, back: stage.back.filter((layer) => !isDouble(layer)) };
}

/** What shines in the sky of a dream that names it. */
export const skyLights = /^(?:moon|sun)$/;

/** A wave as high as houses is water enough. */
function hasWave(actors: readonly Actor[]): boolean {
  return actors.some(
    (one) => one.kind === 'thing' && one.id === 'wave' && one.changes.includes('giant'),
  );
}

const built: ReadonlySet<StageName> = new Set([
  ...(['street', 'square', 'bridge', 'roofs', 'station', 'airport', 'parking'] as const),
]);

/** Where no light lies on the ground. */
export const groundless: ReadonlySet<StageName> = new Set(['underwater', 'sky', 'space', 'roofs']);
