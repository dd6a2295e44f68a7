import type { Theme } from '#ambience/theme.ts';

/** Who is signed in, as far as the frame of a page needs to know. */
export type FrameUser = { username: string; language: string; theme: Theme };
