import { isDeepStrictEqual } from 'node:util';
import type { DreamRow, NewDreamRow } from '#features/dreams/table.ts';

/** How long the pipeline may stand still before a sweep puts its job back. */
export const stallMinutes = 2;

/**
 * What becomes of a dream whose pipeline stands still: the step is queued again, or given up where
 * its job is among the parked payloads. An analysis given up takes the painting with it.
 */
export function afterStall(
  row: DreamRow,
  wishId: string | undefined,
  parked: readonly unknown[],
): Partial<NewDreamRow> {
  const { id: dreamId, revision, analysisStatus, imageStatus } = row;
  const isRead = analysisStatus === 'done';
  const payload = isRead ? { dreamId, wishId } : { dreamId, revision };
  const isGivenUp = parked.some((each) => isDeepStrictEqual(each, payload));
  const status = isGivenUp ? 'failed' : 'queued';
  if (isRead) return { imageStatus: status };
  const isAwaited = imageStatus === 'queued' || imageStatus === 'running';
  return { analysisStatus: status, ...(isAwaited && { imageStatus: status }) };
}
