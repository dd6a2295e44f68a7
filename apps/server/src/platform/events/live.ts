import type { LiveEvent } from '@reverie/contract/events';
import type { DomainEvent, EventType } from '#platform/events/kinds.ts';
import type { Scope } from '#platform/scope.ts';

/** The kinds that pages follow. */
export const liveTypes = [
  'dream.created',
  'dream.changed',
  'dream.removed',
  'dream.restored',
  'dream.painting',
  'recording.changed',
  'notifications.changed',
] as const satisfies readonly EventType[];

/** What somebody may hear of, and of whose they hear nothing. */
export type Hearer = { scopes: readonly Scope[]; apart: readonly string[] };

/**
 * What a reader of these scopes is told of an event: to somebody who could not see a dream before it
 * is new, and to somebody who cannot any more it is gone. Null where they could and can not.
 */
export function tellLive(event: DomainEvent, { scopes, apart }: Hearer): LiveEvent | null {
  if ('ownerId' in event.payload && apart.includes(event.payload.ownerId)) return null;
  const { type, subject: dreamId } = event;
  const sees = isAmong(scopes, event.scope);
  if (type === 'notifications.changed') return sees ? { type } : null;
  if (type === 'recording.changed') return sees ? { type, recordingId: event.subject } : null;
  if (type === 'dream.painting') {
    return sees ? { type, dreamId, painting: event.payload.progress } : null;
  }
  if (type === 'dream.removed') {
    return isAmong(scopes, event.payload.was) ? { type, dreamId } : null;
  }
  if (type !== 'dream.created' && type !== 'dream.changed' && type !== 'dream.restored')
    return null;
  const saw = type === 'dream.changed' && isAmong(scopes, event.payload.was);
  if (!sees) return saw ? { type: 'dream.removed', dreamId } : null;
  const { analysisStatus, imageStatus } = event.payload;
  return { type: saw ? 'dream.changed' : 'dream.created', dreamId, analysisStatus, imageStatus };
}

function isAmong(scopes: readonly string[], scope: string | null): boolean {
  return scope !== null && scopes.includes(scope);
}
