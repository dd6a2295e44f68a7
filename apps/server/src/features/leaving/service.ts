import type { Accounts } from '#features/accounts/service.ts';
import type { Contact } from '#features/contact/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Engagement } from '#features/engagement/service.ts';
import type { Images } from '#features/images/service.ts';
import type { Newsletter } from '#features/newsletter/service.ts';
import type { Database } from '#platform/db/database.ts';

export type LeavingParts = {
  database: Database;
  accounts: Accounts;
  dreams: Dreams;
  engagement: Engagement;
  images: Images;
  newsletter: Newsletter;
  contact: Contact;
};

export type Leaver = { userId: string; username: string; dreamsKept: number; dreamsShared: number };

/** What goes when somebody leaves, whichever room it is in. */
export function createLeaving(parts: LeavingParts) {
  const { database, accounts, dreams, engagement, images, newsletter, contact } = parts;

  return {
    /** Whom an email names, and how much would go; null where there is no such account. */
    async find(email: string): Promise<Leaver | null> {
      const user = await accounts.findByEmail(email);
      if (!user) return null;
      const { dreamsKept, dreamsShared } = await accounts.statistics({ userId: user.id });
      return { userId: user.id, username: user.username, dreamsKept, dreamsShared };
    },

    /**
     * Erases an account and everything that is its person's, at once and for good: dreams with what
     * was made of them, likes, consents, sessions, the letter and messages of that address. Copies
     * in backups are the operator's to let go.
     */
    async erase({ userId }: Leaver, email: string): Promise<void> {
      const files = await database.write(async (tx) => {
        const loose = await images.eraseOf(tx, userId);
        await engagement.forget(tx, userId);
        await dreams.eraseOf(tx, userId);
        await newsletter.forget(tx, email);
        await contact.forget(tx, email);
        await accounts.erase(tx, userId);
        return loose;
      });
      await images.discard(files);
    },
  };
}
