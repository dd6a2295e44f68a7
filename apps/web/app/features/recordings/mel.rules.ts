/** What Whisper hears: https://github.com/openai/whisper/blob/main/whisper/audio.py. */
export const samplesASecond = 16_000;
export const windowSeconds = 30;
const windowSamples = samplesASecond * windowSeconds;
const frameLength = 400;
const hop = 160;
/** Of one window. */
export const frames = windowSamples / hop;
const bins = frameLength / 2 + 1;

/** The scale of Slaney: even below 1 kHz, by ratios above. */
function melOf(hertz: number): number {
  return hertz < 1_000 ? (hertz * 3) / 200 : 15 + (27 * Math.log(hertz / 1_000)) / Math.log(6.4);
}

function hertzOf(mel: number): number {
  return mel < 15 ? (mel * 200) / 3 : 1_000 * 6.4 ** ((mel - 15) / 27);
}

/** Triangles over the frequencies, each of the same area: `bands` rows of 201 weights. */
export function melFilters(bands: number): Float32Array[] {
  const top = melOf(samplesASecond / 2);
  const edges = Array.from({ length: bands + 2 }, (_, at) => hertzOf((top * at) / (bands + 1)));
  return Array.from({ length: bands }, (_, band) => {
    const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3);
    return Float32Array.from({ length: bins }, (_, bin) => {
      const hertz = (bin * samplesASecond) / frameLength;
      const rise = (hertz - low) / (middle - low);
      const fall = (high - hertz) / (high - middle);
      return (Math.max(0, Math.min(rise, fall)) * 2) / (high - low);
    });
  });
}

const hann = Float32Array.from(
  { length: frameLength },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frameLength),
);
const cosines = Float32Array.from({ length: frameLength }, (_, at) =>
  Math.cos((2 * Math.PI * at) / frameLength),
);
const sines = Float32Array.from({ length: frameLength }, (_, at) =>
  Math.sin((2 * Math.PI * at) / frameLength),
);

/**
 * The logarithmic mel spectrogram of thirty seconds at 16 kHz, which may be fewer: what is missing is
 * silence. Bands after bands, each of 3,000 frames, about from -1 to 1.
 */
export function melOfWindow(samples: Float32Array, filters: readonly Float32Array[]): Float32Array {
  const padded = new Float32Array(windowSamples + frameLength);
  padded.set(samples.subarray(0, windowSamples), frameLength / 2);
  // Reflected at its beginning, as the model was taught.
  for (let at = 1; at <= frameLength / 2; at += 1) {
    padded[frameLength / 2 - at] = samples[at] ?? 0;
  }
  const mel = new Float32Array(filters.length * frames);
  const power = new Float32Array(bins);
  const frame = new Float32Array(frameLength);
  let most = -Infinity;
  for (let step = 0; step < frames; step += 1) {
    let loud = 0;
    for (let at = 0; at < frameLength; at += 1) {
      const sample = (padded[step * hop + at] ?? 0) * (hann[at] ?? 0);
      frame[at] = sample;
      loud += Math.abs(sample);
    }
    if (loud === 0) power.fill(0);
    else powerOf(frame, power);
    for (const [band, filter] of filters.entries()) {
      let sum = 0;
      for (let bin = 0; bin < bins; bin += 1) sum += (filter[bin] ?? 0) * (power[bin] ?? 0);
      const level = Math.log10(Math.max(sum, 1e-10));
      most = Math.max(most, level);
      mel[band * frames + step] = level;
    }
  }
  return mel.map((level) => (Math.max(level, most - 8) + 4) / 4);
}

function powerOf(frame: Float32Array, power: Float32Array): void {
  for (let bin = 0; bin < bins; bin += 1) {
    let real = 0;
    let imaginary = 0;
    for (let at = 0, turn = 0; at < frameLength; at += 1) {
      const sample = frame[at] ?? 0;
      real += sample * (cosines[turn] ?? 0);
      imaginary += sample * (sines[turn] ?? 0);
      turn += bin;
      if (turn >= frameLength) turn -= frameLength;
    }
    power[bin] = real * real + imaginary * imaginary;
  }
}
