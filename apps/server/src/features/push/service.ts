import type { Push, PushSubscription } from '@reverie/contract/push';
import { z } from 'zod';
import { pushJob } from '#features/push/job.ts';
import * as queries from '#features/push/queries.ts';
import { contextOf, hashOf } from '#features/push/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { HandlerOf } from '#platform/jobs/run-job.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { PushCarrier, PushKey } from '#providers/push/port.ts';

export type PushParts = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  seal: Seal;
  carrier: PushCarrier;
};

export type PushService = ReturnType<typeof createPush>;

type Holder = Pick<Person, 'userId' | 'sessionId'>;

/** What a browser shows: words that anybody may read over a shoulder, and where they lead. */
export type PushWords = { title: string; body: string; path: `/${string}` };

const device = z.strictObject({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
/** Seconds after which a message is worth nothing. */
const life = 86_400;

/** Devices that are told something while no page is open. */
export function createPush({ database, clock, jobs, seal, carrier }: PushParts) {
  /** Made when it is first asked for; null where nothing is sent, or the key is lost. */
  async function findKey(): Promise<PushKey | null> {
    if (!carrier.isOn) return null;
    const known = (await queries.findKey(database.read)) ?? (await makeKey());
    const privateKey = known && seal.open(known.sealed, contextOf(known.id));
    return known && privateKey ? { publicKey: known.publicKey, privateKey } : null;
  }

  async function makeKey() {
    const { publicKey, privateKey } = carrier.createKey();
    try {
      return await database.write(async (tx) => {
        const sealed = seal.seal(privateKey, contextOf('vapid'));
        await queries.insertKey(tx, { publicKey, sealed, createdAt: clock.now() });
        return queries.findKey(tx);
      });
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  async function get({ sessionId }: Holder): Promise<Push> {
    const key = await findKey();
    const isOn = key !== null && (await queries.isSubscribed(database.read, sessionId));
    return { key: key?.publicKey ?? null, isOn };
  }

  const send: HandlerOf<typeof pushJob> = async ({ payload, signal }) => {
    const { userId, subscriptionId, text, topic } = payload;
    const all = await queries.listLiving(database.read, userId, clock.now());
    const row = all.find(({ id }) => id === subscriptionId);
    const key = await findKey();
    const kept = row && seal.open(row.sealed, contextOf(row.id));
    if (!row || !key || !kept) return;
    const to = device.parse(JSON.parse(kept));
    const outcome = await carrier.send(to, { text, topic, life }, key, signal);
    if (outcome === 'later') throw new Error('a service of messages did not take one');
    if (outcome === 'gone') {
      await database.write((tx) => queries.deleteSubscription(tx, subscriptionId));
    }
  };

  return {
    get,
    send,

    /** Throws `push_off`, and `push_unknown` for an address of a service we do not speak to. */
    async subscribe(holder: Holder, { endpoint, keys }: PushSubscription): Promise<Push> {
      const { userId, sessionId } = holder;
      if (!(await findKey())) throw new Problem('push_off');
      if (!carrier.knows(endpoint)) throw new Problem('push_unknown');
      const now = clock.now();
      const id = newId(now);
      await database.write(async (tx) => {
        const kept = JSON.stringify({ endpoint, ...keys });
        const sealed = seal.seal(kept, contextOf(id));
        const row = { id, userId, sessionId, sealed, createdAt: now };
        await queries.replaceSubscription(tx, { ...row, endpointHash: hashOf(endpoint) });
      });
      return get(holder);
    },

    async leave(holder: Holder): Promise<Push> {
      await database.write((tx) => queries.deleteOfSession(tx, holder.sessionId));
      return get(holder);
    },

    /** Tells every device of somebody whose session lives, with the transaction. */
    async tell(tx: Db, userId: string, words: PushWords, topic: string): Promise<void> {
      const text = JSON.stringify({ ...words, topic });
      for (const { id: subscriptionId } of await queries.listLiving(tx, userId, clock.now())) {
        await jobs.send(tx, pushJob, { userId, subscriptionId, text, topic });
      }
    },

    async hasDevice(tx: Db, userId: string): Promise<boolean> {
      return (await queries.listLiving(tx, userId, clock.now())).length > 0;
    },

    async tidy(): Promise<void> {
      await database.write((tx) => queries.deleteDead(tx, clock.now()));
    },

    /** Which devices are told, as their owner takes it along: addresses of browsers open nothing. */
    async everythingOf(userId: string) {
      const rows = await queries.listLiving(database.read, userId, clock.now());
      return { pushedDevices: rows.map(({ createdAt }) => ({ since: createdAt.toISOString() })) };
    },
  };
}
