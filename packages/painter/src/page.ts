export type { Drawing, Layer, Ramp, Spread, Tone } from '#press/drawing.ts';
export { type Peopled, type Shown, unpackPeopled } from '#press/keeping/peopled.ts';
export { type PaletteName, paletteNamed, paletteNames } from '#press/palettes.ts';
export type { LookName } from '#press/print.ts';
export { raised } from '#press/printing/tone.ts';
export { pathData } from '#press/svg/path-data.ts';
export { type Shades, shadesOf } from '#press/svg/shades.ts';
