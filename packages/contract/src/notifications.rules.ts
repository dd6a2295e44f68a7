/** What can be chosen: what moderation did of one's own is always told, and mailed at once. */
export const chosenKinds = [
  'commented',
  'answered',
  'mentioned',
  'waiting',
  'approved',
  'liked',
  /** Somebody asks to connect, or said yes. */
  'asked',
  'connected',
  /** Somebody shares unusual motifs; nobody is named. */
  'matched',
  /** Of a community: somebody asks to come in, one was let in, somebody came by one's invitation. */
  'knocked',
  'let_in',
  'came_in',
] as const;
export type ChosenKind = (typeof chosenKinds)[number];

/** What somebody is told of. */
export const notificationKinds = [...chosenKinds, 'moderated'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How often what is new also comes by mail. */
export const digestRhythms = ['none', 'daily', 'weekly'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

export const notificationPageSize = 30;
/** More unread than this are said to be more. */
export const unreadLimit = 99;
/** People, dreams and words one may want to hear nothing of. */
export const mutesLimit = 200;
export const mutedWordLimit = 60;
/** Days after which what was told is forgotten. */
export const notificationDays = 90;
/** The hour of the day, where the reader is, at which mail may come. */
export const digestHour = 8;

/** The hour at which devices hear of what happened in communities. */
export const eveningHour = 18;

/** Hours of a day in which nothing calls: from one up to and without the other, over midnight too. */
export type QuietHours = { from: number; until: number };

export function isQuietHour(hour: number, quiet: QuietHours | null): boolean {
  if (!quiet || quiet.from === quiet.until) return false;
  const { from, until } = quiet;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
