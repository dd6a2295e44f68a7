const day = 86_400_000;

/** Each day something was dreamed of once, by the first of its dreams, the oldest first. */
export function daysOf<T extends { dreamId: string; dreamedAt: string }>(
  told: readonly T[],
  dateOf: (moment: string) => string,
): T[] {
  const ordered = [...told].sort((a, b) => a.dreamedAt.localeCompare(b.dreamedAt));
  const days = new Map<string, T>();
  for (const each of ordered) {
    const date = dateOf(each.dreamedAt);
    if (!days.has(date)) days.set(date, each);
  }
  return [...days.values()];
}

/** The median of the whole days between moments in order; null below three moments. */
export function medianGap(moments: readonly string[]): number | null {
  if (moments.length < 3) return null;
  const times = moments.map((moment) => Date.parse(moment));
  const gaps = times.slice(1).map((time, at) => Math.round((time - (times[at] ?? time)) / day));
  const sorted = gaps.sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return Math.round((low + high) / 2);
}
