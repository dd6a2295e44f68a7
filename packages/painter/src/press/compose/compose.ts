import { arrange } from '#press/arrange.ts';
import { closerTo, lightSeenBy, nearestOnPattern, seenBy } from '#press/closer.ts';
import { facesFree } from '#press/compose/faces-free.ts';
import { floodedTo } from '#press/compose/flooding.ts';
import { frameAround, isClearOfFrame } from '#press/compose/frame.ts';
import { type Staged, stagePlayers } from '#press/compose/staging.ts';
import { standingOut, valuesOf } from '#press/compose/values.ts';
import type { Drawing, Layer } from '#press/drawing.ts';
import { filling } from '#press/fills.ts';
import { boxOnSheet, focusOn } from '#press/focus.ts';
import { foreground } from '#press/foreground.ts';
import { foregroundInside } from '#press/foreground-inside.ts';
import { type FormatName, sheetOf } from '#press/formats.ts';
import { grounded } from '#press/grounds.ts';
import { burning, flood, weatherOverlay } from '#press/overlays.ts';
import { type PaletteName, paletteByChance, paletteNamed, paletteNameOf } from '#press/palettes.ts';
import { boxOf } from '#press/path.ts';
import { cracks, falling, melted, overturned } from '#press/ruin.ts';
import type { Actor, PrintScene } from '#press/scene.ts';
import { type SchemeName, schemeFor, schemes } from '#press/schemes.ts';
import { shortened } from '#press/shorten.ts';
import type { View } from '#press/stage.ts';
import { makerFor, stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { isInside as isIndoors } from '#press/strange.ts';
import { createRandom } from '#random.ts';
import { type Mood, moods } from '#scene.ts';
import { enclosed } from '#scene-tables.ts';

export interface ComposeOptions {
  /** Any integer: another seed is another picture of the same dream. */
  readonly seed: number;
  /** 4:5 unless told. */
  readonly format?: FormatName;
  /** That of the scene's mood and time unless told. */
  readonly palette?: PaletteName;
  /** As the dream has it unless told; so is the viewpoint. */
  readonly scheme?: SchemeName;
  readonly viewpoint?: View;
  /** What is not to be shown, and who is to be its hero, by places in the scene's `actors`. */
  readonly without?: readonly number[];
  readonly hero?: number;
}

/** A drawing, and what it shows. */
export interface Composition extends Drawing {
  /** The scene as it is shown: what `describePrint` tells of the picture. */
  readonly scene: PrintScene;
  /**
   * Of each layer, whom it shows, by a place in the scene's `actors` (of two in one act, the first);
   * −1 where it shows nobody.
   */
  readonly owners: readonly number[];
  /** How it was composed. */
  readonly stage: StageName;
  readonly scheme: SchemeName;
  readonly paletteName: PaletteName;
}

/**
 * Composes a scene for a sheet: a stage, who stands where on it, and the colours of its mood. Who
 * cannot be seen well is moved, and left out of picture and scene where nothing helps.
 */
export function compose(asked: PrintScene, options: ComposeOptions): Composition {
  const { seed, format = '4:5' } = options;
  const { width, height } = sheetOf[format];
  const arranged = arrange(asked, options);
  const random = createRandom(seed, 'composition');
  const schemeName = options.scheme ?? schemeFor(arranged, random);
  const scheme = schemes[schemeName];
  const paletteName = options.palette ?? paletteNameOf(strongest(arranged.moods), arranged.time);
  const stageName = stageFor(arranged);
  const isInside = enclosed.has(arranged.setting) || isIndoors(stageName);
  // A pattern is no place: it has no frame of branches, and only who is before it comes closer.
  const isPattern = stageName === 'abstract';
  const palette = options.palette
    ? paletteNamed(paletteName)
    : paletteByChance(paletteName, isInside, createRandom(seed, 'colours'));
  const made = makerFor(arranged)({
    width,
    height,
    time: arranged.time,
    weather: arranged.weather,
    view: options.viewpoint ?? scheme.view,
    random: createRandom(seed, 'stage'),
  });
  // A dream's own moon hangs alone.
  const isSkyTold = arranged.actors.some(isSkyLight);
  const { placeChanges, setting, weather } = arranged;
  const turned = placeChanges.includes('upside-down') ? overturned(made, height) : made;
  const standing = placeChanges.includes('melting') ? melted(turned) : turned;
  const groundSheet = {
    width,
    height,
    horizon: standing.horizon,
    random: createRandom(seed, 'ground'),
  };
  const whole = arranged.ground ? grounded(standing, arranged.ground.id, groundSheet) : standing;
  // A bathtub that somebody is in is not drawn twice.
  const isTubTold = arranged.actors.some((one) => one.kind === 'thing' && one.id === 'bathtub');
  const isSofaTold = arranged.actors.some((one) => one.kind === 'thing' && one.id === 'sofa');
  const isDoubled = ({ id }: { readonly id: string }) =>
    (isSofaTold && /^sofa(?:\.|$)/.test(id)) ||
    (isSkyTold && /^(?:disc(?:\..+)?|halo|pane\.disc)$/.test(id)) ||
    (isTubTold && /^(?:tub(?:\.|$)|feet$)/.test(id));
  const single = { ...whole, back: whole.back.filter((layer) => !isDoubled(layer)) };
  const onSheet = { width, height, horizon: single.horizon, random };
  const isFalling = weather === 'snow' || weather === 'rain';
  const fallsHere = setting !== 'underwater' && (!isInside || (isFalling && enclosed.has(setting)));
  // A wave as high as houses is water enough.
  const hasWave = arranged.actors.some(
    (one) => one.kind === 'thing' && one.id === 'wave' && one.changes.includes('giant'),
  );
  const isFlooded =
    placeChanges.includes('flooded') && single.waterline === undefined && !(hasWave && !isInside);
  // To the waist of who stands there.
  const level = height * random.between(0.56, 0.63);
  const stage = isFlooded ? floodedTo(single, level, { width }) : single;
  const before = [
    ...stage.front,
    ...(isFlooded ? flood(onSheet, level) : []),
    ...(arranged.filled ? filling(arranged.filled, onSheet) : []),
    ...(placeChanges.includes('burning') ? burning(onSheet) : []),
    ...(fallsHere && weather !== 'mist' ? weatherOverlay(weather, onSheet) : []),
    ...(scheme.isFramed && !isPattern ? frameAround({ width, height }, isInside, random) : []),
  ];
  // Cracks run through what is there, and not through whoever stands on it; no stone hides a face.
  const isBroken = placeChanges.includes('broken') && !groundless.has(stageName);
  const back = [
    ...stage.back,
    ...(isBroken ? cracks({ ...onSheet, isInside }) : []),
    // Stones fall from what is built.
    ...(isBroken && (isInside || built.has(stageName)) ? falling(onSheet) : []),
    // Mist lies behind whoever is there, and veils none of them.
    ...(fallsHere && weather === 'mist' ? weatherOverlay(weather, onSheet) : []),
  ];
  const inner =
    arranged.inner &&
    compose(arranged.inner.scene, { seed, palette: paletteName, scheme: 'facing' });
  const sheet = { stage, stageName, palette, width, height, before };
  const staged = stagePlayers(arranged, { seed, scheme, ...sheet, inner });
  // What is not seen in it is not told of either.
  const shown =
    inner && staged.scene.inner
      ? { ...staged.scene, inner: { ...staged.scene.inner, scene: inner.scene } }
      : staged.scene;
  // Who is in it fills the picture, and stands in its light.
  const theirs = staged.layers.filter((_, n) => (staged.owners[n] ?? -1) >= 0);
  const box = boxOnSheet(theirs, { width, height });
  // A frame hides nobody: where somebody stands at the edge there is none.
  const isFramed = scheme.isFramed === true && box !== null && isClearOfFrame(box, { width });
  const isWide = isFramed || schemeName === 'vast';
  const camera = isPattern
    ? box && closerTo(box, { width, height }, null, nearestOnPattern)
    : box && !isWide
      ? closerTo(box, { width, height }, isInside ? null : stage.horizon)
      : null;
  const around = isPattern ? null : camera;
  const players = seenBy(camera, theirs);
  // Where the dream has its own moon, it is what shines.
  const moon = moonOf(staged);
  const light = lightSeenBy(moon ? camera : around, moon ?? stage.light);
  const focus = focusOn(players, { width, height, isInside }, { time: arranged.time, light });
  const seen = seenBy(camera, staged.layers);
  const values = valuesOf({
    ...{ seed, width, height, light, isInside },
    shade: stageName === 'snowfield' ? 'water' : 'night',
    scene: staged.scene,
    back: seenBy(around, moon ? back.map((layer) => shoneOn(layer, moon)) : back),
    players: seen,
    owners: staged.owners,
    horizon: around ? stage.horizon * around.scale + around.y : stage.horizon,
    hasGround: !groundless.has(stageName),
  });
  const taken = players.flatMap((layer) => boxOnSheet([layer], { width, height }) ?? []);
  const near =
    isFramed || placeChanges.length > 0
      ? []
      : (isInside ? foregroundInside : foreground)(
          stageName,
          taken,
          { width, height },
          createRandom(seed, 'foreground'),
        );
  // A light of a shape needs no other behind them.
  const isLit = values.plan.length > 0;
  const bloom = isLit ? focus.behind.filter(({ id }) => id !== 'focus.light') : focus.behind;
  const behind = [...values.back, ...values.plan, ...bloom];
  const shownBefore = isFramed ? before : before.filter(({ id }) => !/^frame(?:\.|$)/.test(id));
  const over = [...seenBy(around, facesFree(shownBefore, theirs)), ...near, ...focus.over];
  const { layers, owners } = standingOut(
    {
      layers: [...behind, ...seen, ...over],
      owners: [...behind.map(() => -1), ...staged.owners, ...over.map(() => -1)],
    },
    staged.scene.hero ?? staged.scene.deeds[0]?.who ?? 0,
    { width, height, palette, isInside },
  );
  return {
    width,
    height,
    scene: shown,
    stage: stageName,
    scheme: schemeName,
    paletteName,
    palette,
    owners,
    layers: layers.map(shortened),
  };
}

const built: ReadonlySet<StageName> = new Set([
  ...(['street', 'square', 'bridge', 'roofs', 'station', 'airport', 'parking'] as const),
]);

/** Where no light lies on the ground. */
const groundless: ReadonlySet<StageName> = new Set(['underwater', 'sky', 'space', 'roofs']);

function isSkyLight(one: Actor): boolean {
  return one.kind === 'thing' && /^(?:moon|sun)$/.test(one.id);
}

function moonOf({ scene, layers, owners }: Staged): { x: number; y: number } | null {
  const boxes = layers.flatMap(({ path }, n) => {
    const one = scene.actors[owners[n] ?? -1];
    return one !== undefined && isSkyLight(one) ? (boxOf(path) ?? []) : [];
  });
  if (boxes.length === 0) return null;
  const [left, right] = [
    Math.min(...boxes.map((b) => b.left)),
    Math.max(...boxes.map((b) => b.right)),
  ];
  const [top, bottom] = [
    Math.min(...boxes.map((b) => b.top)),
    Math.max(...boxes.map((b) => b.bottom)),
  ];
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The sky is lightest round what shines. */
function shoneOn(layer: Layer, { x, y }: { readonly x: number; readonly y: number }): Layer {
  const { id, tone, grain } = layer;
  if (id !== 'sky' || typeof tone !== 'object' || tone.kind !== 'spread') return layer;
  const isRinged = grain?.kind === 'rings';
  return { ...layer, tone: { ...tone, x, y }, ...(isRinged && { grain: { ...grain, x, y } }) };
}

function strongest(shares: Readonly<Record<Mood, number>>): Mood {
  return moods.reduce((best, mood) => (shares[mood] > shares[best] ? mood : best));
}
