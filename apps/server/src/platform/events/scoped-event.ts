import type { LiveEvent } from '@reverie/contract/events';

/** What happened to a dream, and whom it concerns. */
export type ScopedEvent = LiveEvent & {
  /** A reader sees it when the scope is among theirs. */
  scope: string;
  /** Whose dream it is. */
  userId: string | null;
};
