import { randomUUID } from 'node:crypto';
import type { MatchAnswered, MatchList } from '@reverie/contract/matches';
import type { MatchAnswer } from '@reverie/contract/matches.rules';
import type { Accounts } from '#features/accounts/service.ts';
import type { Connections } from '#features/connections/service.ts';
import type { ConsentService } from '#features/consents/service.ts';
import { createTally } from '#features/matches/carrying.rules.ts';
import { type Memory, openMemory } from '#features/matches/memory.changes.ts';
import { type Proposal, pairUp, sharedBy } from '#features/matches/pairing.rules.ts';
import * as queries from '#features/matches/queries.ts';
import { dayOf, endsOf, lacksOf, presentMatch, ripeBefore } from '#features/matches/rules.ts';
import type { MatchRow } from '#features/matches/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { demandVoice } from '#platform/http/verdict.ts';
import type { Scope } from '#platform/scope.ts';
import type { Seal } from '#platform/seal/seal.ts';

export { keyContext } from '#features/matches/memory.changes.ts';

export type MatchParts = {
  database: Database;
  clock: Clock;
  events: Events;
  accounts: Accounts;
  consents: ConsentService;
  connections: Connections;
  seal: Seal;
  /** Of what everybody reads. */
  openScope: Scope;
  random: (below: number) => number;
};

export type Matches = ReturnType<typeof createMatches>;

/** Where a pair turns out to be tied already, its two are held against others, so often at most. */
const looksADay = 8;
const keptAtOnce = 500;
/** Places of dreams that one statement reads: none takes longer where there are more dreams. */
const readAtOnce = 10_000;

/** Two dreamers who share unusual motifs. Neither’s answer changes anything the other is shown. */
export function createMatches(parts: MatchParts) {
  const { database, clock, events, accounts, consents, connections, seal, openScope, random } =
    parts;

  /** What stands of somebody; what has ended is gone for both at that moment, whoever tidies when. */
  async function ownOf(db: Db, userId: string): Promise<MatchRow | null> {
    const row = await queries.findOwn(db, userId);
    return row && row.until > clock.now() ? row : null;
  }

  async function list({ userId }: Pick<Person, 'userId'>): Promise<MatchList> {
    const { read: db } = database;
    const now = clock.now();
    const counted = { scope: openScope, before: ripeBefore(now).dreams, userId };
    const [isOn, account, isBelieved, nights, look, row] = await Promise.all([
      consents.has(userId, 'matching'),
      accounts.peek(db, userId),
      accounts.mayPublish(userId),
      queries.countNights(db, counted),
      queries.findLook(db),
      ownOf(db, userId),
    ]);
    if (!account) throw new Problem('unauthenticated');
    const { hasPage, createdAt } = account;
    const dreamers = look?.dreamers ?? null;
    const own = isOn ? row : null;
    const isOpen = own !== null && (own.answer === null || own.answer === 'yes');
    return {
      isOn,
      matches: own && isOpen ? [presentMatch(own)] : [],
      restsUntil: own && !isOpen ? own.until.toISOString() : null,
      lacks: lacksOf({ isOn, hasPage, isBelieved, createdAt, nights, dreamers }, now),
    };
  }

  /** Who carries which motifs, and among how many dreamers: every dream is read once, some at a time. */
  async function tallied(db: Db, ripe: ReturnType<typeof ripeBefore>) {
    const tally = createTally();
    const last = await queries.findLast(db);
    for (let after = 0; after < last; after += readAtOnce) {
      const whose = { before: ripe.dreams, createdBefore: ripe.accounts };
      const asked = { scope: openScope, ...whose, after, limit: readAtOnce };
      for (const night of await queries.listNights(db, asked)) tally.add(night);
    }
    return tally.sum();
  }

  /** Whether both said yes and may meet. Of everything else that keeps them apart, nothing is told. */
  async function meet(tx: Db, own: MatchRow): Promise<boolean> {
    const twin = await queries.findTwin(tx, own.id);
    if (twin?.answer !== 'yes') return false;
    if (!(await consents.has(twin.userId, 'matching', tx))) return false;
    if (await queries.isSanctioned(tx, twin.userId, clock.now())) return false;
    const isMet = await connections.join(tx, { from: own.userId, to: twin.userId });
    if (!isMet) return false;
    await queries.setAnswer(tx, own.id, 'met');
    await queries.setAnswer(tx, twin.id, 'met');
    return true;
  }

  return {
    list,

    /**
     * Throws `not_found` for what is not the caller’s, has ended or was answered for good. What else
     * it throws is of the caller alone, and the same whatever the other said.
     */
    async answer(principal: Person, id: string, answer: MatchAnswer): Promise<MatchAnswered> {
      const { userId } = principal;
      if (answer === 'yes') demandVoice(principal);
      const isMet = await database.write(async (tx) => {
        const seen = await ownOf(tx, userId);
        if (seen?.id !== id || !(await consents.has(userId, 'matching', tx))) {
          throw new Problem('not_found');
        }
        await queries.holdMatch(tx, [id, seen.twinId ?? id]);
        const own = await ownOf(tx, userId);
        if (!own || own.answer === 'no' || own.answer === 'met') throw new Problem('not_found');
        await queries.setAnswer(tx, id, answer === 'wait' ? null : answer);
        if (answer !== 'yes') return false;
        if (!(await accounts.peek(tx, userId))?.hasPage) throw new Problem('page_missing');
        await connections.demandRoom(tx, userId);
        return meet(tx, own);
      });
      return { ...(await list(principal)), isMet };
    },

    /** Once a night: what ended goes, and who may be told of somebody is told. */
    async propose(): Promise<{ dreamers: number; pairs: number }> {
      const now = clock.now();
      const today = dayOf(now);
      await database.write((tx) => queries.deleteEnded(tx, now));
      const { read: db } = database;
      const ripe = ripeBefore(now);
      const { dreamers, carrying } = await tallied(db, ripe);
      await database.write((tx) => queries.keepLook(tx, today, dreamers));
      const ids = await consents.whoAgreed('matching');
      const ready = await queries.listReady(db, { ids, createdBefore: ripe.accounts, now });
      if (ready.length < 2) return { dreamers, pairs: 0 };
      const languages = new Map(ready.map(({ id, language }) => [id, language]));
      const shared = sharedBy(carrying, {
        ...{ dreamers, candidates: new Set(languages.keys()) },
      });
      const memory = await database.write((tx) => openMemory(tx, seal, now));
      if (!memory) return { dreamers, pairs: 0 };
      const barred = new Set<string>();
      let proposals: Proposal[] = [];
      for (let look = 0; look < looksADay; look += 1) {
        const languageOf = (id: string) => languages.get(id);
        const isBarred = (one: string, other: string) =>
          barred.has(pairOf(one, other)) || memory.isKnown(one, other);
        proposals = pairUp(shared, { languageOf, isBarred, random });
        const tied = await queries.listTied(db, proposals);
        for (const at of tied) {
          const pair = proposals[at];
          if (pair) barred.add(pairOf(pair.one, pair.other));
        }
        const bars = new Set(tied);
        proposals = proposals.filter((_, at) => !bars.has(at));
        if (tied.length === 0) break;
      }
      for (let from = 0; from < proposals.length; from += keptAtOnce) {
        const some = proposals.slice(from, from + keptAtOnce);
        await database.write((tx) => keep(tx, some, { dreamers, languages, now, memory }));
      }
      return { dreamers, pairs: proposals.length };
    },

    /** Who no longer agrees is told of nobody, and what they were told is forgotten. */
    forget: (tx: Db, userId: string): Promise<void> => queries.deleteOf(tx, userId),

    /** As its owner takes it along: what they were told, and their own answer. */
    async everythingOf(userId: string) {
      const row = await queries.findOwn(database.read, userId);
      if (!row) return { matches: [] };
      const { motifs, carriers, dreamers, language, toldOn, answer } = row;
      return { matches: [{ motifs, carriers, dreamers, language, toldOn, answer }] };
    },
  };

  type Told = {
    dreamers: number;
    languages: ReadonlyMap<string, MatchRow['language']>;
    now: Date;
    memory: Memory;
  };

  /** A row for each of the two, and word to both. Neither id says anything, nor which came first. */
  async function keep(
    tx: Db,
    proposals: readonly Proposal[],
    { dreamers, languages, now, memory }: Told,
  ): Promise<void> {
    const { until, memory: rememberedUntil } = endsOf(now);
    const rows = proposals.flatMap(({ one, other, motifs, carriers }): MatchRow[] => {
      const [oneId, otherId] = [randomUUID(), randomUUID()];
      const language = languages.get(one) ?? 'fr';
      const told = {
        motifs,
        carriers,
        dreamers,
        language,
        toldOn: dayOf(now),
        until,
        answer: null,
      };
      return [
        { ...told, id: oneId, twinId: otherId, userId: one },
        { ...told, id: otherId, twinId: oneId, userId: other },
      ];
    });
    await queries.insertMatches(tx, rows);
    await memory.keep(tx, proposals, rememberedUntil);
    // By random ids, so that who stands beside whom in the outbox says nothing of them either.
    const inOrder = rows.toSorted((a, b) => a.id.localeCompare(b.id));
    await events.publishAll(
      tx,
      inOrder.map(({ id, userId }) => ({
        ...{ type: 'match.found' as const, actor: null, subject: id, scope: null },
        payload: { userId },
      })),
    );
  }
}

const pairOf = (one: string, other: string) => [one, other].sort().join(' ');
