export type { Drawing, Layer, Ramp, Spread, Tone } from '#press/drawing.ts';
export { type PaletteName, paletteNamed, paletteNames } from '#press/palettes.ts';
export { type Peopled, type Shown, unpackPeopled } from '#press/peopled.ts';
export type { LookName } from '#press/print.ts';
export { pathData } from '#press/svg/path-data.ts';
export { type Shades, shadesOf } from '#press/svg/shades.ts';
export { raised } from '#press/tone.ts';
