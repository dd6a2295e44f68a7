/** Limits and choices of recordings that the recorder, the API and the database share. */
export const recordingByteLimit = 26_214_400;
export const recordingSecondsLimit = 1_200;
/** A piece is sealed by itself and held whole in memory; a recording has so many at most. */
export const pieceByteLimit = 1_048_576;
export const pieceCountLimit = 4_000;
/** Of the first piece: fewer do not tell what a file is. */
export const headByteLimit = 16;
/** Days after which an unfinished recording that stands without a dream is swept. */
export const orphanDays = 7;

/** What a browser may record in, as `MediaRecorder` names it; parameters such as codecs are kept. */
export const recordingTypes = [
  'audio/webm',
  'audio/ogg',
  'audio/mp4',
  'audio/wav',
  'audio/x-m4a',
  'audio/m4a',
  'audio/x-wav',
  'audio/wave',
  'audio/aac',
  'audio/mpeg',
] as const;

/** Whether a file says of itself that it may be a recording; its content is looked at all the same. */
export function isRecordingType(type: string): boolean {
  const plain = type.split(';')[0]?.trim().toLowerCase();
  return recordingTypes.some((known) => known === plain);
}

/**
 * `receiving`: pieces are awaited, and what came can be played. `checking`: all of it is here, and is
 * looked at. `kept`: it is sound, and stays. `failed`:
 * what came was no audio, or too much of it, and is gone. `silent`: its dreamer deleted the sound and
 * kept the words.
 */
export const recordingStatuses = ['receiving', 'checking', 'kept', 'failed', 'silent'] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

export const recordingProblems = [
  'recording_unsupported',
  'recording_too_large',
  'recording_too_long',
] as const;
export type RecordingProblem = (typeof recordingProblems)[number];

export const transcriptionStatuses = ['none', 'queued', 'running', 'done', 'failed'] as const;
export type TranscriptionStatus = (typeof transcriptionStatuses)[number];

/** Who recognised the words: the configured server, the browser, a model in it, or a person. */
export const wordSources = ['server', 'browser', 'model', 'person'] as const;
export type WordSource = (typeof wordSources)[number];

export const wordCountLimit = 8_000;
export const wordLimit = 100;

/** A waveform has ten loudnesses a second, from 0 (still) to 100. */
export const peaksASecond = 10;
export const peakCountLimit = recordingSecondsLimit * peaksASecond + 100;
export const markCountLimit = 200;
export const markLimit = 80;

/** A recognised word, and when it was said: seconds from the beginning. */
export type SpokenWord = { text: string; start: number; end: number };

/** Something noted while recording: a keyword, or a mere sign, at a second of it. */
export type RecordingMark = { at: number; text: string | null };
