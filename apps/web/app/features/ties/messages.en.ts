import type { TiesMessages } from '#features/ties/messages.fr.ts';

export const tiesEn: TiesMessages = {
  follow: 'Follow',
  unfollow: 'Unfollow',
  followed: 'You follow this person. What they make public comes among the dreams you follow.',
  followHint: 'They are not told, and nobody sees whom you follow.',
  signIn: 'Sign in to follow',
  more: 'Keep a distance',
  block: 'See each other no more',
  blockHint:
    'You will no longer see their dreams and comments, and they will no longer see yours. They are not told.',
  toConnections: 'My connections',
  apartTitle: 'People kept away',
  apartLead: 'Neither of you sees what the other publishes under their name. They are not told.',
  apartNone: 'You keep nobody away.',
  unblock: 'See each other again',
  unblocked: 'You will see each other again from now on.',
  blocked: 'You will see each other no more.',
  followedTitle: 'People you follow',
  followedNone: 'You follow nobody yet.',
  toLibrary: 'Open the library',
  feedNone: 'Nothing new from them for now.',
  allLeftOut: 'Everything here is left out.',
  feedEmpty:
    'You follow nobody yet. On somebody’s page, “Follow” brings together here what they make public.',
  all: 'Everybody’s',
  ofFollowed: 'Of those I follow',
  whose: 'Whose',
  further: 'Earlier dreams',
  full: 'A thousand people at most. Take one away first.',
  failed: 'This could not be saved. Try again in a moment.',
};
