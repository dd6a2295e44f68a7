import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** Seconds of one packet, and its bytes: four kilobytes a second, as speech takes. */
const step = 0.02;
const weight = 77;

/** So many seconds of silence as a browser records them, and as heavy. */
export async function aSound(seconds: number): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const description = Uint8Array.of(
    ...Buffer.from('OpusHead'),
    ...[1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0],
  );
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description };
  const packet = Uint8Array.of(0xf8, 0xff, 0xfe, ...new Array<number>(weight).fill(0));
  for (let at = 0; at < seconds / step; at += 1) {
    const meta = at === 0 ? { decoderConfig } : undefined;
    await source.add(new EncodedPacket(packet, 'key', at * step, step), meta);
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}
