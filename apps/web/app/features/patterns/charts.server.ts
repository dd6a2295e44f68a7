import type { Patterns } from '@reverie/contract/patterns';
import { scaleLinear, scalePoint, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { type Returning, weekOrder } from '#features/patterns/rules.ts';

type Point = { x: number; y: number; low: number; high: number; k: number };

export type Chart = { width: number; height: number; points: Point[]; path: string };
export type FollowedChart = Chart & { item: string; k: number };
export type WeekChart = Chart & { even: number; days: { x: number; weekday: number }[] };

const size = { width: 560, height: 112, left: 10, right: 10, top: 8, bottom: 8 };
const longest = { week: 8, month: 32, year: 367 } as const;
const day = 86_400_000;

const y = scaleLinear()
  .domain([0, 1])
  .range([size.height - size.bottom, size.top]);

/** How often each feeling came, stretch by stretch, all on one scale so that they can be compared. */
export function followedCharts({ by, stretches }: Patterns['overTime']): FollowedChart[] {
  const times = stretches.map(({ from }) => Date.parse(`${from}T00:00:00Z`));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const x = scaleUtc()
    .domain(first === last ? [first - day, first + day] : [first, last])
    .range([size.left, size.width - size.right]);
  const items = stretches[0]?.counts.map(({ item }) => item) ?? [];
  return items.map((item, place) => {
    const points = stretches.flatMap(({ counts }, at): (Point & { time: number })[] => {
      const count = counts[place];
      if (!count) return [];
      const { k, share, low, high } = count;
      const time = times[at] ?? 0;
      return [
        {
          time,
          x: round(x(time)),
          y: round(y(share)),
          low: round(y(low)),
          high: round(y(high)),
          k,
        },
      ];
    });
    // A stretch without a dream breaks the line: nothing is known of it.
    const parts: (typeof points)[] = [];
    for (const point of points) {
      const part = parts.at(-1);
      const before = part?.at(-1);
      if (part && before && point.time - before.time <= longest[by] * day) part.push(point);
      else parts.push([point]);
    }
    return {
      ...{ item, width: size.width, height: size.height },
      k: points.reduce((sum, point) => sum + point.k, 0),
      points: points.map(({ time: _, ...point }) => point),
      path: parts.map(pathOf).join(''),
    };
  });
}

const pathOf = (points: readonly Point[]): string =>
  line<Point>()
    .x((point) => point.x)
    .y((point) => point.y)(points) ?? '';

/** On which days of the week something came, of the nights that were noted. */
export function weekChart({ weekdays }: Returning): WeekChart {
  const x = scalePoint<number>()
    .domain([...weekOrder])
    .range([size.left + 24, size.width - size.right - 24]);
  const days = weekOrder.map((weekday) => ({ weekday, x: round(x(weekday) ?? 0) }));
  // Of a day without a night nothing is known: nothing is drawn there.
  const points = days.flatMap(({ weekday, x: place }): Point[] => {
    const { nights, present, low, high } = weekdays[weekday] ?? unknown;
    if (nights === 0) return [];
    const at = { x: place, y: round(y(present / nights)) };
    return [{ ...at, low: round(y(low)), high: round(y(high)), k: present }];
  });
  const nights = weekdays.reduce((sum, one) => sum + one.nights, 0);
  const present = weekdays.reduce((sum, one) => sum + one.present, 0);
  const even = round(y(nights === 0 ? 0 : present / nights));
  return { width: size.width, height: size.height, points, days, path: '', even };
}

const unknown = { nights: 0, present: 0, low: 0, high: 1 };

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
