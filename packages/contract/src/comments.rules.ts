/** Characters of a comment, and of the words of the dream it points at. */
export const commentLimit = 1_000;
export const quotedLimit = 300;

/** Comments that begin a conversation, on a page of them; each comes with all its answers. */
export const conversationPageSize = 30;
/** Answers one comment takes. */
export const answersLimit = 100;

/** People who are proposed to who calls somebody under a dream. */
export const callableLimit = 200;

/** Minutes in which a comment can be written otherwise. */
export const editMinutes = 15;

/**
 * Who may comment on a dream, as its dreamer chose: everybody who is signed in, who follows the
 * dreamer, who is connected with them, everybody while the dreamer lets each through, or nobody any
 * more.
 */
export const commentings = ['open', 'followers', 'connected', 'approved', 'closed'] as const;
export type Commenting = (typeof commentings)[number];

/** Who came lately has so many days in which they write less, and no addresses of other places. */
export const newcomerDays = 7;
export const newcomerCommentsADay = 10;

/** Whether somebody came within those days. */
export function isNewcomer(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < newcomerDays * 86_400_000;
}

/** Whether a text leads elsewhere: an address with its scheme or its `www`, or a bare domain. */
export function holdsLink(text: string): boolean {
  return /\b(?:https?:\/\/|www\.)\S|\b[\p{L}\p{N}-]+\.(?:com|net|org|info|biz|io|co|app|dev|fr|eu|be|ch|ca|uk|de|ru|xyz|top|site|online|shop|link|me|gg|ly)\b(?:\/|\s|$|[),;:!?])/iu.test(
    text,
  );
}
