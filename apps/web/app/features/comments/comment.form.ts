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
  'newcomer_link',
  'newcomer_mention',
  'newcomer_busy',
  'silenced',
  'suspended',
  'comment_settled',
  'rate_limited',
  'not_found',
  'unavailable',
] as const;
type Reason = (typeof reasons)[number] | 'blank' | 'other';

const intents = ['comment', 'edit', 'remove', 'approve', 'choose'] as const;
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
  { comments }: Client,
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
        const { id, isWaiting } = await comments.add({ id: dreamId, ...words });
        return { done: isWaiting ? 'waiting' : 'comment', id };
      }
      case 'edit':
        await comments.update({ id: about, content });
        return { done: intent, id: about };
      case 'approve':
        await comments.approve({ id: about });
        return { done: intent, id: about };
      case 'remove':
        await comments.remove({ id: about });
        return { done: intent, id: null };
      case 'choose': {
        const chosen = commentings.find((each) => each === textOf(form, 'commenting')) ?? 'open';
        await comments.choose({ id: dreamId, commenting: chosen });
        return { done: intent, id: null };
      }
    }
  } catch (error) {
    const code = codeOf(error);
    return { ...said, reason: reasons.find((reason) => reason === code) ?? 'other' };
  }
}
