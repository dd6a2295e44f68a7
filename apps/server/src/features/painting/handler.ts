import type { PaintingProgress, PaintingStage } from '@reverie/contract/images';
import { paintJob } from '#features/images/job.ts';
import * as queries from '#features/painting/queries.ts';
import type { PaintingService } from '#features/painting/service.ts';
import type { Database } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

/** Milliseconds between two looks: as often as an eye needs, and no write without news. */
const interval = 300;

/** The dreamer gave the wish up, or wished for something else. */
class WishGone extends Error {}

type Parts = { database: Database; events: Events; painting: PaintingService };

/**
 * Runs `paint`, and goes along with it. A painting that fails every try is given up aloud, and its
 * job stays parked.
 */
export function handlePainting(jobs: Jobs, parts: Parts): void {
  const { painting } = parts;
  jobs.work(paintJob, async (job) => {
    const wish = job.payload;
    const follower = followPainting(parts, wish);
    try {
      const signal = AbortSignal.any([job.signal, follower.signal]);
      await painting.paint(wish, { signal, report: follower.report, complete: job.complete });
    } catch (error) {
      // Given up by its dreamer: done, as far as the queue is concerned.
      if (error instanceof WishGone) return;
      if (job.isLastAttempt) await painting.giveUp(wish);
      throw error;
    } finally {
      await follower.stop();
    }
  });
}

type Wish = { dreamId: string; wishId: string };

/**
 * Goes along with a painting: keeps how far it is, tells whoever watches, and aborts once nobody
 * wishes for it any more, whichever process heard of that.
 */
function followPainting({ database, events }: Omit<Parts, 'painting'>, { dreamId, wishId }: Wish) {
  const gone = new AbortController();
  let reached: PaintingProgress | null = null;
  let told: PaintingProgress | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const news = reached === told ? null : reached;
    const isWished = news ? await tell(news) : await queries.isWished(database.read, wish);
    if (!isWished) gone.abort(new WishGone('nobody wishes for this painting any more'));
  }

  async function tell(progress: PaintingProgress): Promise<boolean> {
    told = progress;
    return database.write(async (db) => {
      const whose = await queries.saveProgress(db, { ...wish, ...progress });
      if (whose)
        await events.publish(db, { type: 'dream.painting', dreamId, ...whose, painting: progress });
      return whose !== null;
    });
  }

  const wish = { dreamId, wishId };

  function lookLater(): void {
    timer = setTimeout(() => {
      // A look that fails is not the painting's failure: the next one may succeed.
      looking = look().catch(() => {});
      looking.then(() => timer && !gone.signal.aborted && lookLater());
    }, interval);
  }
  lookLater();

  return {
    signal: gone.signal,
    /** Notes what is being done; a share never falls, even where the painter takes a model's place. */
    report(share: number, stage: PaintingStage): void {
      reached = { stage, share: Math.max(share, reached?.share ?? 0) };
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await looking;
    },
  };
}
