import { foldTag, tagKey, type WarnedFilter } from '@reverie/contract/dreams.rules';
import type { Tag, TagDesk } from '@reverie/contract/tags';
import { type TagAction, tagCountReach } from '@reverie/contract/tags.rules';
import * as queries from '#features/tags/queries.ts';
import { freeTagsOf, presentAct, spellingOf } from '#features/tags/rules.ts';
import type { TagRow } from '#features/tags/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Scope } from '#platform/scope.ts';

export type Spellings = ReturnType<typeof createSpellings>;

/** What means the same: search asks for it before there are dreams. */
export function createSpellings({ database }: { database: Database }) {
  return {
    /** For each of some tags or words that mean a canonical one, all its spellings. */
    async of(names: readonly string[]): Promise<Map<string, string[]>> {
      const rows = await queries.spellingsOf(database.read, [...new Set(names.map(foldTag))]);
      const found = Map.groupBy(rows, ({ asked }) => asked);
      return new Map([...found].map(([asked, those]) => [asked, those.map(({ key }) => key)]));
    },
  };
}

export type TagParts = {
  database: Database;
  clock: Clock;
  sharedScopes: readonly Scope[];
  sharedScopesOf: (viewer: { userId: string } | null, warned?: WarnedFilter) => Scope[];
};

export type Tags = ReturnType<typeof createTags>;

/** The newest shared dreams whose free tags are looked through. */
const looked = 5_000;
const freeShown = 100;
const actsShown = 30;
const ofSomebody = 1_000;

/** What is counted for somebody: how many of a tag stand with whom they do not meet is not told. */
type Reach = { scopes: readonly Scope[]; apart?: readonly string[] };

type Names = { fr: string; en: string };

const byName = (one: TagRow, other: TagRow) => one.nameFr.localeCompare(other.nameFr, 'fr');

/** Canonical tags: what they are called in each language, and what else means them. */
export function createTags({ database, clock, sharedScopes, sharedScopesOf }: TagParts) {
  const reachOf = (principal: Principal | null): Reach => ({
    scopes: sharedScopesOf(principal),
    apart: principal?.apart ?? [],
  });

  async function present(db: Db, { scopes, apart = [] }: Reach, rows: readonly TagRow[]) {
    const spellings = await queries.listSpellings(
      db,
      rows.map(({ id }) => id),
    );
    return Promise.all(
      rows.map(async ({ id, nameFr, nameEn }): Promise<Tag> => {
        const own = spellings.filter(({ tagId }) => tagId === id);
        const keys = own.map(({ key }) => key);
        const count = await queries.countBearing(db, { scopes, apart, keys });
        const names = new Set([tagKey(nameFr), tagKey(nameEn)]);
        return {
          ...{ id, name: { fr: nameFr, en: nameEn } },
          spellings: own.filter(({ key }) => !names.has(key)).map(({ name }) => name),
          ...{ dreams: Math.min(count, tagCountReach), isExact: count <= tagCountReach },
        };
      }),
    );
  }

  async function one(db: Db, reach: Reach, id: string | null): Promise<Tag> {
    const [tag] = id ? await present(db, reach, await queries.listTags(db, [id])) : [];
    if (!tag) throw new Problem('not_found');
    return tag;
  }

  async function note(
    tx: Db,
    principal: Person,
    { act, tag, spelling = null }: { act: TagAction; tag: TagRow; spelling?: string | null },
  ): Promise<void> {
    const createdAt = clock.now();
    const { nameFr, nameEn } = tag;
    await queries.insertAct(tx, {
      ...{ id: newId(createdAt), moderatorId: principal.userId, act },
      ...{ nameFr, nameEn, spelling, createdAt },
    });
  }

  async function hold(tx: Db, id: string): Promise<TagRow> {
    await queries.holdDesk(tx);
    const tag = await queries.lockTag(tx, id);
    if (!tag) throw new Problem('not_found');
    return tag;
  }

  /** Throws `tag_taken` where one of them means another tag already. */
  async function spell(tx: Db, tagId: string, names: readonly string[]): Promise<void> {
    for (const name of names) {
      const known = await queries.findSpelling(tx, tagKey(name));
      if (known && known.tagId !== tagId) throw new Problem('tag_taken');
    }
    await queries.insertSpellings(
      tx,
      names.map((name) => spellingOf(tagId, name)),
    );
  }

  return {
    /** For what somebody types. Counts are of what others share, nobody's own. */
    async find(principal: Principal | null, q: string): Promise<{ tags: Tag[] }> {
      const db = database.read;
      const ids = await queries.idsBeginning(db, foldTag(q));
      const rows = new Map((await queries.listTags(db, ids)).map((row) => [row.id, row]));
      const found = ids.flatMap((id) => rows.get(id) ?? []);
      return { tags: await present(db, reachOf(principal), found) };
    },

    /** Throws `not_found` where it means no canonical tag. */
    async get(principal: Principal | null, name: string): Promise<Tag> {
      const db = database.read;
      return one(db, reachOf(principal), await queries.idOf(db, foldTag(name)));
    },

    /** What waits to be wrangled: only what is shared with everybody is looked through. */
    async desk(q: string | undefined): Promise<TagDesk> {
      const db = database.read;
      const newest = await queries.newestTags(db, { scopes: sharedScopes, limit: looked });
      const wanted = q === undefined ? '' : foldTag(q);
      const all = freeTagsOf(newest).filter(({ name }) => foldTag(name).includes(wanted));
      const known = await queries.spellingsOf(
        db,
        all.map(({ name }) => foldTag(name)),
      );
      const spelled = new Set(known.map(({ key }) => key));
      const free = all.filter(({ name }) => !spelled.has(tagKey(name))).slice(0, freeShown);
      const rows =
        q === undefined
          ? await queries.listTags(db)
          : await queries.listTags(db, await queries.idsBeginning(db, wanted));
      const [tags, acts] = await Promise.all([
        present(db, { scopes: sharedScopes }, rows.toSorted(byName)),
        queries.listActs(db, { limit: actsShown }),
      ]);
      return { free, looked: newest.length, tags, acts: acts.map(presentAct) };
    },

    async make(
      principal: Person,
      { name, spelling }: { name: Names; spelling?: string | undefined },
    ): Promise<Tag> {
      return database.write(async (tx) => {
        await queries.holdDesk(tx);
        const tag = { id: newId(clock.now()), nameFr: name.fr.trim(), nameEn: name.en.trim() };
        await queries.insertTag(tx, tag);
        await spell(tx, tag.id, [tag.nameFr, tag.nameEn, ...(spelling ? [spelling] : [])]);
        await note(tx, principal, { act: 'made', tag, spelling: spelling ?? null });
        return one(tx, { scopes: sharedScopes }, tag.id);
      });
    },

    async rename(principal: Person, id: string, name: Names): Promise<Tag> {
      return database.write(async (tx) => {
        await hold(tx, id);
        const tag = { id, nameFr: name.fr.trim(), nameEn: name.en.trim() };
        await spell(tx, id, [tag.nameFr, tag.nameEn]);
        await queries.renameTag(tx, tag);
        await note(tx, principal, { act: 'renamed', tag });
        return one(tx, { scopes: sharedScopes }, id);
      });
    },

    async unmake(principal: Person, id: string): Promise<void> {
      await database.write(async (tx) => {
        const tag = await hold(tx, id);
        await note(tx, principal, { act: 'unmade', tag });
        await queries.deleteTag(tx, id);
      });
    },

    async merge(principal: Person, id: string, spelling: string): Promise<Tag> {
      return database.write(async (tx) => {
        const tag = await hold(tx, id);
        await spell(tx, id, [spelling.trim()]);
        await note(tx, principal, { act: 'merged', tag, spelling: spelling.trim() });
        return one(tx, { scopes: sharedScopes }, id);
      });
    },

    /** Throws `tag_unknown` for what is no spelling of it, and for its two names. */
    async split(principal: Person, id: string, spelling: string): Promise<Tag> {
      return database.write(async (tx) => {
        const tag = await hold(tx, id);
        const kept = [tagKey(tag.nameFr), tagKey(tag.nameEn)];
        const gone = await queries.deleteSpelling(tx, { tagId: id, key: tagKey(spelling), kept });
        if (!gone) throw new Problem('tag_unknown');
        await note(tx, principal, { act: 'split', tag, spelling: spelling.trim() });
        return one(tx, { scopes: sharedScopes }, id);
      });
    },

    /** What somebody did about tags, as they take it along. */
    forget: queries.forgetModerator,

    async everythingOf(userId: string) {
      const acts = await queries.listActs(database.read, { userId, limit: ofSomebody });
      return { tagActs: acts.map(presentAct).map(({ by: _, ...act }) => act) };
    },
  };
}
