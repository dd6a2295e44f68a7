import type { Dream } from '@reverie/contract/dreams';
import type { Client } from '@reverie/sdk';
import { knownTimeZone } from '#language/formats.ts';
import { readCookie } from '#language/language.ts';

type Held = { id: string; key: string };

/** Keeps a dream that was told before any account, in the night of its dreamer's clocks. */
export function keepTold(
  { guestDreams }: Pick<Client, 'guestDreams'>,
  request: Request,
  held: Held,
): Promise<Dream> {
  const timeZone = knownTimeZone(readCookie(request.headers.get('cookie'), 'timezone'));
  return guestDreams.keep({ ...held, timeZone });
}
