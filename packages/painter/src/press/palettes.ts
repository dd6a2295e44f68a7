import type { Palette } from '#press/drawing.ts';
import { dayInks } from '#press/palettes/day.ts';
import { duskInks } from '#press/palettes/dusk.ts';
import { nightInks } from '#press/palettes/night.ts';
import { inksOfRooms, otherInks } from '#press/palettes/others.ts';
import { type Inks, paletteOf } from '#press/palettes/palette-of.ts';
import type { Random } from '#random.ts';
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

/** The colours that a dream of a mood and an hour is printed in: of those that suit it, one by chance. */
export function paletteByChance(name: PaletteName, isInside: boolean, random: Random): Palette {
  const others = othersOf(name).filter((inks) => isInside || !inksOfRooms.has(inks));
  // Drawn whatever there is to choose: what comes after it stays as it is.
  const chosen = Math.floor(random.next() * (others.length + 1));
  const inks = others[chosen];
  return inks ? paletteOf(inks) : paletteNamed(name);
}

function othersOf(name: PaletteName): readonly Inks[] {
  const known: Partial<Record<PaletteName, readonly Inks[]>> = otherInks;
  return known[name] ?? [];
}

/** All 24, by mood and time. */
export const paletteNames: readonly PaletteName[] = moods.flatMap((mood) =>
  paletteTimes.map((time): PaletteName => `${mood}.${time}`),
);

export function paletteNameOf(mood: Mood, time: TimeOfDay): PaletteName {
  return `${mood}.${time === 'dawn' ? 'dusk' : time}`;
}

export function paletteNamed(name: PaletteName): Palette {
  const known = moods.find((one) => name.startsWith(`${one}.`));
  if (known === undefined) throw new Error(`No palette is called ${name}.`);
  return paletteFor(known, hourOf(name));
}

/** The hour that a palette is mixed for. */
export function hourOf(name: PaletteName): (typeof paletteTimes)[number] {
  const hour = paletteTimes.find((one) => name.endsWith(`.${one}`));
  if (hour === undefined) throw new Error(`No palette is called ${name}.`);
  return hour;
}
