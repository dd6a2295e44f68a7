import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { brushSceneFor } from '#brush-scene.ts';
import { describe as describeBrush } from '#describe.ts';
import { type Language, moodsInWords } from '#describe-words.ts';
import { type PaintStage, type Picture, paint as paintByBrush } from '#paint.ts';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { type ComposeOptions, type Composition, compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { type FormatName, formatNames, sheetOf } from '#press/formats.ts';
import { type LookName, lookNames, print } from '#press/print.ts';
import type { PrintScene } from '#press/scene.ts';
import { type Mood, moods, type Scene, type Style, styles } from '#scene.ts';

/** A scene of the press (version 2), or one that was kept while the brush painted (version 1). */
export type AnyScene = PrintScene | Scene;
/** What the press prints, and what the brush still paints when it is asked by name. */
export type AnyStyle = LookName | Style;

export interface PaintOptions
  extends Pick<ComposeOptions, 'palette' | 'scheme' | 'viewpoint' | 'without' | 'hero'> {
  /** Any integer: the same scene and seed give the same pixels on every machine. */
  readonly seed: number;
  readonly style: AnyStyle;
  /** In pixels, 16 or more. */
  readonly width: number;
  readonly height: number;
  /** Called as each stage ends; `done` grows from 0 to 1. */
  readonly onProgress?: (done: number, stage: PaintStage) => void;
}

/** What a picture of a dream shows: the strangest thing that is told, where, and by whom. */
export function sceneOf(analysis: DreamAnalysis): PrintScene {
  return printSceneOf(analysis);
}

/** The picture in words, for those who do not see it. With a style, its last sentence names it. */
export function describe(scene: AnyScene, language: Language, style?: AnyStyle): string {
  if (scene.version === 1) {
    return describeBrush(scene, language, isBrush(style) ? style : undefined);
  }
  if (style !== undefined && !isLook(style)) {
    return describeBrush(brushSceneFor(scene), language, style);
  }
  const mood = moodsInWords[language][strongest(scene.moods)];
  const colours =
    language === 'fr' ? `Les couleurs sont celles ${mood}.` : `The colours are those of ${mood}.`;
  return `${describePrint(scene, language, style)} ${colours}`;
}

/**
 * Paints a scene. Takes one to two seconds for 1024 × 1280: call it off the request thread. A scene
 * of the press is printed, or painted by the brush where the style is one of its; one of the brush
 * is painted, in oil where a look of the press is asked for.
 */
export function paint(scene: AnyScene, options: PaintOptions): Picture {
  const { style, seed, width, height, onProgress } = options;
  const asked = { seed, width, height, ...(onProgress && { onProgress }) };
  if (scene.version === 1) {
    return paintByBrush(scene, { ...asked, style: isBrush(style) ? style : 'oil' });
  }
  return isLook(style)
    ? printed(scene, { ...options, style }).picture
    : paintByBrush(brushSceneFor(scene), { ...asked, style });
}

/** A picture of the press, and what was drawn for it. */
export function printed(
  scene: PrintScene,
  { style, width, height, onProgress, ...composing }: PaintOptions & { readonly style: LookName },
): { picture: Picture; composition: Composition } {
  onProgress?.(0, 'backdrop');
  const composition = compose(scene, { ...composing, format: formatFor(width, height) });
  onProgress?.(0.15, 'symbols');
  const least = Math.ceil((height * composition.width) / composition.height - 0.5);
  const whole = print(composition, {
    look: style,
    seed: composing.seed,
    width: Math.max(width, least),
  });
  onProgress?.(1, 'finish');
  return { picture: middleOf(whole, width, height), composition };
}

/** The format whose shape is nearest. */
function formatFor(width: number, height: number): FormatName {
  const off = (format: FormatName) => {
    const sheet = sheetOf[format];
    const ratio = (width * sheet.height) / (height * sheet.width);
    return ratio > 1 ? ratio : 1 / ratio;
  };
  return formatNames.reduce((best, format) => (off(format) < off(best) ? format : best));
}

/** Its middle, where a shape was asked for that is no format. */
function middleOf(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const [left, top] = [(picture.width - width) >> 1, (picture.height - height) >> 1];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((y + top) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { data, width, height };
}

function strongest(shares: PrintScene['moods']): Mood {
  return moods.reduce((best, mood) => (shares[mood] > shares[best] ? mood : best));
}

/** `ink` is both a look and a style of the brush: of a scene of the press, it is the look. */
function isLook(style: AnyStyle): style is LookName {
  return lookNames.some((look) => look === style);
}

function isBrush(style: AnyStyle | undefined): style is Style {
  return styles.some((one) => one === style);
}
