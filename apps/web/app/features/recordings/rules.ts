import { peaksASecond, type SpokenWord } from '@reverie/contract/recordings.rules';

/** Seconds of stillness worth passing over, and what is left of them on either side. */
const stillSeconds = 0.8;
const breath = 0.15;
/** Loudness below which nobody speaks, of 100. */
const stillness = 4;

export type Silence = { from: number; to: number };

/** `0:41`, or `12:05`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The loudest of each stretch, so many of them, from 0 to 1. */
export function barsOf(peaks: readonly number[], count: number): number[] {
  if (peaks.length === 0) return [];
  return Array.from({ length: Math.min(count, peaks.length) }, (_, bar, all = count) => {
    const bars = Math.min(all, peaks.length);
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    return peaks.slice(from, to).reduce((most, one) => Math.max(most, one), 0) / 100;
  });
}

/** Where nobody speaks, by the waveform; by the words where there is none. */
export function silencesOf(
  peaks: readonly number[],
  words: readonly SpokenWord[],
  seconds: number,
): Silence[] {
  const found = peaks.length > 0 ? stillIn(peaks) : betweenWords(words, seconds);
  return found.filter(({ from, to }) => to - from >= stillSeconds);
}

function stillIn(peaks: readonly number[]): Silence[] {
  const found: Silence[] = [];
  let since: number | null = null;
  for (const [at, peak] of [...peaks, 100].entries()) {
    if (peak < stillness) since ??= at;
    else if (since !== null) {
      found.push({ from: since / peaksASecond, to: at / peaksASecond });
      since = null;
    }
  }
  return found;
}

function betweenWords(words: readonly SpokenWord[], seconds: number): Silence[] {
  const edges = [{ start: 0, end: 0 }, ...words, { start: seconds, end: seconds }];
  return words.length === 0
    ? []
    : edges.slice(1).map((word, index) => ({ from: edges[index]?.end ?? 0, to: word.start }));
}

/** Where playing goes on from a moment within a silence; null where there is something to hear. */
export function afterSilence(silences: readonly Silence[], at: number): number | null {
  const around = silences.find(({ from, to }) => at >= from + breath && at < to - 2 * breath);
  return around ? around.to - breath : null;
}

/** The last word that has begun; -1 before the first. */
export function wordAt(words: readonly SpokenWord[], at: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Dots in the place of a silence before a word: two, three where it is long; none elsewhere. */
export function pauseBefore(words: readonly SpokenWord[], index: number): 0 | 2 | 3 {
  const before = words[index - 1];
  const word = words[index];
  if (!before || !word) return 0;
  const pause = word.start - before.end;
  if (pause >= 3) return 3;
  return pause >= 1.2 ? 2 : 0;
}

/** Loudness ten times a second, from 0 to 100, of samples from -1 to 1. */
export function peaksOf(samples: Float32Array, samplesASecond: number): number[] {
  const stretch = Math.max(1, Math.round(samplesASecond / peaksASecond));
  const loud: number[] = [];
  for (let from = 0; from < samples.length; from += stretch) {
    let sum = 0;
    const part = samples.subarray(from, from + stretch);
    for (const sample of part) sum += sample * sample;
    loud.push(Math.sqrt(sum / part.length));
  }
  const most = loud.reduce((all, one) => Math.max(all, one), 0);
  // Near silence all through is not drawn as speech.
  const scale = 100 / Math.max(most, 0.02);
  return loud.map((one) => Math.min(100, Math.round(one * scale)));
}
