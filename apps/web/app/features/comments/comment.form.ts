import { commentings } from '@reverie/contract/comments.rules';
import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import type { CommentDone } from '#features/comments/rules.ts';
import { textOf } from '#ui/form-text.ts';
import { isTrapped } from '#ui/honeypot.tsx';

const reasons = [
  'invalid_body',
  'address_waiting',
  'comments_closed',
  'passage_unknown',
  'comment_repeated',
  'conversation_full',
  'newcomer_mention',
  'newcomer_busy',
  'silenced',
  'suspended',
  'comment_settled',
  'rate_limited',
  'mutes_full',
  'not_found',
  'unavailable',
] as const;
type Reason = (typeof reasons)[number] | 'blank' | 'other';

const intents = ['comment', 'edit', 'remove', 'approve', 'mute', 'unmute', 'choose'] as const;
type CommentIntent = (typeof intents)[number];

/** A form of the conversation that was not taken: what was typed into it, and where it stands. */
export type CommentRefusal = {
  of: 'comments';
  intent: CommentIntent;
  reason: Reason;
  content: string;
  passage: string;
  /** The comment it answers or changes; empty for a new one. */
  about: string;
};

/** The name of the field that tells a form of the conversation from the page's others. */
export const conversationField = 'conversation';

export function isAboutComments(form: FormData): boolean {
  return form.has(conversationField);
}

/** What was typed, refused for a reason. */
export function refuseComment(form: FormData, reason: Reason): CommentRefusal {
  return {
    of: 'comments',
    intent: intents.find((each) => each === textOf(form, conversationField)) ?? 'comment',
    reason,
    content: textOf(form, 'content').replace(/\r\n?/g, '\n'),
    passage: textOf(form, 'passage').trim(),
    about: textOf(form, 'about'),
  };
}

/** Sends a form of the conversation: what was done, or why it was not taken. */
export async function sendComment(
  { comments, notifications }: Client,
  dreamId: string,
  form: FormData,
): Promise<{ done: CommentDone; id: string | null } | CommentRefusal> {
  const said = refuseComment(form, 'other');
  const { intent, content, passage, about } = said;
  if (isTrapped(form)) return said;
  const isWritten = intent === 'comment' || intent === 'edit';
  if (isWritten && content.trim() === '') return { ...said, reason: 'blank' };
  try {
    switch (intent) {
      case 'comment': {
        const words = { content, passage: passage || null, answers: about || null };
        const { id, isWaiting, isHeld } = await comments.add({ id: dreamId, ...words });
        return { done: isHeld ? 'held' : isWaiting ? 'waiting' : 'comment', id };
      }
      case 'edit':
        return {
          done: (await comments.update({ id: about, content })).isHeld ? 'held' : intent,
          id: about,
        };
      case 'approve':
        await comments.approve({ id: about });
        return { done: intent, id: about };
      case 'remove':
        await comments.remove({ id: about });
        return { done: intent, id: null };
      case 'mute':
        await notifications.mute({ kind: 'thread', commentId: about });
        return { done: intent, id: about };
      case 'unmute':
        await notifications.unmute({ id: about });
        return { done: intent, id: textOf(form, 'at') || null };
      case 'choose': {
        const chosen = commentings.find((each) => each === textOf(form, 'commenting')) ?? 'open';
        await comments.choose({ id: dreamId, commenting: chosen });
        return { done: intent, id: null };
      }
    }
  } catch (error) {
    const code = codeOf(error);
    // Undone in another tab is undone.
    if (intent === 'unmute' && code === 'not_found') {
      return { done: intent, id: textOf(form, 'at') || null };
    }
    return { ...said, reason: reasons.find((reason) => reason === code) ?? 'other' };
  }
}
