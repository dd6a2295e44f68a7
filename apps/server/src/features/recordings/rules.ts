import type { RecordingMark, SpokenWord } from '@reverie/contract/recordings.rules';
import { recordingByteLimit } from '@reverie/contract/recordings.rules';

/** What the key of its pieces is sealed for, its words, and its waveform: elsewhere none opens. */
export function contextOf(id: string): string {
  return `recording ${id}`;
}

export function wordsContextOf(id: string): string {
  return `words of recording ${id}`;
}

export function trackContextOf(id: string): string {
  return `track of recording ${id}`;
}

/** What a piece is sealed for: it opens at its own place alone. */
export function pieceContextOf(id: string, start: number, length: number): string {
  return `recording ${id} ${start} ${length}`;
}

export type KeptTrack = { peaks: number[]; marks: RecordingMark[] };
export type KeptWords = { words: SpokenWord[] };

/** Whether a recording may not become that long. */
export function isTooLarge(bytes: number): boolean {
  return bytes > recordingByteLimit;
}

const endings: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
};

/** What a recording is called as a file: its day, the end of its id, and what it is. */
export function fileNameOf(row: { id: string; type: string; recordedAt: Date }): string {
  const ending = endings[row.type.split(';')[0] ?? ''] ?? 'bin';
  return `${row.recordedAt.toISOString().slice(0, 10)}-${row.id.slice(-12)}.${ending}`;
}
