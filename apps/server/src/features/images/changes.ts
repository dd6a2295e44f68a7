import { seedLimit } from '@reverie/contract/images.rules';
import { type AskedPainting, paintJob, type Wishes } from '#features/images/job.ts';
import { forgetTold } from '#features/images/queries.ts';
import { mannerOf } from '#features/images/rules.ts';
import type { WishRow } from '#features/images/table.ts';
import { withToldOpened, withToldSealed } from '#features/images/told.rules.ts';
import * as queries from '#features/images/wishes.queries.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type WishParts = {
  jobs: Jobs;
  clock: Clock;
  seal: Seal;
  /** A whole number from 0 up to and without `below`. */
  random: (below: number) => number;
};

/** The only ways in which a wish comes, waits and goes; who paints it begins and ends it. */
export function createWishes({ jobs, clock, seal, random }: WishParts): Wishes {
  async function ask(db: Db, dreamId: string, asked: AskedPainting) {
    const last = await queries.findLast(db, dreamId);
    const manner = mannerOf(last && withToldOpened(seal, last), asked);
    await queries.dropPresent(db, dreamId);
    const askedAt = clock.now();
    const { askedBy, seed = rememberedSeed(last, manner) ?? random(seedLimit) } = asked;
    const id = newId(askedAt);
    const wish = { id, dreamId, askedBy, ...manner, seed, askedAt };
    return queries.insertWish(db, withToldSealed(seal, wish));
  }

  return {
    ask,
    drop: queries.dropPresent,

    async remember(db, manners) {
      const askedAt = clock.now();
      const rows = manners.map(({ dreamId, style, seed, palette }) => ({
        ...{ id: newId(askedAt), dreamId, style, seed, palette, askedAt },
        ...{ askedBy: null, state: 'done' as const },
      }));
      await queries.insertWishes(db, rows);
    },

    present: queries.findPresent,

    async unname(db, dreamIds) {
      await queries.unname(db, dreamIds);
      await forgetTold(db, dreamIds);
    },

    async askedBy(db, userId) {
      const rows = await queries.listWishesOf(db, userId);
      return rows.map((row) => {
        const { id: _, ...wish } = withToldOpened(seal, row);
        return wish;
      });
    },

    async pursue(db, { id: dreamId, ownerId, analysisStatus, imageStatus }) {
      if (imageStatus !== 'queued' && imageStatus !== 'failed') return;
      const moved = await queries.movePresent(db, dreamId, imageStatus);
      if (imageStatus === 'failed') return;
      const wish = moved ?? (await ask(db, dreamId, { askedBy: null }));
      if (analysisStatus !== 'done') return;
      const payload = { dreamId, wishId: wish.id };
      await jobs.send(db, paintJob, payload, { singletonKey: wish.id, turnOf: ownerId });
    },
  };
}

/** Done without a try, a wish was never painted here: it tells of a painting elsewhere. */
function rememberedSeed(last: WishRow | null, manner: Pick<WishRow, 'style' | 'palette'>) {
  const isElsewhere = last?.state === 'done' && last.attempts === 0;
  const isSame = last?.style === manner.style && last.palette === manner.palette;
  return isElsewhere && isSame ? last.seed : undefined;
}
