import { accountDesk } from '#commands/account-desk.ts';
import { appointWebmaster } from '#commands/appoint-webmaster.ts';
import { newsletterDesk } from '#commands/newsletter-desk.ts';
import { parkedJobs } from '#commands/parked-jobs.ts';

/** What a running server does for a command that cannot open its database, by name. */
export const commands = {
  account: accountDesk,
  webmaster: appointWebmaster,
  jobs: parkedJobs,
  newsletter: newsletterDesk,
};
