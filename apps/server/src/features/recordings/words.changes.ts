import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import type { RecordingMark, SpokenWord, WordSource } from '@reverie/contract/recordings.rules';
import * as queries from '#features/recordings/queries.ts';
import type { createReads } from '#features/recordings/reads.ts';
import {
  type KeptTrack,
  type KeptWords,
  trackContextOf,
  wordsContextOf,
} from '#features/recordings/rules.ts';
import type { RecordingRow } from '#features/recordings/table.ts';
import type { Database } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Seal } from '#platform/seal/seal.ts';

type Recognised = { source: WordSource; language: DreamLanguage | null; words: SpokenWord[] };
type Told = { peaks?: number[] | undefined; marks?: RecordingMark[] | undefined };

type WordParts = { database: Database; seal: Seal; reads: ReturnType<typeof createReads> };

/** What is kept beside a sound, sealed: its words, its waveform and its marks. */
export function createWords({ database, seal, reads }: WordParts) {
  const sealTrack = (id: string, track: KeptTrack) =>
    seal.seal(JSON.stringify(track), trackContextOf(id));

  function sealWords(id: string, { words, source, language }: Recognised) {
    const kept: KeptWords = { words: words.toSorted((one, other) => one.start - other.start) };
    const sealed = seal.seal(JSON.stringify(kept), wordsContextOf(id));
    return { words: sealed, source, language, transcription: 'done' } as const;
  }

  /** To anybody else there is no such thing. */
  async function changeOwn(
    { userId }: Person,
    id: string,
    decide: (row: RecordingRow) => Partial<RecordingRow>,
  ): Promise<void> {
    await database.write(async (tx) => {
      const row = await queries.lockRecording(tx, id);
      if (row?.userId !== userId) throw new Problem('not_found');
      await queries.updateRecording(tx, id, decide(row));
    });
  }

  return {
    sealTrack,
    sealWords,

    async keepTrack(principal: Person, id: string, told: Told): Promise<void> {
      await changeOwn(principal, id, (row) => {
        const before = reads.trackOf(row) ?? { peaks: [], marks: [] };
        const track = { peaks: told.peaks ?? before.peaks, marks: told.marks ?? before.marks };
        return { track: sealTrack(id, track) };
      });
    },

    async keepWords(principal: Person, id: string, told: Recognised): Promise<void> {
      const done = sealWords(id, told);
      await changeOwn(principal, id, () => done);
    },
  };
}
