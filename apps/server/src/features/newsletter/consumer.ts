import { defaultFrequency } from '@reverie/contract/newsletter.rules';
import { findAddress } from '#features/newsletter/queries.ts';
import type { Newsletter } from '#features/newsletter/service.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';

/** Begins the subscription of somebody who ticked the letter's box while registering. */
export function newsletterConsumers({ invite }: Newsletter): Consumer[] {
  return [
    defineConsumer({
      name: 'letter-invitations',
      kinds: ['account.registered'],
      async handle(tx, { subject, payload }) {
        const email = payload.wantsLetter ? await findAddress(tx, subject) : null;
        if (email === null) return;
        const language = payload.language === 'en' ? 'en' : 'fr';
        await invite(tx, { email, language, frequency: defaultFrequency });
      },
    }),
  ];
}
