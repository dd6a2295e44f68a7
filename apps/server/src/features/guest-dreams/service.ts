import type { Dream } from '@reverie/contract/dreams';
import type {
  GuestDream,
  GuestKeeping,
  GuestText,
  ShownGuestDream,
} from '@reverie/contract/guest-dreams';
import { seedLimit } from '@reverie/contract/images.rules';
import { withDeeds } from '@reverie/oneirology/deeds';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import { paintGuestJob } from '#features/guest-dreams/job.ts';
import * as queries from '#features/guest-dreams/queries.ts';
import {
  hashOf,
  isKeyOf,
  languageOf,
  mostWaiting,
  newKey,
  oldestAt,
  pictureContextOf,
  pictureSchema,
  type Words,
  wordsContextOf,
  wordsSchema,
} from '#features/guest-dreams/rules.ts';
import type { GuestDreamRow } from '#features/guest-dreams/table.ts';
import type { Wishes } from '#features/images/job.ts';
import type { Images } from '#features/images/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type GuestDreamParts = {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  seal: Seal;
  random: (below: number) => number;
  analysis: AnalysisService;
  dreams: Dreams;
  images: Images;
  wishes: Wishes;
};

export type GuestDreams = ReturnType<typeof createGuestDreams>;

/** What whoever told it holds. */
type Held = { id: string; key: string };

/** Dreams of visitors: read and painted at once, kept by an account within the hour, or gone. */
export function createGuestDreams(parts: GuestDreamParts) {
  const { database, jobs, clock, seal, random, analysis, dreams, images, wishes } = parts;

  const since = () => oldestAt(clock.now());

  /** Whether it never was, is gone, or another key was shown: nobody learns which. */
  function demand(row: GuestDreamRow | null, key: string): GuestDreamRow {
    if (!row || !isKeyOf(row.keyHash, key)) throw new Problem('not_found');
    return row;
  }

  async function find({ id, key }: Held): Promise<GuestDreamRow> {
    return demand(await queries.findGuestDream(database.read, { id, since: since() }), key);
  }

  function wordsOf({ id, sealed }: GuestDreamRow): Words {
    const opened = seal.open(sealed, wordsContextOf(id));
    if (opened === null) throw new Problem('sealing_off');
    return wordsSchema.parse(JSON.parse(opened));
  }

  function pictureOf({ id, picture }: GuestDreamRow) {
    const opened = picture && seal.open(picture, pictureContextOf(id));
    return opened ? pictureSchema.parse(JSON.parse(opened)) : null;
  }

  async function markAs(id: string, imageStatus: 'running' | 'failed'): Promise<void> {
    await database.write((tx) => queries.updateGuestDream(tx, id, { imageStatus }));
  }

  return {
    /** Throws `guests_waiting` where the painter has too much before it, and keeps nothing then. */
    async create({ content, language, seed = random(seedLimit) }: GuestText): Promise<GuestDream> {
      const now = clock.now();
      const waiting = await queries.countWaiting(database.read, oldestAt(now));
      if (waiting >= mostWaiting) throw new Problem('guests_waiting');
      const read = await analysis.ofText({ content, ...(language && { language }) });
      const [id, key] = [newId(now), newKey()];
      const words: Words = { content, language, analysis: read };
      await database.write(async (tx) => {
        await queries.insertGuestDream(tx, {
          ...{ id, keyHash: hashOf(key), seed, createdAt: now },
          sealed: seal.seal(JSON.stringify(words), wordsContextOf(id)),
        });
        await jobs.send(tx, paintGuestJob, { id }, { singletonKey: id });
      });
      return { id, key, analysis: read };
    },

    async get(held: Held): Promise<ShownGuestDream> {
      const row = await find(held);
      const { content, language, analysis: read } = wordsOf(row);
      const picture = pictureOf(row);
      const { id, imageStatus } = row;
      const address = `/api/guest-dreams/${id}/image?key=${held.key}`;
      return {
        content,
        analysis: read,
        imageStatus,
        imageUrl: picture && address,
        imageAlt: picture?.alt[language ?? languageOf(read)] ?? null,
      };
    },

    async image(held: Held): Promise<Uint8Array<ArrayBuffer>> {
      const picture = pictureOf(await find(held));
      if (!picture) throw new Problem('not_found');
      return new Uint8Array(Buffer.from(picture.webp, 'base64'));
    },

    /** The dream it becomes, private, of the same night, painted from the same seed. */
    async keep(principal: Person, id: string, { key, timeZone }: GuestKeeping): Promise<Dream> {
      return database.together(async (tx) => {
        const row = demand(await queries.lockGuestDream(tx, { id, since: since() }), key);
        // Somebody else's by now: to this person there is none.
        if (row.dreamId) return dreams.get(principal, row.dreamId);
        const dream = await dreams.create(principal, {
          ...{ content: wordsOf(row).content, visibility: 'private' },
          ...{ dreamedAt: row.createdAt.toISOString(), ...(timeZone && { timeZone }) },
        });
        await wishes.ask(tx, dream.id, { askedBy: principal.userId, seed: row.seed });
        await queries.updateGuestDream(tx, id, { dreamId: dream.id });
        return dream;
      });
    },

    /** Paints one, as the painter of this server paints: nothing of a visitor's words leaves it. */
    async paint(
      id: string,
      run: { signal: AbortSignal; complete(db: Db): Promise<void> },
    ): Promise<void> {
      const row = await queries.findGuestDream(database.read, { id, since: since() });
      if (!row || row.imageStatus === 'done') return;
      await markAs(id, 'running');
      const { content, language, analysis: read } = wordsOf(row);
      const found = withDeeds(content, read, language ? { language } : {});
      const { webp, alt } = await images.paintPassing(found, {
        seed: row.seed,
        signal: run.signal,
      });
      const picture = { webp: Buffer.from(webp).toString('base64'), alt };
      const sealed = seal.seal(JSON.stringify(picture), pictureContextOf(id));
      await database.write(async (tx) => {
        await queries.updateGuestDream(tx, id, { picture: sealed, imageStatus: 'done' });
        await run.complete(tx);
      });
    },

    async giveUp(id: string): Promise<void> {
      await markAs(id, 'failed');
    },

    /** Forgets all whose hour is over. */
    async sweep(): Promise<void> {
      await database.write((tx) => queries.deleteToldBefore(tx, since()));
    },
  };
}
