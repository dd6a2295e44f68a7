import { accountEndpoints } from '#accounts.ts';
import { analysisEndpoints } from '#analysis.ts';
import { blogEndpoints } from '#blog.ts';
import { consentEndpoints } from '#consents.ts';
import { contactEndpoints } from '#contact.ts';
import { dreamEndpoints } from '#dreams.ts';
import { eventEndpoints } from '#events.ts';
import { imageEndpoints } from '#images.ts';
import { libraryEndpoints } from '#library.ts';
import { newsletterEndpoints } from '#newsletter.ts';
import { patternEndpoints } from '#patterns.ts';
import { statusEndpoints } from '#status.ts';
import { weatherEndpoints } from '#weather.ts';

/** Every endpoint by noun: the server binds them, the client is typed by them. */
export const api = {
  accounts: accountEndpoints,
  dreams: dreamEndpoints,
  library: libraryEndpoints,
  analysis: analysisEndpoints,
  patterns: patternEndpoints,
  images: imageEndpoints,
  consents: consentEndpoints,
  contact: contactEndpoints,
  newsletter: newsletterEndpoints,
  blog: blogEndpoints,
  status: statusEndpoints,
  weather: weatherEndpoints,
  events: eventEndpoints,
};
export type Api = typeof api;
