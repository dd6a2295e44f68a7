/** Three months of nights, as people call them: the winter of 2026 ends in February 2027. */
export type Season = { year: number; name: SeasonName };

export const seasonNames = ['winter', 'spring', 'summer', 'autumn'] as const;
export type SeasonName = (typeof seasonNames)[number];

const firstMonths: Record<SeasonName, number> = { spring: 3, summer: 6, autumn: 9, winter: 12 };

/** Of a night, as a date of a calendar. */
export function seasonOf(night: string): Season {
  const [year = 0, month = 1] = night.split('-').map(Number);
  if (month <= 2) return { year: year - 1, name: 'winter' };
  const name = month >= 12 ? 'winter' : month >= 9 ? 'autumn' : month >= 6 ? 'summer' : 'spring';
  return { year, name };
}

/** Its first and its last night. */
export function nightsOf({ year, name }: Season): { from: string; to: string } {
  const month = firstMonths[name];
  const from = new Date(Date.UTC(year, month - 1, 1));
  const to = new Date(Date.UTC(year, month + 2, 0));
  return { from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) };
}

/** `2026-autumn`, as an address says it. */
export function keyOf({ year, name }: Season): string {
  return `${year}-${name}`;
}

/** Null for what is no season. */
export function seasonIn(key: string): Season | null {
  const [, year, named] = /^(\d{4})-([a-z]+)$/.exec(key) ?? [];
  const name = seasonNames.find((one) => one === named);
  return year !== undefined && name ? { year: Number(year), name } : null;
}

/** Those from the first night to the last, the newest first. */
export function seasonsBetween(first: string, last: string): Season[] {
  const seasons: Season[] = [];
  const end = keyOf(seasonOf(first));
  let night = last;
  for (let count = 0; count < most; count++) {
    const season = seasonOf(night);
    seasons.push(season);
    if (keyOf(season) === end || night < first) break;
    const before = new Date(`${nightsOf(season).from}T00:00:00Z`);
    before.setUTCDate(0);
    night = before.toISOString().slice(0, 10);
  }
  return seasons;
}

/** Ten years of them are offered. */
const most = 40;
