import type { Input } from 'mediabunny';
import type { FoundSound, SoundReader } from '#providers/sound/port.ts';

/** Bytes of a file that are held at once while it is looked at. */
const held = 2_097_152;

/** The first bytes of each container, at their place, and what browsers call it. */
const heads: readonly { at: number; bytes: readonly number[]; type: string }[] = [
  { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3], type: 'audio/webm' },
  { at: 0, bytes: [...Buffer.from('OggS')], type: 'audio/ogg' },
  { at: 4, bytes: [...Buffer.from('ftyp')], type: 'audio/mp4' },
  { at: 8, bytes: [...Buffer.from('WAVE')], type: 'audio/wav' },
  { at: 0, bytes: [...Buffer.from('ID3')], type: 'audio/mpeg' },
];

/** Bits before each packet of AAC and MP3 without a container, below a mask. */
function guessBare([first = 0, second = 0]: Uint8Array): string | null {
  if (first !== 0xff) return null;
  if ((second & 0xf6) === 0xf0) return 'audio/aac';
  return (second & 0xe6) === 0xe2 ? 'audio/mpeg' : null;
}

/** Containers read by mediabunny, which asks for the bytes it needs and holds few of them. */
export const mediabunnySound: SoundReader = {
  guess(head) {
    const known = heads.find(({ at, bytes }) =>
      bytes.every((byte, index) => head[at + index] === byte),
    );
    return known?.type ?? guessBare(head);
  },

  async look({ size, read }) {
    // Loaded with the first recording: it is large, and most servers hear none.
    const media = await import('mediabunny');
    const { WEBM, MATROSKA, OGG, MP4, QTFF, WAVE, ADTS, MP3 } = media;
    const input = new media.Input({
      formats: [WEBM, MATROSKA, OGG, MP4, QTFF, WAVE, ADTS, MP3],
      source: new media.CustomSource({
        getSize: () => size,
        read,
        maxCacheSize: held,
        prefetchProfile: 'fileSystem',
      }),
    });
    try {
      const found = await describe(input);
      if (!found) return null;
      // A file that breaks off in the middle is still what it began as.
      const seconds = await input.computeDuration().catch(() => null);
      return { ...found, seconds: seconds !== null && Number.isFinite(seconds) ? seconds : null };
    } finally {
      input.dispose();
    }
  },
};

async function describe(input: Input): Promise<Pick<FoundSound, 'type'> | null> {
  try {
    const tracks = await input.getTracks();
    const isSound = tracks.length > 0 && tracks.every(({ type }) => type === 'audio');
    if (!isSound) return null;
    const whole = await input.getMimeType();
    return { type: whole.split(';')[0]?.replace(/^(video|application)\//, 'audio/') ?? whole };
  } catch {
    return null;
  }
}
