const dones = [
  ...(['comment', 'waiting', 'held', 'edit', 'remove', 'approve'] as const),
  ...(['mute', 'unmute', 'choose'] as const),
] as const;

/** What a form of the conversation did. */
export type CommentDone = (typeof dones)[number];

/** What an address asks of the conversation: its page, and what was just done there. */
export function readAsked({ searchParams }: URL): { page: number; done: CommentDone | null } {
  const wanted = searchParams.get('comments') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 1;
  const done = dones.find((each) => each === searchParams.get('said')) ?? null;
  return { page, done };
}

/** Where the page is once something was said, at the comment it is about. */
export function afterComment(
  { searchParams }: URL,
  { done, id }: { done: CommentDone; id: string | null },
): string {
  const search = new URLSearchParams(searchParams);
  search.set('said', done);
  return `?${search}#${id ? `comment-${id}` : 'comments'}`;
}
