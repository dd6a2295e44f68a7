import type { PaintingProgress, PaintingStage } from '@reverie/contract/images';
import * as queries from '#features/images/queries.ts';
import type { Database } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';

/** Milliseconds between two looks: as often as an eye needs, and no write without news. */
const interval = 300;

/** The dreamer gave the wish up, or wished for something else. */
export class WishGone extends Error {}

type Parts = { database: Database; events: Events };
type Wish = { dreamId: string; wishId: string };

/**
 * Goes along with a painting: keeps how far it is, tells whoever watches, and aborts once nobody
 * wishes for it any more, whichever process heard of that.
 */
export function followPainting({ database, events }: Parts, { dreamId, wishId }: Wish) {
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
