import type { Palette } from '#press/drawing.ts';
import { dayInks } from '#press/palettes/day.ts';
import { duskInks } from '#press/palettes/dusk.ts';
import { nightInks } from '#press/palettes/night.ts';
import { type Inks, paletteOf } from '#press/palettes/palette-of.ts';
import { type Mood, moods, type TimeOfDay } from '#scene.ts';

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

export const paletteTimes = ['day', 'dusk', 'night'] as const;
export type PaletteName = `${Mood}.${(typeof paletteTimes)[number]}`;

/** All 24, by mood and time. */
export const paletteNames: readonly PaletteName[] = moods.flatMap((mood) =>
  paletteTimes.map((time): PaletteName => `${mood}.${time}`),
);

export function paletteNameOf(mood: Mood, time: TimeOfDay): PaletteName {
  return `${mood}.${time === 'dawn' ? 'dusk' : time}`;
}

export function paletteNamed(name: PaletteName): Palette {
  const [mood, time] = name.split('.');
  const known = moods.find((one) => one === mood);
  const hour = paletteTimes.find((one) => one === time);
  if (known === undefined || hour === undefined) throw new Error(`No palette is called ${name}.`);
  return paletteFor(known, hour);
}
