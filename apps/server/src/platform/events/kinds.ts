import { accountLanguages } from '@reverie/contract/accounts.rules';
import { imageStatuses, pipelineStatuses } from '@reverie/contract/dreams.rules';
import { paintingProgressSchema } from '@reverie/contract/images';
import { z } from 'zod';
import type { Scope } from '#platform/scope.ts';

const ownerId = z.uuid();
const scope = z.custom<Scope>((value) => typeof value === 'string');
const statuses = { analysisStatus: z.enum(pipelineStatuses), imageStatus: z.enum(imageStatuses) };

/**
 * A kind of event: `actor` did it, or the server itself where that is null, to the `subject`.
 * Readers of its `scope` may hear of it. The payload holds ids, numbers and words of ours: never
 * what somebody wrote, nor an address.
 */
function kind<Type extends string, Payload extends z.ZodType>(type: Type, payload: Payload) {
  return z.object({
    type: z.literal(type),
    actor: z.uuid().nullable(),
    subject: z.uuid(),
    scope: scope.nullable(),
    payload,
  });
}

/** All that happens here and that others may want to know of. A new kind is one entry more. */
export const eventSchema = z.discriminatedUnion('type', [
  kind('dream.created', z.object({ ownerId, ...statuses })),
  kind(
    'dream.changed',
    z.object({
      ownerId,
      ...statuses,
      /** Who could see it before: the same as who can now, unless it was moved. */
      was: scope.nullable(),
      /** Which of its columns are others now. */
      changed: z.array(z.string()),
    }),
  ),
  /** To the bin, or for good. */
  kind('dream.removed', z.object({ ownerId, was: scope.nullable() })),
  kind('dream.restored', z.object({ ownerId, ...statuses })),
  kind('dream.liked', z.object({ ownerId })),
  kind('dream.unliked', z.object({ ownerId })),
  /** Somebody said something of it that others may read; or what was said is gone. */
  kind(
    'dream.commented',
    z.object({ ownerId, commentId: z.uuid(), isApproved: z.boolean().optional() }),
  ),
  kind('dream.uncommented', z.object({ ownerId, commentId: z.uuid() })),
  /** It was written otherwise: it may call somebody else now. */
  kind('comment.edited', z.object({ ownerId, commentId: z.uuid() })),
  /** It waits for the dreamer: only the two of them know. */
  kind('comment.waiting', z.object({ ownerId, commentId: z.uuid() })),
  /** A moderator reads it first: its author alone knows of it. */
  kind('comment.held', z.object({ ownerId, commentId: z.uuid() })),
  /** Its author took it back before a moderator read it. */
  kind('comment.withdrawn', z.object({ ownerId, commentId: z.uuid() })),
  /** Of a community, and of nobody in it: no actor is named. */
  kind('community.knocked', z.object({})),
  kind('community.let_in', z.object({ userId: z.uuid() })),
  kind('community.came_in', z.object({ userId: z.uuid() })),
  /** Somebody asks another to connect, or said yes to them: the subject is the ask, or the connection. */
  kind('connection.asked', z.object({ userId: z.uuid() })),
  kind('connection.made', z.object({ userId: z.uuid() })),
  /** Somebody else shares unusual motifs: the subject is what this one of the two is told, and names nobody. */
  kind('match.found', z.object({ userId: z.uuid() })),
  /** Somebody takes an agreement back, and is the subject. */
  kind('consent.withdrawn', z.object({ kind: z.string() })),
  /** Once a day for each reader, who is not named. */
  kind('dream.viewed', z.object({ ownerId })),
  /** Once a day for each sharer, who is not named. */
  kind('dream.shared', z.object({ ownerId })),
  kind('dream.painting', z.object({ ownerId, progress: paintingProgressSchema })),
  /** It was looked at, or written down: only its dreamer hears of it. */
  kind('recording.changed', z.object({})),
  /** Somebody is told of something, or has read it: only they hear of it. */
  kind('notifications.changed', z.object({})),
  /** A reader said what they think of a finding, or took it back. */
  kind('analysis.answered', z.object({ ownerId })),
  kind(
    'account.registered',
    z.object({ language: z.enum(accountLanguages), wantsLetter: z.boolean() }),
  ),
  /** Somebody with an account began to get the letter, or left it; visitors are nobody here. */
  kind('letter.began', z.object({})),
  kind('letter.ended', z.object({})),
]);

export type DomainEvent = z.infer<typeof eventSchema>;
export type EventType = DomainEvent['type'];
export type EventOf<Type extends EventType> = Extract<DomainEvent, { type: Type }>;
