import type { WarnedFilter } from '@reverie/contract/dreams.rules';
import type { FollowedMotifs, MotifFigures, MotifList, MotifPage } from '@reverie/contract/motifs';
import { followedMotifsLimit, leastDreamers, saidCount } from '@reverie/contract/motifs.rules';
import type { Dreams } from '#features/dreams/service.ts';
import * as queries from '#features/motif-pages/queries.ts';
import type { Motifs } from '#features/motifs/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Scope } from '#platform/scope.ts';

export type MotifPageParts = {
  database: Database;
  clock: Clock;
  dreams: Dreams;
  motifs: Motifs;
  sharedScopesOf: (viewer: { userId: string } | null, warned?: WarnedFilter) => Scope[];
};

export type MotifPages = ReturnType<typeof createMotifPages>;

type Asked = { pageSize: number; warned: WarnedFilter; before?: string | undefined };

const day = 86_400_000;
const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;

/** What is said of motifs that many dreamers share, and who follows which: nobody else is told. */
export function createMotifPages(parts: MotifPageParts) {
  const { database, clock, dreams, motifs, sharedScopesOf } = parts;

  /** A page of the newest. Throws `not_found` where `before` names a dream that the reader does not meet. */
  async function dreamsOf(
    principal: Principal | null,
    asked: readonly string[],
    { pageSize, warned, before }: Asked,
  ): Promise<Pick<MotifPage, 'dreams' | 'next'>> {
    const apart = principal?.apart ?? [];
    const met = { scopes: sharedScopesOf(principal), apart };
    const below = before
      ? await queries.placeOf(database.read, before, met)
      : Number.MAX_SAFE_INTEGER;
    if (below === null) throw new Problem('not_found');
    const scopes = sharedScopesOf(principal, warned);
    const looked = { motifs: asked, scopes, apart, below, take: pageSize + 1 };
    const places = await queries.placesOf(database.read, looked);
    const shown = await dreams.at(principal, places.slice(0, pageSize), scopes);
    const hasMore = places.length > pageSize;
    return { dreams: shown, next: hasMore ? (shown.at(-1)?.id ?? null) : null };
  }

  async function count(): Promise<void> {
    const week = mondayOf(clock.now());
    await database.write(async (tx) => {
      const asked = { scopes: sharedScopesOf(null), least: leastDreamers };
      const [all, words, feelings, times] = [
        await queries.countMotifs(tx, asked),
        await queries.countWords(tx, asked),
        await queries.countFeelings(tx, asked),
        await queries.countSeasons(tx, asked),
      ];
      const rows = all.flatMap(({ motif, ...counts }) => {
        const of = (some: typeof words) =>
          some
            .filter((one) => one.motif === motif)
            .sort((one, other) => other.dreamers - one.dreamers)
            .flatMap(({ name, dreamers }) => {
              const said = saidCount(dreamers);
              return said === null ? [] : [{ name, dreamers: said }];
            });
        const [told, dreamers] = [saidCount(counts.dreams), saidCount(counts.dreamers)];
        if (told === null || dreamers === null) return [];
        const figures: Omit<MotifFigures, 'week'> = {
          ...{ dreams: told, dreamers },
          words: of(words).map(({ name }) => name),
          feelings: of(feelings).map(({ name, ...rest }) => ({ feeling: name, ...rest })),
          seasons: seasons.flatMap((season) =>
            of(times)
              .filter(({ name }) => name === season)
              .map(({ dreamers: said }) => ({ season, dreamers: said })),
          ),
        };
        return [{ motif, week, figures }];
      });
      await queries.replaceFigures(tx, rows);
    });
  }

  return {
    count,

    async list(): Promise<MotifList> {
      const rows = await queries.listFigures(database.read);
      const counted = new Map(rows.map(({ motif, figures }) => [motif, figures.dreamers]));
      return {
        motifs: motifs.all.map((motif) => ({ ...motif, dreamers: counted.get(motif.id) ?? null })),
        categories: motifs.categories,
      };
    },

    /** Throws `not_found` for what is no motif. */
    async get(principal: Principal | null, id: string, asked: Asked): Promise<MotifPage> {
      const motif = motifs.motifOf(id);
      const row = await queries.findFigures(database.read, id);
      const { userId = null } = principal ?? {};
      return {
        motif,
        figures: row && { week: row.week, ...row.figures },
        isFollowed:
          userId === null ? null : await queries.isFollowed(database.read, { userId, motif: id }),
        ...(await dreamsOf(principal, [id], asked)),
      };
    },

    async followed(principal: Person, asked: Asked): Promise<FollowedMotifs> {
      const rows = await queries.listFollowed(database.read, principal.userId);
      const ids = rows.map(({ motif }) => motif);
      const known = new Map(motifs.all.map((motif) => [motif.id, motif]));
      return {
        motifs: ids.flatMap((id) => known.get(id) ?? []),
        dreams: (await dreamsOf(principal, ids, asked)).dreams,
      };
    },

    /** Throws `ties_full` where the caller follows as many as anybody may. */
    async follow({ userId }: Person, id: string): Promise<{ isFollowed: boolean }> {
      const { id: motif } = motifs.motifOf(id);
      await database.write(async (tx) => {
        const isNew = !(await queries.isFollowed(tx, { userId, motif }));
        const all = await queries.countFollowed(tx, userId);
        if (isNew && all >= followedMotifsLimit) throw new Problem('ties_full');
        await queries.insertFollow(tx, { userId, motif }, clock.now());
      });
      return { isFollowed: true };
    },

    async unfollow({ userId }: Person, id: string): Promise<{ isFollowed: boolean }> {
      const { id: motif } = motifs.motifOf(id);
      await database.write((tx) => queries.deleteFollow(tx, { userId, motif }));
      return { isFollowed: false };
    },

    /** Once a week: between two Mondays nothing that anybody tells or withdraws moves a figure. */
    async countDue(): Promise<void> {
      const known = await queries.listFigures(database.read);
      const week = mondayOf(clock.now());
      if (!known.some((row) => row.week === week)) await count();
    },

    async everythingOf(userId: string) {
      const rows = await queries.listFollowed(database.read, userId);
      return {
        followedMotifs: rows.map(({ motif, createdAt }) => ({
          motif,
          since: createdAt.toISOString(),
        })),
      };
    },
  };
}

/** The Monday of a moment's week, `YYYY-MM-DD`. */
function mondayOf(now: Date): string {
  const since = (now.getUTCDay() + 6) % 7;
  return new Date(now.getTime() - since * day).toISOString().slice(0, 10);
}
