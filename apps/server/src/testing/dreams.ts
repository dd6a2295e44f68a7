import type { Dream } from '@reverie/contract/dreams';
import type { Client } from '@reverie/sdk';

type Told = Parameters<Client['dreams']['create']>[0];

/** Tells a dream; what matters to a test is said by the test. */
export function aDream(client: Client, fields: Partial<Told> = {}): Promise<Dream> {
  return client.dreams.create({
    content: 'Une baleine traverse la baie, au-dessus de l’eau. J’ai peur qu’elle ne tombe.',
    tags: ['baleine', 'mer'],
    ...fields,
  });
}
