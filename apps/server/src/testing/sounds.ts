import { createHash } from 'node:crypto';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import type { TestUser } from '#testing/accounts.ts';
import type { TestApp } from '#testing/app.ts';

export type SoundKind = 'webm' | 'ogg' | 'mp4' | 'wav';

/** As `MediaRecorder` writes: pieces that are only ever added to. */
const formats: Record<SoundKind, () => OutputFormat> = {
  webm: () => new WebMOutputFormat({ appendOnly: true }),
  ogg: () => new OggOutputFormat(),
  mp4: () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
  wav: () => new WavOutputFormat(),
};

export const soundTypes: Record<SoundKind, string> = {
  webm: 'audio/webm;codecs=opus',
  ogg: 'audio/ogg;codecs=opus',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
};

const opusHead = Uint8Array.of(
  ...Buffer.from('OpusHead'),
  ...[1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0],
);
const step = 0.02;

/** A recording of so many seconds of silence: the container is real, and so is each packet. */
export async function aSound(kind: SoundKind, seconds: number, weight = 0): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: formats[kind](), target });
  const isBare = kind === 'wav';
  const codec = isBare ? 'pcm-s16' : 'opus';
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const sampleRate = isBare ? 8_000 : 48_000;
  const decoderConfig = {
    ...{ codec, numberOfChannels: 1, sampleRate },
    ...(!isBare && { description: opusHead }),
  };
  const silence = Uint8Array.of(0xf8, 0xff, 0xfe, ...new Array<number>(weight).fill(0));
  const packet = isBare ? new Uint8Array(sampleRate * step * 2) : silence;
  for (let at = 0; at < seconds / step; at += 1) {
    const meta = at === 0 ? { decoderConfig } : undefined;
    await source.add(new EncodedPacket(packet, 'key', at * step, step), meta);
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

export function checksumOf(piece: Uint8Array): string {
  return `sha256 ${createHash('sha256').update(piece).digest('base64')}`;
}

type Piece = { offset: number; length?: number | undefined; checksum?: string | null };

/** Sends one piece as a recorder does. */
export function sendPiece(
  at: TestApp,
  { token }: Pick<TestUser, 'token'>,
  id: string,
  bytes: Uint8Array,
  { offset, length, checksum = checksumOf(bytes) }: Piece,
): Promise<Response> {
  return at.request(`/api/recordings/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...(length !== undefined && { 'upload-length': String(length) }),
      ...(checksum !== null && { 'upload-checksum': checksum }),
    },
    body: new Uint8Array(bytes),
  });
}

type Kept = { kind?: SoundKind; seconds?: number; dreamId?: string; pieceBytes?: number };

/** A recording that came whole, in pieces, and was looked at. */
export async function aRecording(
  at: TestApp,
  user: Pick<TestUser, 'token' | 'client'>,
  { kind = 'webm', seconds = 3, dreamId, pieceBytes = 500 }: Kept = {},
): Promise<{ id: string; sound: Uint8Array }> {
  const { id } = await user.client.recordings.create({
    type: soundTypes[kind],
    ...(dreamId && { dreamId }),
  });
  const sound = await aSound(kind, seconds);
  for (let offset = 0; offset < sound.length; offset += pieceBytes) {
    const piece = sound.subarray(offset, offset + pieceBytes);
    const isLast = offset + piece.length === sound.length;
    const length = isLast ? sound.length : undefined;
    const answer = await sendPiece(at, user, id, piece, { offset, length });
    if (answer.status !== 204) throw new Error(`a piece was refused: ${answer.status}`);
  }
  await at.app.jobs.idle();
  return { id, sound };
}
