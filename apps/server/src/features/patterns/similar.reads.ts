import { setImmediate as turn } from 'node:timers/promises';
import { avoidedIn } from '@reverie/contract/dreams.rules';
import type { SimilarDreams, SimilarQuery } from '@reverie/contract/patterns';
import { similarDreamLimit } from '@reverie/contract/patterns.rules';
import {
  entryVersion,
  type Likeness,
  likenessTo,
  nearestOf,
  type SeriesEntry,
} from '@reverie/oneirology';
import type { Dreams } from '#features/dreams/service.ts';
import type { Near, Neighbours } from '#features/neighbours/service.ts';
import * as queries from '#features/patterns/queries.ts';
import type { SeriesReads } from '#features/patterns/reads.ts';
import { labelled } from '#features/patterns/rules.ts';
import type { Search } from '#features/search/service.ts';
import type { Database } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/principal.ts';
import type { Scope } from '#platform/scope.ts';

export type SimilarParts = {
  database: Database;
  dreams: Dreams;
  neighbours: Neighbours;
  search: Search;
  sharedScopes: readonly Scope[];
  sharedScopesOf: (reader: Principal | null, warned: 'without') => Scope[];
};

/** Shown beside a dream: of others, and of one's own. */
const [shownOfOthers, shownOfOwn] = [3, 4];
/** Entries compared between two turns of the thread that answers requests. */
const comparedInOneTurn = 200;

/** What a dream's page says is like it. */
export function createSimilar(
  { database, dreams, neighbours, search, sharedScopes, sharedScopesOf }: SimilarParts,
  reads: SeriesReads,
) {
  /** Every entry of one's own that can be read while somebody waits, this dream's first. */
  async function ownEntries(userId: string, dreamId: string): Promise<SeriesEntry[]> {
    const own = { ownerId: userId, since: null, limit: similarDreamLimit };
    const newest = await queries.listSources(database.read, own);
    // Before all others, so that it is read where only a few can be.
    const sources = newest.toSorted((a, b) => Number(b.id === dreamId) - Number(a.id === dreamId));
    const kept = await reads.readyOf(userId, sources);
    const entries: SeriesEntry[] = [];
    for (const [at, { entry }] of kept.entries()) {
      if (at % comparedInOneTurn === comparedInOneTurn - 1) await turn();
      const parsed: SeriesEntry = JSON.parse(entry);
      if (parsed.version === entryVersion) entries.push(parsed);
    }
    return entries;
  }

  async function amongOwn(userId: string, dreamId: string, entries: readonly SeriesEntry[]) {
    const one = entries.find(({ id }) => id === dreamId);
    if (!one) return { dreams: [], compared: 0 };
    const others = entries.filter((other) => other !== one);
    let best: Likeness[] = [];
    for (let from = 0; from < others.length; from += comparedInOneTurn) {
      const some = likenessTo(one, others.slice(from, from + comparedInOneTurn));
      best = [...best, ...some].sort((a, b) => b.score - a.score).slice(0, shownOfOwn);
      await turn();
    }
    const near = nearestOf([one, ...best.map(({ other }) => other)], dreamId, shownOfOwn);
    const titles = await queries.listTitles(
      database.read,
      userId,
      near.map(({ id }) => id),
    );
    return {
      dreams: near.flatMap(({ id, score, reasons }) => {
        const dream = titles.find((each) => each.id === id);
        return dream ? [{ dream, score, reasons: reasons.map(labelled) }] : [];
      }),
      compared: others.length,
    };
  }

  type Reading = { principal: Principal | null; scopes: readonly Scope[] };

  /** Dreams of others as this reader may meet them, each with its reasons, both looked up at once. */
  async function shown(
    { principal, scopes }: Reading,
    places: readonly number[],
    reasonsOf: () => Promise<readonly Near[]>,
  ): Promise<SimilarDreams['dreams']> {
    if (places.length === 0) return [];
    const [met, near] = await Promise.all([dreams.at(principal, places, scopes), reasonsOf()]);
    return met.flatMap((dream) => {
      const found = near.find(({ id }) => id === dream.id);
      if (!found) return [];
      const { score, reasons } = found;
      return [{ dream, score, reasons: reasons.map(labelled) }];
    });
  }

  return {
    /**
     * Dreams like this one: of others, among what everybody may read, and for its dreamer among their
     * own. One that is not shared with everybody is compared as its dreamer asks, and for them alone.
     */
    async similarTo(
      asking: Principal | null,
      dreamId: string,
      { as, ...avoiding }: SimilarQuery,
    ): Promise<SimilarDreams> {
      const principal = await dreams.readerOf(asking, dreamId, as);
      const { ownerId, seq, scope, communityId } = await dreams.find(principal, dreamId);
      const isOwner = principal?.userId === ownerId;
      // Nobody is led to a warning unasked.
      const scopes = sharedScopesOf(principal, 'without');
      const entries = isOwner ? await ownEntries(ownerId, dreamId) : [];
      const avoided = avoidedIn(avoiding);
      const kept = async (places: readonly number[]) =>
        (await search.leaveOut(scopes, places, { avoided, apart: [] })).slice(0, shownOfOthers);

      const reading = { principal, scopes };
      let near: SimilarDreams['dreams'] = [];
      if (communityId === null && scope !== null && sharedScopes.includes(scope)) {
        const apart = [...(principal?.apart ?? []), ...(isOwner ? [ownerId] : [])];
        const places = await kept(await neighbours.placesNear(seq, { scopes, apart }));
        near = await shown(reading, places, () => neighbours.reasonsFor(seq, places));
      } else if (isOwner) {
        const one = entries.find(({ id }) => id === dreamId);
        const all = one
          ? await neighbours.nearTo(one, ownerId, { scopes, apart: principal.apart })
          : [];
        const places = await kept(all.map((each) => each.seq));
        near = await shown(reading, places, async () => all);
      }
      return {
        dreams: near,
        own: isOwner ? await amongOwn(ownerId, dreamId, entries) : null,
      };
    },
  };
}
