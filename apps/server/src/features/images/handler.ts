import type { PaintingProgress, PaintingStage } from '@reverie/contract/images';
import type { paintJob } from '#features/images/job.ts';
import type { Painting, Wish } from '#features/images/painting.handler.ts';
import * as queries from '#features/images/wishes.queries.ts';
import type { Database } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { HandlerOf } from '#platform/jobs/run-job.ts';

/** Milliseconds between two looks: as often as an eye needs, and no write without news. */
const interval = 300;

/** The dreamer gave the wish up, or wished for something else. */
class WishGone extends Error {}

type Parts = { database: Database; events: Events; painting: Painting };

/**
 * Runs `paint`, and watches it. A painting that fails every try is given up aloud, and its
 * job stays parked.
 */
export function paintingHandler(parts: Parts): HandlerOf<typeof paintJob> {
  const { painting } = parts;
  return async (job) => {
    const wish = job.payload;
    const watcher = watchPainting(parts, wish);
    try {
      const signal = AbortSignal.any([job.signal, watcher.signal]);
      await painting.paint(wish, { signal, report: watcher.report, complete: job.complete });
    } catch (error) {
      // Given up by its dreamer: done, as far as the queue is concerned.
      if (error instanceof WishGone) return;
      if (job.isLastAttempt) await painting.giveUp(wish);
      throw error;
    } finally {
      await watcher.stop();
    }
  };
}

/**
 * Watches a painting: keeps how far it is, tells readers, and aborts once nobody wishes for it any
 * more, whichever process heard of that.
 */
function watchPainting({ database, events }: Omit<Parts, 'painting'>, { dreamId, wishId }: Wish) {
  const gone = new AbortController();
  let reached: PaintingProgress | null = null;
  let told: PaintingProgress | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const news = reached === told ? null : reached;
    const isWished = news ? await tell(news) : await queries.isWished(database.read, wishId);
    if (!isWished) gone.abort(new WishGone('nobody wishes for this painting any more'));
  }

  async function tell(progress: PaintingProgress): Promise<boolean> {
    told = progress;
    return database.write(async (db) => {
      const whose = await queries.saveProgress(db, wishId, progress);
      if (whose)
        await events.publish(db, {
          type: 'dream.painting',
          actor: null,
          subject: dreamId,
          scope: whose.scope,
          payload: { ownerId: whose.userId, progress },
        });
      return whose !== null;
    });
  }

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
