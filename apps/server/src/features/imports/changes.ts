import { createHmac, randomBytes } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';
import { importEntryLimit, importPreviewLimit } from '@reverie/contract/imports.rules';
import type { Dreams } from '#features/dreams/service.ts';
import { type BesideParts, createBeside } from '#features/imports/beside.changes.ts';
import type { Brought, Read } from '#features/imports/brought.rules.ts';
import * as queries from '#features/imports/queries.ts';
import { readFile, refusalOf } from '#features/imports/reads.ts';
import {
  BadFile,
  type BesideCounts,
  type Counts,
  noCounts,
  type Proposed,
  propose,
  sameness,
} from '#features/imports/rules.ts';
import type { ImportRow } from '#features/imports/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';

/** Dreams written, or taken back, in one transaction: others write between two of them. */
const batch = 40;

export type ChangeParts = BesideParts & { database: Database; clock: Clock; dreams: Dreams };

/** It was taken back while it was written. */
export class Stopped extends Error {}

type Numbered = { place: number; dream: Proposed };
type Tell = (share: number) => Promise<void>;

/** What an import finds in a file, writes of it, and takes back. */
export function createChanges(parts: ChangeParts) {
  const { database, clock, dreams } = parts;
  const beside = createBeside(parts);

  /**
   * What becomes of each entry. Two are the same where their words are: digests under a key of this
   * one look, so that not even they outlive it.
   */
  async function* judged(userId: string, read: Read): AsyncGenerator<Numbered> {
    const key = randomBytes(32);
    const digest = (text: string) =>
      createHmac('sha256', key).update(sameness(text)).digest('base64');
    const known = new Set<string>();
    for await (const { content, report } of dreams.ownTexts(userId)) {
      known.add(digest(content));
      if (report) known.add(digest(report));
    }
    const here = new Set<string>();
    let place = 0;
    for await (const entry of read.entries) {
      place += 1;
      if (place > importEntryLimit) throw new BadFile('too_many_entries');
      if (place % batch === 0) await breath();
      const dream = propose(entry, clock.now());
      const same = digest(dream.report ?? dream.content);
      const isKnown = known.has(same);
      // Two dreams of an archive are two, however alike.
      const isTwice = !dream.whole && here.has(same);
      if (dream.state !== 'refused' && (isKnown || isTwice)) {
        dream.state = 'duplicate';
        dream.reasons = [isKnown ? 'known' : 'twice_here'];
      }
      here.add(same);
      yield { place, dream };
    }
  }

  function addLayers(sum: BesideCounts, dream: Proposed): void {
    const layers = beside.layersOf(dream);
    if (!layers) return;
    const add = (kind: keyof BesideCounts, more: number) => {
      sum[kind] = (sum[kind] ?? 0) + more;
    };
    add('additions', layers.additions.length);
    add('versions', layers.versions.length);
    add('paintings', layers.paintings.length);
    add('shared', dream.whole?.visibility === 'private' ? 0 : 1);
  }

  return {
    /** A dry run: what would come, with the first entries of it. Throws `BadFile`. */
    async look(userId: string, brought: Brought, signal: AbortSignal) {
      try {
        const read = await readFile(brought);
        const isTable = read.columns.length > 0;
        const counts: Counts = { ...noCounts };
        const preview: ReturnType<typeof previewOf>[] = [];
        const hasText = read.columns.some(({ field }) => field === 'text' || field === 'content');
        const { kind, columns, samples } = read;
        const apart: BesideCounts = read.beside ? await beside.count(userId, read.beside) : {};
        const found = { kind, columns, samples, counts, preview, beside: apart };
        if (isTable && !hasText) return { ...found, hasText: false };
        for await (const { dream } of judged(userId, read)) {
          signal.throwIfAborted();
          counts.all += 1;
          counts[dream.state] += 1;
          if (comes(dream)) addLayers(apart, dream);
          // The doubtful and the refused are what a look is for.
          const isRoom = preview.length < importPreviewLimit;
          if (isRoom || (dream.state !== 'new' && preview.length < 3 * importPreviewLimit)) {
            preview.push(previewOf(dream));
          }
        }
        if (counts.all === 0 && !holdsAny(apart)) throw new BadFile('empty');
        return { ...found, hasText: true };
      } catch (error) {
        throw refusalOf(error);
      }
    },

    /** Writes what is new, a few at a time; what an interrupted one wrote is left as it is. */
    async write(
      { id, userId, counts, sharesAgain }: ImportRow,
      { brought, signal, tell }: { brought: Brought; signal: AbortSignal; tell: Tell },
    ): Promise<number> {
      const done = await queries.listWritten(database.read, id);
      const bringer = { ownerId: userId, mayPublish: await dreams.mayPublish(userId) };
      let waiting: Numbered[] = [];
      let written = done.size;
      const flush = async () => {
        const some = waiting;
        waiting = [];
        if (some.length === 0) return;
        signal.throwIfAborted();
        const isStopped = await database.write(async (tx) => {
          // Held: whoever takes it back waits for these few, and finds them.
          const now = await queries.lockImport(tx, id);
          if (now?.stage !== 'writing') return true;
          const told = some.map(({ dream }) => (sharesAgain ? dream : asPrivate(dream)));
          const kept = await dreams.bringIn(tx, bringer, told);
          const written = kept.flatMap((dream, at) => {
            const from = some[at];
            return from ? [{ dream, place: from.place, layers: beside.layersOf(from.dream) }] : [];
          });
          await beside.writeLayers(tx, id, written);
          const rows = written.map(({ dream, place, layers }) => {
            const { id: dreamId, revision } = dream;
            const additions = layers?.additions.length ?? 0;
            return { importId: id, place, dreamId, revision, additions };
          });
          await queries.insertWritten(tx, rows);
          return false;
        });
        if (isStopped) throw new Stopped();
        written += some.length;
        await tell(written / Math.max(1, counts.new + counts.doubtful));
        await breath();
      };
      const read = await readFile(brought);
      const { beside: apart } = read;
      if (apart) await database.write((tx) => beside.write(tx, { importId: id, userId }, apart));
      for await (const numbered of judged(userId, read)) {
        if (!comes(numbered.dream) || done.has(numbered.place)) continue;
        waiting.push(numbered);
        if (waiting.length === batch) await flush();
      }
      await flush();
      return written;
    },

    /** Takes back what was written and nobody changed since. */
    async undo({ id, userId }: ImportRow, { signal, tell }: { signal: AbortSignal; tell: Tell }) {
      await beside.takeBack({ importId: id, userId });
      const all = await queries.countWritten(database.read, id);
      let gone = 0;
      for (;;) {
        signal.throwIfAborted();
        const some = await queries.listUnchanged(database.read, { importId: id, limit: batch });
        if (some.length === 0) return;
        await database.write((tx) => dreams.takeBack(tx, userId, some));
        gone += some.length;
        await tell(gone / Math.max(1, all));
        await breath();
      }
    },
  };
}

function comes({ state }: Proposed): boolean {
  return state === 'new' || state === 'doubtful';
}

/** What belongs to no dream may come where every dream is here already. */
export function holdsAny({
  nights = 0,
  people = 0,
  meanings = 0,
  practice = 0,
}: BesideCounts): boolean {
  return nights + people + meanings + practice > 0;
}

function asPrivate(dream: Proposed): Proposed {
  return dream.whole ? { ...dream, whole: { ...dream.whole, visibility: 'private' } } : dream;
}

function previewOf({ place, night, title, content, report, state, reasons }: Proposed) {
  const text = report || content;
  return {
    place: place.slice(-120),
    night,
    title,
    excerpt: text.slice(0, 160).toWellFormed(),
    state,
    reasons,
  };
}
