/**
 * Burstiness of Kim and Jo (2016, *Physical Review E* 94, 032311), corrected for few events: −1 is a
 * clock, 0 chance, 1 all at once. NaN below three events.
 *
 * @param places where the events stand, rising.
 */
export function burstiness(places: ArrayLike<number>): number {
  const events = places.length;
  if (events < 3) return Number.NaN;
  const gaps = events - 1;
  let sum = 0;
  let squares = 0;
  for (let at = 1; at < events; at += 1) {
    const gap = (places[at] ?? 0) - (places[at - 1] ?? 0);
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / gaps;
  const deviation = Math.sqrt(Math.max(0, squares / gaps - mean * mean));
  const r = deviation / mean;
  const more = Math.sqrt(events + 1);
  const less = Math.sqrt(events - 1);
  return (more * r - less) / ((more - 2) * r + less);
}
