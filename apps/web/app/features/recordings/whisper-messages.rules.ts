import type { SpokenWord } from '@reverie/contract/recordings.rules';

/** What the page asks of the thread that writes down. `samples` are at 16 kHz. */
export type Asked = { model: string } & (
  | { is: 'look' | 'fetch' | 'drop' }
  | { is: 'write'; samples: Float32Array }
);

/** What it tells. `away`: the model's address does not answer; `broken`: it is no model that runs here. */
export type Told =
  | { is: 'missing' | 'ready' }
  | { is: 'fetching'; done: number; all: number }
  /** From 0 to 1. */
  | { is: 'writing'; done: number }
  | { is: 'written'; words: SpokenWord[]; language: 'fr' | 'en' | null }
  | { is: 'failed'; why: 'away' | 'broken' };
