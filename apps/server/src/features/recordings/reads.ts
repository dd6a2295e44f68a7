import type { Recording, RecordingSummary } from '@reverie/contract/recordings';
import type { SpokenWord } from '@reverie/contract/recordings.rules';
import {
  type KeptTrack,
  type KeptWords,
  trackContextOf,
  wordsContextOf,
} from '#features/recordings/rules.ts';
import type { RecordingRow } from '#features/recordings/table.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { Transcriber } from '#providers/speech/port.ts';

const nothing: KeptTrack = { peaks: [], marks: [] };

/** Recordings as their dreamer meets them; nobody else ever does. */
export function createReads({
  seal,
  place,
}: {
  seal: Seal;
  place: Transcriber['recipient'] | null;
}) {
  function opened<T>(sealed: Uint8Array | null, context: string, none: T): T | null {
    if (!sealed) return none;
    const text = seal.open(sealed, context);
    // Only this server writes it, in the shape it reads.
    return text === null ? null : (JSON.parse(text) as T);
  }

  /** Null where they do not open. */
  function wordsOf({ id, words }: Pick<RecordingRow, 'id' | 'words'>): SpokenWord[] | null {
    return opened<KeptWords>(words, wordsContextOf(id), { words: [] })?.words ?? null;
  }

  function trackOf({ id, track }: Pick<RecordingRow, 'id' | 'track'>): KeptTrack | null {
    return opened<KeptTrack>(track, trackContextOf(id), nothing);
  }

  function summary(row: RecordingRow): RecordingSummary {
    const { id, status, problem, type, seconds, bytes, length, dreamId, isKeyword } = row;
    const hasSound = bytes > 0 && status !== 'failed' && status !== 'silent';
    return {
      ...{ id, status, problem, type, seconds, bytes, length, dreamId, isKeyword },
      recordedAt: row.recordedAt.toISOString(),
      url: hasSound ? `/api/recordings/${id}/audio` : null,
      transcription: {
        ...{ status: row.transcription, source: row.source, language: row.language },
        place,
      },
    };
  }

  return {
    wordsOf,
    trackOf,
    summary,

    whole(row: RecordingRow): Recording {
      const words = wordsOf(row);
      const track = trackOf(row);
      return {
        ...summary(row),
        words: words ?? [],
        ...(track ?? nothing),
        isUnreadable: words === null || track === null,
      };
    },
  };
}
