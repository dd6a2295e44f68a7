import { accountEndpoints } from '#accounts.ts';
import { activityEndpoints } from '#activity.ts';
import { addressEndpoints } from '#addresses.ts';
import { analysisEndpoints } from '#analysis.ts';
import { archiveEndpoints } from '#archives.ts';
import { avatarEndpoints } from '#avatars.ts';
import { binEndpoints } from '#bin.ts';
import { blogEndpoints } from '#blog.ts';
import { commentEndpoints } from '#comments.ts';
import { communityEndpoints } from '#communities.ts';
import { connectionEndpoints } from '#connections.ts';
import { consentEndpoints } from '#consents.ts';
import { contactEndpoints } from '#contact.ts';
import { dreamWeatherEndpoints } from '#dream-weather.ts';
import { dreamEndpoints } from '#dreams.ts';
import { embedEndpoints } from '#embeds.ts';
import { eventEndpoints } from '#events.ts';
import { exportEndpoints } from '#exports.ts';
import { factorEndpoints } from '#factors.ts';
import { guessEndpoints } from '#guesses.ts';
import { guestDreamEndpoints } from '#guest-dreams.ts';
import { identityEndpoints } from '#identities.ts';
import { imageEndpoints } from '#images.ts';
import { importEndpoints } from '#imports.ts';
import { journalEndpoints } from '#journal.ts';
import { layerEndpoints } from '#layers.ts';
import { leavingEndpoints } from '#leaving.ts';
import { libraryEndpoints } from '#library.ts';
import { matchEndpoints } from '#matches.ts';
import { moderationEndpoints } from '#moderation.ts';
import { motifEndpoints } from '#motifs.ts';
import { newsletterEndpoints } from '#newsletter.ts';
import { nightEndpoints } from '#nights.ts';
import { notificationEndpoints } from '#notifications.ts';
import { passkeyEndpoints } from '#passkeys.ts';
import { passwordEndpoints } from '#passwords.ts';
import { patternEndpoints } from '#patterns.ts';
import { peopleEndpoints } from '#people.ts';
import { practiceEndpoints } from '#practice.ts';
import { profileEndpoints } from '#profiles.ts';
import { pushEndpoints } from '#push.ts';
import { recordingEndpoints } from '#recordings.ts';
import { sessionEndpoints } from '#sessions.ts';
import { statusEndpoints } from '#status.ts';
import { symbolEndpoints } from '#symbols.ts';
import { tagEndpoints } from '#tags.ts';
import { tieEndpoints } from '#ties.ts';
import { weatherEndpoints } from '#weather.ts';

/** Every endpoint by noun: the server binds them, the client is typed by them. */
export const api = {
  accounts: accountEndpoints,
  avatars: avatarEndpoints,
  profiles: profileEndpoints,
  embeds: embedEndpoints,
  ties: tieEndpoints,
  connections: connectionEndpoints,
  matches: matchEndpoints,
  addresses: addressEndpoints,
  factors: factorEndpoints,
  passkeys: passkeyEndpoints,
  passwords: passwordEndpoints,
  sessions: sessionEndpoints,
  identities: identityEndpoints,
  dreams: dreamEndpoints,
  guestDreams: guestDreamEndpoints,
  guesses: guessEndpoints,
  comments: commentEndpoints,
  notifications: notificationEndpoints,
  push: pushEndpoints,
  communities: communityEndpoints,
  tags: tagEndpoints,
  moderation: moderationEndpoints,
  motifs: motifEndpoints,
  dreamWeather: dreamWeatherEndpoints,
  library: libraryEndpoints,
  analysis: analysisEndpoints,
  journal: journalEndpoints,
  patterns: patternEndpoints,
  nights: nightEndpoints,
  practice: practiceEndpoints,
  layers: layerEndpoints,
  bin: binEndpoints,
  people: peopleEndpoints,
  symbols: symbolEndpoints,
  images: imageEndpoints,
  activity: activityEndpoints,
  archives: archiveEndpoints,
  exports: exportEndpoints,
  imports: importEndpoints,
  recordings: recordingEndpoints,
  leaving: leavingEndpoints,
  consents: consentEndpoints,
  contact: contactEndpoints,
  newsletter: newsletterEndpoints,
  blog: blogEndpoints,
  status: statusEndpoints,
  weather: weatherEndpoints,
  events: eventEndpoints,
};
export type Api = typeof api;
