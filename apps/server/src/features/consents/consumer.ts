import type { ConsentService } from '#features/consents/service.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';

/** Keeps receipts of the letter beside the others, whichever way it began or ended. */
export function consentConsumers({ followLetter }: ConsentService): Consumer[] {
  return [
    defineConsumer({
      name: 'letter-receipts',
      kinds: ['letter.began', 'letter.ended'],
      handle: (tx, { type, subject }) => followLetter(tx, subject, type === 'letter.began'),
    }),
  ];
}
