import { arrange } from '#press/arrange.ts';
import { frameAround } from '#press/compose/frame.ts';
import { stagePlayers } from '#press/compose/staging.ts';
import type { Drawing } from '#press/drawing.ts';
import { type FormatName, sheetOf } from '#press/formats.ts';
import { burning, flood, weatherOverlay } from '#press/overlays.ts';
import { type PaletteName, paletteNamed, paletteNameOf } from '#press/palettes.ts';
import { cracks, falling, melted, overturned } from '#press/ruin.ts';
import type { PrintScene } from '#press/scene.ts';
import { type SchemeName, schemeFor, schemes } from '#press/schemes.ts';
import { shortened } from '#press/shorten.ts';
import type { View } from '#press/stage.ts';
import { stageFor } from '#press/stage-of.ts';
import { type StageName, stageMakers } from '#press/stages.ts';
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
  const palette = paletteNamed(paletteName);
  const stageName = stageFor(arranged);
  const made = stageMakers[stageName]({
    width,
    height,
    time: arranged.time,
    weather: arranged.weather,
    view: options.viewpoint ?? scheme.view,
    random: createRandom(seed, 'stage'),
  });
  // A dream's own moon hangs alone.
  const isSkyTold = arranged.actors.some(
    (one) => one.kind === 'thing' && /^(?:moon|sun)$/.test(one.id),
  );
  const { placeChanges, setting, weather } = arranged;
  const turned = placeChanges.includes('upside-down') ? overturned(made, height) : made;
  const whole = placeChanges.includes('melting') ? melted(turned) : turned;
  // A bathtub that somebody is in is not drawn twice.
  const isTubTold = arranged.actors.some((one) => one.kind === 'thing' && one.id === 'bathtub');
  const isSofaTold = arranged.actors.some((one) => one.kind === 'thing' && one.id === 'sofa');
  const isDoubled = ({ id }: { readonly id: string }) =>
    (isSofaTold && /^sofa(?:\.|$)/.test(id)) ||
    (isSkyTold && (id === 'disc' || id === 'halo')) ||
    (isTubTold && /^(?:tub(?:\.|$)|feet$)/.test(id));
  const stage = { ...whole, back: whole.back.filter((layer) => !isDoubled(layer)) };
  const over = { width, height, horizon: stage.horizon, random };
  const isInside = enclosed.has(setting) || isIndoors(stageName);
  const isFalling = weather === 'snow' || weather === 'rain';
  const fallsHere = setting !== 'underwater' && (!isInside || (isFalling && enclosed.has(setting)));
  // A wave as high as houses is water enough.
  const hasWave = arranged.actors.some(
    (one) => one.kind === 'thing' && one.id === 'wave' && one.changes.includes('giant'),
  );
  const isFlooded =
    placeChanges.includes('flooded') && stage.waterline === undefined && !(hasWave && !isInside);
  const before = [
    ...stage.front,
    ...(isFlooded ? flood(over, height * random.between(0.52, 0.6)) : []),
    ...(placeChanges.includes('burning') ? burning(over) : []),
    ...(placeChanges.includes('broken') ? falling(over) : []),
    ...(fallsHere ? weatherOverlay(weather, over) : []),
    ...(scheme.isFramed ? frameAround({ width, height }, isInside, random) : []),
  ];
  // Cracks run through what is there, and not through whoever stands on it.
  const back = placeChanges.includes('broken')
    ? [...stage.back, ...cracks({ ...over, isInside })]
    : stage.back;
  const inner =
    arranged.inner &&
    compose(arranged.inner.scene, { seed, palette: paletteName, scheme: 'facing' });
  const sheet = { stage, palette, width, height, before };
  const staged = stagePlayers(arranged, { seed, scheme, ...sheet, inner });
  // What is not seen in it is not told of either.
  const shown =
    inner && staged.scene.inner
      ? { ...staged.scene, inner: { ...staged.scene.inner, scene: inner.scene } }
      : staged.scene;
  return {
    width,
    height,
    scene: shown,
    stage: stageName,
    scheme: schemeName,
    paletteName,
    palette,
    owners: [...back.map(() => -1), ...staged.owners, ...before.map(() => -1)],
    layers: [...back, ...staged.layers, ...before].map(shortened),
  };
}

function strongest(shares: Readonly<Record<Mood, number>>): Mood {
  return moods.reduce((best, mood) => (shares[mood] > shares[best] ? mood : best));
}
