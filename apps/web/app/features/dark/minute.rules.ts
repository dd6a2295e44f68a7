/** Seconds a minute of night lasts, of which it takes these to come and to go. */
export const length = 60;
const coming = 4;
const going = 10;

/** Full scale is 1: a room at night is some forty decibels below it. */
export const loudest = 0.05;

/** A breath of wind, seconds from one to the next. */
const breath = 11;

/** How loud it is so many seconds from its beginning: it comes, breathes, and is gone at the end. */
export function loudnessAt(second: number): number {
  const edge = Math.min(second / coming, (length - second) / going, 1);
  if (edge <= 0) return 0;
  const wind = 0.7 - 0.3 * Math.cos((2 * Math.PI * second) / breath);
  return loudest * edge * edge * wind;
}

/** Wind: noise in which every sample leans on the one before. From −1 to 1, and its ends meet. */
export function windSamples(count: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(count);
  let last = 0;
  for (let place = 0; place < count; place += 1) {
    last = 0.985 * last + 0.015 * (2 * random() - 1);
    samples[place] = last;
  }
  // What is left between its end and its beginning is spread over the whole: a loop does not click.
  const [first = 0] = samples;
  const seam = (last - first) / Math.max(1, count - 1);
  for (const [place, sample] of samples.entries()) samples[place] = sample - seam * place;
  const most = samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0) || 1;
  return samples.map((sample) => sample / most);
}
