export { type Arrangement, arrange } from '#press/arrange.ts';
export { aboutAnswer } from '#press/choosing/about-answer.ts';
export { aboutPassage, isSeen, passagesIn } from '#press/choosing/about-passage.ts';
export { printSceneOf } from '#press/choosing/scene-of.ts';
export { type ComposeOptions, type Composition, compose } from '#press/compose/compose.ts';
export { nameActor } from '#press/describe/actors-in-words.ts';
export { describePrint } from '#press/describe/describe.ts';
export type { Drawing, Layer, Palette, Tone } from '#press/drawing.ts';
export { type FormatName, formatNames } from '#press/formats.ts';
export { packDrawing, unpackDrawing } from '#press/keeping/packed.ts';
export { packPeopled } from '#press/keeping/peopled.ts';
export { isPrintScene } from '#press/keeping/stored.ts';
export { type PaletteName, paletteNamed, paletteNames } from '#press/palettes.ts';
export { pieceEntries } from '#press/pieces/registry.ts';
export { type LookName, lookNames, type PrintOptions, print } from '#press/print.ts';
export {
  type Depth,
  depths,
  type Pass,
  type PassOf,
  passesOf,
  placeSeen,
  printAlone,
  printPasses,
} from '#press/printing/passes.ts';
export { type Actor, type PrintScene, printSceneVersion } from '#press/scene.ts';
export { type SchemeName, schemeNames } from '#press/schemes.ts';
export { sketchWords } from '#press/sketch/vocabulary.ts';
export { type View, views } from '#press/stage.ts';
export { stageNames } from '#press/stages.ts';
export { pathData } from '#press/svg/path-data.ts';
export { svgOf } from '#press/svg/svg.ts';
