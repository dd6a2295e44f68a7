import type { Colour, Palette } from '#press/drawing.ts';
import { type Rgb, rgbOf } from '#press/inks.ts';

/** Inks as drums of a risograph hold them. */
const darkInks: readonly Colour[] = [
  ...(['#0078bf', '#1f3a93', '#3d5588', '#00838a', '#00a95c', '#407060', '#765ba7'] as const),
];
const warmInks: readonly Colour[] = [
  ...(['#ff48b0', '#ff665e', '#f15060', '#ff6c2f', '#914e72', '#62a8e5'] as const),
];
const lightInks: readonly Colour[] = ['#ffb511', '#ffe800', '#ffd36b', '#5ec8e5', '#82d8d5'];

/** A dark, a warm and a light ink: of all drums the three that come nearest to a palette's colours. */
export function spotInksFor(palette: Palette): readonly Rgb[] {
  const nearest = (kinds: readonly Colour[], wanted: Colour) =>
    kinds
      .map(rgbOf)
      .reduce((best, ink) => (apart(ink, rgbOf(wanted)) < apart(best, rgbOf(wanted)) ? ink : best));
  return [
    nearest(darkInks, palette.dark[1]),
    nearest(warmInks, palette.accent[0]),
    nearest(lightInks, palette.sun[1]),
  ];
}

function apart(a: Rgb, b: Rgb): number {
  return square(a[0] - b[0]) + square(a[1] - b[1]) + square(a[2] - b[2]);
}

function square(value: number): number {
  return value * value;
}
