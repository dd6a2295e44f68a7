import { backgroundApi } from '#api/browser.ts';
import { peaksOf } from '#features/recordings/rules.ts';

/** Samples a second that are enough to see who speaks when: twenty minutes are 38 MB then. */
const samplesASecond = 8_000;

/**
 * Listens to a whole recording to draw it, and has that kept for the next time. Null where the
 * browser cannot read it.
 */
export async function drawWaveform(id: string, url: string): Promise<number[] | null> {
  try {
    const heard = await decodeSound(url, samplesASecond);
    if (!heard) return null;
    const peaks = peaksOf(heard, samplesASecond);
    // Not kept, it is drawn again the next time.
    await backgroundApi()
      .recordings.track({ id, peaks })
      .catch(() => {});
    return peaks;
  } catch {
    return null;
  }
}

/** One channel of a recording, at so many samples a second; null where the browser cannot read it. */
export async function decodeSound(url: string, rate: number): Promise<Float32Array | null> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return null;
    const context = new OfflineAudioContext(1, 1, rate);
    const heard = await context.decodeAudioData(await answer.arrayBuffer());
    return heard.getChannelData(0);
  } catch {
    return null;
  }
}
