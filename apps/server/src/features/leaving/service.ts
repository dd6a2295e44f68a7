import type { Leave } from '@reverie/contract/leaving';
import { leavingDays } from '@reverie/contract/leaving.rules';
import type { Accounts } from '#features/accounts/service.ts';
import { leavingLetter } from '#features/leaving/mail.ts';
import { type Belonging, createReads, type ReadParts } from '#features/leaving/reads.ts';
import type { MailService } from '#features/mail/service.ts';
import type { Proofs } from '#features/proof/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Note } from '#platform/happenings.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log.ts';
import type { Owner } from '#platform/personal.ts';

export type LeavingParts = ReadParts & {
  accounts: Accounts;
  database: Database;
  clock: Clock;
  events: Events;
  jobs: Jobs;
  log: Log;
  mail: MailService;
  note: Note;
  proofs: Proofs;
  /** Origin the links of our mail lead to. */
  site: string;
};

export type Leaver = Owner & { username: string; dreamsKept: number; dreamsShared: number };

export type Leaving = ReturnType<typeof createLeaving>;

export type { Belonging };

/** What is somebody's and may go with them, whichever room it is in. */
export function createLeaving(parts: LeavingParts) {
  const { database, clock, events, jobs, log, mail, note, proofs, site } = parts;
  const { accounts, analysis, dreams, rooms } = parts;
  const { about, dreamsOf } = createReads(parts);

  /**
   * Erases an account and everything that is its person's, at once and for good: each feature forgets
   * what it keeps, those that stand on others before these. Published dreams may be left without a
   * name. Copies in backups are the operator's to let go.
   */
  async function erase(owner: Owner, left: Leave['dreams'] = 'delete'): Promise<void> {
    const after: (() => Promise<void>)[] = [];
    await database.write(async (tx) => {
      after.length = 0;
      if (left === 'orphan') {
        await accounts.ensureNobody(tx);
        await analysis.forgetReports(tx, await dreams.leaveUnnamed(tx, owner.userId));
      }
      await jobs.forget(tx, owner.userId);
      for (const { forgets } of rooms().toReversed()) {
        if (typeof forgets === 'function') await forgets(tx, owner, (work) => after.push(work));
      }
    });
    for (const work of after) await work();
  }

  return {
    /** What is kept of somebody, but for their dreams. */
    about: async (userId: string) => about(await accounts.ownerOf(userId)),
    dreamsOf,
    erase,

    /** Who an account is, to themselves. */
    whoIs: (userId: string) => accounts.me({ userId }),

    /** How many dreams `dreamsOf` will give. */
    countDreams: (userId: string) => dreams.countOf(userId),

    /** Whom an email names, and how much would go; null where there is no such account. */
    async find(email: string): Promise<Leaver | null> {
      const user = await accounts.findByEmail(email);
      if (!user) return null;
      const { dreamsKept, dreamsShared } = await accounts.statistics({ userId: user.id });
      const owner = await accounts.ownerOf(user.id);
      return { ...owner, username: user.username, dreamsKept, dreamsShared };
    },

    /** A copy of all that is kept of somebody, as JSON holds it; pictures by their addresses. */
    async copy(owner: Owner) {
      const belongings: Belonging[] = [];
      for await (const belonging of dreamsOf(owner.userId)) belongings.push(belonging);
      return {
        ...(await about(owner)),
        dreams: belongings.map(({ dream }) => dream),
        analyses: belongings.flatMap(({ dream: { id }, analyses }) =>
          analyses.map((analysis) => ({ id, ...analysis })),
        ),
        paintings: belongings.flatMap(({ paintings }) => paintings),
      };
    },

    /**
     * Has an account erased in thirty days. Throws `proof_required`, `wrong_password`, and
     * `last_webmaster` for the only one who could run the place.
     */
    async leave(principal: Person, asked: Leave, address: string): Promise<{ leavesAt: string }> {
      await proofs.demand(principal);
      const { userId } = principal;
      if (await accounts.hasPassword(userId)) {
        await accounts.demandPassword(principal, asked.password ?? '', address);
      }
      const leavesAt = new Date(clock.now().getTime() + leavingDays * 86_400_000);
      await database.write(async (tx) => {
        if (await accounts.isLastWebmaster(tx, userId)) throw new Problem('last_webmaster');
        const user = await accounts.setLeaving(tx, userId, { leavesAt, leftDreams: asked.dreams });
        if (!user) throw new Problem('unauthenticated');
        const { email: to, username } = user;
        const language = user.language === 'en' ? 'en' : 'fr';
        await mail.tell(tx, user, leavingLetter({ to, language, username, leavesAt, site }));
        await note(tx, { kind: 'leaving_asked', userId, address });
      });
      return { leavesAt: leavesAt.toISOString() };
    },

    /** Nothing is erased. For somebody who does not leave it changes nothing. */
    async stay({ userId }: Person, address: string): Promise<void> {
      await database.write(async (tx) => {
        const stays = await accounts.setLeaving(tx, userId, null);
        if (stays) await note(tx, { kind: 'leaving_cancelled', userId, address });
      });
    },

    /** Erases those who left thirty days ago. One who cannot be erased keeps none of the others. */
    async purge(): Promise<void> {
      const gone: string[] = [];
      for (const { id, leftDreams } of await accounts.findLeavers(clock.now())) {
        try {
          await erase(await accounts.ownerOf(id), leftDreams ?? 'delete');
          gone.push(id);
        } catch (error) {
          log.error({ error }, 'somebody who left could not be erased');
        }
      }
      if (gone.length === 0) return;
      // Features that act on the end of dreams still read whose they were. Interrupted here, the
      // feed forgets them by itself within two days.
      await events.idle();
      await database.write(async (tx) => {
        for (const id of gone) await events.forget(tx, id);
      });
    },
  };
}
