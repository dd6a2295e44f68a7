import type { Theme } from '#ambience/theme.ts';

/** Where the server draws somebody's initials, in the colour this reader chose. */
export function avatarOf({ username, theme }: { username: string; theme: Theme }): string {
  return `/api/avatars/${encodeURIComponent(username)}.svg?theme=${theme}`;
}
