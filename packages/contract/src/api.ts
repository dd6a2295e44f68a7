import { accountEndpoints } from '#accounts.ts';
import { analysisEndpoints } from '#analysis.ts';
import { consentEndpoints } from '#consents.ts';
import { contactEndpoints } from '#contact.ts';
import { dreamEndpoints } from '#dreams.ts';
import { eventEndpoints } from '#events.ts';
import { imageEndpoints } from '#images.ts';

/** Every endpoint by noun: the server binds them, the client is typed by them. */
export const api = {
  accounts: accountEndpoints,
  dreams: dreamEndpoints,
  analysis: analysisEndpoints,
  images: imageEndpoints,
  consents: consentEndpoints,
  contact: contactEndpoints,
  events: eventEndpoints,
};
export type Api = typeof api;
