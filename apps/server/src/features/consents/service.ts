import type { ConsentChoice, Consents } from '@reverie/contract/consents';
import type { AnswerableKind } from '@reverie/contract/consents.rules';
import { createChanges } from '#features/consents/changes.ts';
import { createReads } from '#features/consents/reads.ts';
import { offersOf, type Recipients } from '#features/consents/rules.ts';
import type { Newsletter } from '#features/newsletter/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Note } from '#platform/happenings.ts';
import type { Person } from '#platform/http/principal.ts';

export type ConsentParts = {
  database: Database;
  clock: Clock;
  events: Events;
  note: Note;
  newsletter: Newsletter;
  recipients: Recipients;
};

export type ConsentService = ReturnType<typeof createConsents>;

/** What people are asked, what they answered in which words, and whether it holds. */
export function createConsents({ recipients, ...parts }: ConsentParts) {
  const { database } = parts;
  const offers = offersOf(recipients);
  const { present, ...reads } = createReads({ ...parts, offers });
  const { choose, ...changes } = createChanges({ ...parts, offers });
  return {
    ...reads,
    ...changes,

    /**
     * Agrees to the words that were read, or withdraws whatever was agreed to. Withdrawing is always
     * possible. Throws `not_found` where nothing of the kind is asked for, and `consent_changed`
     * where the words read are no longer the ones that hold.
     */
    async choose(
      { userId }: Person,
      kind: AnswerableKind,
      { address, ...choice }: ConsentChoice & { address?: string },
    ): Promise<Consents> {
      const language = choice.language ?? 'fr';
      return database.write(async (tx) => {
        await choose(tx, { userId, language, address }, kind, choice);
        return present(tx, userId, language);
      });
    },
  };
}
