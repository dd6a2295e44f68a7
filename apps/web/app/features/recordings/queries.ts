import type { Client } from '@reverie/sdk';

/** A recording and who could write it down; null where it has gone meanwhile. */
export async function readRecording({ recordings }: Client, id: string | null) {
  if (id === null) return null;
  const [recording, ways] = await Promise.all([
    recordings.get({ id }).catch(() => null),
    recordings.ways(),
  ]);
  return recording && { recording, ways };
}

export type ReadRecording = NonNullable<Awaited<ReturnType<typeof readRecording>>>;
