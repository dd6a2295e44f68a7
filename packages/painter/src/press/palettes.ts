import type { Palette } from '#press/drawing.ts';
import { dayInks } from '#press/palettes/day.ts';
import { duskInks } from '#press/palettes/dusk.ts';
import { nightInks } from '#press/palettes/night.ts';
import { type Inks, paletteOf } from '#press/palettes/palette-of.ts';
import type { Mood, TimeOfDay } from '#scene.ts';

const inksOfTime: Record<TimeOfDay, Record<Mood, Inks>> = {
  dawn: duskInks,
  day: dayInks,
  dusk: duskInks,
  night: nightInks,
};

/** The colours of a mood at a time: one of 24 palettes mixed by hand. */
export function paletteFor(mood: Mood, time: TimeOfDay): Palette {
  return paletteOf(inksOfTime[time][mood]);
}
