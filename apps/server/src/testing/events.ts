import { randomUUID } from 'node:crypto';
import { publicScope } from '#features/dreams/policy.ts';
import type { EventOf } from '#platform/events/kinds.ts';
import type { Scope } from '#platform/scope.ts';

/** That a dream was told; what matters to a test is said by the test. */
export function anEvent(
  subject: string = randomUUID(),
  scope: Scope = publicScope,
): EventOf<'dream.created'> {
  const payload = {
    ownerId: randomUUID(),
    analysisStatus: 'queued' as const,
    imageStatus: 'queued' as const,
  };
  return { type: 'dream.created', actor: payload.ownerId, subject, scope, payload };
}
