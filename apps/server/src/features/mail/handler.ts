import { deliverJob } from '#features/mail/job.ts';
import type { Post } from '#features/mail/service.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

/** Runs `deliver-mail`. */
export function handleMail(jobs: Jobs, post: Post): void {
  jobs.work(deliverJob, ({ payload, signal }) => post.deliver(payload.mailId, signal));
}
