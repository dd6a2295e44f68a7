import type { Dream } from '@reverie/contract/dreams';
import type { DreamVersion, DreamVersionList } from '@reverie/contract/layers';
import type { Dreams } from '#features/dreams/service.ts';
import { createBringing } from '#features/versions/bringing.changes.ts';
import { contextOf } from '#features/versions/changes.ts';
import * as queries from '#features/versions/queries.ts';
import {
  type Kept,
  keptOf,
  keptSchema,
  presentVersion,
  updateOf,
} from '#features/versions/rules.ts';
import type { VersionRow } from '#features/versions/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { matchesRevision } from '#platform/http/revisions.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type VersionParts = { database: Database; dreams: Dreams; seal: Seal; clock: Clock };

export type { BroughtVersion } from '#features/versions/bringing.changes.ts';

export type Versions = ReturnType<typeof createVersions>;

/** An earlier version as it is taken along, opened. */
export type ToldVersion = { number: number; createdAt: Date } & (Kept | { isUnreadable: boolean });

type SeenDream = Awaited<ReturnType<Dreams['find']>>;

export function createVersions({ database, dreams, seal, clock }: VersionParts) {
  /** To anybody but its dreamer there is no such thing, whoever may read the dream. */
  async function findOwn(principal: Person, id: string): Promise<SeenDream> {
    const dream = await dreams.find(principal, id);
    if (dream.ownerId !== principal.userId) throw new Problem('not_found');
    return dream;
  }

  /** Throws `sealing_off` where it does not open. */
  function openKept({ id, sealed }: VersionRow): Kept {
    const opened = seal.open(sealed, contextOf(id));
    if (opened === null) throw new Problem('sealing_off');
    return keptSchema.parse(JSON.parse(opened));
  }

  function told({ id, sealed, number, createdAt }: VersionRow): ToldVersion {
    const opened = seal.open(sealed, contextOf(id));
    const kept = opened === null ? { isUnreadable: true } : keptSchema.parse(JSON.parse(opened));
    return { number, createdAt, ...kept };
  }

  function current(dream: SeenDream, hasEarlier: boolean): DreamVersion {
    const { revision: number, updatedAt, createdAt } = dream;
    const place = { number, isCurrent: true, isFirst: !hasEarlier };
    const since = hasEarlier ? updatedAt : createdAt;
    return presentVersion(
      { ...place, createdAt: since },
      keptOf(dreams.truly(dream), dreams.reportOf(dream)),
    );
  }

  function earlier(dream: SeenDream, row: VersionRow, isFirst: boolean): DreamVersion {
    const { number } = row;
    const createdAt = isFirst ? dream.createdAt : row.createdAt;
    return presentVersion({ number, createdAt, isCurrent: false, isFirst }, openKept(row));
  }

  return {
    findOwn,

    /** Versions that come with an archive of ours. */
    brought: createBringing({ seal, clock, contextOf }),

    /** Newest first, the one that stands before all others. */
    async list(
      principal: Person,
      id: string,
      { page, pageSize }: { page: number; pageSize: number },
    ): Promise<DreamVersionList> {
      const dream = await findOwn(principal, id);
      const past = await queries.countVersions(database.read, id);
      const skip = (page - 1) * pageSize;
      const isHere = skip === 0;
      const rows = await queries.listVersions(database.read, {
        dreamId: id,
        skip: Math.max(0, skip - 1),
        take: isHere ? pageSize - 1 : pageSize,
      });
      const first = await queries.findFirst(database.read, id);
      const versions = rows.map((row) => earlier(dream, row, row.id === first?.id));
      return {
        versions: isHere ? [current(dream, past > 0), ...versions] : versions,
        totalCount: past + 1,
      };
    },

    /** As it was first told, how often it was told, and which telling was read. */
    async summary(dream: SeenDream) {
      const { id: dreamId } = dream;
      const [row, past, readVersion] = await Promise.all([
        queries.findFirst(database.read, dreamId),
        queries.countVersions(database.read, dreamId),
        queries.findRead(database.read, { dreamId, hasReport: dream.report !== null }),
      ]);
      const first = row ? earlier(dream, row, true) : current(dream, false);
      return { first, versionCount: past + 1, readVersion };
    },

    /** What a version tells: its report where it has one, as an analysis reads it. */
    async wordsOf(dream: SeenDream, number: number): Promise<string> {
      const isCurrent = number === dream.revision;
      const row = isCurrent
        ? null
        : await queries.findVersion(database.read, { dreamId: dream.id, number });
      if (!isCurrent && !row) throw new Problem('not_found');
      const kept = row ? openKept(row) : keptOf(dreams.truly(dream), dreams.reportOf(dream));
      if (kept.isReportUnreadable) throw new Problem('sealing_off');
      return kept.report ?? kept.content;
    },

    /** Makes a new version of an old one. The one that stands is left as it is. */
    async restore(
      principal: Person,
      { id, number }: { id: string; number: number },
      ifMatch?: string,
    ): Promise<Dream> {
      const dream = await findOwn(principal, id);
      if (!matchesRevision(ifMatch, dream.revision)) throw new Problem('revision_changed');
      if (number === dream.revision) return dreams.get(principal, id);
      const row = await queries.findVersion(database.read, { dreamId: id, number });
      if (!row) throw new Problem('not_found');
      return dreams.update(principal, id, updateOf(openKept(row)), ifMatch);
    },

    /** Every earlier version of somebody's dreams, opened, for that person alone. */
    async everythingOf(userId: string) {
      const rows = await queries.listVersionsOf(database.read, userId);
      return rows.map((row) => ({ dreamId: row.dreamId, ...told(row) }));
    },

    /** Those of several dreams of one dreamer, by dream: for what they take along. */
    async among(dreamIds: string[]): Promise<Map<string, ToldVersion[]>> {
      const rows = await queries.listVersionsAmong(database.read, dreamIds);
      const byDream = Map.groupBy(rows, ({ dreamId }) => dreamId);
      return new Map(Array.from(byDream, ([id, some]) => [id, some.map(told)]));
    },
  };
}
