import { z } from 'zod';
import { listed } from '#platform/environment.ts';

/** Those the browsers people have speak to. */
const usual = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const host = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const origin = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;

/**
 * Hosts of services that carry messages to browsers; `off` speaks to none. An address that a browser
 * gives is asked for only there: otherwise anybody could send this server anywhere.
 */
export const pushSettings = z
  .object({
    REVERIE_PUSH_SERVICES: listed.refine(
      (all) => all.join() === 'off' || all.every((each) => host.test(each) || origin.test(each)),
      { message: 'must be hosts, like *.push.apple.com, or off' },
    ),
  })
  .transform(({ REVERIE_PUSH_SERVICES: chosen }) => {
    if (chosen.length === 0) return usual;
    return chosen.join() === 'off' ? [] : chosen;
  });
