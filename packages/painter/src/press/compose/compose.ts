import { arrange } from '#press/arrange.ts';
import { isInside as isIndoors } from '#press/choosing/deeds/strange.ts';
import { asSeen } from '#press/compose/sheet/as-seen.ts';
import { setStage } from '#press/compose/sheet/stage-set.ts';
import { trialOf } from '#press/compose/sheet/trial-print.ts';
import { standingOut } from '#press/compose/sheet/values.ts';
import { stagePlayers } from '#press/compose/staging.ts';
import { onlySeen } from '#press/compose/told/only-seen.ts';
import type { Drawing } from '#press/drawing.ts';
import { type FormatName, sheetOf } from '#press/formats.ts';
import { shortened } from '#press/keeping/shorten.ts';
import {
  hourOf,
  type PaletteName,
  paletteByChance,
  paletteNamed,
  paletteNameOf,
} from '#press/palettes.ts';
import type { PrintScene } from '#press/scene.ts';
import { type SchemeName, schemeFor, schemes } from '#press/schemes.ts';
import type { View } from '#press/stage.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
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
  /** The same, where those who are shown do all that the dream tells of them, seen or not. */
  readonly meant: PrintScene;
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
  const arranged = atHourOf(arrange(asked, options), options.palette);
  const random = createRandom(seed, 'composition');
  const schemeName = options.scheme ?? schemeFor(arranged, random);
  const scheme = schemes[schemeName];
  const paletteName = options.palette ?? paletteNameOf(strongest(arranged.moods), arranged.time);
  const stageName = stageFor(arranged);
  const isInside = enclosed.has(arranged.setting) || isIndoors(stageName);
  const palette = options.palette
    ? paletteNamed(paletteName)
    : paletteByChance(paletteName, isInside, createRandom(seed, 'colours'));
  const view = options.viewpoint ?? scheme.view;
  const set = { seed, random, width, height, stageName, scheme, view, isInside };
  const { stage, back, before } = setStage(arranged, set);
  const inner =
    arranged.inner &&
    compose(arranged.inner.scene, { seed, palette: paletteName, scheme: 'facing' });
  const behind = trialOf(stage.back, { width, height }, palette);
  const sheet = { stage, stageName, palette, width, height, behind, before };
  const staged = stagePlayers(arranged, { seed, scheme, ...sheet, inner });
  // What is not seen in it is not told of either.
  const seen = onlySeen(staged.scene, staged, seed);
  const shown =
    inner && seen.inner ? { ...seen, inner: { ...seen.inner, scene: inner.scene } } : seen;
  const picture = asSeen(
    staged,
    { stage, back, before },
    { ...set, schemeName, time: arranged.time },
  );
  const { layers, owners } = standingOut(picture, heroOf(staged.scene), {
    width,
    height,
    palette,
    isInside,
  });
  return {
    width,
    height,
    scene: shown,
    meant: staged.scene,
    stage: stageName,
    scheme: schemeName,
    paletteName,
    palette,
    owners,
    layers: layers.map(shortened),
  };
}

/** In the colours of a night it is night, in the windows and in the words as well. */
function atHourOf(scene: PrintScene, palette: PaletteName | undefined): PrintScene {
  if (palette === undefined) return scene;
  const hour = hourOf(palette);
  return hour === hourOf(paletteNameOf('calm', scene.time)) ? scene : { ...scene, time: hour };
}

function heroOf({ hero, deeds }: PrintScene): number {
  return hero ?? deeds[0]?.who ?? 0;
}

function strongest(shares: Readonly<Record<Mood, number>>): Mood {
  return moods.reduce((best, mood) => (shares[mood] > shares[best] ? mood : best));
}
