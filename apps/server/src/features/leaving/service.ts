import type { Accounts } from '#features/accounts/service.ts';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { ConsentService } from '#features/consents/service.ts';
import type { Contact } from '#features/contact/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Engagement } from '#features/engagement/service.ts';
import type { Images } from '#features/images/service.ts';
import type { Newsletter } from '#features/newsletter/service.ts';
import type { Database } from '#platform/db/database.ts';

export type LeavingParts = {
  database: Database;
  accounts: Accounts;
  analysis: AnalysisService;
  consents: ConsentService;
  dreams: Dreams;
  engagement: Engagement;
  images: Images;
  newsletter: Newsletter;
  contact: Contact;
};

export type Leaver = { userId: string; username: string; dreamsKept: number; dreamsShared: number };

/** What is somebody's and may go with them, whichever room it is in. */
export function createLeaving(parts: LeavingParts) {
  const { database, accounts, analysis, consents, dreams, engagement, images } = parts;
  const { newsletter, contact } = parts;

  return {
    /** Whom an email names, and how much would go; null where there is no such account. */
    async find(email: string): Promise<Leaver | null> {
      const user = await accounts.findByEmail(email);
      if (!user) return null;
      const { dreamsKept, dreamsShared } = await accounts.statistics({ userId: user.id });
      return { userId: user.id, username: user.username, dreamsKept, dreamsShared };
    },

    /** A copy of all that is kept of somebody, as JSON holds it; pictures by their addresses. */
    async copy({ userId }: Leaver, email: string) {
      const own = { ownerId: userId, since: null, limit: Number.MAX_SAFE_INTEGER };
      const readings = await analysis.readingsOf(own);
      return {
        account: await accounts.me({ userId }),
        statistics: await accounts.statistics({ userId }),
        consents: await consents.list({ userId }),
        dreams: await dreams.everythingOf(userId),
        analyses: readings.dreams.map(({ id, analysis: read }) => ({ id, ...JSON.parse(read) })),
        paintings: await images.everyOf(userId),
        likes: await engagement.likedBy(userId),
        answers: await analysis.answersOf(userId),
        letter: await newsletter.find(email),
        messages: await contact.find(email),
      };
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
