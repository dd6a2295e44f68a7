import { seedLimit } from '@reverie/contract/images.rules';
import { type AskedPainting, paintJob, type Wishes } from '#features/images/job.ts';
import { mannerOf } from '#features/images/rules.ts';
import type { WishRow } from '#features/images/table.ts';
import * as queries from '#features/images/wishes.queries.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

export type WishParts = {
  jobs: Jobs;
  clock: Clock;
  /** A whole number from 0 up to and without `below`. */
  random: (below: number) => number;
};

/** The only ways in which a wish comes, waits and goes; who paints it begins and ends it. */
export function createWishes({ jobs, clock, random }: WishParts): Wishes {
  async function ask(db: Db, dreamId: string, asked: AskedPainting) {
    const last = await queries.findLast(db, dreamId);
    const manner = mannerOf(last, asked);
    await queries.dropPresent(db, dreamId);
    const askedAt = clock.now();
    const { askedBy, seed = rememberedSeed(last, manner) ?? random(seedLimit) } = asked;
    const id = newId(askedAt);
    return queries.insertWish(db, { id, dreamId, askedBy, ...manner, seed, askedAt });
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
    unname: queries.unname,
    askedBy: queries.listWishesOf,

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
