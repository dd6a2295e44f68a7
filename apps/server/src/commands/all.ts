import { accountDesk } from '#commands/account-desk.ts';
import { activityDesk } from '#commands/activity-desk.ts';
import { appointModerator } from '#commands/appoint-moderator.ts';
import { appointWebmaster } from '#commands/appoint-webmaster.ts';
import { newsletterDesk } from '#commands/newsletter-desk.ts';
import { parkedEvents } from '#commands/parked-events.ts';
import { parkedJobs } from '#commands/parked-jobs.ts';
import { sealDesk } from '#commands/seal-desk.ts';

/** What a running server does for a command that cannot open its database, by name. */
export const commands = {
  account: accountDesk,
  activity: activityDesk,
  webmaster: appointWebmaster,
  moderator: appointModerator,
  jobs: parkedJobs,
  events: parkedEvents,
  newsletter: newsletterDesk,
  seal: sealDesk,
};
