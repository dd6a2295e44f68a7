import type { paintGuestJob } from '#features/guest-dreams/job.ts';
import type { GuestDreams } from '#features/guest-dreams/service.ts';
import type { HandlerOf } from '#platform/jobs/run-job.ts';

/** Runs `paint-guest`. One that fails every time is given up aloud. */
export function paintGuestHandler(guests: GuestDreams): HandlerOf<typeof paintGuestJob> {
  return async (job) => {
    try {
      await guests.paint(job.payload.id, job);
    } catch (error) {
      if (job.isLastAttempt) await guests.giveUp(job.payload.id);
      throw error;
    }
  };
}
