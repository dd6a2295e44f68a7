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
