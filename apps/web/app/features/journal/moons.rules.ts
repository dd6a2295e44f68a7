import { nightAfter } from '@reverie/contract/nights.rules';
import { moonAt } from '#ambience/moon.ts';

/** The middle of a night, for its moon: good to the half of a day, whatever its clocks. */
export function middleOf(night: string): string {
  return `${night}T00:00:00.000Z`;
}

function elongationOf(night: string): number {
  return moonAt(middleOf(night)).elongation;
}

/** Whether the moon is new in this night: another begins. */
function isNew(night: string): boolean {
  return elongationOf(night) < elongationOf(nightAfter(night, -1));
}

export function isFull(night: string): boolean {
  return elongationOf(night) >= 180 && elongationOf(nightAfter(night, -1)) < 180;
}

export type Lunation = { from: string; to: string; nights: string[] };

/** The moon a night belongs to, from new to new: all its nights, in order. */
export function lunationOf(night: string): Lunation {
  let from = night;
  while (!isNew(from)) from = nightAfter(from, -1);
  const nights = [from];
  for (let next = nightAfter(from, 1); !isNew(next); next = nightAfter(next, 1)) nights.push(next);
  return { from, to: nights.at(-1) ?? from, nights };
}

/** The month a moon is called by: that of its middle. */
export function monthOf({ nights }: Lunation): string {
  return (nights[Math.floor(nights.length / 2)] ?? '').slice(0, 7);
}

export type Cell = { night: string; week: number; day: number };

/** The nights of a year in weeks from Monday, as a heat map sets them. */
export function cellsOf(year: number): Cell[] {
  const first = `${String(year).padStart(4, '0')}-01-01`;
  const offset = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells: Cell[] = [];
  for (let at = 0; ; at += 1) {
    const night = nightAfter(first, at);
    if (Number(night.slice(0, 4)) !== year) return cells;
    cells.push({ night, week: Math.floor((at + offset) / 7), day: (at + offset) % 7 });
  }
}
