import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import type { SpokenWord } from '@reverie/contract/recordings.rules';

/** A recording to be written down. */
export type Spoken = {
  /** `audio/webm`, as its content says. */
  type: string;
  /** Bytes of all of it. */
  size: number;
  /** Its bytes, from the first to the last, as they are asked for. */
  read(): AsyncIterable<Uint8Array>;
  /** In which it is spoken, where somebody said; otherwise the model finds out. */
  language: DreamLanguage | null;
};

export type WrittenDown = {
  /** In their order, each with when it was said. */
  words: SpokenWord[];
  language: DreamLanguage | null;
};

/**
 * Writes recordings down. Rejects with the signal's reason once it is aborted, and with another
 * error where no usable answer comes; no message of one repeats what was sent or came.
 */
export type Transcriber = {
  /** Who is sent the sound, and where that is: a consent names both. */
  recipient: { name: string; host: string };
  transcribe(spoken: Spoken, signal: AbortSignal): Promise<WrittenDown>;
  close(): Promise<void>;
};
